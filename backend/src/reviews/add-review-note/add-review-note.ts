import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { exists, type ReviewState, type SubmittedReview } from '../review.ts';

export interface ReviewNote {
  readonly noteId: string;
  readonly text: string;
  readonly shownToCustomer: boolean;
}

/** A note in the review's history. */
export const noteAbout = ({ reviewId, businessId, accountId }: SubmittedReview, note: ReviewNote): ReviewEvent => ({
  type: 'ReviewNoteAdded',
  data: { reviewId, businessId, accountId, ...note },
});

/** Adds a note to a review's history and changes nothing else. */
export const addReviewNote = (state: ReviewState, note: ReviewNote): Decision<ReviewEvent, 'review-not-found'> =>
  exists(state) ? [noteAbout(state, note)] : reject('review-not-found');
