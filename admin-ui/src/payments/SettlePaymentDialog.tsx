import { Typography } from '@mui/material';
import type { UnmatchedPayment } from '@sternklar/contracts/payments/payment.api';
import { SETTLEMENTS_OF, type UnmatchedPaymentSettlement } from '@sternklar/contracts/payments/unmatched-payments';
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

const SETTLEMENT_NAMES: Readonly<Record<UnmatchedPaymentSettlement, string>> = {
  'paid-back': 'Beim Zahlungsdienstleister zurückgezahlt',
  'paid-back-by-transfer': 'Per Überweisung zurückgezahlt',
  waived: 'Nachgelassen: Wir erwarten den Betrag nicht mehr',
  'paid-by-transfer': 'Der Kunde hat den Betrag überwiesen',
  'booked-otherwise': 'Anders verbucht',
};

/** Takes an unmatched payment off the list of what is to be seen to. */
export const SettlePaymentDialog = ({ payment, onClose }: SettlePaymentDialogProps) => {
  const { send, isPending } = usePost<Settled>({
    path: `/api/admin/unmatched-payments/${encodeURIComponent(payment.id)}/settlement`,
    done: () => 'Die Zahlung ist geklärt.',
    failed: 'Das konnte nicht eingetragen werden.',
    onDone: onClose,
  });
  const fitting = SETTLEMENTS_OF[payment.kind];
  const [settlement = 'booked-otherwise'] = fitting;
  return (
    <FormDialog<Settled>
      title={`Was ist mit den ${formatPrice(payment.amount)} geschehen?`}
      start={{ settlement }}
      action="Eintragen"
      busyAction="Wird eingetragen …"
      isBusy={isPending}
      onSubmit={(settled) => send({ settlement: settled.settlement })}
      onClose={onClose}
    >
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        Zahlung {payment.payment_reference} von {payment.user_email}. Hier wird nur eingetragen, was damit geschah: Geld
        bewegt sich dadurch nicht, das Journal bucht, was davon noch offen war. Was anders verbucht wird, steht dort so
        lange unter „Zahlungen in Klärung“.
      </Typography>
      <RadioButtonGroupInput
        source="settlement"
        label="Geklärt durch"
        choices={fitting.map((id) => ({ id, name: SETTLEMENT_NAMES[id] }))}
        row={false}
        helperText={false}
      />
    </FormDialog>
  );
};
