import { APP_CODE_DIGITS } from '@sternklar/contracts/constants';
import type { Ref } from 'react';
import { secondFactorTexts as texts } from '../../texts/second-factor.ts';
import { TextField } from '../../ui/Field.tsx';
import './code-field.css';

interface AppCodeFieldProps {
  readonly name: string;
  readonly error: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** For the digits that an authenticator app shows; a blank between them does not matter. */
export const AppCodeField = ({ name, error, ref }: AppCodeFieldProps) => (
  <TextField
    ref={ref}
    name={name}
    label={texts.appCode}
    missing={texts.appCodeMissing}
    error={error}
    className="control code-field"
    required
    inputMode="numeric"
    maxLength={APP_CODE_DIGITS + 1}
    autoComplete="one-time-code"
    autoCorrect="off"
    spellCheck={false}
    enterKeyHint="done"
    placeholder={'·'.repeat(APP_CODE_DIGITS)}
  />
);
