import type { PlantedFault } from '../planted-fault.ts';

/** Contracts, invoices and the calendar. */
export const money: readonly PlantedFault[] = [
  {
    name: 'cent-lost',
    promise: 'Net amount and tax are right to the cent.',
    file: 'contracts/src/invoices/amounts.ts',
    from: 'Math.round((grossCents * 100) / (100 + vatPercent))',
    to: 'Math.floor((grossCents * 100) / (100 + vatPercent))',
  },
  {
    name: 'gap-between-numbers',
    promise: 'Invoice numbers have no gap.',
    file: 'backend/src/invoices/numbering.ts',
    from: 'before + index + 1',
    to: 'before + index + (before > 0 ? 2 : 1)',
  },
  {
    name: 'month-billed-twice',
    promise: 'A month is billed once.',
    file: 'backend/src/invoices/issue-invoices/issue-invoices.ts',
    from: '.filter(({ invoiceId }) => !state.issued.has(invoiceId))',
    to: '.filter(({ invoiceId }) => !state.cancelled.has(invoiceId))',
  },
  {
    name: 'billed-after-the-end',
    promise: 'No month is billed that begins after the end of a subscription.',
    file: 'backend/src/invoices/due-months.ts',
    from: 'Date.parse(endsAt) - 1)',
    to: 'Date.parse(endsAt))',
  },
  {
    name: 'year-by-universal-time',
    promise: 'The year of an invoice is the one in Germany.',
    file: 'contracts/src/invoices/retention.ts',
    from: 'Number(dayInGermany(time).slice(0, 4))',
    to: 'Number(time.slice(0, 4))',
  },
  {
    name: 'invoice-erased-a-year-early',
    promise: 'An invoice is kept for eight whole years after the one of its issue.',
    file: 'contracts/src/invoices/retention.ts',
    from: '> keptThroughYear(year)',
    to: '>= keptThroughYear(year)',
  },
  {
    name: 'due-a-day-early',
    promise: 'An open invoice is due three days after its day.',
    file: 'contracts/src/invoices/due-day.ts',
    from: 'dayInGermany(issuedAt), INVOICE_PAYMENT_TERM_DAYS)',
    to: 'dayInGermany(issuedAt), INVOICE_PAYMENT_TERM_DAYS - 1)',
  },
  {
    name: 'term-of-thirty-days',
    promise: 'A term ends on the same day of a month, or on its last one.',
    file: 'contracts/src/subscriptions/term.ts',
    from: '.add({ months: policy.termMonths * number })',
    to: '.add({ days: 30 * policy.termMonths * number })',
  },
  {
    name: 'term-of-another-length',
    promise: 'A subscription runs for twelve months.',
    file: 'contracts/src/constants.ts',
    from: 'export const TERM_MONTHS = 12;',
    to: 'export const TERM_MONTHS = 24;',
  },
  {
    name: 'last-day-of-notice-too-late',
    promise: 'A notice on the last possible day ends the term.',
    file: 'contracts/src/subscriptions/term.ts',
    from: 'while (receivedOn > lastDayOfNotice(',
    to: 'while (receivedOn >= lastDayOfNotice(',
  },
  {
    name: 'renewed-in-spite-of-notice',
    promise: 'A subscription under notice is not renewed at its end.',
    file: 'backend/src/subscriptions/subscription.ts',
    from: 'Date.parse(expiresAt) < Date.parse(endsAt)',
    to: 'Date.parse(expiresAt) <= Date.parse(endsAt)',
  },
  {
    name: 'reminded-too-late',
    promise: 'Nobody is reminded of a notice when its last day is over.',
    file: 'contracts/src/subscriptions/reminders.ts',
    from: 'if (isOver(end)) return null;',
    to: 'if (isOver(expiresAt)) return null;',
  },
];
