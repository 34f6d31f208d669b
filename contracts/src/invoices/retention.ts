import { INVOICE_RETENTION_YEARS } from '../constants.ts';
import { dayInGermany } from '../subscriptions/term.ts';

/** The year in Germany at a moment given as ISO 8601. */
export const yearInGermany = (time: string): number => Number(dayInGermany(time).slice(0, 4));

/** The last year through which an invoice of a year is kept: retention begins with the end of the year of its issue. */
export const keptThroughYear = (year: number): number => year + INVOICE_RETENTION_YEARS;

/** Whether an invoice issued in a year may be erased at `now`. */
export const isRetentionOver = (year: number, now: Date): boolean =>
  yearInGermany(now.toISOString()) > keptThroughYear(year);
