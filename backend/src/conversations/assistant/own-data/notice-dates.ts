import { NOTICE_DAYS_OTHER_PAGES, NOTICE_DAYS_TERMS } from '@sternklar/contracts/constants';
import { dayInGermany, lastDayOfNotice } from '@sternklar/contracts/subscriptions/term';
import type { OwnSubscription } from './customer-facts.ts';

const inWords = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'long' });

/** A day, `YYYY-MM-DD`: '14. August 2026'. */
export const dateInWords = (day: string): string => inWords.format(new Date(day));

/** A moment (ISO 8601) as the day it is in Germany: '14. August 2026'. */
export const dayInWords = (time: string): string => dateInWords(dayInGermany(time));

/** Until when notice has to be given for one end of a term, as days in words. */
export interface NoticeDates {
  readonly endOfTerm: string;
  readonly recommended: string;
  readonly latest: string;
}

/** The dates for the running term; when notice for it would come too late, `next` has those of the term after. */
export const noticeDates = (
  subscription: OwnSubscription,
): { readonly running: NoticeDates; readonly next: NoticeDates | null } => {
  const { expires_at: end, ends_at_if_noticed_today: endIfNoticed } = subscription;
  const running: NoticeDates = {
    endOfTerm: dayInWords(end),
    recommended: dateInWords(subscription.notice_recommended_until),
    latest: dateInWords(subscription.notice_until),
  };
  if (endIfNoticed === end) return { running, next: null };
  const next: NoticeDates = {
    endOfTerm: dayInWords(endIfNoticed),
    recommended: dateInWords(lastDayOfNotice(endIfNoticed, NOTICE_DAYS_OTHER_PAGES)),
    latest: dateInWords(lastDayOfNotice(endIfNoticed, NOTICE_DAYS_TERMS)),
  };
  return { running, next };
};
