import {
  noticeGiven,
  noticeWithdrawn,
  subscriptionRenewed,
  subscriptionStarted,
} from '@sternklar/contracts/subscriptions/testing/subscription.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type SubscriptionState, subscriptionStreamType } from '../subscription.ts';
import { withdrawNotice } from './withdraw-notice.ts';

const spec = deciderSpec(subscriptionStreamType);
const FIRST_END = '2027-03-02T09:00:00.000Z';
const SECOND_END = '2028-03-02T09:00:00.000Z';
const withdrawing = (now: string) => (state: SubscriptionState) => withdrawNotice(state, new Date(now));

describe('withdrawing notice', () => {
  it('lets the subscription renew itself as before', () => {
    spec
      .given(subscriptionStarted(), noticeGiven())
      .when(withdrawing('2027-03-02T08:59:59.000Z'))
      .then(noticeWithdrawn());
  });

  it('comes after a renewal that nobody recorded yet', () => {
    spec
      .given(subscriptionStarted(), noticeGiven({ endsAt: SECOND_END }))
      .when(withdrawing('2027-03-02T09:00:00.000Z'))
      .then(subscriptionRenewed({ term: 2, startsAt: FIRST_END, expiresAt: SECOND_END }), noticeWithdrawn(SECOND_END));
  });

  it('is refused when the subscription has ended, though nobody recorded it', () => {
    spec
      .given(subscriptionStarted(), noticeGiven())
      .when(withdrawing('2027-03-02T09:00:00.000Z'))
      .thenRejected('no-subscription');
  });

  it('is refused when no notice was given', () => {
    spec.given(subscriptionStarted()).when(withdrawing('2026-06-01T12:00:00.000Z')).thenRejected('no-notice');
  });
});
