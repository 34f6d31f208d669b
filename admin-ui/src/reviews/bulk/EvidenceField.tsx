import { Box, Typography } from '@mui/material';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { evidenceWords } from './forward-words.ts';
import type { EvidenceOfMany } from './use-evidence-of-many.ts';

/** Whether the evidence of some requests went along with them. */
export const EvidenceField = ({ evidence }: { readonly evidence: EvidenceOfMany }) => (
  <Box>
    <CheckBox label="Ihre Belege gingen mit" isChecked={evidence.isSent} onToggle={evidence.toggle} />
    <Typography variant="body2" color="text.secondary" role="status">
      {evidence.isFailed ? 'Die Belege konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.' : null}
      {evidence.isPending ? 'Die Belege werden geladen …' : null}
      {evidence.of ? evidenceWords([...evidence.of.values()]) : null}
    </Typography>
  </Box>
);
