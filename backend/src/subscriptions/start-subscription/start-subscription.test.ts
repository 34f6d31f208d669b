import {
  PLAN_NAME,
  PRICE_FIRST_YEAR_EUR,
  PRICE_PER_MONTH_EUR,
  TERM_MONTHS,
  VAT_PERCENT,
} from '@sternklar/contracts/constants';
import {
  DETAILS,
  SUBSCRIBER_ID,
  SUBSCRIPTION_ID,
  subscriptionStarted,
  subscriptionTerminated,
} from '@sternklar/contracts/subscriptions/testing/subscription.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, expect, it } from 'vitest';
import { STANDARD_PLAN } from '../plan.ts';
import { type SubscriptionState, subscriptionStreamType } from '../subscription.ts';
import { startSubscription } from './start-subscription.ts';

const spec = deciderSpec(subscriptionStreamType);
const starting = (now: string) => (state: SubscriptionState) =>
  startSubscription(state, {
    subscriptionId: SUBSCRIPTION_ID,
    accountId: SUBSCRIBER_ID,
    plan: STANDARD_PLAN,
    company: { companyName: 'Bäckerei Sonnenschein GmbH', billingDetails: DETAILS },
    now: new Date(now),
  });

describe('starting a subscription', () => {
  it('records what was agreed, and the end of the first term', () => {
    spec
      .given()
      .when(starting('2026-03-02T09:00:00.000Z'))
      .then(
        subscriptionStarted({
          planName: PLAN_NAME,
          pricePerMonthEuro: PRICE_PER_MONTH_EUR,
          termMonths: TERM_MONTHS,
          vatPercent: VAT_PERCENT,
          paymentMethod: 'Kreditkarte',
          startedAt: '2026-03-02T09:00:00.000Z',
          expiresAt: '2027-03-02T09:00:00.000Z',
          companyName: 'Bäckerei Sonnenschein GmbH',
          billingDetails: DETAILS,
        }),
      );
  });

  it('keeps the versions of AGB and Datenschutz that were named', () => {
    const terms = { agb: '2026-11-25', datenschutz: '2025-01-24.1' };
    spec
      .given()
      .when((state: SubscriptionState) =>
        startSubscription(state, {
          subscriptionId: SUBSCRIPTION_ID,
          accountId: SUBSCRIBER_ID,
          plan: STANDARD_PLAN,
          company: { companyName: null, billingDetails: null },
          terms,
          now: new Date('2026-03-02T09:00:00.000Z'),
        }),
      )
      .then(subscriptionStarted({ terms }));
  });

  it('counts the year by the calendar in Germany: a 29 February ends on the 28th', () => {
    spec
      .given()
      .when(starting('2028-02-28T23:30:00.000Z'))
      .then(
        subscriptionStarted({
          startedAt: '2028-02-28T23:30:00.000Z',
          expiresAt: '2029-02-27T23:30:00.000Z',
          companyName: 'Bäckerei Sonnenschein GmbH',
          billingDetails: DETAILS,
        }),
      );
  });

  it('bills no day again that the one before was billed for, and begins its months and terms after that', () => {
    const notBilledFrom = '2026-06-02T08:00:00.000Z';
    const before = subscriptionTerminated({ endedAt: '2026-05-20T12:00:00.000Z', notBilledFrom });
    const restarted = { startedAt: '2026-05-20T13:00:00.000Z', companyName: 'Bäckerei Sonnenschein GmbH' };
    spec
      .given(subscriptionStarted(), before)
      .when(starting('2026-05-20T13:00:00.000Z'))
      .then(
        subscriptionStarted({
          ...restarted,
          billedFrom: notBilledFrom,
          expiresAt: '2027-06-02T08:00:00.000Z',
          billingDetails: DETAILS,
        }),
      );
    const startedAt = notBilledFrom;
    spec
      .given(subscriptionStarted(), before)
      .when(starting(startedAt))
      .then(
        subscriptionStarted({
          ...restarted,
          startedAt,
          expiresAt: '2027-06-02T08:00:00.000Z',
          billingDetails: DETAILS,
        }),
      );
  });

  it('is refused while one runs', () => {
    spec
      .given(subscriptionStarted())
      .when(starting('2026-03-02T09:00:01.000Z'))
      .thenRejected('subscription-already-active');
  });

  it('is refused after the first term, too, because the subscription renewed itself', () => {
    spec
      .given(subscriptionStarted())
      .when(starting('2027-03-02T09:00:00.000Z'))
      .thenRejected('subscription-already-active');
  });

  it('is for 59 euro a month, 708 in the first year', () => {
    expect(STANDARD_PLAN).toMatchObject({
      planName: 'standard',
      pricePerMonthEuro: 59,
      termMonths: 12,
      vatPercent: 19,
    });
    expect(PRICE_FIRST_YEAR_EUR).toBe(708);
  });
});
