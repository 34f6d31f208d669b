import type { LoginBody } from '@sternklar/contracts/accounts/account.api';
import { EMAIL_MAX_LENGTH } from '@sternklar/contracts/constants';
import { useRef, useState } from 'react';
import { ApiError, phraseOf } from '../../api/api-error.ts';
import { TermsLine } from '../../frame/TermsLine.tsx';
import { adminPageIn, PATHS, reviewIdIn } from '../../routing/screen.ts';
import { accountTexts } from '../../texts/accounts.ts';
import { quoted } from '../../texts/quoted.ts';
import { siteTexts } from '../../texts/site.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormProblem, PasswordField, TextField } from '../../ui/Field.tsx';
import { retract } from '../../ui/retract.ts';
import type { Toasts } from '../../ui/toasts.ts';
import { textOf, useForm, WHOLE_FORM } from '../../ui/use-form.ts';
import { type AuthMode, helpAfterFailure } from '../credentials/auth-help.ts';
import { NewPasswordField } from '../credentials/NewPasswordField.tsx';
import { useBusy } from '../sections/use-busy.ts';
import { NEEDED_AFTER, type SecondFactor, SecondFactorFields, secondFactorIn } from './SecondFactorFields.tsx';

interface AuthDialogProps {
  readonly mode: AuthMode;
  readonly goal: string | null;
  readonly toasts: Toasts;
  /** Rejects when the server refuses. */
  readonly onSubmit: (mode: AuthMode, credentials: LoginBody) => Promise<void>;
  /** Rejects when the server refuses; resolves without anything where the person did not want to. */
  readonly onPasskey: () => Promise<void>;
  readonly onToggle: (mode: AuthMode) => void;
  /** With the address as far as it was typed. */
  readonly onForgotPassword: (email: string) => void;
  readonly onClose: () => void;
}

/** What signing in is for. */
const introTo = (goal: string | null): string => {
  if (goal === null) return accountTexts.loginIntro;
  const { pathname, hash } = new URL(goal, window.location.origin);
  if (adminPageIn(goal) !== null) return accountTexts.loginToAdmin;
  if (reviewIdIn(pathname) !== null) return accountTexts.loginToReview;
  if (pathname !== PATHS.account) return accountTexts.loginToDashboard;
  return accountTexts.loginToAccount(accountTexts.places[hash] ?? siteTexts.accountHeading);
};

/** Signing in and registering in one window; the mode is the caller's, so that each button opens the right one. */
export const AuthDialog = ({
  mode,
  goal,
  toasts,
  onSubmit,
  onPasskey,
  onToggle,
  onForgotPassword,
  onClose,
}: AuthDialogProps) => {
  const isLogin = mode === 'login';
  const [asked, setAsked] = useState<SecondFactor | null>(null);
  const [busy, run] = useBusy();
  const withPasskey = async () => {
    try {
      await onPasskey();
      retract(toasts, quoted.authenticationFailed);
    } catch (error) {
      toasts.bad(phraseOf(error, quoted.authenticationFailed));
    }
  };
  const email = useRef<HTMLInputElement>(null);
  const form = useForm(
    async (values) => {
      try {
        const credentials = { email: textOf(values, 'email').trim(), password: textOf(values, 'password') };
        await onSubmit(mode, { ...credentials, ...secondFactorIn(values) });
        retract(toasts, quoted.authenticationFailed);
      } catch (error) {
        const needed = error instanceof ApiError ? NEEDED_AFTER[error.code ?? ''] : undefined;
        if (needed !== undefined) setAsked(needed);
        else toasts.bad(quoted.authenticationFailed);
        throw error;
      }
    },
    // The field that appears says what is asked for.
    (error) => (error.code === 'app-code-needed' ? {} : { [WHOLE_FORM]: helpAfterFailure(mode, error) }),
  );

  const toggle = () => {
    form.clearErrors();
    onToggle(isLogin ? 'register' : 'login');
  };

  return (
    <Dialog
      title={isLogin ? accountTexts.loginTitle : accountTexts.registerTitle}
      intro={<p>{isLogin ? introTo(goal) : accountTexts.registerIntro}</p>}
      onClose={onClose}
    >
      <form {...form.props}>
        <div className="fields">
          <TextField
            ref={email}
            name="email"
            type="email"
            label={accountTexts.email}
            missing={accountTexts.emailMissing}
            error={form.errors.email}
            required
            maxLength={EMAIL_MAX_LENGTH}
            data-kind={isLogin ? 'email' : 'new-email'}
            autoComplete={isLogin ? 'username' : 'email'}
            autoCapitalize="none"
            spellCheck={false}
          />
          {isLogin ? (
            <PasswordField
              name="password"
              label={accountTexts.password}
              missing={accountTexts.passwordMissing}
              error={form.errors.password}
              required
              autoComplete="current-password"
            />
          ) : (
            <NewPasswordField name="password" label={accountTexts.password} error={form.errors.password} />
          )}
          {isLogin && asked !== null && <SecondFactorFields needed={asked} form={form} />}
        </div>
        <div className="form-foot">
          <FormProblem form={form} />
          {!isLogin && <p className="companies-only">{accountTexts.registerCompaniesOnly}</p>}
          {!isLogin && (
            <p className="companies-only">
              <TermsLine />
            </p>
          )}
          <Button type="submit" look="dawn" large busy={form.busy} busyLabel={accountTexts.busy}>
            {isLogin ? accountTexts.loginAction : accountTexts.registerAction}
          </Button>
        </div>
      </form>
      <div className="dialog-foot">
        {isLogin && 'PublicKeyCredential' in window && (
          <TextButton onClick={() => void run('passkey', withPasskey)} aria-busy={busy !== null}>
            {accountTexts.withPasskey}
          </TextButton>
        )}
        {isLogin && (
          <TextButton onClick={() => onForgotPassword(email.current?.value ?? '')}>
            {quoted.forgotPassword.text}
          </TextButton>
        )}
        <span className="dialog-foot-break" />
        {isLogin ? accountTexts.toRegister : accountTexts.toLogin}
        <TextButton onClick={toggle}>{isLogin ? accountTexts.toRegisterAction : accountTexts.toLoginAction}</TextButton>
      </div>
    </Dialog>
  );
};
