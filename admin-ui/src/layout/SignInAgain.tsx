import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useLogout } from 'react-admin';
import { codeOf, sentenceOf } from '../data-provider/refusal.ts';
import type { Session } from '../data-provider/session.ts';
import { useExpiredSession } from '../session/session-context.ts';
import { signIn, signInWithPasskey } from '../session/sign-in.ts';
import { BusyButton } from '../ui/BusyButton.tsx';

const UNREACHABLE = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es noch einmal.';
const NOT_SIGNED =
  'Mit dem Passkey hat es nicht geklappt. Bitte versuchen Sie es noch einmal oder nehmen Sie Ihr Passwort.';

/** What is asked for beside the password, once the server said that it is needed; by the code of the refusal. */
const FIELD_AFTER = { 'app-code-needed': 'app_code', 'second-factor-needed': 'recovery_code' } as const;
type CodeField = (typeof FIELD_AFTER)[keyof typeof FIELD_AFTER];
const fieldAfter = (error: unknown): CodeField | undefined => FIELD_AFTER[codeOf(error) as keyof typeof FIELD_AFTER];

const LABELS: Readonly<Record<CodeField, string>> = {
  app_code: 'Code aus der Authenticator-App',
  recovery_code: 'Wiederherstellungscode',
};
const OTHER: Readonly<Record<CodeField, CodeField>> = { app_code: 'recovery_code', recovery_code: 'app_code' };

/** That a code is needed, too, is no fault. */
interface Problem {
  readonly severity: 'error' | 'info';
  readonly sentence: string;
}

interface CodeFieldsProps {
  readonly field: CodeField;
  /** Whether the account has an app, whose code may be lost. */
  readonly hasApp: boolean;
  readonly onSwitch: () => void;
}

const CodeFields = ({ field, hasApp, onSwitch }: CodeFieldsProps) => (
  <>
    <TextField
      key={field}
      name={field}
      label={LABELS[field]}
      autoComplete="one-time-code"
      slotProps={{ htmlInput: field === 'app_code' ? { inputMode: 'numeric' } : { autoCapitalize: 'characters' } }}
      required
      autoFocus
    />
    {hasApp && (
      <Button onClick={onSwitch} sx={{ justifySelf: 'start', minHeight: 44 }}>
        {LABELS[OTHER[field]]} eingeben
      </Button>
    )}
  </>
);

const Form = ({ session }: { readonly session: Session }) => {
  const queryClient = useQueryClient();
  const logout = useLogout();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState<'password' | 'passkey' | null>(null);
  const [needed, setNeeded] = useState<CodeField | null>(null);
  const [field, setField] = useState<CodeField | null>(null);

  const enter = async (how: 'password' | 'passkey', begin: () => Promise<string | null>) => {
    if (busy !== null) return;
    setBusy(how);
    setProblem(null);
    try {
      const token = await begin();
      if (token === null) return setProblem({ severity: 'error', sentence: NOT_SIGNED });
      session.start(token);
      await queryClient.invalidateQueries();
    } catch (error) {
      const asked = fieldAfter(error);
      const sentence = sentenceOf(error, UNREACHABLE);
      setProblem({ severity: asked === undefined ? 'error' : 'info', sentence });
      if (asked === undefined) return;
      setNeeded(asked);
      setField(asked);
    } finally {
      setBusy(null);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const credentials = { email: String(fields.get('email')), password: String(fields.get('password')) };
    void enter('password', () =>
      signIn({ ...credentials, ...(field !== null && { [field]: String(fields.get(field)) }) }),
    );
  };

  return (
    <form onSubmit={submit}>
      <DialogTitle id="sign-in-again">Ihre Sitzung ist beendet</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography color="text.secondary">
          Bitte melden Sie sich noch einmal an. Was Sie eingegeben haben, bleibt stehen; senden Sie es danach erneut.
        </Typography>
        {problem === null ? null : <Alert severity={problem.severity}>{problem.sentence}</Alert>}
        <TextField name="email" type="email" label="E-Mail-Adresse" autoComplete="username" required autoFocus />
        <TextField name="password" type="password" label="Passwort" autoComplete="current-password" required />
        {field !== null && (
          <CodeFields field={field} hasApp={needed === 'app_code'} onSwitch={() => setField(OTHER[field])} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', rowGap: 1 }}>
        {'PublicKeyCredential' in window && (
          <Button
            onClick={() => void enter('passkey', signInWithPasskey)}
            aria-busy={busy === 'passkey'}
            sx={{ minHeight: 44, mr: 'auto' }}
          >
            Mit Passkey anmelden
          </Button>
        )}
        <Button onClick={() => void logout()} sx={{ minHeight: 44 }}>
          Abmelden
        </Button>
        <BusyButton type="submit" variant="contained" isBusy={busy === 'password'} sx={{ minHeight: 44, px: 3 }}>
          {busy === 'password' ? 'Wird angemeldet …' : 'Anmelden'}
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
