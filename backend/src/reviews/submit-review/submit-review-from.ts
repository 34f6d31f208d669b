import type { SubmittedFields } from '@sternklar/contracts/reviews/review.api';
import type { SubmitReview } from './submit-review.ts';

/** The command a customer's words make, but for the new review's id; what was left out is null. */
export const submitReviewFrom = (
  fields: SubmittedFields,
  ids: Pick<SubmitReview, 'businessId' | 'accountId'>,
): Omit<SubmitReview, 'reviewId'> => ({
  ...ids,
  reviewerName: fields.reviewer_name,
  rating: fields.rating,
  reviewText: fields.review_text,
  reviewUrl: fields.review_url ?? null,
  reason: fields.reason ?? null,
  goodFaith: fields.good_faith ?? null,
});
