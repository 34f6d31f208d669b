import { isCreditNote } from '@sternklar/contracts/invoices/invoice.events';
import type { Queries } from '@sternklar/projections/queries';

/** Number and amount of an invoice for a mail; null when it is paid or taken back. Throws when it is not listed yet. */
export const createOpenInvoiceOf =
  (invoices: Pick<Queries['invoices'], 'byId' | 'document'>) =>
  async (invoiceId: string): Promise<{ readonly number: string; readonly grossCents: number } | null> => {
    const [listed, invoice] = await Promise.all([invoices.byId(invoiceId), invoices.document(invoiceId)]);
    if (listed === null || invoice === null) throw new Error('The invoice is in no list yet.');
    if (isCreditNote(invoice) || listed.paid_by !== null || listed.cancelled_by !== null) return null;
    return { number: invoice.number, grossCents: invoice.grossCents };
  };
