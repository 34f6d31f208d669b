import { isDeepStrictEqual } from 'node:util';
import type {
  InvoiceCorrected,
  InvoiceEvent,
  InvoiceIssued,
  Seller,
} from '@sternklar/contracts/invoices/invoice.events';
import { isRetentionOver } from '@sternklar/contracts/invoices/retention';
import type { BillingDetails } from '@sternklar/contracts/subscriptions/billing-details';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { correctionIdOf } from '../due-months.ts';
import { holding, type InvoicesState } from '../invoices.ts';
import { numbersFrom } from '../numbering.ts';

export interface CorrectInvoice {
  readonly invoice: InvoiceIssued;
  /** To whom it should have gone. */
  readonly recipient: string;
  readonly buyer: BillingDetails | null;
  /** What has paid it, where that was after its issue. */
  readonly paid?: InvoiceCorrected['paid'];
  readonly seller: Seller;
  readonly now: Date;
}

export type CorrectionRefused = 'invoice-already-cancelled' | 'invoice-retention-over' | 'nothing-to-correct';

/**
 * Corrects to whom an invoice goes, by a document of its own that refers to it: month, amounts and whatever is paid stay. The
 * last correction holds.
 */
export const correctInvoice = (
  state: InvoicesState,
  { invoice, recipient, buyer, paid, seller, now }: CorrectInvoice,
): Decision<InvoiceEvent, CorrectionRefused> => {
  if (state.cancelled.has(invoice.invoiceId)) return reject('invoice-already-cancelled');
  const before = holding(state, invoice);
  // Its key is gone or about to go, and nothing is recorded under it again.
  if (isRetentionOver(before.year, now)) return reject('invoice-retention-over');
  if (before.recipient === recipient && isDeepStrictEqual(before.buyer ?? null, buyer)) {
    return reject('nothing-to-correct');
  }
  const { number: invoiceNumber, issuedAt: invoiceIssuedAt, sequence: _, year: __, ...same } = invoice;
  const issuedAt = now.toISOString();
  const numbered = numbersFrom(state, issuedAt)(0);
  const correctionId = correctionIdOf(invoice.invoiceId, numbered.number);
  const replaces = before === invoice ? null : { number: before.number, issuedAt: before.issuedAt };
  const own = {
    correctionId,
    invoiceNumber,
    invoiceIssuedAt,
    replaces,
    ...numbered,
    issuedAt,
    seller,
    recipient,
    buyer,
  };
  return [{ type: 'InvoiceCorrected', data: { ...same, ...(paid && { paid }), ...own } }];
};
