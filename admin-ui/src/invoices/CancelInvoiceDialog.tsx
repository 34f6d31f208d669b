import { Typography } from '@mui/material';
import { INVOICE_CANCELLATION_NOTE_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { AdminInvoice, CancelInvoiceBody } from '@sternklar/contracts/invoices/invoice.api';
import { TextInput } from 'react-admin';
import { usePost } from '../data-provider/use-post.ts';
import { filled } from '../forms/filled.ts';
import { formatPrice } from '../texts/format.ts';
import { FormDialog } from '../ui/FormDialog.tsx';

interface CancelInvoiceDialogProps {
  readonly invoice: AdminInvoice;
  onClose(): void;
}

const hasReason = filled('Bitte geben Sie an, warum die Rechnung storniert wird.');

/** Takes an invoice back by a credit note; says afterwards by which one. */
export const CancelInvoiceDialog = ({ invoice, onClose }: CancelInvoiceDialogProps) => {
  const { send, isPending } = usePost<CancelInvoiceBody, AdminInvoice>({
    path: `/api/admin/invoices/${encodeURIComponent(invoice.id)}/cancellation`,
    done: ({ cancelled_by }) => `Storniert mit der Stornorechnung ${cancelled_by}.`,
    failed: 'Die Rechnung konnte nicht storniert werden.',
    onDone: onClose,
  });
  return (
    <FormDialog<CancelInvoiceBody>
      title={`Rechnung ${invoice.number} stornieren`}
      action="Stornieren"
      busyAction="Wird storniert …"
      isBusy={isPending}
      onSubmit={({ reason }) => send({ reason: reason.trim() })}
      onClose={onClose}
    >
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {invoice.user_email} bekommt eine Stornorechnung über {formatPrice(-invoice.amount)} per E-Mail. Das lässt sich
        nicht zurücknehmen, und für den Monat kommt keine neue Rechnung. Sind nur Name oder Anschrift falsch,
        berichtigen Sie die Rechnung stattdessen.
      </Typography>
      <TextInput
        source="reason"
        label="Grund, wie er auf der Stornorechnung steht"
        validate={hasReason}
        required
        autoFocus
        helperText={false}
        slotProps={{ htmlInput: { maxLength: INVOICE_CANCELLATION_NOTE_MAX_LENGTH } }}
      />
    </FormDialog>
  );
};
