import { detailOf } from '@sternklar/contracts/error-detail';
import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { useNotify } from 'react-admin';
import { RowButton } from '../lists/RowActions.tsx';
import { SessionContext } from '../session/session-context.ts';
import { saveFile } from '../ui/save-file.ts';
import { INVOICE_KIND_LABEL } from './InvoiceStanding.tsx';

type Named = Pick<AdminInvoice, 'kind' | 'number'>;

/** The forms in which an invoice comes. */
const INVOICE_FORMS = {
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
type InvoiceForm = keyof typeof INVOICE_FORMS;

/** The server refused to give the file, in words. */
class InvoiceFileRefused extends Error {
  override readonly name = 'InvoiceFileRefused';
}

const TIME_LIMIT_MS = 30_000;

/** A link could not carry the session's token. Throws {@link InvoiceFileRefused} where the server says why there is none. */
const readInvoiceFile = async (id: string, form: InvoiceForm, token: string): Promise<Blob> => {
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

interface InvoiceFileButtonProps {
  readonly invoice: AdminInvoice;
  readonly form: InvoiceForm;
}

/** Saves an invoice in one of its forms, or tells why it does not come in that one. */
export const InvoiceFileButton = ({ invoice, form }: InvoiceFileButtonProps) => {
  const session = useContext(SessionContext);
  const notify = useNotify();
  const { label, fileName, failed } = INVOICE_FORMS[form];
  const loading = useMutation({
    mutationFn: () => readInvoiceFile(invoice.id, form, session?.token() ?? ''),
    onSuccess: (content) => saveFile(fileName(invoice), content),
    onError: (error) => notify(error instanceof InvoiceFileRefused ? error.message : failed, { type: 'error' }),
  });
  return (
    <RowButton
      label={label}
      of={invoice.number}
      isBusy={loading.isPending}
      onClick={() => {
        if (!loading.isPending) loading.mutate();
      }}
    />
  );
};
