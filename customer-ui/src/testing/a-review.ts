import type { Review } from '@sternklar/contracts/reviews/review.api';

/** A review as the API answers it, just handed in. */
export const aReview = (fields: Partial<Review> = {}): Review => ({
  id: 'r1',
  business_id: 'b1',
  reviewer_name: 'Max M.',
  rating: 1,
  review_text: 'War nie dort.',
  review_url: null,
  reason: null,
  good_faith: null,
  status: 'eingereicht',
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
  version: 1,
  ...fields,
});
