import { Typography } from '@mui/material';
import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { WRITE_OFF_REASONS, type WriteOffReason } from '@sternklar/contracts/payments/booking';
import type { BookInvoiceBody } from '@sternklar/contracts/payments/payment.api';
import { RadioButtonGroupInput } from 'react-admin';
import { usePost } from '../data-provider/use-post.ts';
import { formatPrice } from '../texts/format.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { WRITE_OFF_LABEL } from './booking-words.ts';

interface WriteOffDialogProps {
  readonly invoice: AdminInvoice;
  onClose(): void;
}

interface WriteOff {
  readonly reason: WriteOffReason;
}

const START: WriteOff = { reason: 'uncollectable' };
const REASONS = WRITE_OFF_REASONS.map((id) => ({ id, name: WRITE_OFF_LABEL[id] }));

/** Says that nobody expects the money of an open invoice any more, and why. */
export const WriteOffDialog = ({ invoice, onClose }: WriteOffDialogProps) => {
  const { number, amount, user_email } = invoice;
  const { send, isPending } = usePost<BookInvoiceBody>({
    path: `/api/admin/invoices/${encodeURIComponent(invoice.id)}/booking`,
    done: () => `${number} ist ausgebucht.`,
    failed: 'Die Rechnung konnte nicht ausgebucht werden.',
    onDone: onClose,
  });
  return (
    <FormDialog<WriteOff>
      title={`Rechnung ${number} ausbuchen`}
      start={START}
      action="Ausbuchen"
      busyAction="Wird ausgebucht …"
      isBusy={isPending}
      onSubmit={({ reason }) => send({ kind: 'write-off', reason })}
      onClose={onClose}
    >
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {formatPrice(amount)} von {user_email} werden nicht mehr erwartet: Niemand wird mehr gemahnt, keine Karte mehr
        belastet. Die Rechnung bleibt bestehen und kann weiterhin bezahlt werden. In der Buchhaltung ist der Betrag ein
        Forderungsverlust.
      </Typography>
      <RadioButtonGroupInput source="reason" label="Grund" choices={REASONS} row={false} helperText={false} />
    </FormDialog>
  );
};
