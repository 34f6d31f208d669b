import { Dialog, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import type {
  AdminSubscription,
  EnterNoticeBody,
  Subscription,
} from '@sternklar/contracts/subscriptions/subscription.api';
import { type FormEvent, useState } from 'react';
import type { HttpClient } from '../data-provider/http-client.ts';
import { useCalls } from '../data-provider/use-calls.ts';
import { useCommand } from '../data-provider/use-command.ts';
import { formatDate, formatDay } from '../texts/format.ts';
import { FormDialogActions } from '../ui/FormDialogActions.tsx';

/** Enters a notice that arrived by other ways; sent again with the same `repeatKey`, it does nothing twice. */
const createCall =
  (call: HttpClient) =>
  async (subscriptionId: string, notice: EnterNoticeBody, repeatKey: string): Promise<Subscription> => {
    const headers = { 'Idempotency-Key': repeatKey };
    const path = `/api/admin/subscriptions/${encodeURIComponent(subscriptionId)}/notice`;
    return (await call(path, { method: 'POST', headers, body: JSON.stringify(notice) })).json;
  };

interface EnterNoticeDialogProps {
  readonly subscription: AdminSubscription;
  onClose(): void;
}

const MISSING = 'Bitte geben Sie den Tag an, an dem die Kündigung einging.';
const FAILED = 'Die Kündigung konnte nicht eingetragen werden.';

/** Enters a notice that came by e-mail or letter; says afterwards when the subscription ends. */
export const EnterNoticeDialog = ({ subscription, onClose }: EnterNoticeDialogProps) => {
  const [day, setDay] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [keyFor] = useState(() => createRepeatKeys());
  const enterNotice = useCalls(createCall);
  const entering = useCommand({
    run: (notice: EnterNoticeBody) => enterNotice(subscription.id, notice, keyFor({ ...notice, id: subscription.id })),
    done: ({ expires_at, notice }) => `Eingetragen. Das Abo endet am ${formatDay(notice?.ends_at ?? expires_at)}.`,
    failed: FAILED,
    onDone: onClose,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day === '') setMissing(true);
    else entering.send({ received_on: day });
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="notice-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="notice-title">Kündigung eintragen</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            Von {subscription.user_email}. Ging sie bis zum {formatDate(subscription.notice_until)} ein, endet das Abo
            mit der laufenden Laufzeit am {formatDay(subscription.expires_at)}, sonst mit der nächsten. Der Kunde
            bekommt eine Bestätigung per E-Mail.
          </Typography>
          <TextField
            type="date"
            label="Eingegangen am"
            value={day}
            onChange={({ target }) => {
              setDay(target.value);
              setMissing(false);
            }}
            required
            autoFocus
            error={isMissing}
            helperText={isMissing ? MISSING : null}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { name: 'received_on' } }}
          />
        </DialogContent>
        <FormDialogActions
          action="Eintragen"
          busyAction="Wird eingetragen …"
          isBusy={entering.isPending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
};
