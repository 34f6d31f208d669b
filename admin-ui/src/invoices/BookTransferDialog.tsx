import { Typography } from '@mui/material';
import { BOOKING_REFERENCE_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import type { BookInvoiceBody } from '@sternklar/contracts/payments/payment.api';
import { TextInput } from 'react-admin';
import { usePost } from '../data-provider/use-post.ts';
import { FirstDayInput } from '../forms/FirstDayInput.tsx';
import { filled } from '../forms/filled.ts';
import { formatPrice } from '../texts/format.ts';
import { FormDialog } from '../ui/FormDialog.tsx';

interface BookTransferDialogProps {
  readonly invoice: AdminInvoice;
  onClose(): void;
}

interface Transfer {
  readonly received_on: string;
  readonly reference: string | null;
}

const hasDay = filled('Bitte geben Sie an, wann die Überweisung eingegangen ist.');

/** Says that the money of an open invoice came by transfer. */
export const BookTransferDialog = ({ invoice, onClose }: BookTransferDialogProps) => {
  const { number, amount, user_email } = invoice;
  const { send, isPending } = usePost<BookInvoiceBody>({
    path: `/api/admin/invoices/${encodeURIComponent(invoice.id)}/booking`,
    done: () => `${number} ist als überwiesen gebucht.`,
    failed: 'Die Überweisung konnte nicht gebucht werden.',
    onDone: onClose,
  });
  return (
    <FormDialog<Transfer>
      title={`Überweisung zu ${number} buchen`}
      action="Buchen"
      busyAction="Wird gebucht …"
      isBusy={isPending}
      onSubmit={({ received_on, reference }) =>
        send({ kind: 'transfer', received_on, ...(reference?.trim() && { reference: reference.trim() }) })
      }
      onClose={onClose}
    >
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {formatPrice(amount)} von {user_email}, der ganze Betrag. Die Rechnung ist damit bezahlt: Sie wird nicht mehr
        abgebucht und nicht mehr angemahnt.
      </Typography>
      <FirstDayInput source="received_on" label="Eingegangen am" validate={hasDay} required helperText={false} />
      <TextInput
        source="reference"
        label="Verwendungszweck (freiwillig)"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: BOOKING_REFERENCE_MAX_LENGTH } }}
      />
    </FormDialog>
  );
};
