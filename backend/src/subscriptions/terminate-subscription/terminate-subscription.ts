import { lastDayOf } from '@sternklar/contracts/subscriptions/last-day';
import { type Month, monthOf } from '@sternklar/contracts/subscriptions/month';
import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { dayInGermany, endOfDayInGermany, numberOfTerm } from '@sternklar/contracts/subscriptions/term';
import {
  TERMINATION_RULES,
  type TerminationCause,
  type TerminationParty,
} from '@sternklar/contracts/subscriptions/termination';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { nowFor, type SubscriptionState, upToDate, whose } from '../subscription.ts';

export interface TerminateSubscription {
  readonly subscriptionId: string;
  readonly cause: TerminationCause;
  readonly declaredBy: TerminationParty;
  /** Days in Germany, `YYYY-MM-DD`: of the declaration, and the subscription's last one. */
  readonly declaredOn: string;
  readonly endsOn: string;
  readonly note: string | null;
  readonly now: Date;
}

export type TerminationRejection = 'no-subscription' | 'termination-day-impossible';

const justBefore = (moment: string) => new Date(Date.parse(moment) - 1);

/** The month of a subscription that had begun just before a moment. */
const startedMonthAt = (startedAt: string, moment: string): Month =>
  monthOf(startedAt, numberOfTerm({ startedAt, termMonths: 1 }, justBefore(moment)));

/** From when on nothing is billed of what ended at `endedAt`: a border of its months, the first of which begins at `billedFrom`. */
const borderOf = (billedFrom: string, endedAt: string, takesStartedMonthBack: boolean): string => {
  if (Date.parse(endedAt) < Date.parse(billedFrom)) return billedFrom;
  const month = startedMonthAt(billedFrom, endedAt);
  // By days, as invoices name them: the last one of a month that is over at noon is the day before.
  const isServed = lastDayOf(month.endsAt) <= dayInGermany(justBefore(endedAt).toISOString());
  return takesStartedMonthBack && !isServed ? month.startsAt : month.endsAt;
};

/**
 * Ends a subscription out of the ordinary: with the last day named, or at once where that is today. Which months it was
 * billed for in vain follows from the cause (`TERMINATION_RULES`).
 */
export const terminateSubscription = (
  state: SubscriptionState,
  { subscriptionId, cause, declaredBy, declaredOn, endsOn, note, now }: TerminateSubscription,
): Decision<SubscriptionEvent, TerminationRejection> => {
  const { events, current } = upToDate(state, now);
  if (current.status === 'none' || current.subscriptionId !== subscriptionId) return reject('no-subscription');
  const at = nowFor(current, now);
  const [firstDay, today] = [dayInGermany(current.startedAt), dayInGermany(at)];
  if ([declaredOn, endsOn].some((day) => day < firstDay || day > today)) return reject('termination-day-impossible');
  const endedAt = endsOn === today ? at : endOfDayInGermany(endsOn);
  const notBilledFrom = borderOf(current.terms.startedAt, endedAt, TERMINATION_RULES[cause].takesStartedMonthBack);
  const data = { ...whose(current), cause, declaredBy, declaredOn, endedAt, notBilledFrom, note };
  return [...events, { type: 'SubscriptionTerminated', data }];
};
