import {
  Dialog,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import type { UnmatchedPayment } from '@sternklar/contracts/payments/payment.api';
import type { UnmatchedPaymentSettlement } from '@sternklar/contracts/payments/unmatched-payments';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { type FormEvent, useState } from 'react';
import type { HttpClient } from '../data-provider/http-client.ts';
import { useCalls } from '../data-provider/use-calls.ts';
import { useCommand } from '../data-provider/use-command.ts';
import { formatPrice } from '../texts/format.ts';
import { FormDialogActions } from '../ui/FormDialogActions.tsx';

/** Says what became of a payment; sent again with the same `repeatKey`, it does nothing twice. */
const createCall =
  (call: HttpClient) =>
  async (id: string, settlement: UnmatchedPaymentSettlement, repeatKey: string): Promise<void> => {
    const headers = { 'Idempotency-Key': repeatKey };
    const path = `/api/admin/unmatched-payments/${encodeURIComponent(id)}/settlement`;
    await call(path, { method: 'POST', headers, body: JSON.stringify({ settlement }) });
  };

interface SettlePaymentDialogProps {
  readonly payment: UnmatchedPayment;
  onClose(): void;
}

const SETTLEMENTS: readonly { readonly value: UnmatchedPaymentSettlement; readonly label: string }[] = [
  { value: 'paid-back', label: 'Beim Zahlungsdienstleister zurückgezahlt' },
  { value: 'booked-otherwise', label: 'Anders verbucht' },
];

/** Takes an unmatched payment off the list of what is to be seen to. */
export const SettlePaymentDialog = ({ payment, onClose }: SettlePaymentDialogProps) => {
  const [settlement, setSettlement] = useState<UnmatchedPaymentSettlement>('paid-back');
  const [keyFor] = useState(() => createRepeatKeys());
  const settle = useCalls(createCall);
  const settling = useCommand({
    run: (chosen: UnmatchedPaymentSettlement) => settle(payment.id, chosen, keyFor({ id: payment.id, chosen })),
    done: () => 'Die Zahlung ist geklärt.',
    failed: 'Das konnte nicht eingetragen werden.',
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    settling.send(settlement);
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="settle-payment-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="settle-payment-title">Was ist mit den {formatPrice(payment.amount)} geschehen?</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            Zahlung {payment.payment_reference} von {payment.user_email}. Hier wird nur eingetragen, was damit geschah;
            Geld bewegt sich dadurch nicht.
          </Typography>
          <FormControl>
            <FormLabel id="settlement-label">Geklärt durch</FormLabel>
            <RadioGroup
              aria-labelledby="settlement-label"
              value={settlement}
              onChange={(_event, value) => setSettlement(value as UnmatchedPaymentSettlement)}
            >
              {SETTLEMENTS.map(({ value, label }) => (
                <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
              ))}
            </RadioGroup>
          </FormControl>
        </DialogContent>
        <FormDialogActions
          action="Eintragen"
          busyAction="Wird eingetragen …"
          isBusy={settling.isPending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
};
