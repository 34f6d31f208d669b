import { CODE_LENGTH } from '@sternklar/contracts/constants';
import { useState } from 'react';
import { accountTexts } from '../../texts/accounts.ts';
import { TextField } from '../../ui/Field.tsx';
import { cleanCode } from './typed.ts';
import './code-field.css';

interface CodeFieldProps {
  readonly name: string;
  readonly error: string | undefined;
}

/** One field for a code from a mail; pasting it with blanks works, and browsers may fill it in. */
export const CodeField = ({ name, error }: CodeFieldProps) => {
  const [code, setCode] = useState('');
  return (
    <TextField
      name={name}
      label={accountTexts.code}
      missing={accountTexts.codeMissing}
      error={error}
      className="control code-field"
      value={code}
      onChange={(event) => setCode(cleanCode(event.target.value))}
      required
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      placeholder={'·'.repeat(CODE_LENGTH)}
    />
  );
};

/** The code itself, for installations that reveal it: the message at the top may be gone before it is typed. */
export const ShownCode = ({ code }: { readonly code: string | undefined }) =>
  code === undefined ? null : (
    <p className="shown-code">
      {accountTexts.shownCode}: <strong>{code}</strong>
    </p>
  );
