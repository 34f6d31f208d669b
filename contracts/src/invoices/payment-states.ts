/** How long ago open invoices were due, in days; together they are all that is open. */
export const OPEN_AGES = ['not-due', 'overdue-30', 'overdue-60', 'overdue-90', 'overdue-longer'] as const;
export type OpenAge = (typeof OPEN_AGES)[number];

/**
 * What the list of invoices is filtered by: `overdue` is open since before today, `failed` open after the card on file was asked,
 * `disputed` one whose payment the payer's bank decides about, `partly-taken-back` one of whose payment a bank took a part that nobody
 * has seen to: of these that part counts,
 * `transfer-owed` one that was taken back after its transfer came.
 */
export const PAYMENT_STATES = [
  'open',
  ...OPEN_AGES,
  'overdue',
  'failed',
  'disputed',
  'partly-taken-back',
  'written-off',
  'transfer-owed',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
