import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { NewReview, ReviewState } from '../review.ts';

/** `accountId` is the customer it is created for. */
export type CreateReviewForUser = NewReview;

/** An admin hands a review in for a customer, who alone could name grounds and declare good faith. */
export const createReviewForUser = (
  state: ReviewState,
  command: CreateReviewForUser,
): Decision<ReviewEvent, 'review-id-taken'> => {
  if (state.status !== 'none') return reject('review-id-taken');
  const grounds = { reviewUrl: null, reason: null, goodFaith: null };
  return [{ type: 'ReviewSubmitted', data: { ...command, ...grounds, submittedBy: 'admin' } }];
};
