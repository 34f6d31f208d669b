import { Temporal } from 'temporal-polyfill';
import { NOTICE_DAYS_OTHER_PAGES, NOTICE_REMINDER_DAYS } from '../constants.ts';
import { GERMANY, lastDayOfNotice } from './term.ts';

/** Reminders go out in the morning in Germany. */
const HOUR = 9;

/** When reminders of the terms with the same last day for notice are due, ISO 8601 UTC. */
interface Moments {
  /** By days before that day. */
  readonly due: ReadonlyMap<number, string>;
  /** The day is over. */
  readonly end: string;
}

/** What a calendar says of a time zone is dear, and a log has many terms that end on the same days. */
const known = new Map<string, Moments>();
const MOST_KNOWN = 5_000;

const momentsFor = (expiresAt: string): Moments => {
  const lastDay = lastDayOfNotice(expiresAt, NOTICE_DAYS_OTHER_PAGES);
  const found = known.get(lastDay);
  if (found) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const made = momentsOf(Temporal.PlainDate.from(lastDay));
  known.set(lastDay, made);
  return made;
};

const momentsOf = (lastDay: Temporal.PlainDate): Moments => ({
  due: new Map(NOTICE_REMINDER_DAYS.map((days) => [days, isoText(lastDay.subtract({ days }), HOUR)])),
  end: isoText(lastDay.add({ days: 1 }), 0),
});

const isoText = (day: Temporal.PlainDate, hour: number): string => {
  const moment = day.toZonedDateTime({ timeZone: GERMANY, plainTime: Temporal.PlainTime.from({ hour }) });
  return new Date(moment.epochMilliseconds).toISOString();
};

/** The day after which no reminder of a term makes sense any more is over, ISO 8601 UTC. */
export const remindersEndAt = (expiresAt: string): string => momentsFor(expiresAt).end;

/** When the next reminder of a term is due, ISO 8601 UTC; null after the last. `reminded` is the last one that was sent. */
export const nextReminderAt = (expiresAt: string, reminded: number | null): string | null => {
  const next = NOTICE_REMINDER_DAYS.find((days) => reminded === null || days < reminded);
  return next === undefined ? null : (momentsFor(expiresAt).due.get(next) ?? null);
};

/**
 * Which reminder of a term is to be sent at `now`, as its days before; null for none. One that was missed is made up for, but
 * never two at once, and none when the day is over.
 */
export const dueReminder = (expiresAt: string, reminded: number | null, now: Date): number | null => {
  const isOver = (moment: string) => Date.parse(moment) <= now.getTime();
  const { due, end } = momentsFor(expiresAt);
  if (isOver(end)) return null;
  const newest = NOTICE_REMINDER_DAYS.findLast((days) => isOver(due.get(days) ?? end));
  return newest === undefined || (reminded !== null && reminded <= newest) ? null : newest;
};
