import type {
  InvoiceCorrected,
  InvoiceEvent,
  InvoiceIssued,
  Seller,
} from '@sternklar/contracts/invoices/invoice.events';
import { isRetentionOver } from '@sternklar/contracts/invoices/retention';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { creditNoteIdOf } from '../due-months.ts';
import { holding, type InvoicesState } from '../invoices.ts';
import { numbersFrom } from '../numbering.ts';

interface CreditNotes {
  readonly seller: Seller;
  readonly now: Date;
  readonly reason: 'subscription-ended' | 'by-hand';
  /** What stands on the page about the reason; null where it says itself. */
  readonly note: string | null;
}

/** To whom the credit note goes, where that was corrected. */
const asCorrected = (correction: InvoiceCorrected | undefined) =>
  correction && {
    recipient: correction.recipient,
    buyer: correction.buyer,
    correction: { number: correction.number, issuedAt: correction.issuedAt },
  };

/** A credit note for each of these invoices, with the next numbers of the year in Germany. */
const creditNotesFor = (
  invoices: readonly InvoiceIssued[],
  state: InvoicesState,
  { seller, now, reason, note }: CreditNotes,
): readonly InvoiceEvent[] => {
  const issuedAt = now.toISOString();
  const numberOf = numbersFrom(state, issuedAt);
  return invoices.map((invoice, index) => {
    const { number: invoiceNumber, issuedAt: invoiceIssuedAt, sequence: _, year: __, ...same } = invoice;
    const creditNoteId = creditNoteIdOf(invoice.invoiceId);
    const own = { creditNoteId, invoiceNumber, invoiceIssuedAt, ...numberOf(index), issuedAt, seller, reason, note };
    return {
      type: 'InvoiceCancelled',
      data: { ...same, ...own, ...asCorrected(state.corrections.get(invoice.invoiceId)) },
    };
  });
};

export interface CancelLaterInvoices {
  /** Of one subscription. */
  readonly invoices: readonly InvoiceIssued[];
  /** When that subscription ended, or the month before began that is waived. */
  readonly notBilledFrom: string;
  readonly seller: Seller;
  readonly now: Date;
}

/** Takes back the invoices for months that are not to be billed since the subscription ended, each once. */
export const cancelLaterInvoices = (
  state: InvoicesState,
  { invoices, notBilledFrom, seller, now }: CancelLaterInvoices,
): readonly InvoiceEvent[] => {
  const wrong = invoices.filter(
    (invoice) =>
      Date.parse(invoice.startsAt) >= Date.parse(notBilledFrom) &&
      !state.cancelled.has(invoice.invoiceId) &&
      !isRetentionOver(holding(state, invoice).year, now),
  );
  return creditNotesFor(wrong, state, { seller, now, reason: 'subscription-ended', note: null });
};

export interface CancelInvoice {
  readonly invoice: InvoiceIssued;
  readonly note: string;
  readonly seller: Seller;
  readonly now: Date;
}

/** Takes one invoice back, because an admin says so. */
export const cancelInvoice = (
  state: InvoicesState,
  { invoice, note, seller, now }: CancelInvoice,
): Decision<InvoiceEvent, 'invoice-already-cancelled' | 'invoice-retention-over'> => {
  if (state.cancelled.has(invoice.invoiceId)) return reject('invoice-already-cancelled');
  // Its key is gone or about to go, and nothing is recorded under it again.
  if (isRetentionOver(holding(state, invoice).year, now)) return reject('invoice-retention-over');
  return creditNotesFor([invoice], state, { seller, now, reason: 'by-hand', note });
};
