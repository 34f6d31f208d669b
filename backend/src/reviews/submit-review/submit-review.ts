import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { ReviewState } from '../review.ts';

type ReviewSubmitted = Extract<ReviewEvent, { type: 'ReviewSubmitted' }>['data'];

/** Also how an admin hands a review in for a customer; `submittedBy` tells which. */
export type SubmitReview = ReviewSubmitted & { readonly reviewerName: string; readonly reviewText: string };

/** Hands a review in under a new id. Whether the business is the customer's is checked before. */
export const submitReview = (state: ReviewState, command: SubmitReview): Decision<ReviewEvent, 'review-id-taken'> => {
  if (state.status !== 'none') return reject('review-id-taken');
  return [{ type: 'ReviewSubmitted', data: command }];
};
