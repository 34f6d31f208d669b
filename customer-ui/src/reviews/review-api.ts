import type { Review, SubmitReviewBody } from '@sternklar/contracts/reviews/review.api';
import type { ApiClient } from '../api/api-client.ts';

export interface ReviewApi {
  ofBusiness(businessId: string, signal?: AbortSignal): Promise<readonly Review[]>;
  submit(review: SubmitReviewBody): Promise<unknown>;
}

export const createReviewApi = (api: ApiClient): ReviewApi => ({
  ofBusiness: (businessId, signal) =>
    api.get(`/reviews/${encodeURIComponent(businessId)}`, signal === undefined ? {} : { signal }),
  submit: (review) => api.post('/reviews', review),
});
