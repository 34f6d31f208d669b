import { Box, Button, TextField } from '@mui/material';
import { fromBerlinField, toBerlinField } from './berlin-time.ts';

interface CompareFieldProps {
  readonly moment: string | null;
  onChange(moment: string | null): void;
}

/** A second moment to compare with, typed to the second. */
export const CompareField = ({ moment, onChange }: CompareFieldProps) => {
  const type = (field: string) => {
    const typed = fromBerlinField(field);
    if (typed !== null && typed !== moment) onChange(typed);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <TextField
        key={moment ?? 'none'}
        type="datetime-local"
        label="Vergleichen mit"
        defaultValue={moment === null ? '' : toBerlinField(moment)}
        onBlur={({ target }) => type(target.value)}
        onKeyDown={({ key, target }) => {
          if (key === 'Enter') type((target as HTMLInputElement).value);
        }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 1 } }}
        sx={{ my: 0 }}
      />
      {moment === null ? null : (
        <Button onClick={() => onChange(null)} sx={{ minHeight: 44 }}>
          Nicht vergleichen
        </Button>
      )}
    </Box>
  );
};
