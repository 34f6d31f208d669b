import { Box, Button, Card, Link, Typography } from '@mui/material';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { isWebLink } from '@sternklar/contracts/web-link';
import { Moment } from '../texts/Moment.tsx';
import { Say } from '../texts/Say.tsx';
import { Declaration } from './Declaration.tsx';
import { ReviewText } from './ReviewText.tsx';
import { Stars } from './Stars.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface ReviewCardProps {
  readonly review: AdminReview;
  onChangeStatus(): void;
}

const Who = ({ review }: { readonly review: AdminReview }) => (
  <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
    {review.user_email} · {review.business_name}
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

/** One review as admins see it, with the way to change its status. */
export const ReviewCard = ({ review, onChangeStatus }: ReviewCardProps) => (
  <Card
    component="li"
    variant="outlined"
    data-review-id={review.id}
    sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1, borderRadius: '14px' }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Typography component="h2" sx={{ fontWeight: 610, overflowWrap: 'anywhere' }}>
        {review.reviewer_name}
      </Typography>
      <Stars rating={review.rating} />
      <Box sx={{ ml: 'auto' }}>
        <StatusBadge status={review.status} />
      </Box>
    </Box>
    <Who review={review} />
    <ReviewText text={review.review_text} />
    <Declaration review={review} />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Moment at={review.created_at} />
      </Typography>
      <Button
        variant="outlined"
        onClick={onChangeStatus}
        aria-label={`Status ändern: ${review.reviewer_name}, ${review.business_name}`}
        sx={{ ml: 'auto', minHeight: 44 }}
      >
        Status ändern
      </Button>
    </Box>
  </Card>
);
