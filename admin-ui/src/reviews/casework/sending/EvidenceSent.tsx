import { Box } from '@mui/material';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { CheckBox } from '../../../ui/CheckBox.tsx';

interface EvidenceSentProps {
  readonly evidence: ReviewCase['evidence'];
  /** Ids of those that stay here. */
  readonly left: ReadonlySet<string>;
  onToggle(id: string): void;
}

/** Which of the evidence goes along: all of it, unless somebody leaves some out. */
export const EvidenceSent = ({ evidence, left, onToggle }: EvidenceSentProps) =>
  evidence.length === 0 ? null : (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' }}>
      <Box component="legend" sx={{ p: 0, color: 'text.secondary', typography: 'body2' }}>
        Belege, die mitgehen
      </Box>
      {evidence.map(({ id, name }) => (
        <CheckBox key={id} label={name} isChecked={!left.has(id)} onToggle={() => onToggle(id)} />
      ))}
    </Box>
  );
