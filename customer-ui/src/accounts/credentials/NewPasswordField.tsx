import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@sternklar/contracts/constants';
import { useState } from 'react';
import { accountTexts } from '../../texts/accounts.ts';
import { quoted } from '../../texts/quoted.ts';
import { PasswordField } from '../../ui/Field.tsx';
import { type PasswordStrength, passwordStrength } from './typed.ts';

const LEVEL: Readonly<Record<PasswordStrength, number>> = { 'zu kurz': 0, schwach: 1, mittel: 2, stark: 3 };

interface NewPasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
}

/** A password to be chosen: says the minimum and how strong it is, demands nothing else. */
export const NewPasswordField = ({ name, label, error }: NewPasswordFieldProps) => {
  const [password, setPassword] = useState('');
  const strength = passwordStrength(password, PASSWORD_MIN_LENGTH);
  return (
    <PasswordField
      name={name}
      label={label}
      missing={accountTexts.newPasswordMissing}
      error={error}
      required
      minLength={PASSWORD_MIN_LENGTH}
      maxLength={PASSWORD_MAX_LENGTH}
      autoComplete="new-password"
      value={password}
      onChange={(event) => setPassword(event.target.value)}
      hint={
        <span className="strength" data-level={LEVEL[strength]}>
          <span className="strength-bar" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span>{quoted.passwordHint.text}</span>
          {password !== '' && <span>{accountTexts.strength(strength)}</span>}
        </span>
      }
    />
  );
};
