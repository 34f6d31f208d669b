import type { LoginAnswer, LoginBody } from '@sternklar/contracts/accounts/account.api';
import { useState } from 'react';
import { phraseOf } from '../../api/api-error.ts';
import type { Session } from '../../session/session.ts';
import { accountTexts } from '../../texts/accounts.ts';
import { german } from '../../texts/phrase.ts';
import { quoted } from '../../texts/quoted.ts';
import type { Toasts } from '../../ui/toasts.ts';
import type { AccountApi } from '../account-api.ts';
import type { AuthMode } from '../credentials/auth-help.ts';
import { announceCode, VerifyEmailDialog } from '../credentials/VerifyEmailDialog.tsx';
import { AuthDialog } from './AuthDialog.tsx';
import { ForgotPasswordDialog, ResetPasswordDialog } from './PasswordResetDialogs.tsx';

/** Which window is open. The new account's token lives here and nowhere else until its address is verified. */
type Step =
  | { readonly at: 'auth'; readonly mode: AuthMode }
  | { readonly at: 'forgot'; readonly email: string }
  | { readonly at: 'reset'; readonly email: string; readonly code: string | undefined }
  | { readonly at: 'verify'; readonly email: string; readonly token: string; readonly code: string | undefined };

interface AccountDialogsProps {
  readonly start: AuthMode;
  /** The page that signing in leads to, where it is not the usual one. */
  readonly goal: string | null;
  readonly accounts: AccountApi;
  readonly session: Session;
  readonly toasts: Toasts;
  readonly onClose: () => void;
}

/** The way into the product for visitors: one window at a time, each leading to the next. */
export const AccountDialogs = ({ start, goal, accounts, session, toasts, onClose }: AccountDialogsProps) => {
  const [step, go] = useState<Step>({ at: 'auth', mode: start });

  const welcome = ({ access_token: token }: LoginAnswer) => {
    toasts.good(quoted.welcomeBack);
    session.start(token);
  };
  const enterWithPasskey = async () => {
    const { signWithPasskey } = await import('@sternklar/contracts/accounts/passkey-in-browser');
    const signed = await signWithPasskey(await accounts.passkeyOptions());
    if (signed !== null) welcome(await accounts.logInWithPasskey(signed));
  };
  const enter = async (mode: AuthMode, credentials: LoginBody) => {
    if (mode === 'login') {
      welcome(await accounts.logIn(credentials));
      return;
    }
    const { access_token: token, verification_code: code } = await accounts.register(credentials);
    go({ at: 'verify', email: credentials.email, token, code });
    announceCode(toasts, code);
  };

  switch (step.at) {
    case 'auth':
      return (
        <AuthDialog
          mode={step.mode}
          goal={goal}
          toasts={toasts}
          onSubmit={enter}
          onPasskey={enterWithPasskey}
          onToggle={(mode) => go({ at: 'auth', mode })}
          onForgotPassword={(email) => go({ at: 'forgot', email })}
          onClose={onClose}
        />
      );
    case 'forgot':
      return (
        <ForgotPasswordDialog
          email={step.email}
          toasts={toasts}
          onSubmit={async (email) => {
            const { verification_code: code } = await accounts.requestPasswordReset({ email });
            go({ at: 'reset', email, code });
            toasts.good(german(accountTexts.resetCodeSent));
          }}
          onBack={() => go({ at: 'auth', mode: 'login' })}
          onClose={onClose}
        />
      );
    case 'reset':
      return (
        <ResetPasswordDialog
          email={step.email}
          shownCode={step.code}
          toasts={toasts}
          onSubmit={async (code, newPassword) => {
            await accounts.resetPassword({ email: step.email, reset_code: code, new_password: newPassword });
            go({ at: 'auth', mode: 'login' });
            toasts.good(german(accountTexts.resetDone));
          }}
          onBack={() => go({ at: 'forgot', email: step.email })}
          onClose={onClose}
        />
      );
    case 'verify':
      return (
        <VerifyEmailDialog
          email={step.email}
          justSent
          shownCode={step.code}
          toasts={toasts}
          invalidPhrase={quoted.codeInvalid}
          resendFailure={(error) => phraseOf(error, quoted.codeNotResent)}
          verify={(code) => accounts.verifyEmail(code, step.token)}
          resend={() => accounts.resendEmailCode(step.token)}
          onVerified={() => session.start(step.token)}
          onClose={onClose}
          foot={<p className="close-note">{accountTexts.verifyCloseNote}</p>}
        />
      );
  }
};
