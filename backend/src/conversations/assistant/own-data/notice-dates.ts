import { NOTICE_DAYS_OTHER_PAGES, NOTICE_DAYS_TERMS, TERM_MONTHS } from '@sternklar/contracts/constants';
import { endOfCurrentTerm } from '@sternklar/contracts/subscriptions/term';

const DAY_MS = 86_400_000;
const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });
const inWords = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'long' });

/** A day of Germany's calendar; the time is noon, which no change of clocks moves into another day. */
const dayOf = (time: string | Date): Date => new Date(`${berlinDay.format(new Date(time))}T12:00:00Z`);
const daysBefore = (day: Date, days: number): Date => new Date(day.getTime() - days * DAY_MS);

/** A moment (ISO 8601) as the day it is in Germany: '14. August 2026'. */
export const dayInWords = (time: string | Date): string => inWords.format(dayOf(time));

/** Until when notice has to be given for one end of a term, as days in words. */
export interface NoticeDates {
  readonly endOfTerm: string;
  readonly recommended: string;
  readonly latest: string;
}

const noticeFor = (end: string) => {
  const day = dayOf(end);
  const latest = daysBefore(day, NOTICE_DAYS_TERMS);
  const words: NoticeDates = {
    endOfTerm: inWords.format(day),
    recommended: inWords.format(daysBefore(day, NOTICE_DAYS_OTHER_PAGES)),
    latest: inWords.format(latest),
  };
  return { words, latest };
};

/**
 * The dates for the running term; when notice for it would come too late at `now`, `next` has those of the term after.
 * Counted in Germany's calendar from ISO 8601 times.
 */
export const noticeDates = (
  { started_at, expires_at }: { readonly started_at: string; readonly expires_at: string },
  now: Date,
): { readonly running: NoticeDates; readonly next: NoticeDates | null } => {
  const running = noticeFor(expires_at);
  if (dayOf(now) <= running.latest) return { running: running.words, next: null };
  const policy = { startedAt: started_at, termMonths: TERM_MONTHS };
  return { running: running.words, next: noticeFor(endOfCurrentTerm(policy, new Date(expires_at))).words };
};
