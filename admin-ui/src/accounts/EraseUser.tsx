import { Button, Checkbox, Dialog, DialogContent, DialogTitle, FormControlLabel, Typography } from '@mui/material';
import type { AdminUser } from '@sternklar/contracts/accounts/account.api';
import { type FormEvent, useRef, useState } from 'react';
import { useCalls } from '../data-provider/use-calls.ts';
import { useCommand } from '../data-provider/use-command.ts';
import { FormDialogActions } from '../ui/FormDialogActions.tsx';
import { useFocusKeeper } from '../ui/focus.ts';
import { createUserCalls } from './user-calls.ts';

interface EraseUserProps {
  readonly user: AdminUser;
}

const FAILED = 'Das Konto konnte nicht gelöscht werden.';
const MISSING = 'Bitte bestätigen Sie, dass das Konto endgültig gelöscht werden soll.';

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

/** The way to erase a user's account, which asks once more. */
export const EraseUser = ({ user }: EraseUserProps) => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusKeeper(button);
  return (
    <>
      <Button ref={button} color="error" onClick={() => setOpen(true)} sx={{ minHeight: 44, px: 1 }}>
        Konto löschen …
      </Button>
      {isOpen ? <EraseUserDialog user={user} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
