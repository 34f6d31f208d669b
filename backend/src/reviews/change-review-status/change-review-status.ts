import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { exists, type ReviewState } from '../review.ts';

export interface ChangeReviewStatus {
  readonly status: ReviewStatus;
  /** The version the admin saw; null: whatever it is by now. */
  readonly expectedVersion: number | null;
}

/** Sets any status after any other; the same status again changes nothing. `version` is the stream's. */
export const changeReviewStatus = (
  state: ReviewState,
  version: number,
  { status, expectedVersion }: ChangeReviewStatus,
): Decision<ReviewEvent, 'review-not-found' | 'review-changed-meanwhile'> => {
  if (!exists(state)) return reject('review-not-found');
  if (expectedVersion !== null && expectedVersion !== version) {
    return reject('review-changed-meanwhile', { status: state.status, version });
  }
  if (state.status === status) return [];
  const { reviewId, businessId, accountId } = state;
  return [{ type: 'ReviewStatusChanged', data: { reviewId, businessId, accountId, from: state.status, to: status } }];
};
