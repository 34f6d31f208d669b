import { Box } from '@mui/material';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { CheckBox } from '../../../ui/CheckBox.tsx';

interface EvidenceSentProps {
  readonly evidence: ReviewCase['evidence'];
  /** Ids of those that go along. */
  readonly sent: ReadonlySet<string>;
  /** Ids of those that came while the window was open: nobody can have sent them unseen. */
  readonly late: ReadonlySet<string>;
  onToggle(id: string): void;
}

/** Which of the evidence goes along: all that was there at first, unless somebody leaves some out. */
export const EvidenceSent = ({ evidence, sent, late, onToggle }: EvidenceSentProps) =>
  evidence.length === 0 ? null : (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' }}>
      <Box component="legend" sx={{ p: 0, color: 'text.secondary', typography: 'body2' }}>
        Belege, die mitgehen
      </Box>
      {evidence.map(({ id, name }) => (
        <CheckBox
          key={id}
          label={late.has(id) ? `${name} (seitdem hinzugekommen)` : name}
          isChecked={sent.has(id)}
          onToggle={() => onToggle(id)}
        />
      ))}
    </Box>
  );
