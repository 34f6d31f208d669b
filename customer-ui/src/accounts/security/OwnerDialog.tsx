import type { ChangeSignInBody, SignInWays } from '@sternklar/contracts/accounts/passkey.api';
import { APP_CODE_DIGITS } from '@sternklar/contracts/constants';
import type { ReactNode } from 'react';
import { securityTexts as texts } from '../../texts/security.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { textOf } from '../../ui/use-form.ts';
import { OwnerField } from './OwnerField.tsx';
import type { SecurityApi } from './security-api.ts';
import { useOwnerForm } from './use-owner-form.ts';

export type CodeBeside = 'app' | 'recovery' | null;

/** A code is asked for where an app is set up, and of accounts that need their passkey for their role. */
export const codeBeside = (ways: SignInWays | undefined): CodeBeside => {
  if (ways === undefined) return null;
  if (ways.authenticator_app !== null) return 'app';
  return ways.required && ways.passkeys.length > 0 ? 'recovery' : null;
};

interface OwnerDialogProps {
  readonly title: string;
  readonly intro: string;
  readonly action: string;
  readonly email: string;
  readonly api: Pick<SecurityApi, 'confirmationOptions'>;
  readonly hasPasskey: boolean;
  /** What is asked for beside the password: a code of the app that is set up or a recovery code, a recovery code alone, or nothing. */
  readonly beside: CodeBeside;
  /** Rejects when the server refuses. */
  readonly onSubmit: (owner: ChangeSignInBody, values: FormData) => Promise<void>;
  readonly onClose: () => void;
  /** Fields above the password. */
  readonly children?: (errors: Readonly<Record<string, string>>) => ReactNode;
}

/** As refusals name it, whichever of both was entered. */
const CODE = 'app_code';
const APP_CODE = new RegExp(`^(\\s*\\d){${APP_CODE_DIGITS}}\\s*$`);

/** An app shows digits alone; a recovery code has letters. */
const codeIn = (values: FormData) => {
  const entered = textOf(values, CODE);
  if (entered === '') return {};
  return APP_CODE.test(entered) ? { app_code: entered } : { recovery_code: entered };
};

/** Asks who it is before anything about signing in is changed. */
export const OwnerDialog = ({
  title,
  intro,
  action,
  email,
  api,
  hasPasskey,
  beside,
  onSubmit,
  onClose,
  children,
}: OwnerDialogProps) => {
  const { form, round } = useOwnerForm('password', (owner, values) =>
    onSubmit({ ...owner, ...codeIn(values) }, values),
  );
  return (
    <Dialog title={title} intro={<p>{intro}</p>} onClose={onClose}>
      <form {...form.props}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <div className="fields">
          {children?.(form.errors)}
          <OwnerField
            key={round}
            api={api}
            name="password"
            label={texts.password}
            missing={texts.passwordMissing}
            error={form.errors.password}
            hasPasskey={hasPasskey}
          >
            {beside !== null && (
              <TextField
                name={CODE}
                label={beside === 'app' ? texts.appCode : texts.recoveryCode}
                missing={texts.appCodeMissing}
                error={form.errors[CODE]}
                required
                maxLength={40}
                autoComplete="one-time-code"
              />
            )}
          </OwnerField>
        </div>
        <div className="form-foot">
          <Button type="submit" look="dawn" large busy={form.busy}>
            {action}
          </Button>
        </div>
      </form>
      <div className="dialog-foot">
        <TextButton onClick={onClose}>{texts.cancel}</TextButton>
      </div>
    </Dialog>
  );
};
