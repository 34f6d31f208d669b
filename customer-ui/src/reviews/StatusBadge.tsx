import type { Review } from '@sternklar/contracts/reviews/review.api';
import { REVIEW_STATUS_LABEL, REVIEW_STATUS_SLUG, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { reviewTexts } from '../texts/reviews.ts';
import '../ui/badge.css';

/** A status as a word in its colour; the class is named after the stored value, the data attribute is plain ASCII. */
export const StatusBadge = ({ status }: { readonly status: ReviewStatus }) => (
  <span className={`badge status-${status}`} data-status={REVIEW_STATUS_SLUG[status]}>
    {REVIEW_STATUS_LABEL[status]}
  </span>
);

/** How a request stands: its status, and beside it that it was taken back, which leaves the status as it was. */
export const ReviewBadges = ({ review }: { readonly review: Pick<Review, 'status' | 'withdrawn_at'> }) => (
  <span className="badges">
    <StatusBadge key={review.status} status={review.status} />
    {review.withdrawn_at !== undefined && <span className="badge badge-quiet">{reviewTexts.withdrawn}</span>}
  </span>
);
