import type { Invoice } from '@sternklar/contracts/invoices/invoice.api';
import type { ApiClient } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';

/** The customer's own invoices, newest first. Failures are {@link ApiError}s. */
export interface InvoicesApi {
  /** At most `count` of them, after the newest `from`. */
  page(from: number, count: number): Promise<readonly Invoice[]>;
  pdf(invoiceId: string): Promise<Blob>;
}

const PDF_TIMEOUT_MS = 30_000;
const failure = (status: number) => new ApiError({ status, detail: null, fieldErrors: {}, retryAfterSeconds: null });

interface InvoicesApiDeps {
  readonly api: Pick<ApiClient, 'get'>;
  readonly fetch: typeof fetch;
  readonly storedToken: () => string | null;
}

export const createInvoicesApi = ({ api, fetch, storedToken }: InvoicesApiDeps): InvoicesApi => ({
  page: (from, count) => api.get(`/invoices?range=${encodeURIComponent(JSON.stringify([from, from + count - 1]))}`),
  async pdf(invoiceId) {
    let response: Response;
    try {
      response = await fetch(`/api/invoices/${encodeURIComponent(invoiceId)}/pdf`, {
        headers: { Accept: 'application/pdf', Authorization: `Bearer ${storedToken() ?? ''}` },
        signal: AbortSignal.timeout(PDF_TIMEOUT_MS),
        cache: 'no-store',
        credentials: 'same-origin',
      });
      if (response.ok) return await response.blob();
    } catch {
      throw failure(0);
    }
    throw failure(response.status);
  },
});
