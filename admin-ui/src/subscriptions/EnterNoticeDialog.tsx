import { Typography } from '@mui/material';
import type {
  AdminSubscription,
  EnterNoticeBody,
  Subscription,
} from '@sternklar/contracts/subscriptions/subscription.api';
import { usePost } from '../data-provider/use-post.ts';
import { FirstDayInput } from '../forms/FirstDayInput.tsx';
import { filled } from '../forms/filled.ts';
import { formatDate, formatLastDay } from '../texts/format.ts';
import { FormDialog } from '../ui/FormDialog.tsx';

interface EnterNoticeDialogProps {
  readonly subscription: AdminSubscription;
  onClose(): void;
}

const hasDay = filled('Bitte geben Sie den Tag an, an dem die Kündigung einging.');

/** What the day decides: also of a subscription that notice is given to already. */
const explanationOf = ({ notice, notice_until, expires_at }: AdminSubscription): string =>
  notice
    ? `Gekündigt ist zum ${formatLastDay(notice.ends_at)}. Ging eine Kündigung ein, die das Abo früher beendet, gilt der frühere Tag; sonst bleibt es dabei.`
    : `Ging sie bis zum ${formatDate(notice_until)} ein, endet das Abo mit der laufenden Laufzeit am ${formatLastDay(expires_at)}, sonst mit der nächsten.`;

/** Enters a notice that came by e-mail or letter; says afterwards when the subscription ends. */
export const EnterNoticeDialog = ({ subscription, onClose }: EnterNoticeDialogProps) => {
  const { send, isPending } = usePost<EnterNoticeBody, Subscription>({
    path: `/api/admin/subscriptions/${encodeURIComponent(subscription.id)}/notice`,
    done: ({ expires_at, notice }) => `Eingetragen. Das Abo endet am ${formatLastDay(notice?.ends_at ?? expires_at)}.`,
    failed: 'Die Kündigung konnte nicht eingetragen werden.',
    onDone: onClose,
  });
  return (
    <FormDialog<EnterNoticeBody>
      title={subscription.notice ? 'Frühere Kündigung eintragen' : 'Kündigung eintragen'}
      action="Eintragen"
      busyAction="Wird eingetragen …"
      isBusy={isPending}
      onSubmit={({ received_on }) => send({ received_on })}
      onClose={onClose}
    >
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        Von {subscription.user_email}. {explanationOf(subscription)} Der Kunde bekommt eine Bestätigung per E-Mail.
      </Typography>
      <FirstDayInput source="received_on" label="Eingegangen am" validate={hasDay} required helperText={false} />
    </FormDialog>
  );
};
