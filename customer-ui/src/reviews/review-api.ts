import type { Review, ReviewHistoryEntry, SubmitReviewBody } from '@sternklar/contracts/reviews/review.api';
import type {
  ImportedLine,
  ImportReviewsAnswer,
  ImportReviewsBody,
} from '@sternklar/contracts/reviews/review-import.api';
import type { ApiClient } from '../api/api-client.ts';

export interface ReviewApi {
  /** The reviews of all own businesses in one list, newest first. */
  own(signal?: AbortSignal): Promise<readonly Review[]>;
  ofBusiness(businessId: string, signal?: AbortSignal): Promise<readonly Review[]>;
  /** What happened to a review, oldest first. */
  history(reviewId: string): Promise<readonly ReviewHistoryEntry[]>;
  /** Sent again under the same key, it hands nothing in twice. */
  submit(review: SubmitReviewBody, idempotencyKey: string): Promise<unknown>;
  /** What became of each line, in order. */
  importMany(reviews: ImportReviewsBody): Promise<readonly ImportedLine[]>;
}

export const createReviewApi = (api: ApiClient): ReviewApi => ({
  own: (signal) => api.get('/reviews', signal === undefined ? {} : { signal }),
  ofBusiness: (businessId, signal) =>
    api.get(`/reviews/${encodeURIComponent(businessId)}`, signal === undefined ? {} : { signal }),
  history: (reviewId) => api.get(`/reviews/${encodeURIComponent(reviewId)}/history`),
  submit: (review, idempotencyKey) => api.post('/reviews', review, { idempotencyKey }),
  importMany: async (reviews) => (await api.post<ImportReviewsAnswer>('/reviews/import', reviews)).results,
});
