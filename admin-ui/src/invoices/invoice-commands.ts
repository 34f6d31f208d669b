import type { AdminInvoice, CancelInvoiceBody } from '@sternklar/contracts/invoices/invoice.api';
import type { HttpClient } from '../data-provider/http-client.ts';

export interface InvoiceCommands {
  /** Takes an invoice back by a credit note; sent again with the same `repeatKey`, it does nothing twice. */
  cancelInvoice(invoiceId: string, cancellation: CancelInvoiceBody, repeatKey: string): Promise<AdminInvoice>;
}

export const createInvoiceCommands = (httpClient: HttpClient): InvoiceCommands => ({
  cancelInvoice: async (invoiceId, cancellation, repeatKey) => {
    const { json } = await httpClient(`/api/admin/invoices/${encodeURIComponent(invoiceId)}/cancellation`, {
      method: 'POST',
      headers: { 'Idempotency-Key': repeatKey },
      body: JSON.stringify(cancellation),
    });
    return json;
  },
});
