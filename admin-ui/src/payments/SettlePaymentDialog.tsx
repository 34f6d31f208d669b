import { Typography } from '@mui/material';
import type { UnmatchedPayment } from '@sternklar/contracts/payments/payment.api';
import type { UnmatchedPaymentSettlement } from '@sternklar/contracts/payments/unmatched-payments';
import { RadioButtonGroupInput } from 'react-admin';
import { usePost } from '../data-provider/use-post.ts';
import { formatPrice } from '../texts/format.ts';
import { FormDialog } from '../ui/FormDialog.tsx';

interface Settled {
  readonly settlement: UnmatchedPaymentSettlement;
}

interface SettlePaymentDialogProps {
  readonly payment: UnmatchedPayment;
  onClose(): void;
}

const START: Settled = { settlement: 'paid-back' };
const SETTLEMENTS: { readonly id: UnmatchedPaymentSettlement; readonly name: string }[] = [
  { id: 'paid-back', name: 'Beim Zahlungsdienstleister zurückgezahlt' },
  { id: 'booked-otherwise', name: 'Anders verbucht' },
];

/** Takes an unmatched payment off the list of what is to be seen to. */
export const SettlePaymentDialog = ({ payment, onClose }: SettlePaymentDialogProps) => {
  const { send, isPending } = usePost<Settled>({
    path: `/api/admin/unmatched-payments/${encodeURIComponent(payment.id)}/settlement`,
    done: () => 'Die Zahlung ist geklärt.',
    failed: 'Das konnte nicht eingetragen werden.',
    onDone: onClose,
  });
  return (
    <FormDialog<Settled>
      title={`Was ist mit den ${formatPrice(payment.amount)} geschehen?`}
      start={START}
      action="Eintragen"
      busyAction="Wird eingetragen …"
      isBusy={isPending}
      onSubmit={({ settlement }) => send({ settlement })}
      onClose={onClose}
    >
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        Zahlung {payment.payment_reference} von {payment.user_email}. Hier wird nur eingetragen, was damit geschah; Geld
        bewegt sich dadurch nicht.
      </Typography>
      <RadioButtonGroupInput
        source="settlement"
        label="Geklärt durch"
        choices={SETTLEMENTS}
        row={false}
        helperText={false}
      />
    </FormDialog>
  );
};
