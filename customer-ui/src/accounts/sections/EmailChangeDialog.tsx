import type { RequestEmailChangeBody } from '@sternklar/contracts/accounts/account.api';
import { EMAIL_MAX_LENGTH } from '@sternklar/contracts/constants';
import { useState } from 'react';
import { accountPageTexts as texts } from '../../texts/account-page.ts';
import { accountTexts } from '../../texts/accounts.ts';
import { german } from '../../texts/phrase.ts';
import { quoted } from '../../texts/quoted.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import type { Toasts } from '../../ui/toasts.ts';
import { textOf } from '../../ui/use-form.ts';
import { announceCode, VerifyEmailDialog } from '../credentials/VerifyEmailDialog.tsx';
import type { AccountPage } from '../page/account-page.ts';
import { CodeBesideField, codeBeside, codeIn } from '../security/CodeBeside.tsx';
import { OwnerField, type OwnersPasskey } from '../security/OwnerField.tsx';
import { useOwnerForm } from '../security/use-owner-form.ts';
import { useSignInWays } from '../security/use-sign-in-ways.ts';

interface EmailChangeDialogProps {
  /** The address so far. */
  readonly email: string;
  /** An address that waits for its code already. */
  readonly pendingEmail: string | undefined;
  readonly page: Pick<AccountPage, 'requestEmailChange' | 'confirmEmailChange'>;
  readonly security: OwnersPasskey;
  readonly toasts: Toasts;
  readonly onClose: () => void;
}

/** An address that waits for its code; what was asked with is kept to ask once more, as long as the window is open. */
interface Waiting {
  readonly email: string;
  readonly asked: RequestEmailChangeBody | null;
  readonly shownCode?: string | undefined;
}

/** Whether asking once more with the same is of any use: a code counts once. */
const mayAskAgain = ({ app_code, recovery_code }: RequestEmailChangeBody): boolean =>
  app_code === undefined && recovery_code === undefined;

/** First the new address and what shows that it is the owner who asks, then the code that went there; whoever comes back begins with the code. */
export const EmailChangeDialog = ({ email, pendingEmail, page, security, toasts, onClose }: EmailChangeDialogProps) => {
  const [waiting, setWaiting] = useState<Waiting | null>(
    pendingEmail === undefined ? null : { email: pendingEmail, asked: null },
  );
  const ways = useSignInWays(security);
  const { form, round } = useOwnerForm('password', async (owner, values) => {
    const asked = { new_email: textOf(values, 'new_email'), ...owner, ...codeIn(values) };
    const { verification_code: code } = await page.requestEmailChange(asked);
    announceCode(toasts, code);
    setWaiting({ email: asked.new_email, asked, shownCode: code });
  });
  /** A signature counts once, so a passkey signs again. */
  const askAgain = async ({ new_email, passkey, password }: RequestEmailChangeBody) => {
    if (passkey === undefined) return page.requestEmailChange({ new_email, password });
    const { signWithPasskey } = await import('@sternklar/contracts/accounts/passkey-in-browser');
    const signed = await signWithPasskey(await security.confirmationOptions());
    if (signed === null) throw new Error('No passkey signed.');
    return page.requestEmailChange({ new_email, passkey: signed });
  };
  const again = () => setWaiting(null);

  if (waiting !== null) {
    const { asked } = waiting;
    return (
      <VerifyEmailDialog
        key="code"
        email={waiting.email}
        toasts={toasts}
        justSent={asked !== null}
        shownCode={waiting.shownCode}
        invalidPhrase={quoted.codeInvalidOnDashboard}
        resendFailure={() => quoted.codeNotResentOnDashboard}
        verify={page.confirmEmailChange}
        resend={asked === null || !mayAskAgain(asked) ? null : () => askAgain(asked)}
        done={german(texts.emailChanged)}
        onVerified={onClose}
        onClose={onClose}
        foot={<TextButton onClick={again}>{texts.otherEmail}</TextButton>}
      />
    );
  }
  return (
    <Dialog key="address" title={texts.changeEmailNamed} intro={<p>{texts.changeEmailIntro}</p>} onClose={onClose}>
      <form {...form.props}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <div className="fields">
          <TextField
            name="new_email"
            type="email"
            label={texts.newEmail}
            missing={texts.newEmailMissing}
            error={form.errors.new_email}
            required
            maxLength={EMAIL_MAX_LENGTH}
            data-kind="new-email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <OwnerField
            key={round}
            api={security}
            name="password"
            label={texts.dialogPassword}
            missing={texts.dialogPasswordMissing}
            error={form.errors.password}
            hasPasskey={(ways?.passkeys.length ?? 0) > 0}
          >
            <CodeBesideField beside={codeBeside(ways)} errors={form.errors} />
          </OwnerField>
        </div>
        <div className="form-foot">
          <Button type="submit" look="dawn" large busy={form.busy} busyLabel={accountTexts.busy}>
            {texts.sendCode}
          </Button>
        </div>
      </form>
      <div className="dialog-foot">
        <TextButton onClick={onClose}>{texts.billingCancel}</TextButton>
      </div>
    </Dialog>
  );
};
