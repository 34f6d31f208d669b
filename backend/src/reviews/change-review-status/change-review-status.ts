import { restoredFrom } from '@sternklar/contracts/reviews/casework/restored-facts';
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
  /** It is the status before the last decision, which was a mistake. */
  readonly takesBack: boolean;
}

const changeOf = (review: SubmittedReview, { status: to, takesBack }: ChangeReviewStatus): readonly ReviewEvent[] => {
  const { reviewId, businessId, accountId, status: from, beforeDecision } = review;
  if (from === to) return [];
  const isBefore = takesBack && beforeDecision?.status === to;
  const restored = isBefore ? { restores: restoredFrom(beforeDecision.facts) } : {};
  return [{ type: 'ReviewStatusChanged', data: { reviewId, businessId, accountId, from, to, ...restored } }];
};

/**
 * Sets any status after any other; the same status again changes nothing. Taking a decision back gives the case back where
 * it stood, unless a step followed. A note is recorded with it, also when the
 * status stays. Refused to whoever saw an older status than the one that the review has now.
 */
export const changeReviewStatus = (
  state: ReviewState,
  command: ChangeReviewStatus,
): Decision<ReviewEvent, 'review-not-found' | 'review-changed-meanwhile'> => {
  const { expectedVersion, note } = command;
  if (!exists(state)) return reject('review-not-found');
  if (expectedVersion !== null && expectedVersion !== state.statusVersion) {
    const { status: current, statusVersion: version, statusSince: updated_at } = state;
    return reject('review-changed-meanwhile', { status: current, version, updated_at });
  }
  return [...changeOf(state, command), ...(note ? [noteAbout(state, note)] : [])];
};
