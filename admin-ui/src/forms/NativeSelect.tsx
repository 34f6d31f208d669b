import { TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { type useInput, ValidationError } from 'react-admin';

interface NativeSelectProps {
  readonly label: string;
  /** The field it is for, as `useInput` gives it. */
  readonly input: ReturnType<typeof useInput>;
  /** What is chosen where that is not simply the field's value. */
  readonly value?: string;
  /** Said below the field while it has no error. */
  readonly hint?: string | null;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  /** The options but the empty one. */
  readonly children: ReactNode;
}

/** A required choice in a form, in the browser's own list: phones show it as people know it there. */
export const NativeSelect = ({ label, input, value, hint, disabled, autoFocus, children }: NativeSelectProps) => {
  const { id, field, fieldState } = input;
  const { error } = fieldState;
  return (
    <TextField
      {...field}
      ref={undefined}
      inputRef={field.ref}
      id={id}
      select
      fullWidth
      required
      label={label}
      value={value ?? field.value}
      disabled={disabled}
      autoFocus={autoFocus}
      error={error !== undefined}
      helperText={error?.message ? <ValidationError error={error.message} /> : hint}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">Bitte wählen</option>
      {children}
    </TextField>
  );
};
