import type { Review } from '@sternklar/contracts/reviews/review.api';
import { REVIEW_STATUSES, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';

/** Which reviews to show: one status or all. */
export type StatusFilterValue = ReviewStatus | 'alle';

export const STATUS_FILTERS: readonly StatusFilterValue[] = ['alle', ...REVIEW_STATUSES];

/** How many reviews each filter shows. */
export const filterCounts = (reviews: readonly Review[]): Readonly<Record<StatusFilterValue, number>> => {
  const counts = { alle: reviews.length, eingereicht: 0, gelöscht: 0, nicht_genehmigt: 0 };
  for (const { status } of reviews) counts[status]++;
  return counts;
};
