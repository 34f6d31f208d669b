import {
  noticeGiven,
  noticeReminded,
  noticeWithdrawn,
  subscriptionEnded,
  subscriptionRenewed,
  subscriptionStarted,
} from '@sternklar/contracts/subscriptions/testing/subscription.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type SubscriptionState, subscriptionStreamType } from '../subscription.ts';
import { remindOfNotice } from './remind-of-notice.ts';

const spec = deciderSpec(subscriptionStreamType);
const FIRST_END = '2027-03-02T09:00:00.000Z';
const SECOND_END = '2028-03-02T09:00:00.000Z';
const secondTerm = subscriptionRenewed({ term: 2, startsAt: FIRST_END, expiresAt: SECOND_END });
const reminding = (now: string) => (state: SubscriptionState) => remindOfNotice(state, new Date(now));

describe('reminding of the last day for notice', () => {
  it('names both days and the end of the term', () => {
    spec.given(subscriptionStarted()).when(reminding('2026-12-02T08:00:00.000Z')).then(noticeReminded(60));
  });

  it('happens twice a term and no more', () => {
    const first = [subscriptionStarted(), noticeReminded(60)];
    spec
      .given(...first)
      .when(reminding('2026-12-26T08:00:00.000Z'))
      .thenNothing();
    spec
      .given(...first)
      .when(reminding('2026-12-27T08:00:00.000Z'))
      .then(noticeReminded(35));
    spec
      .given(...first, noticeReminded(35))
      .when(reminding('2027-01-20T08:00:00.000Z'))
      .thenNothing();
  });

  it('leaves out the first one when both were missed', () => {
    spec.given(subscriptionStarted()).when(reminding('2027-01-20T08:00:00.000Z')).then(noticeReminded(35));
  });

  it('does not happen once the day is over', () => {
    spec.given(subscriptionStarted()).when(reminding('2027-02-01T08:00:00.000Z')).thenNothing();
  });

  it('begins anew with the next term, also when nobody recorded it', () => {
    const past = [subscriptionStarted(), noticeReminded(60), noticeReminded(35)];
    const inSecond = noticeReminded(60, {
      term: 2,
      noticeUntil: '2028-02-03',
      noticeRecommendedUntil: '2028-02-01',
      expiresAt: SECOND_END,
    });
    spec
      .given(...past)
      .when(reminding('2027-12-04T08:00:00.000Z'))
      .then(secondTerm, inSecond);
  });

  it('is for those who gave no notice', () => {
    const noticed = [subscriptionStarted(), noticeGiven()];
    spec
      .given(...noticed)
      .when(reminding('2026-12-02T08:00:00.000Z'))
      .thenNothing();
    spec
      .given(...noticed, noticeWithdrawn())
      .when(reminding('2026-12-02T08:00:00.000Z'))
      .then(noticeReminded(60));
    spec
      .given(...noticed, subscriptionEnded())
      .when(reminding('2027-12-04T08:00:00.000Z'))
      .thenNothing();
    spec.given().when(reminding('2026-12-02T08:00:00.000Z')).thenNothing();
  });
});
