import { Box, Typography } from '@mui/material';
import type { Evidence } from '@sternklar/contracts/reviews/evidence/evidence.api';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { evidenceAbout, evidenceName } from './evidence-words.ts';

interface EvidenceTicksProps {
  readonly evidence: readonly Evidence[];
  /** Ids of what goes along. */
  readonly chosen: ReadonlySet<string>;
  onToggle(evidenceId: string): void;
}

/** Which evidence goes along with what is sent; nothing where there is none. */
export const EvidenceTicks = ({ evidence, chosen, onToggle }: EvidenceTicksProps) => {
  if (evidence.length === 0) return null;
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="text.secondary" sx={{ p: 0 }}>
        Belege, die mitgehen
      </Typography>
      {evidence.map((one) => (
        <Box key={one.id} sx={{ overflowWrap: 'anywhere' }}>
          <CheckBox
            label={`${evidenceName(one)} (${evidenceAbout(one)})`}
            isChecked={chosen.has(one.id)}
            onToggle={() => onToggle(one.id)}
          />
        </Box>
      ))}
    </Box>
  );
};
