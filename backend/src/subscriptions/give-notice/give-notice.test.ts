import {
  noticeGiven,
  noticeWithdrawn,
  SUBSCRIPTION_ID,
  subscriptionEnded,
  subscriptionRenewed,
  subscriptionStarted,
} from '@sternklar/contracts/subscriptions/testing/subscription.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type SubscriptionState, subscriptionStreamType } from '../subscription.ts';
import { type GiveNotice, giveNotice } from './give-notice.ts';

const spec = deciderSpec(subscriptionStreamType);
const FIRST_END = '2027-03-02T09:00:00.000Z';
const SECOND_END = '2028-03-02T09:00:00.000Z';
const secondTerm = subscriptionRenewed({ term: 2, startsAt: FIRST_END, expiresAt: SECOND_END });

const giving =
  (now: string, command: Partial<GiveNotice> = {}) =>
  (state: SubscriptionState) =>
    giveNotice(state, {
      subscriptionId: null,
      givenBy: 'customer',
      receivedOn: null,
      expectedEnd: null,
      now: new Date(now),
      ...command,
    });

describe('giving notice', () => {
  it('ends the subscription with its term, which runs on until then', () => {
    spec.given(subscriptionStarted()).when(giving('2026-06-01T12:00:00.000Z')).then(noticeGiven());
  });

  it.each([
    ['on the last day, one second before midnight in Germany', '2027-02-02T22:59:59.000Z', '2027-02-02', FIRST_END],
    ['one second later, which is too late for this term', '2027-02-02T23:00:00.000Z', '2027-02-03', SECOND_END],
  ])('%s', (_case, now, receivedOn, endsAt) => {
    spec.given(subscriptionStarted()).when(giving(now)).then(noticeGiven({ receivedOn, endsAt }));
  });

  it('comes after the renewals that nobody recorded yet', () => {
    spec
      .given(subscriptionStarted())
      .when(giving('2027-06-01T12:00:00.000Z'))
      .then(secondTerm, noticeGiven({ receivedOn: '2027-06-01', endsAt: SECOND_END }));
  });

  it('takes the day on which it arrived, when an admin enters it later', () => {
    spec
      .given(subscriptionStarted())
      .when(giving('2027-02-20T12:00:00.000Z', { givenBy: 'admin', receivedOn: '2027-02-02' }))
      .then(noticeGiven({ givenBy: 'admin', receivedOn: '2027-02-02' }));
  });

  it('ends the subscription in the past, when it arrived in time and was entered after the renewal', () => {
    spec
      .given(subscriptionStarted(), secondTerm)
      .when(giving('2027-03-10T12:00:00.000Z', { givenBy: 'admin', receivedOn: '2027-01-15' }))
      .then(noticeGiven({ givenBy: 'admin', receivedOn: '2027-01-15' }), subscriptionEnded());
  });

  it.each([
    ['before the subscription began', '2026-03-01'],
    ['tomorrow', '2026-06-02'],
  ])('cannot have arrived %s', (_case, receivedOn) => {
    spec
      .given(subscriptionStarted())
      .when(giving('2026-06-01T12:00:00.000Z', { receivedOn }))
      .thenRejected('notice-day-impossible');
  });

  describe('by a clock that was put back to before it began', () => {
    const clock = '2026-02-28T12:00:00.000Z';

    it('arrived on the day on which it began', () => {
      spec
        .given(subscriptionStarted())
        .when(giving(clock, { expectedEnd: FIRST_END }))
        .then(noticeGiven({ receivedOn: '2026-03-02' }));
    });

    it('may be entered for that day, and for no other', () => {
      const entering = (receivedOn: string) => giving(clock, { givenBy: 'admin', receivedOn });
      spec
        .given(subscriptionStarted())
        .when(entering('2026-03-02'))
        .then(noticeGiven({ givenBy: 'admin', receivedOn: '2026-03-02' }));
      for (const day of ['2026-03-01', '2026-03-03'])
        spec.given(subscriptionStarted()).when(entering(day)).thenRejected('notice-day-impossible');
    });
  });

  it('is refused when it would end the subscription at another time than was shown', () => {
    const late = giving('2027-02-02T23:00:00.000Z', { expectedEnd: FIRST_END });
    spec.given(subscriptionStarted()).when(late).thenRejected('notice-end-changed');
  });

  it('is refused when it was given before, and taken again after it was withdrawn', () => {
    const again = giving('2026-07-01T12:00:00.000Z');
    spec.given(subscriptionStarted(), noticeGiven()).when(again).thenRejected('notice-already-given');
    spec
      .given(subscriptionStarted(), noticeGiven(), noticeWithdrawn())
      .when(again)
      .then(noticeGiven({ receivedOn: '2026-07-01' }));
  });

  it('that arrived in time replaces one for a later end, also for an end in the past', () => {
    const late = noticeGiven({ receivedOn: '2027-02-10', endsAt: SECOND_END });
    const inTime = { givenBy: 'admin', receivedOn: '2027-01-15' } as const;
    spec.given(subscriptionStarted(), late).when(giving('2027-02-20T12:00:00.000Z', inTime)).then(noticeGiven(inTime));
    spec
      .given(subscriptionStarted(), late, secondTerm)
      .when(giving('2027-03-10T12:00:00.000Z', inTime))
      .then(noticeGiven(inTime), subscriptionEnded());
  });

  it('is refused when it would end the subscription no earlier than one that was given', () => {
    spec
      .given(subscriptionStarted(), noticeGiven())
      .when(giving('2027-02-20T12:00:00.000Z', { givenBy: 'admin', receivedOn: '2027-01-15' }))
      .thenRejected('notice-already-given');
    spec
      .given(subscriptionStarted(), noticeGiven())
      .when(giving('2027-02-20T12:00:00.000Z', { givenBy: 'admin', receivedOn: '2027-02-10' }))
      .thenRejected('notice-already-given');
    spec
      .given(subscriptionStarted(), noticeGiven())
      .when(giving('2027-02-20T12:00:00.000Z', { receivedOn: '2027-02-10', expectedEnd: SECOND_END }))
      .thenRejected('notice-already-given');
  });

  it.each([
    ['there is none', []],
    ['it has ended', [subscriptionStarted(), noticeGiven(), subscriptionEnded()]],
    ['its end has come and nobody recorded it', [subscriptionStarted(), noticeGiven()]],
  ])('is refused when %s', (_case, past) => {
    spec
      .given(...past)
      .when(giving('2027-03-02T09:00:00.000Z'))
      .thenRejected('no-subscription');
  });

  it('is refused for another subscription than the one that runs', () => {
    const begunAnew = subscriptionStarted({ subscriptionId: '0198a000-0000-7000-8000-00000000e002' });
    spec
      .given(subscriptionStarted(), noticeGiven(), subscriptionEnded(), begunAnew)
      .when(giving('2027-06-01T12:00:00.000Z', { subscriptionId: SUBSCRIPTION_ID }))
      .thenRejected('no-subscription');
  });

  it('that began on 29 February ends on the 28th, 28 days after the last day of January', () => {
    const startedAt = '2028-02-29T11:00:00.000Z';
    const endsAt = '2029-02-28T11:00:00.000Z';
    spec
      .given(subscriptionStarted({ startedAt, expiresAt: endsAt }))
      .when(giving('2029-01-31T12:00:00.000Z'))
      .then(noticeGiven({ receivedOn: '2029-01-31', endsAt }));
  });
});
