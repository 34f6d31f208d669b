import { Box, Link, Typography } from '@mui/material';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { isWebLink } from '@sternklar/contracts/web-link';
import { Link as RouterLink } from 'react-router';
import { Facts } from '../../lists/Facts.tsx';
import { hoursText } from '../../overview/figures.ts';
import { listLink, rowLink } from '../../routing/list-link.ts';
import { Moment } from '../../texts/Moment.tsx';
import { Say } from '../../texts/Say.tsx';
import { Declaration } from '../Declaration.tsx';
import { reviewerName } from '../names.ts';
import { ReviewText } from '../ReviewText.tsx';
import { Stars } from '../Stars.tsx';
import { ReviewBadges } from '../StatusBadge.tsx';

const HOUR_MS = 3_600_000;
/** High enough for a finger. */
const linkStyle = { display: 'inline-block', lineHeight: '28px', overflowWrap: 'anywhere' };

interface ReviewFactsProps {
  readonly review: AdminReview;
  /** When it was read, in milliseconds: the same on the server and in the browser. */
  readonly readAt: number;
}

const Business = ({ review }: { readonly review: AdminReview }) => (
  // No dot between them: where both do not fit on a line it would stand at its end, before nothing.
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
    <Link component={RouterLink} to={listLink('reviews', { business_id: review.business_id })} sx={linkStyle}>
      {review.business_name}
    </Link>
    {review.google_business_link && isWebLink(review.google_business_link) ? (
      <Link href={review.google_business_link} target="_blank" rel="noopener noreferrer" sx={linkStyle}>
        <Say text="View Google Profile" />
      </Link>
    ) : null}
  </Box>
);

/** What is known about a review: what it says, whose it is, and where it stands. */
export const ReviewFacts = ({ review, readAt }: ReviewFactsProps) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.75 }}>
      <Typography component="h2" variant="h2" sx={{ fontSize: '1.375rem', overflowWrap: 'anywhere' }}>
        {reviewerName(review)}
      </Typography>
      <Stars rating={review.rating} />
      <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        <ReviewBadges review={review} />
      </Box>
    </Box>
    <ReviewText text={review.review_text} of={review.reviewer_name} />
    <Declaration review={review} />
    <Facts
      facts={[
        {
          name: 'Kunde',
          value: (
            <Link component={RouterLink} to={rowLink('users', review.user_id)} sx={linkStyle}>
              {review.user_email}
            </Link>
          ),
        },
        { name: 'Unternehmen', value: <Business review={review} /> },
        { name: 'Eingereicht', value: <Moment at={review.created_at} /> },
        { name: 'Alter', value: hoursText(Math.floor((readAt - Date.parse(review.created_at)) / HOUR_MS)) },
        { name: 'Status seit', value: <Moment at={review.updated_at} /> },
      ]}
    />
  </>
);
