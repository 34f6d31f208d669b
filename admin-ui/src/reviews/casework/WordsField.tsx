import { TextField } from '@mui/material';

interface WordsFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly maxLength: number;
  readonly error?: string | null;
  readonly hint?: string;
  readonly rows?: number;
  /** The first one of a dialog: one begins there. */
  readonly isFirst?: boolean;
  onChange(value: string): void;
}

/** Some lines of text. */
export const WordsField = ({
  label,
  name,
  value,
  maxLength,
  error = null,
  hint,
  rows = 4,
  isFirst = false,
  onChange,
}: WordsFieldProps) => (
  <TextField
    label={label}
    autoFocus={isFirst}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    multiline
    minRows={rows}
    maxRows={14}
    error={error !== null}
    helperText={error ?? hint}
    slotProps={{ htmlInput: { name, maxLength } }}
  />
);
