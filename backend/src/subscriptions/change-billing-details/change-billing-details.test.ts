import {
  billingDetailsChanged,
  DETAILS,
  noticeGiven,
  subscriptionEnded,
  subscriptionRenewed,
  subscriptionStarted,
} from '@sternklar/contracts/subscriptions/testing/subscription.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type SubscriptionState, subscriptionStreamType } from '../subscription.ts';
import { changeBillingDetails } from './change-billing-details.ts';

const spec = deciderSpec(subscriptionStreamType);
const company = { companyName: 'Bäckerei Sonnenschein GmbH', billingDetails: DETAILS };
const changing =
  (now = '2026-06-01T12:00:00.000Z', to = company) =>
  (state: SubscriptionState) =>
    changeBillingDetails(state, { company: to, now: new Date(now) });

describe('changing billing details', () => {
  it('says to whom later invoices go', () => {
    spec.given(subscriptionStarted()).when(changing()).then(billingDetailsChanged());
  });

  it('records nothing when they are known, from the start or from a change', () => {
    spec.given(subscriptionStarted(company)).when(changing()).thenNothing();
    spec.given(subscriptionStarted(), billingDetailsChanged()).when(changing()).thenNothing();
  });

  it('takes every difference for a change', () => {
    const moved = { ...company, billingDetails: { ...DETAILS, vatId: null } };
    spec
      .given(subscriptionStarted(company))
      .when(changing(undefined, moved as typeof company))
      .then(billingDetailsChanged(moved));
  });

  it('is possible as long as the subscription runs, also after notice', () => {
    spec.given(subscriptionStarted(), noticeGiven()).when(changing()).then(billingDetailsChanged());
  });

  it('comes after a renewal that nobody recorded yet', () => {
    spec
      .given(subscriptionStarted())
      .when(changing('2027-03-02T09:00:00.000Z'))
      .then(
        subscriptionRenewed({ term: 2, startsAt: '2027-03-02T09:00:00.000Z', expiresAt: '2028-03-02T09:00:00.000Z' }),
        billingDetailsChanged(),
      );
  });

  it('is refused where no subscription runs', () => {
    spec.given().when(changing()).thenRejected('no-subscription');
    spec
      .given(subscriptionStarted(), noticeGiven(), subscriptionEnded())
      .when(changing('2027-04-01T00:00:00.000Z'))
      .thenRejected('no-subscription');
  });
});
