import { Dialog, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { INVOICE_CANCELLATION_NOTE_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { AdminInvoice, CancelInvoiceBody } from '@sternklar/contracts/invoices/invoice.api';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { type FormEvent, useState } from 'react';
import type { HttpClient } from '../data-provider/http-client.ts';
import { useCalls } from '../data-provider/use-calls.ts';
import { useCommand } from '../data-provider/use-command.ts';
import { formatPrice } from '../texts/format.ts';
import { FormDialogActions } from '../ui/FormDialogActions.tsx';

/** Takes an invoice back by a credit note; sent again with the same `repeatKey`, it does nothing twice. */
const createCall =
  (call: HttpClient) =>
  async (invoiceId: string, cancellation: CancelInvoiceBody, repeatKey: string): Promise<AdminInvoice> => {
    const headers = { 'Idempotency-Key': repeatKey };
    const path = `/api/admin/invoices/${encodeURIComponent(invoiceId)}/cancellation`;
    return (await call(path, { method: 'POST', headers, body: JSON.stringify(cancellation) })).json;
  };

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
  const cancelInvoice = useCalls(createCall);
  const cancelling = useCommand({
    run: (cancellation: CancelInvoiceBody) =>
      cancelInvoice(invoice.id, cancellation, keyFor({ ...cancellation, id: invoice.id })),
    done: ({ cancelled_by }) => `Storniert mit der Stornorechnung ${cancelled_by}.`,
    failed: FAILED,
    onDone: onClose,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') setMissing(true);
    else cancelling.send({ reason: reason.trim() });
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
