import { Button, Checkbox, Dialog, DialogContent, DialogTitle, FormControlLabel, Typography } from '@mui/material';
import type { AdminUser } from '@sternklar/contracts/accounts/account.api';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { BackOfficeDataProvider } from '../../data-provider/data-provider.ts';
import { sentenceOf } from '../../data-provider/refusal.ts';
import { FormDialogActions } from '../../layout/FormDialogActions.tsx';

interface EraseUserProps {
  readonly user: AdminUser;
}

const FAILED = 'Das Konto konnte nicht gelöscht werden.';
const MISSING = 'Bitte bestätigen Sie, dass das Konto endgültig gelöscht werden soll.';

const EraseUserDialog = ({ user, onClose }: EraseUserProps & { onClose(): void }) => {
  const [isUnderstood, setUnderstood] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { eraseUser } = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const erasing = useMutation({
    mutationFn: () => eraseUser(user.id),
    onSuccess: () => {
      notify('Das Konto ist gelöscht.', { type: 'success' });
      refresh();
      onClose();
    },
    onError: (error) => notify(sentenceOf(error, FAILED), { type: 'error' }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (erasing.isPending) return;
    if (!isUnderstood) return setMissing(true);
    erasing.mutate();
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
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)} sx={{ minHeight: 44, px: 1 }}>
        Konto löschen …
      </Button>
      {isOpen ? <EraseUserDialog user={user} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
