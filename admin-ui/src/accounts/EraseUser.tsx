import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Typography,
} from '@mui/material';
import type { AdminUser } from '@sternklar/contracts/accounts/account.api';
import type { AdminSubscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { type FormEvent, useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { useCalls } from '../data-provider/use-calls.ts';
import { useCommand } from '../data-provider/use-command.ts';
import { listLink } from '../routing/list-link.ts';
import { formatLastDay } from '../texts/format.ts';
import { FormDialogActions } from '../ui/FormDialogActions.tsx';
import { useFocusKeeper } from '../ui/focus.ts';
import { createUserCalls } from './user-calls.ts';

interface EraseUserProps {
  readonly user: AdminUser;
}

const actionStyle = { minHeight: 44, px: 3 };
const FAILED = 'Das Konto konnte nicht gelöscht werden.';
const MISSING = 'Bitte bestätigen Sie, dass das Konto endgültig gelöscht werden soll.';

type Terms = Pick<AdminSubscription, 'expires_at' | 'notice'>;

/** What becomes of a subscription that runs, and of the account after it. */
const runningWords = ({ expires_at, notice }: Terms, isLeaving: boolean): string => {
  const when = notice
    ? `Das Abo ist gekündigt und endet am ${formatLastDay(notice.ends_at)}.`
    : `Das Abo läuft bis ${formatLastDay(expires_at)} und verlängert sich dann, solange niemand kündigt.`;
  const then = isLeaving
    ? 'Der Kunde hat die Löschung beantragt: Sie geschieht nach dem Ende von selbst.'
    : 'Löschen lässt sich das Konto erst nach dem Ende.';
  return `${when} ${then}`;
};

/** Nothing is erased while a subscription runs: says until when that is, and leads to it. */
const SubscriptionFirst = ({ user, onClose }: EraseUserProps & { onClose(): void }) => {
  const filter = { user_id: user.id };
  const newest = { pagination: { page: 1, perPage: 1 }, sort: { field: 'created_at', order: 'DESC' }, filter } as const;
  const { data } = useGetList<AdminSubscription>('subscriptions', newest);
  const running = data?.[0];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="erase-user-title">
      <DialogTitle id="erase-user-title">Konto löschen</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography role="status" sx={{ minHeight: '3em' }}>
          {running ? runningWords(running, user.deletion_requested_at !== null) : 'Das Abo dieses Kontos läuft noch.'}
        </Typography>
        <Typography color="text.secondary">
          Eine Kündigung, die per Brief oder E-Mail kam, tragen Sie beim Abo ein. Rechnungen bleiben, so lange das
          Gesetz es verlangt.
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          Schließen
        </Button>
        <Button component={Link} to={listLink('subscriptions', filter)} autoFocus variant="contained" sx={actionStyle}>
          Zum Abo
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const EraseUserDialog = ({ user, onClose }: EraseUserProps & { onClose(): void }) => {
  const [isUnderstood, setUnderstood] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const tick = useRef<HTMLInputElement>(null);
  const { eraseUser } = useCalls(createUserCalls);
  const erasing = useCommand({
    run: eraseUser,
    done: () => 'Das Konto ist gelöscht.',
    failed: FAILED,
    onDone: onClose,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnderstood) return erasing.send(user.id);
    setMissing(true);
    tick.current?.focus();
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="erase-user-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="erase-user-title">Konto löschen</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {user.email} kann sich danach nicht mehr anmelden. Unternehmen, Bewertungen, Nachrichten und Notizen dazu
            werden unlesbar, auch für uns.
          </Typography>
          <Typography color="text.secondary">
            Es bleiben Rechnungen, so lange das Gesetz es verlangt, und wann sich ein Status geändert hat. Das lässt
            sich nicht zurücknehmen.
          </Typography>
          <FormControlLabel
            control={
              <Checkbox
                checked={isUnderstood}
                onChange={({ target }) => {
                  setUnderstood(target.checked);
                  setMissing(false);
                }}
                slotProps={{
                  input: {
                    ref: tick,
                    autoFocus: true,
                    'aria-invalid': isMissing,
                    'aria-describedby': isMissing ? 'erase-user-missing' : undefined,
                  },
                }}
              />
            }
            label="Ja, dieses Konto soll endgültig gelöscht werden."
          />
          {isMissing ? (
            <Typography id="erase-user-missing" role="alert" variant="body2" color="error">
              {MISSING}
            </Typography>
          ) : null}
        </DialogContent>
        <FormDialogActions
          action="Endgültig löschen"
          busyAction="Wird gelöscht …"
          isBusy={erasing.isPending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
};

/** What is asked before: one that was given notice is active until its end. */
const DIALOG_BY_SUBSCRIPTION: Readonly<
  Record<AdminUser['subscription_status'], typeof SubscriptionFirst | typeof EraseUserDialog>
> = {
  active: SubscriptionFirst,
  inactive: EraseUserDialog,
  cancelled: EraseUserDialog,
  expired: EraseUserDialog,
};

/** The way to erase a user's account, which asks once more. */
export const EraseUser = ({ user }: EraseUserProps) => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const About = DIALOG_BY_SUBSCRIPTION[user.subscription_status];
  useFocusKeeper(button);
  return (
    <>
      <Button ref={button} color="error" onClick={() => setOpen(true)} sx={{ minHeight: 44, px: 1 }}>
        Konto löschen …
      </Button>
      {isOpen ? <About user={user} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
