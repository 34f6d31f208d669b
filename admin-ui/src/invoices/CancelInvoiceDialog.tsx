import { Dialog, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { INVOICE_CANCELLATION_NOTE_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { BackOfficeDataProvider } from '../data-provider/data-provider.ts';
import { sentenceOf } from '../data-provider/refusal.ts';
import { FormDialogActions } from '../layout/FormDialogActions.tsx';
import { formatPrice } from '../texts/format.ts';

interface CancelInvoiceDialogProps {
  readonly invoice: AdminInvoice;
  onClose(): void;
}

const MISSING = 'Bitte geben Sie an, warum die Rechnung storniert wird.';
const FAILED = 'Die Rechnung konnte nicht storniert werden.';

/** Takes an invoice back; says afterwards by which credit note. */
export const CancelInvoiceDialog = ({ invoice, onClose }: CancelInvoiceDialogProps) => {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [keyFor] = useState(() => createRepeatKeys());
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const cancelling = useMutation({
    mutationFn: (given: string) => {
      const cancellation = { reason: given };
      return dataProvider.cancelInvoice(invoice.id, cancellation, keyFor({ ...cancellation, id: invoice.id }));
    },
    onSuccess: ({ cancelled_by }) => {
      notify(`Storniert mit der Stornorechnung ${cancelled_by}.`, { type: 'success' });
      refresh();
      onClose();
    },
    onError: (error) => notify(sentenceOf(error, FAILED), { type: 'error' }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (cancelling.isPending) return;
    if (reason.trim() === '') return setMissing(true);
    cancelling.mutate(reason.trim());
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="cancel-invoice-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="cancel-invoice-title">Rechnung {invoice.number} stornieren</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {invoice.user_email} bekommt eine Stornorechnung über {formatPrice(-invoice.amount)} per E-Mail. Das lässt
            sich nicht zurücknehmen, und für den Monat kommt keine neue Rechnung.
          </Typography>
          <TextField
            label="Grund, wie er auf der Stornorechnung steht"
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setMissing(false);
            }}
            required
            autoFocus
            error={isMissing}
            helperText={isMissing ? MISSING : null}
            slotProps={{ htmlInput: { name: 'reason', maxLength: INVOICE_CANCELLATION_NOTE_MAX_LENGTH } }}
          />
        </DialogContent>
        <FormDialogActions
          action="Stornieren"
          busyAction="Wird storniert …"
          isBusy={cancelling.isPending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
};
