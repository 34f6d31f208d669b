import { Box } from '@mui/material';
import { RATING_MAX } from '@sternklar/contracts/constants';

/** A rating of 1 to 5 as stars, read out as a sentence. */
export const Stars = ({ rating }: { readonly rating: number }) => (
  <Box
    component="span"
    role="img"
    aria-label={`${rating} von ${RATING_MAX} Sternen`}
    sx={{ color: 'var(--star-500)', letterSpacing: '1.5px', whiteSpace: 'nowrap' }}
  >
    {'★'.repeat(rating)}
    <Box component="span" sx={{ color: 'var(--line-strong)' }}>
      {'★'.repeat(RATING_MAX - rating)}
    </Box>
  </Box>
);
