import { Box, TextField } from '@mui/material';
import type { PlaceholderValues } from '@sternklar/contracts/text-blocks/placeholders';
import { useRef } from 'react';
import { inserted } from '../../text-blocks/inserted.ts';
import { TextBlockButton } from '../../text-blocks/TextBlockButton.tsx';

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
  /** What takes the places in the team's text blocks, where they are offered. */
  readonly values?: PlaceholderValues;
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
  values,
  onChange,
}: WordsFieldProps) => {
  const input = useRef<HTMLTextAreaElement>(null);
  const field = (
    <TextField
      label={label}
      autoFocus={isFirst}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      multiline
      minRows={rows}
      maxRows={14}
      inputRef={input}
      error={error !== null}
      helperText={error ?? hint}
      slotProps={{ htmlInput: { name, maxLength } }}
    />
  );
  if (values === undefined) return field;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {field}
      <Box sx={{ justifySelf: 'start' }}>
        <TextBlockButton values={values} onPick={(piece) => onChange(inserted(input.current, value, piece).text)} />
      </Box>
    </Box>
  );
};
