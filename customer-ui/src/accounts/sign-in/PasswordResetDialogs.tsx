import { EMAIL_MAX_LENGTH } from '@sternklar/contracts/constants';
import { shownEmail } from '@sternklar/contracts/shown-email';
import { useState } from 'react';
import { phraseOf } from '../../api/api-error.ts';
import { accountTexts } from '../../texts/accounts.ts';
import { quoted } from '../../texts/quoted.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormProblem, TextField } from '../../ui/Field.tsx';
import type { Toasts } from '../../ui/toasts.ts';
import { textOf, useForm, WHOLE_FORM } from '../../ui/use-form.ts';
import { helpAfterRefusedCode } from '../credentials/auth-help.ts';
import { CodeField, ShownCode } from '../credentials/CodeField.tsx';
import { NewPasswordField } from '../credentials/NewPasswordField.tsx';
import { useRanOut } from '../credentials/use-ran-out.ts';

interface ForgotPasswordDialogProps {
  /** What is already known of the address. */
  readonly email: string;
  readonly toasts: Toasts;
  readonly onSubmit: (email: string) => Promise<void>;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

export const ForgotPasswordDialog = ({ email, toasts, onSubmit, onBack, onClose }: ForgotPasswordDialogProps) => {
  const form = useForm(
    async (values) => {
      try {
        await onSubmit(textOf(values, 'email').trim());
      } catch (error) {
        toasts.bad(quoted.resetCodeNotSent);
        throw error;
      }
    },
    (error) => {
      if (error.status === 0) return { [WHOLE_FORM]: accountTexts.noConnection };
      return error.status === 429 ? { [WHOLE_FORM]: accountTexts.tooOften(error.retryAfterSeconds) } : {};
    },
  );
  return (
    <Dialog title={accountTexts.forgotTitle} intro={<p>{accountTexts.forgotIntro}</p>} onClose={onClose}>
      <form {...form.props}>
        <TextField
          name="email"
          type="email"
          defaultValue={email}
          label={accountTexts.email}
          missing={accountTexts.emailMissing}
          error={form.errors.email}
          required
          maxLength={EMAIL_MAX_LENGTH}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="form-foot">
          <FormProblem form={form} />
          <Button type="submit" look="dawn" large busy={form.busy} busyLabel={accountTexts.busy}>
            {accountTexts.forgotAction}
          </Button>
        </div>
      </form>
      <div className="dialog-foot">
        <TextButton onClick={onBack}>{accountTexts.backToLogin}</TextButton>
      </div>
    </Dialog>
  );
};

interface ResetPasswordDialogProps {
  /** Kept from the step before. */
  readonly email: string;
  readonly shownCode: string | undefined;
  readonly toasts: Toasts;
  readonly onSubmit: (code: string, newPassword: string) => Promise<void>;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

export const ResetPasswordDialog = (props: ResetPasswordDialogProps) => {
  const { email, shownCode, toasts, onSubmit, onBack, onClose } = props;
  const [sentAt] = useState(Date.now);
  const ranOut = useRanOut(sentAt);
  const introTo = ranOut ? accountTexts.resetRanOut : accountTexts.resetIntro;
  const form = useForm(
    async (values) => {
      try {
        await onSubmit(textOf(values, 'reset_code'), textOf(values, 'new_password'));
      } catch (error) {
        toasts.bad(phraseOf(error, quoted.resetCodeInvalid));
        throw error;
      }
    },
    (error) => (Object.keys(error.fieldErrors).length > 0 ? {} : { reset_code: helpAfterRefusedCode(error) }),
  );
  return (
    <Dialog
      title={accountTexts.resetTitle}
      intro={<p aria-live="polite">{introTo(shownEmail(email))}</p>}
      onClose={onClose}
    >
      {!ranOut && <ShownCode code={shownCode} />}
      <form {...form.props}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <div className="fields">
          <CodeField name="reset_code" error={form.errors.reset_code} />
          <NewPasswordField name="new_password" label={accountTexts.newPassword} error={form.errors.new_password} />
        </div>
        <div className="form-foot">
          <Button type="submit" look="dawn" large busy={form.busy} busyLabel={accountTexts.busy}>
            {accountTexts.resetAction}
          </Button>
        </div>
      </form>
      <div className="dialog-foot">
        {!ranOut && accountTexts.notArrived}
        <TextButton onClick={onBack}>{accountTexts.newCode}</TextButton>
      </div>
    </Dialog>
  );
};
