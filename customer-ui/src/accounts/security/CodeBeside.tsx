import type { ChangeSignInBody, SignInWays } from '@sternklar/contracts/accounts/passkey.api';
import { APP_CODE_DIGITS } from '@sternklar/contracts/constants';
import { securityTexts as texts } from '../../texts/security.ts';
import { TextField } from '../../ui/Field.tsx';
import { textOf } from '../../ui/use-form.ts';

/** What is asked for beside the password: a code of the app that is set up or a recovery code, a recovery code alone, or nothing. */
export type CodeBeside = 'app' | 'recovery' | null;

/** A code is asked for where an app is set up, and of accounts that need their passkey for their role. */
export const codeBeside = (ways: SignInWays | undefined): CodeBeside => {
  if (ways === undefined) return null;
  if (ways.authenticator_app !== null) return 'app';
  return ways.required && ways.passkeys.length > 0 ? 'recovery' : null;
};

/** As refusals name it, whichever of both was entered. */
const CODE = 'app_code';
const APP_CODE = new RegExp(`^(\\s*\\d){${APP_CODE_DIGITS}}\\s*$`);

/** An app shows digits alone; a recovery code has letters. */
export const codeIn = (values: FormData): Pick<ChangeSignInBody, 'app_code' | 'recovery_code'> => {
  const entered = textOf(values, CODE);
  if (entered === '') return {};
  return APP_CODE.test(entered) ? { app_code: entered } : { recovery_code: entered };
};

interface CodeBesideFieldProps {
  readonly beside: CodeBeside;
  readonly errors: Readonly<Record<string, string>>;
}

/** Also where the server asks for one and the page did not know. */
export const CodeBesideField = ({ beside, errors }: CodeBesideFieldProps) =>
  beside === null && errors[CODE] === undefined ? null : (
    <TextField
      name={CODE}
      label={beside === 'recovery' ? texts.recoveryCode : texts.appCode}
      missing={texts.appCodeMissing}
      error={errors[CODE]}
      required
      maxLength={40}
      autoComplete="one-time-code"
    />
  );
