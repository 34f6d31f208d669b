import { Button } from '@mui/material';
import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { useNotify } from 'react-admin';
import { SessionContext } from '../layout/session-context.ts';
import { INVOICE_KIND_LABEL } from './invoice-kind.ts';

const TIME_LIMIT_MS = 30_000;
const FAILED = 'Das PDF konnte nicht geladen werden. Bitte versuchen Sie es erneut.';

const readPdf = async (id: string, token: string): Promise<Blob> => {
  const response = await fetch(`/api/invoices/${encodeURIComponent(id)}/pdf`, {
    headers: { Accept: 'application/pdf', Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!response.ok) throw new Error(String(response.status));
  return response.blob();
};

const save = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser has taken hold of the content by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
};

/** Saves the PDF: a link could not carry the session's token. */
export const PdfButton = ({ invoice: { id, kind, number } }: { readonly invoice: AdminInvoice }) => {
  const session = useContext(SessionContext);
  const notify = useNotify();
  const loading = useMutation({
    mutationFn: () => readPdf(id, session?.token() ?? ''),
    onSuccess: (content) => save(`${INVOICE_KIND_LABEL[kind]}-${number}.pdf`, content),
    onError: () => notify(FAILED, { type: 'error' }),
  });
  return (
    <Button
      onClick={() => {
        if (!loading.isPending) loading.mutate();
      }}
      aria-busy={loading.isPending}
      aria-label={`PDF: ${number}`}
    >
      PDF
    </Button>
  );
};
