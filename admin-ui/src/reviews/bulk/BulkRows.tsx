import { Alert, Box, Typography } from '@mui/material';
import type { Decided } from '../decision-calls.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { failureOf, summaryOf } from './result-words.ts';
import type { SelectedReview } from './selection.ts';

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  maxHeight: 220,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
};
const nameOf = ({ reviewer_name: reviewer, business_name: business }: SelectedReview) => `${reviewer} · ${business}`;

/** Which reviews are meant, with the status they have now. */
export const Names = ({ reviews }: { readonly reviews: readonly SelectedReview[] }) => (
  <Box component="ul" aria-label="Ausgewählte Bewertungen" tabIndex={0} sx={listStyle}>
    {reviews.map((review) => (
      <Box component="li" key={review.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" component="span" sx={{ flex: 1, minWidth: 0 }}>
          {nameOf(review)}
        </Typography>
        <StatusBadge status={review.status} />
      </Box>
    ))}
  </Box>
);

interface FailuresProps {
  readonly reviews: readonly SelectedReview[];
  readonly results: readonly Decided[];
}

/** What came of a change: a sentence about those that worked, a line with the reason for each that did not. */
export const Failures = ({ reviews, results }: FailuresProps) => (
  <>
    <Alert severity="warning">{summaryOf(results)} Die anderen stehen hier; was noch geht, bleibt ausgewählt.</Alert>
    <Box component="ul" aria-label="Nicht geändert" tabIndex={0} sx={listStyle}>
      {results.flatMap((result) => {
        const reason = failureOf(result);
        const review = reviews.find(({ id }) => id === result.id);
        if (reason === null || !review) return [];
        return (
          <li key={result.id} data-outcome={result.outcome}>
            <Typography sx={{ fontWeight: 580 }}>{nameOf(review)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {reason}
            </Typography>
          </li>
        );
      })}
    </Box>
  </>
);
