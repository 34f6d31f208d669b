import { Alert, AlertTitle, Box } from '@mui/material';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { type ChangedReview, changedMeanwhileSentence, changeSentence } from './changed-meanwhile.ts';

interface ConflictProps {
  readonly newer: ChangedReview;
  readonly chosen: ReviewStatus;
}

/** Says that somebody else was faster, and what they did. */
export const Conflict = ({ newer, chosen }: ConflictProps) => (
  <Alert severity="warning" sx={{ borderRadius: '12px', overflowWrap: 'anywhere' }}>
    <AlertTitle>Jemand war schneller</AlertTitle>
    {changedMeanwhileSentence(newer.status, chosen)}
    {newer.changes?.length ? (
      <Box component="ul" aria-label="Was inzwischen geschah" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {newer.changes.map((change) => (
          <li key={change.id}>{changeSentence(change)}</li>
        ))}
      </Box>
    ) : null}
  </Alert>
);
