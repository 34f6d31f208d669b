import { NOTICE_DAYS_OTHER_PAGES, NOTICE_DAYS_TERMS } from '@sternklar/contracts/constants';
import { dueReminder } from '@sternklar/contracts/subscriptions/reminders';
import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { lastDayOfNotice } from '@sternklar/contracts/subscriptions/term';
import { type SubscriptionState, upToDate, whose } from '../subscription.ts';

/**
 * Reminds of the last day for notice, each time once per term. Who gave notice needs none; what was missed while nothing ran
 * is made up for as far as it still helps.
 */
export const remindOfNotice = (state: SubscriptionState, now: Date): readonly SubscriptionEvent[] => {
  const { events, current } = upToDate(state, now);
  if (current.status === 'none' || current.endsAt !== null) return events;
  const { term, expiresAt, reminded } = current;
  const daysBefore = dueReminder(expiresAt, reminded, now);
  if (daysBefore === null) return events;
  const noticeUntil = lastDayOfNotice(expiresAt, NOTICE_DAYS_TERMS);
  const noticeRecommendedUntil = lastDayOfNotice(expiresAt, NOTICE_DAYS_OTHER_PAGES);
  const data = { ...whose(current), term, daysBefore, noticeUntil, noticeRecommendedUntil, expiresAt };
  return [...events, { type: 'SubscriptionNoticeReminded', data }];
};
