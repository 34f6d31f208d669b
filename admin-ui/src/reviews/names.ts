import type { AdminReview, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';

/** Who wrote a review, as far as it is known. */
export const reviewerName = ({ reviewer_name: name }: Pick<AdminReview, 'reviewer_name'>): string =>
  name || 'Ohne Namen';

/** What somebody acted as. */
export const ACTOR_LABEL: Readonly<Record<ReviewHistoryEntry['actor'], string>> = {
  customer: 'Kunde',
  admin: 'Admin',
  operator: 'Betreiber',
  system: 'System',
};
