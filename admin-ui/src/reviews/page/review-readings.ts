import type { AdminReview, AdminReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { HttpClient } from '../../data-provider/http-client.ts';
import { loading } from '../../data-provider/load-failure.ts';
import { orNull } from '../../data-provider/subject.ts';

export interface ReviewReadings {
  /** One review; null when there is none, or no longer. */
  review(id: string): Promise<AdminReview | null>;
  /** What happened to it, oldest first; of very much the newest. */
  reviewHistory(id: string): Promise<readonly AdminReviewHistoryEntry[]>;
}

export const createReviewReadings = (httpClient: HttpClient): ReviewReadings => ({
  review: async (id) =>
    (await orNull(loading(httpClient(`/api/admin/reviews/${encodeURIComponent(id)}`))))?.json ?? null,
  reviewHistory: async (id) =>
    (await orNull(loading(httpClient(`/api/admin/reviews/${encodeURIComponent(id)}/history`))))?.json ?? [],
});
