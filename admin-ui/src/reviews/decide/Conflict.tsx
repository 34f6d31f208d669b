import { Alert, AlertTitle, Box } from '@mui/material';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { type ChangedReview, changedMeanwhileSentence, changeSentence, newsAmong } from './changed-meanwhile.ts';

interface ConflictProps {
  readonly newer: ChangedReview;
  readonly chosen: ReviewStatus;
  /** Steps of the history that were in sight when somebody began to decide; null where nobody knows. */
  readonly seen?: ReadonlySet<string> | null;
}

/** Says that somebody else was faster, and what they did. */
export const Conflict = ({ newer, chosen, seen = null }: ConflictProps) => {
  const news = newsAmong(newer.changes ?? [], seen);
  return (
    <Alert severity="warning" sx={{ borderRadius: '12px', overflowWrap: 'anywhere' }}>
      <AlertTitle>Jemand war schneller</AlertTitle>
      {changedMeanwhileSentence(newer.status, chosen)}
      {news.length > 0 ? (
        <Box
          component="ul"
          aria-label="Was inzwischen geschah"
          sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.5 }}
        >
          {news.map((change) => (
            <li key={change.id}>{changeSentence(change)}</li>
          ))}
        </Box>
      ) : null}
    </Alert>
  );
};
