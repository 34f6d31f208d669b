import type { AdminReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';

type Happened = Pick<AdminReviewHistoryEntry, 'kind' | 'from' | 'to' | 'step'>;

/**
 * The status before the one that a review has, where that may have been a mistake; `history` is oldest first. Null where nobody
 * set one, where it takes another one back itself, and where the review came back.
 */
export const statusBefore = (history: readonly Happened[], status: ReviewStatus): ReviewStatus | null => {
  const at = history.findLastIndex(({ kind }) => kind === 'status-changed');
  const last = history[at];
  if (last === undefined || last.to !== status || last.step?.takes_back) return null;
  return history[at - 1]?.kind === 'came-back' ? null : last.from;
};
