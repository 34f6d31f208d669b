import type { SubmitReviewBody } from '@sternklar/contracts/reviews/review.api';
import { reviewTexts } from '../../texts/reviews.ts';

type Reason = NonNullable<SubmitReviewBody['reason']>;

const isReason = (value: string): value is Reason => Object.hasOwn(reviewTexts.reasons, value);

/** The call's body from the fields of the form; what was left empty is left out, the rating is a number. */
export const reviewFrom = (field: (name: string) => string, businessId: string): SubmitReviewBody => {
  const url = field('review_url').trim();
  const reason = field('reason');
  return {
    reviewer_name: field('reviewer_name').trim(),
    rating: Number(field('rating')),
    review_text: field('review_text').trim(),
    business_id: businessId,
    ...(field('without_text') === '' ? {} : { without_text: true }),
    ...(url === '' ? {} : { review_url: url }),
    ...(isReason(reason) ? { reason } : {}),
    ...(field('good_faith') === '' ? {} : { good_faith: true }),
  };
};
