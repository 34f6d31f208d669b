import { Temporal } from 'temporal-polyfill';
import { INVOICE_PAYMENT_TERM_DAYS } from '../constants.ts';
import { dayInGermany } from '../subscriptions/term.ts';

/** The day in Germany, `YYYY-MM-DD`, by which an invoice that was open when it was issued is to be paid. */
export const dueDayOf = (issuedAt: string): string =>
  Temporal.PlainDate.from(dayInGermany(issuedAt)).add({ days: INVOICE_PAYMENT_TERM_DAYS }).toString();
