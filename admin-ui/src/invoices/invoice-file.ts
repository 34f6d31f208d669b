import { detailOf } from '@sternklar/contracts/error-detail';
import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { INVOICE_KIND_LABEL } from './invoice-kind.ts';

type Named = Pick<AdminInvoice, 'kind' | 'number'>;

/** The forms in which an invoice comes. */
export const INVOICE_FORMS = {
  pdf: {
    label: 'PDF',
    type: 'application/pdf',
    fileName: ({ kind, number }: Named) => `${INVOICE_KIND_LABEL[kind]}-${number}.pdf`,
    failed: 'Das PDF konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  },
  xrechnung: {
    label: 'XRechnung',
    type: 'application/xml',
    fileName: ({ number }: Named) => `XRechnung-${number}.xml`,
    failed: 'Die XRechnung konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  },
} as const;
export type InvoiceForm = keyof typeof INVOICE_FORMS;

/** The server refused to give the file, in words. */
export class InvoiceFileRefused extends Error {
  override readonly name = 'InvoiceFileRefused';
}

const TIME_LIMIT_MS = 30_000;

/** A link could not carry the session's token. Throws {@link InvoiceFileRefused} where the server says why there is none. */
export const readInvoiceFile = async (id: string, form: InvoiceForm, token: string): Promise<Blob> => {
  const response = await fetch(`/api/invoices/${encodeURIComponent(id)}/${form}`, {
    headers: {
      Accept: `${INVOICE_FORMS[form].type}, application/problem+json`,
      Authorization: `Bearer ${token}`,
    },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (response.ok) return response.blob();
  const detail = response.status === 409 ? detailOf(await response.json()) : null;
  throw detail ? new InvoiceFileRefused(detail) : new Error(String(response.status));
};
