import type { BillingDetails } from '../billing-details.ts';
import type { SubscriptionEvent } from '../subscription.events.ts';

export const SUBSCRIPTION_ID = '0198a000-0000-7000-8000-00000000e001';
export const SUBSCRIBER_ID = '0198a000-0000-7000-8000-00000000a001';

export const DETAILS: BillingDetails = {
  street: 'Mühlenstraße 12',
  postalCode: '55543',
  town: 'Bad Kreuznach',
  vatId: 'DE136695976',
};

type DataOf<Type extends SubscriptionEvent['type']> = Extract<SubscriptionEvent, { type: Type }>['data'];

/** Events for tests: what is not said has a fitting value. */
export const subscriptionStarted = (data: Partial<DataOf<'SubscriptionStarted'>> = {}) =>
  ({
    type: 'SubscriptionStarted',
    data: {
      subscriptionId: SUBSCRIPTION_ID,
      accountId: SUBSCRIBER_ID,
      planName: 'standard',
      pricePerMonthEuro: 59,
      termMonths: 12,
      vatPercent: 19,
      paymentMethod: 'Kreditkarte',
      startedAt: '2026-03-02T09:00:00.000Z',
      expiresAt: '2027-03-02T09:00:00.000Z',
      companyName: null,
      billingDetails: null,
      ...data,
    },
  }) satisfies SubscriptionEvent;

const whose = { subscriptionId: SUBSCRIPTION_ID, accountId: SUBSCRIBER_ID };

export const billingDetailsChanged = (data: Partial<DataOf<'BillingDetailsChanged'>> = {}) =>
  ({
    type: 'BillingDetailsChanged',
    data: { ...whose, companyName: 'Bäckerei Sonnenschein GmbH', billingDetails: DETAILS, ...data },
  }) satisfies SubscriptionEvent;

export const subscriptionRenewed = (data: Omit<DataOf<'SubscriptionRenewed'>, keyof typeof whose>) =>
  ({ type: 'SubscriptionRenewed', data: { ...whose, ...data } }) satisfies SubscriptionEvent;

export const noticeGiven = (data: Partial<DataOf<'SubscriptionNoticeGiven'>> = {}) =>
  ({
    type: 'SubscriptionNoticeGiven',
    data: {
      ...whose,
      givenBy: 'customer',
      receivedOn: '2026-06-01',
      noticeDays: 28,
      endsAt: '2027-03-02T09:00:00.000Z',
      ...data,
    },
  }) satisfies SubscriptionEvent;

export const noticeWithdrawn = (expiresAt = '2027-03-02T09:00:00.000Z') =>
  ({ type: 'SubscriptionNoticeWithdrawn', data: { ...whose, expiresAt } }) satisfies SubscriptionEvent;

export const noticeReminded = (
  daysBefore: number,
  data: Partial<Omit<DataOf<'SubscriptionNoticeReminded'>, keyof typeof whose>> = {},
) =>
  ({
    type: 'SubscriptionNoticeReminded',
    data: {
      ...whose,
      term: 1,
      daysBefore,
      noticeUntil: '2027-02-02',
      noticeRecommendedUntil: '2027-01-31',
      expiresAt: '2027-03-02T09:00:00.000Z',
      ...data,
    },
  }) satisfies SubscriptionEvent;

export const subscriptionTerminated = (data: Partial<DataOf<'SubscriptionTerminated'>> = {}) =>
  ({
    type: 'SubscriptionTerminated',
    data: {
      ...whose,
      cause: 'insolvency',
      declaredBy: 'customer',
      declaredOn: '2026-06-01',
      endedAt: '2026-06-01T22:00:00.000Z',
      notBilledFrom: '2026-06-02T09:00:00.000Z',
      note: null,
      ...data,
    },
  }) satisfies SubscriptionEvent;

export const subscriptionEnded = (endedAt = '2027-03-02T09:00:00.000Z') =>
  ({ type: 'SubscriptionEnded', data: { ...whose, endedAt } }) satisfies SubscriptionEvent;
