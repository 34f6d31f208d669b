import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { deviceTokenHeaders } from '@sternklar/contracts/accounts/device-token';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useLogout } from 'react-admin';
import { createHttpClient } from '../data-provider/http-client.ts';
import { sentenceOf } from '../data-provider/refusal.ts';
import type { Session } from '../data-provider/session.ts';
import { useExpiredSession } from '../session/session-context.ts';
import { BusyButton } from '../ui/BusyButton.tsx';

const signIn = async (email: string, password: string): Promise<string> => {
  const body = JSON.stringify({ email, password });
  const headers = new Headers(deviceTokenHeaders(() => window.localStorage));
  const { json } = await createHttpClient(() => null)('/api/auth/login', { method: 'POST', body, headers });
  return json.access_token;
};

const UNREACHABLE = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es noch einmal.';

const Form = ({ session }: { readonly session: Session }) => {
  const queryClient = useQueryClient();
  const logout = useLogout();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(null);
    try {
      session.start(await signIn(String(fields.get('email')), String(fields.get('password'))));
      await queryClient.invalidateQueries();
    } catch (error) {
      setProblem(sentenceOf(error, UNREACHABLE));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit}>
      <DialogTitle id="sign-in-again">Ihre Sitzung ist beendet</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography color="text.secondary">
          Bitte melden Sie sich noch einmal an. Was Sie eingegeben haben, bleibt stehen; senden Sie es danach erneut.
        </Typography>
        {problem === null ? null : <Alert severity="error">{problem}</Alert>}
        <TextField name="email" type="email" label="E-Mail-Adresse" autoComplete="username" required autoFocus />
        <TextField name="password" type="password" label="Passwort" autoComplete="current-password" required />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={() => void logout()} sx={{ minHeight: 44 }}>
          Abmelden
        </Button>
        <BusyButton type="submit" variant="contained" isBusy={isBusy} sx={{ minHeight: 44, px: 3 }}>
          {isBusy ? 'Wird angemeldet …' : 'Anmelden'}
        </BusyButton>
      </DialogActions>
    </form>
  );
};

/** Asks to sign in again when the session ended in the middle of work; the work stays underneath. */
export const SignInAgain = () => {
  const session = useExpiredSession();
  if (session === null) return null;
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="sign-in-again">
      <Form session={session} />
    </Dialog>
  );
};
