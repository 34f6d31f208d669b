import type { AdminReview, AdminReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';
import { orNull } from '../data-provider/subject.ts';

/** What an admin writes into a review's history. */
export interface ReviewNote {
  readonly text: string;
  readonly isShownToCustomer: boolean;
  /** Sent again with the same one, it stands there once. */
  readonly repeatKey: string;
}

export const createReviewCalls = (call: HttpClient) => ({
  /** One review; null when there is none, or no longer. */
  review: async (id: string): Promise<AdminReview | null> =>
    (await orNull(loading(call(`/api/admin/reviews/${encodeURIComponent(id)}`))))?.json ?? null,
  /** What happened to it, oldest first; of very much the newest. */
  reviewHistory: async (id: string): Promise<readonly AdminReviewHistoryEntry[]> =>
    (await orNull(loading(call(`/api/admin/reviews/${encodeURIComponent(id)}/history`))))?.json ?? [],
  /** Into its history; nothing else changes. */
  addReviewNote: async (reviewId: string, note: ReviewNote): Promise<void> => {
    await call(`/api/reviews/${encodeURIComponent(reviewId)}/notes`, {
      method: 'POST',
      headers: { 'Idempotency-Key': note.repeatKey },
      body: JSON.stringify({ note: note.text, shown_to_customer: note.isShownToCustomer }),
    });
  },
});
