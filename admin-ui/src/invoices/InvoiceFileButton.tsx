import { Button } from '@mui/material';
import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { useNotify } from 'react-admin';
import { saveFile } from '../layout/save-file.ts';
import { SessionContext } from '../layout/session-context.ts';
import { INVOICE_FORMS, InvoiceFileRefused, type InvoiceForm, readInvoiceFile } from './invoice-file.ts';

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
    <Button
      onClick={() => {
        if (!loading.isPending) loading.mutate();
      }}
      aria-busy={loading.isPending}
      aria-label={`${label}: ${invoice.number}`}
    >
      {label}
    </Button>
  );
};
