import { Box, Button, TextField } from '@mui/material';
import { fromBerlinField, toBerlinField } from './berlin-time.ts';

interface MomentFieldProps {
  readonly label: string;
  /** Null: the field is empty. */
  readonly moment: string | null;
  /** Told once the field is left or sent off, and only of another moment. */
  onChange(moment: string): void;
}

/** A moment in Germany, typed to the second. */
export const MomentField = ({ label, moment, onChange }: MomentFieldProps) => {
  const type = (field: string) => {
    const typed = fromBerlinField(field);
    if (typed !== null && typed !== moment) onChange(typed);
  };
  return (
    <TextField
      key={moment ?? 'none'}
      type="datetime-local"
      label={label}
      defaultValue={moment === null ? '' : toBerlinField(moment)}
      onBlur={({ target }) => type(target.value)}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter') type((target as HTMLInputElement).value);
      }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 1 } }}
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
