import type { Invoice } from '@sternklar/contracts/invoices/invoice.api';
import type { Checkout, Collection, PaymentStanding } from '@sternklar/contracts/payments/payment.api';
import type { ApiClient } from '../../api/api-client.ts';
import type { ReadFile } from '../../api/read-file.ts';

/** The customer's own invoices, newest first. Failures are `ApiError`s. */
export interface InvoicesApi {
  /** At most `count` of them, after the newest `from`. */
  page(from: number, count: number): Promise<readonly Invoice[]>;
  pdf(invoiceId: string): Promise<Blob>;
  /** The invoice as a record for programs; refused, with the reason, where it lacks what that asks for. */
  xRechnung(invoiceId: string): Promise<Blob>;
  /** Opens the page at the provider on which an open invoice is paid. */
  openCheckout(invoiceId: string): Promise<Checkout>;
  /** What is open, and with what it is paid; only where a provider takes payments, as are the next two. */
  standing(): Promise<PaymentStanding>;
  /** Opens the page at the provider on which another card is entered. */
  openCardPage(): Promise<Checkout>;
  /** Has the card on file pay all that is open. */
  payAll(): Promise<Collection>;
}

interface InvoicesApiDeps {
  readonly api: Pick<ApiClient, 'get' | 'post'>;
  readonly file: ReadFile;
}

export const createInvoicesApi = ({ api, file }: InvoicesApiDeps): InvoicesApi => {
  return {
    standing: () => api.get('/payments/standing'),
    openCardPage: () => api.post('/payments/card', {}),
    payAll: () => api.post('/payments/collection', {}),
    openCheckout: (invoiceId) => api.post(`/invoices/${encodeURIComponent(invoiceId)}/checkout`, {}),
    page: (from, count) => api.get(`/invoices?range=${encodeURIComponent(JSON.stringify([from, from + count - 1]))}`),
    pdf: (invoiceId) => file(`/api/invoices/${encodeURIComponent(invoiceId)}/pdf`, 'application/pdf'),
    xRechnung: (invoiceId) => file(`/api/invoices/${encodeURIComponent(invoiceId)}/xrechnung`, 'application/xml'),
  };
};
