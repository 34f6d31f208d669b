import { detailOf } from '@sternklar/contracts/error-detail';
import type { Invoice } from '@sternklar/contracts/invoices/invoice.api';
import type { Checkout } from '@sternklar/contracts/payments/payment.api';
import type { ApiClient } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';

/** The customer's own invoices, newest first. Failures are {@link ApiError}s. */
export interface InvoicesApi {
  /** At most `count` of them, after the newest `from`. */
  page(from: number, count: number): Promise<readonly Invoice[]>;
  pdf(invoiceId: string): Promise<Blob>;
  /** The invoice as a record for programs; refused, with the reason, where it lacks what that asks for. */
  xRechnung(invoiceId: string): Promise<Blob>;
  /** Opens the page at the provider on which an open invoice is paid. */
  openCheckout(invoiceId: string): Promise<Checkout>;
}

const FILE_TIMEOUT_MS = 30_000;
const failure = (status: number, body?: unknown) =>
  new ApiError({ status, detail: detailOf(body), fieldErrors: {}, retryAfterSeconds: null });

interface InvoicesApiDeps {
  readonly api: Pick<ApiClient, 'get' | 'post'>;
  readonly fetch: typeof fetch;
  readonly storedToken: () => string | null;
}

export const createInvoicesApi = ({ api, fetch, storedToken }: InvoicesApiDeps): InvoicesApi => {
  const file = async (path: string, type: string): Promise<Blob> => {
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(path, {
        headers: { Accept: `${type}, application/problem+json`, Authorization: `Bearer ${storedToken() ?? ''}` },
        signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
        cache: 'no-store',
        credentials: 'same-origin',
      });
      if (response.ok) return await response.blob();
      body = await response.json().catch(() => undefined);
    } catch {
      throw failure(0);
    }
    throw failure(response.status, body);
  };
  return {
    openCheckout: (invoiceId) => api.post(`/invoices/${encodeURIComponent(invoiceId)}/checkout`, {}),
    page: (from, count) => api.get(`/invoices?range=${encodeURIComponent(JSON.stringify([from, from + count - 1]))}`),
    pdf: (invoiceId) => file(`/api/invoices/${encodeURIComponent(invoiceId)}/pdf`, 'application/pdf'),
    xRechnung: (invoiceId) => file(`/api/invoices/${encodeURIComponent(invoiceId)}/xrechnung`, 'application/xml'),
  };
};
