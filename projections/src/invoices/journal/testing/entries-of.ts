import type { InvoiceEvent } from '@sternklar/contracts/invoices/invoice.events';
import type { JournalAccount } from '@sternklar/contracts/invoices/journal';
import { invoiceCancelled, invoiceIssued } from '../../../testing/events.ts';

export const BILLED = { subscription: 1, account: 1, month: 1 };
export const open = (sequence: number) => invoiceIssued(sequence, { ...BILLED, month: sequence }, null);
export const ENTRIES = `select kind, debit, credit, gross_cents::integer as cents from journal_entry order by position, part`;
export const entry = (kind: string, debit: JournalAccount, credit: JournalAccount, cents = 5_900) => {
  return { kind, debit, credit, cents };
};
export const ISSUED = entry('invoice', 'receivables', 'revenue');
export const PAID = entry('payment', 'provider', 'receivables');

export const taken = (sequence: number, invoice: number): InvoiceEvent => {
  const cancelled = invoiceCancelled(sequence, invoice, { ...BILLED, month: invoice });
  return { ...cancelled, data: { ...cancelled.data, paidBy: null } };
};
