import { restoredFrom } from '@sternklar/contracts/reviews/casework/restored-facts';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { noteAbout, type ReviewNote } from '../add-review-note/add-review-note.ts';
import { exists, type ReviewState, type SubmittedReview } from '../review.ts';
import { changedSince } from '../standing.ts';

export interface ChangeReviewStatus {
  readonly status: ReviewStatus;
  /** The version the admin saw; null: whatever it is by now. */
  readonly expectedVersion: number | null;
  /** What the admin has to say about it. */
  readonly note: ReviewNote | null;
  /** It is the status before the last one, which was set by mistake. */
  readonly takesBack: boolean;
}

/** How it stood before what the command takes back; null where it takes nothing back. */
const restoredBy = ({ status: to, takesBack }: ChangeReviewStatus, { beforeDecision }: SubmittedReview) =>
  takesBack && beforeDecision?.status === to ? beforeDecision : null;

const changeOf = (review: SubmittedReview, command: ChangeReviewStatus): readonly ReviewEvent[] => {
  const { reviewId, businessId, accountId, status: from } = review;
  const { status: to } = command;
  const before = restoredBy(command, review);
  // What was decided as before is taken back to the same status.
  if (from === to && before === null) return [];
  const restored = before && {
    restores: restoredFrom(before.facts),
    ...(before.decidedAt !== null && { decidedAt: before.decidedAt }),
  };
  return [{ type: 'ReviewStatusChanged', data: { reviewId, businessId, accountId, from, to, ...restored } }];
};

/**
 * Sets any status after any other; the same status again changes nothing. Taking the last one back gives the case back where it
 * stood, also where a decision left the status as it was; it is refused once the case went on since, which would forget what
 * is at the platform. A note is recorded with it, also when the status stays. Refused to whoever saw an older status than the
 * one that the review has now.
 */
export const changeReviewStatus = (
  state: ReviewState,
  command: ChangeReviewStatus,
): Decision<ReviewEvent, 'review-not-found' | 'review-changed-meanwhile'> => {
  const { expectedVersion, note, takesBack } = command;
  if (!exists(state)) return reject('review-not-found');
  const isOld = expectedVersion !== null && expectedVersion !== state.statusVersion;
  // A step followed since, or it was taken back already: saying nothing would pass for done.
  const isGone = takesBack && restoredBy(command, state) === null;
  if (isOld || isGone) return changedSince(state);
  return [...changeOf(state, command), ...(note ? [noteAbout(state, note)] : [])];
};
