import { Box, Link, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { REMOVAL_REASON_LABEL } from '@sternklar/contracts/reviews/removal-reason';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { isWebLink } from '@sternklar/contracts/web-link';

/** What the customer declared with the request: the ground, the link to the review, the good faith. */
export const Declaration = ({ review }: { readonly review: AdminReview }) => {
  const { reason, review_url: url, good_faith: goodFaith } = review;
  const hasLink = url !== null && isWebLink(url);
  if (reason === null && !hasLink && !goodFaith) return null;
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      component="p"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.25 }}
    >
      {reason === null ? null : <span>Grund: {REMOVAL_REASON_LABEL[reason]}</span>}
      {goodFaith ? <span>in gutem Glauben erklärt</span> : null}
      {hasLink ? (
        <Link href={url} target="_blank" rel="noopener noreferrer" sx={{ lineHeight: '24px' }}>
          Bewertung ansehen
          <Box component="span" sx={visuallyHidden}>
            {' (öffnet in neuem Tab)'}
          </Box>
        </Link>
      ) : null}
    </Typography>
  );
};
