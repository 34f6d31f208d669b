import type { AdminReview } from '@sternklar/contracts/reviews/review.api';

/** Who wrote a review, as far as it is known. */
export const reviewerName = ({ reviewer_name: name }: Pick<AdminReview, 'reviewer_name'>): string =>
  name || 'Ohne Namen';
