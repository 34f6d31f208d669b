import { Box, Typography } from '@mui/material';
import { StatusBadge } from '../StatusBadge.tsx';
import type { ReviewToForward } from './selection.ts';

export const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  maxHeight: 220,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
};
export const nameOf = ({ reviewer_name: reviewer, business_name: business }: ReviewToForward) =>
  `${reviewer} · ${business}`;

/** Which reviews are meant, with the status they have now. */
export const SelectedNames = ({ reviews }: { readonly reviews: readonly ReviewToForward[] }) => (
  <Box component="ul" aria-label="Ausgewählte Bewertungen" tabIndex={0} sx={listStyle}>
    {reviews.map((review) => (
      <Box component="li" key={review.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" component="span" sx={{ flex: 1, minWidth: 0 }}>
          {nameOf(review)}
        </Typography>
        {review.status ? <StatusBadge status={review.status} /> : null}
      </Box>
    ))}
  </Box>
);
