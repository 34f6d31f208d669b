import { Typography } from '@mui/material';
import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import type { WithdrawalReason } from '@sternklar/contracts/payments/booking';
import type { WithdrawBookingBody } from '@sternklar/contracts/payments/payment.api';
import { RadioButtonGroupInput } from 'react-admin';
import { usePost } from '../data-provider/use-post.ts';
import { formatPrice } from '../texts/format.ts';
import { FormDialog } from '../ui/FormDialog.tsx';

interface WithdrawBookingDialogProps {
  readonly invoice: AdminInvoice;
  onClose(): void;
}

const PAID_BACK: WithdrawBookingBody = { reason: 'paid-back' };
const MISTAKE: WithdrawBookingBody = { reason: 'mistake' };
const REASONS: { readonly id: WithdrawalReason; readonly name: string }[] = [
  { id: 'paid-back', name: 'Der Betrag ist zurücküberwiesen' },
  { id: 'mistake', name: 'Die Überweisung wurde aus Versehen gebucht' },
];

/** Takes back what was booked by hand; of a cancelled invoice also that its transfer went back. */
export const WithdrawBookingDialog = ({ invoice, onClose }: WithdrawBookingDialogProps) => {
  const { number, amount, user_email, payment_trouble } = invoice;
  const isOwed = payment_trouble === 'transfer-owed';
  const { send, isPending } = usePost<WithdrawBookingBody>({
    path: `/api/admin/invoices/${encodeURIComponent(invoice.id)}/booking/withdrawal`,
    done: () => (isOwed ? 'Eingetragen.' : `${number} ist wieder offen.`),
    failed: 'Die Buchung konnte nicht zurückgenommen werden.',
    onDone: onClose,
  });
  return (
    <FormDialog<WithdrawBookingBody>
      title={isOwed ? `Überweisung zu ${number}` : `Buchung zu ${number} zurücknehmen`}
      start={isOwed ? PAID_BACK : MISTAKE}
      action={isOwed ? 'Eintragen' : 'Zurücknehmen'}
      busyAction={isOwed ? 'Wird eingetragen …' : 'Wird zurückgenommen …'}
      isBusy={isPending}
      onSubmit={({ reason }) => send({ reason })}
      onClose={onClose}
    >
      {isOwed ? (
        <>
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            Die Rechnung ist storniert, {formatPrice(amount)} von {user_email} sind zurückzuzahlen. Hier wird nur
            eingetragen, was geschah; Geld bewegt sich dadurch nicht.
          </Typography>
          <RadioButtonGroupInput
            source="reason"
            label="Was ist geschehen?"
            choices={REASONS}
            row={false}
            helperText={false}
          />
        </>
      ) : (
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          Die Rechnung über {formatPrice(amount)} von {user_email} ist danach wieder offen und wird wieder gemahnt.
        </Typography>
      )}
    </FormDialog>
  );
};
