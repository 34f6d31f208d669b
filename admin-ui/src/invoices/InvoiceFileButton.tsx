import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { useNotify } from 'react-admin';
import { FileRefused, readFile } from '../data-provider/read-file.ts';
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

interface InvoiceFileButtonProps {
  readonly invoice: AdminInvoice;
  readonly form: InvoiceForm;
}

/** Saves an invoice in one of its forms, or tells why it does not come in that one. */
export const InvoiceFileButton = ({ invoice, form }: InvoiceFileButtonProps) => {
  const session = useContext(SessionContext);
  const notify = useNotify();
  const { label, type, fileName, failed } = INVOICE_FORMS[form];
  const loading = useMutation({
    mutationFn: () => readFile(`/api/invoices/${encodeURIComponent(invoice.id)}/${form}`, type, session?.token() ?? ''),
    onSuccess: (content) => saveFile(fileName(invoice), content),
    onError: (error) => notify(error instanceof FileRefused ? error.message : failed, { type: 'error' }),
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
