import { Box, Button } from '@mui/material';
import { MomentField } from './MomentField.tsx';

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
