import { invoiceCancelled, invoiceCorrected, invoiceIssued, subscriptionStarted } from '../../../testing/events.ts';

/** A month of the first account's only subscription. */
export const first = (month: number, sequence = month) =>
  invoiceIssued(sequence, { subscription: 1, account: 1, month });
/** The same of the second account's. */
export const second = (month: number, sequence: number) =>
  invoiceIssued(sequence, { subscription: 2, account: 2, month });

/** The correction with a number, for the invoice with another. */
export const corrected = (
  sequence: number,
  invoice: number,
  of: { account: number; month: number; recipient: string; year?: number },
) => {
  const { data } = invoiceCorrected(sequence, invoice, { subscription: of.account, ...of });
  return { type: 'InvoiceCorrected' as const, data: { ...data, year: of.year ?? 2026 } };
};

/** The credit note with a number, for the invoice with another. */
export const takenBack = (
  sequence: number,
  invoice: number,
  of: { account: number; month: number; recipient?: string; year?: number },
) => {
  const { data } = invoiceCancelled(sequence, invoice, { subscription: of.account, ...of });
  return { type: 'InvoiceCancelled' as const, data: { ...data, year: of.year ?? 2026 } };
};

/** Two months of the first account and one of the second. */
export const log = [subscriptionStarted(1, 1), subscriptionStarted(2, 2), first(1), first(2), second(1, 3)] as const;
