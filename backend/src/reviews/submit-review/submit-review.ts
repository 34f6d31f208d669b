import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { NewReview, RemovalGrounds, ReviewState } from '../review.ts';

export type SubmitReview = NewReview & RemovalGrounds;

/** A customer hands a review in under a new id. Whether the business is theirs is checked before. */
export const submitReview = (state: ReviewState, command: SubmitReview): Decision<ReviewEvent, 'review-id-taken'> => {
  if (state.status !== 'none') return reject('review-id-taken');
  return [{ type: 'ReviewSubmitted', data: { ...command, submittedBy: 'customer' } }];
};
