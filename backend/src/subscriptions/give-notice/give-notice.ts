import { NOTICE_DAYS_TERMS } from '@sternklar/contracts/constants';
import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { dayInGermany, endAfterNotice } from '@sternklar/contracts/subscriptions/term';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { nowFor, overdue, type SubscriptionState, upToDate, whose } from '../subscription.ts';

export interface GiveNotice {
  /** Which subscription is meant; null: the one that runs. */
  readonly subscriptionId: string | null;
  readonly givenBy: 'customer' | 'admin';
  /** Day in Germany, `YYYY-MM-DD`, on which the notice arrived; today when null. */
  readonly receivedOn: string | null;
  /** The end that was shown to whoever gives notice; null when none was. */
  readonly expectedEnd: string | null;
  readonly now: Date;
}

export type NoticeRejection =
  | 'no-subscription'
  | 'notice-already-given'
  | 'notice-day-impossible'
  | 'notice-end-changed';

/**
 * Ends the subscription with the first term that a notice of that day is in time for. One that arrived in time and is
 * entered late may end it in the past, and replaces one that was given for a later end.
 */
export const giveNotice = (
  state: SubscriptionState,
  { subscriptionId, givenBy, receivedOn, expectedEnd, now }: GiveNotice,
): Decision<SubscriptionEvent, NoticeRejection> => {
  const { events, current } = upToDate(state, now);
  if (current.status === 'none') return reject('no-subscription');
  if (subscriptionId !== null && subscriptionId !== current.subscriptionId) return reject('no-subscription');
  const today = dayInGermany(nowFor(current, now));
  const day = receivedOn ?? today;
  if (day > today || day < dayInGermany(current.startedAt)) return reject('notice-day-impossible');
  const endsAt = endAfterNotice(current.terms, day, NOTICE_DAYS_TERMS);
  // One that arrived in time for an earlier end goes before one that came later, whichever was entered first.
  if (current.endsAt !== null && Date.parse(endsAt) >= Date.parse(current.endsAt))
    return reject('notice-already-given');
  if (expectedEnd !== null && Date.parse(expectedEnd) !== Date.parse(endsAt)) return reject('notice-end-changed');
  const data = { ...whose(current), givenBy, receivedOn: day, noticeDays: NOTICE_DAYS_TERMS, endsAt };
  return [...events, { type: 'SubscriptionNoticeGiven', data }, ...overdue({ ...current, endsAt }, now)];
};
