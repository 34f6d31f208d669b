import { Temporal } from 'temporal-polyfill';
import { NOTICE_DAYS_OTHER_PAGES, NOTICE_REMINDER_DAYS } from '../constants.ts';
import { GERMANY, lastDayOfNotice } from './term.ts';

/** Reminders go out in the morning in Germany. */
const HOUR = 9;

/** When the reminder of so many days before the day that is named as the last one is due for a term that ends then, ISO 8601 UTC. */
const momentOf = (expiresAt: string, daysBefore: number): string => {
  const day = Temporal.PlainDate.from(lastDayOfNotice(expiresAt, NOTICE_DAYS_OTHER_PAGES)).subtract({
    days: daysBefore,
  });
  const moment = day.toZonedDateTime({ timeZone: GERMANY, plainTime: Temporal.PlainTime.from({ hour: HOUR }) });
  return new Date(moment.epochMilliseconds).toISOString();
};

/** The day after which no reminder of a term makes sense any more is over, ISO 8601 UTC. */
export const remindersEndAt = (expiresAt: string): string => {
  const dayAfter = Temporal.PlainDate.from(lastDayOfNotice(expiresAt, NOTICE_DAYS_OTHER_PAGES)).add({ days: 1 });
  return new Date(dayAfter.toZonedDateTime(GERMANY).epochMilliseconds).toISOString();
};

/** When the next reminder of a term is due, ISO 8601 UTC; null after the last. `reminded` is the last one that was sent. */
export const nextReminderAt = (expiresAt: string, reminded: number | null): string | null => {
  const next = NOTICE_REMINDER_DAYS.find((days) => reminded === null || days < reminded);
  return next === undefined ? null : momentOf(expiresAt, next);
};

/**
 * Which reminder of a term is to be sent at `now`, as its days before; null for none. One that was missed is made up for, but
 * never two at once, and none when the day is over.
 */
export const dueReminder = (expiresAt: string, reminded: number | null, now: Date): number | null => {
  const isOver = (moment: string) => Date.parse(moment) <= now.getTime();
  if (isOver(remindersEndAt(expiresAt))) return null;
  const newest = NOTICE_REMINDER_DAYS.findLast((days) => isOver(momentOf(expiresAt, days)));
  return newest === undefined || (reminded !== null && reminded <= newest) ? null : newest;
};
