import { Box, Button, TextField } from '@mui/material';
import { useEffect, useRef } from 'react';
import { fromBerlinField, toBerlinField } from './berlin-time.ts';
import { useSettled } from './use-settled.ts';

interface MomentFieldProps {
  readonly label: string;
  /** Null: the field is empty. */
  readonly moment: string | null;
  /** Told once a moment was chosen, and only of another one. */
  onChange(moment: string): void;
}

/** A moment in Germany, to the second: it counts when it is picked, when typing rests, and when the field is left. */
export const MomentField = ({ label, moment, onChange }: MomentFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  const shown = moment === null ? '' : toBerlinField(moment);
  const { later, now } = useSettled((typed: string) => {
    const chosen = fromBerlinField(typed);
    if (chosen !== null && chosen !== moment) onChange(chosen);
  });
  // The field keeps the focus and what is being typed; a moment that was chosen elsewhere shows in it.
  useEffect(() => {
    const input = field.current;
    if (input && fromBerlinField(input.value) !== fromBerlinField(shown)) input.value = shown;
  }, [shown]);
  return (
    <TextField
      type="datetime-local"
      label={label}
      defaultValue={shown}
      onChange={({ target }) => later(target.value)}
      onBlur={now}
      onKeyDown={({ key }) => {
        if (key === 'Enter') now();
      }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { ref: field, step: 1 } }}
      sx={{ my: 0 }}
    />
  );
};

interface CompareFieldProps {
  readonly moment: string | null;
  onChange(moment: string | null): void;
}

/** A second moment to compare with, typed to the second. */
export const CompareField = ({ moment, onChange }: CompareFieldProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    <MomentField label="Vergleichen mit" moment={moment} onChange={onChange} />
    {moment === null ? null : (
      <Button onClick={() => onChange(null)} sx={{ minHeight: 44 }}>
        Nicht vergleichen
      </Button>
    )}
  </Box>
);
