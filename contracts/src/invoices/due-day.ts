import { Temporal } from 'temporal-polyfill';
import { INVOICE_PAYMENT_TERM_DAYS } from '../constants.ts';
import { dayInGermany } from '../subscriptions/term.ts';

/** Days are `YYYY-MM-DD`. */
export const daysAfter = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** The day in Germany, `YYYY-MM-DD`, by which an invoice that was open when it was issued is to be paid. */
export const dueDayOf = (issuedAt: string): string => daysAfter(dayInGermany(issuedAt), INVOICE_PAYMENT_TERM_DAYS);
