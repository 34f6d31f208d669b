import type { LoginBody } from '@sternklar/contracts/accounts/account.api';
import { useState } from 'react';
import { secondFactorTexts as texts } from '../../texts/second-factor.ts';
import { TextButton } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { type Form, textOf } from '../../ui/use-form.ts';
import { AppCodeField } from '../credentials/AppCodeField.tsx';

/** What an account needs beside the password: a code of its app, or, where it has passkeys alone, one for their loss. */
export type SecondFactor = 'app' | 'passkey';

/** By the refusal's code. */
export const NEEDED_AFTER: Readonly<Record<string, SecondFactor>> = {
  'second-factor-needed': 'passkey',
  'app-code-needed': 'app',
};

const CODES = ['app_code', 'recovery_code'] as const;

/** The code that was entered, if one was asked for. */
export const secondFactorIn = (values: FormData): Pick<LoginBody, (typeof CODES)[number]> =>
  Object.fromEntries(CODES.map((name) => [name, textOf(values, name).trim()]).filter(([, code]) => code !== ''));

/** Stays the same, so that it is called when a field appears, and not again. */
const focusOnceThere = (field: HTMLInputElement | null) => field?.focus();

/** Asks for the code of the app, or for one that stands for a lost app or passkey. */
export const SecondFactorFields = ({ needed, form }: { readonly needed: SecondFactor; readonly form: Form }) => {
  const [isLost, setLost] = useState(false);
  const toggle = () => {
    form.clearErrors();
    setLost(!isLost);
  };
  const asksApp = needed === 'app' && !isLost;
  return (
    <>
      {asksApp ? (
        <AppCodeField ref={focusOnceThere} name="app_code" error={form.errors.app_code} />
      ) : (
        <TextField
          ref={focusOnceThere}
          name="recovery_code"
          label={texts.recoveryCode}
          missing={texts.recoveryCodeMissing}
          error={form.errors.recovery_code}
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      {needed === 'app' && (
        <TextButton onClick={toggle}>{asksApp ? texts.withRecoveryCode : texts.withAppCode}</TextButton>
      )}
    </>
  );
};
