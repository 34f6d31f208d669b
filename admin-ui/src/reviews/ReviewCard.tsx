import { Box, Button, Card, Link, Typography } from '@mui/material';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { isWebLink } from '@sternklar/contracts/web-link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { RowButton, RowLink } from '../lists/RowActions.tsx';
import { rowLink } from '../routing/list-link.ts';
import { Commands } from '../session/for-admins.tsx';
import { Moment } from '../texts/Moment.tsx';
import { Say } from '../texts/Say.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Declaration } from './Declaration.tsx';
import { reviewerName } from './names.ts';
import { ReviewText } from './ReviewText.tsx';
import { Stars } from './Stars.tsx';
import { ReviewBadges } from './StatusBadge.tsx';

interface ReviewCardProps {
  readonly review: AdminReview;
  onChangeStatus(): void;
  /** Its status is not the one that was loaded: somebody changed it a moment ago. */
  readonly isNews?: boolean;
  /** Before the name. */
  readonly selection?: ReactNode;
}

interface ReviewActionsProps {
  readonly review: AdminReview;
  onChangeStatus(): void;
}

/** What can be done from a row of the list. */
export const ReviewActions = ({ review, onChangeStatus }: ReviewActionsProps) => (
  <>
    <RowLink to={rowLink('reviews', review.id)} label="Alles ansehen" of={reviewerName(review)} />
    <RowLink to={rowLink('users', review.user_id)} label="Benutzer" of={review.user_email} />
    <Commands>
      <RowButton
        label="Status ändern"
        of={`${reviewerName(review)}, ${review.business_name}`}
        onClick={onChangeStatus}
      />
    </Commands>
  </>
);

const Who = ({ review }: { readonly review: AdminReview }) => (
  <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
    <Link component={RouterLink} to={rowLink('users', review.user_id)} color="inherit">
      {review.user_email}
    </Link>
    {' · '}
    {review.business_name}
    {review.google_business_link && isWebLink(review.google_business_link) ? (
      <>
        {' · '}
        <Link href={review.google_business_link} target="_blank" rel="noopener noreferrer">
          <Say text="View Google Profile" />
        </Link>
      </>
    ) : null}
  </Typography>
);

/** The name leads to the review's own page, and is high enough for a finger. */
const nameStyle = { color: 'text.primary', lineHeight: '28px', display: 'inline-block' };
const cardStyle = {
  p: { xs: 2, sm: 2.5 },
  display: 'grid',
  gap: 1,
  borderRadius: '14px',
  // What gets the focus scrolls clear of the bars at both edges.
  '& :is(a, button, input)': { scrollMarginBlock: '120px' },
};

/** One review as admins see it, with the way to change its status. */
export const ReviewCard = ({ review, onChangeStatus, isNews = false, selection }: ReviewCardProps) => (
  <Card component="li" variant="outlined" data-review-id={review.id} data-row-id={review.id} sx={cardStyle}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      {selection}
      <Typography component="h2" tabIndex={-1} sx={{ fontWeight: 610, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={rowLink('reviews', review.id)} sx={nameStyle}>
          {reviewerName(review)}
        </Link>
      </Typography>
      <Stars rating={review.rating} />
      <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {isNews ? <Badge tone="plain">gerade geändert</Badge> : null}
        <ReviewBadges review={review} />
      </Box>
    </Box>
    <Who review={review} />
    <ReviewText text={review.review_text} of={review.reviewer_name} />
    <Declaration review={review} />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Moment at={review.created_at} />
      </Typography>
      <Commands>
        <Button
          variant="outlined"
          onClick={onChangeStatus}
          aria-label={`Status ändern: ${reviewerName(review)}, ${review.business_name}`}
          sx={{ ml: 'auto', minHeight: 44 }}
        >
          Status ändern
        </Button>
      </Commands>
    </Box>
  </Card>
);
