import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { noteAbout, type ReviewNote } from '../add-review-note/add-review-note.ts';
import { exists, type ReviewState, type SubmittedReview } from '../review.ts';

export interface ChangeReviewStatus {
  readonly status: ReviewStatus;
  /** The version the admin saw; null: whatever it is by now. */
  readonly expectedVersion: number | null;
  /** What the admin has to say about it. */
  readonly note: ReviewNote | null;
}

const changeOf = (review: SubmittedReview, to: ReviewStatus): readonly ReviewEvent[] => {
  const { reviewId, businessId, accountId, status: from } = review;
  return from === to ? [] : [{ type: 'ReviewStatusChanged', data: { reviewId, businessId, accountId, from, to } }];
};

/**
 * Sets any status after any other; the same status again changes nothing. A note is recorded with it, also when the
 * status stays. Refused to whoever saw an older status than the one that the review has now.
 */
export const changeReviewStatus = (
  state: ReviewState,
  { status, expectedVersion, note }: ChangeReviewStatus,
): Decision<ReviewEvent, 'review-not-found' | 'review-changed-meanwhile'> => {
  if (!exists(state)) return reject('review-not-found');
  if (expectedVersion !== null && expectedVersion !== state.statusVersion) {
    const { status: current, statusVersion: version, statusSince: updated_at } = state;
    return reject('review-changed-meanwhile', { status: current, version, updated_at });
  }
  return [...changeOf(state, status), ...(note ? [noteAbout(state, note)] : [])];
};
