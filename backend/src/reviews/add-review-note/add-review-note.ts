import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { SubjectErased } from '@sternklar/event-store/event-codec';
import { exists, type ReviewState, type SubmittedReview } from '../review.ts';

export interface ReviewNote {
  readonly noteId: string;
  readonly text: string;
  readonly shownToCustomer: boolean;
}

/** A note in the review's history. Throws `SubjectErased`, as encrypting it would once the review's key is destroyed, too. */
export const noteAbout = (review: SubmittedReview, note: ReviewNote): ReviewEvent => {
  const { reviewId, businessId, accountId, erased } = review;
  if (erased) throw new SubjectErased(`The personal data of review ${reviewId} were erased.`);
  return { type: 'ReviewNoteAdded', data: { reviewId, businessId, accountId, ...note } };
};

/** Adds a note to a review's history and changes nothing else. */
export const addReviewNote = (state: ReviewState, note: ReviewNote): Decision<ReviewEvent, 'review-not-found'> =>
  exists(state) ? [noteAbout(state, note)] : reject('review-not-found');
