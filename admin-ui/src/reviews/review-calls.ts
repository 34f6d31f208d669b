import type { AdminReview, AdminReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { ChangedReview, ChangeReviewStatusesAnswer } from '@sternklar/contracts/reviews/review-statuses.api';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';
import { orNull } from '../data-provider/subject.ts';
import { ownChanges } from './live/own-changes.ts';

/** A review that an admin hands in for a user; `rating` is a whole number of 1 to 5. */
export interface ReviewForUser {
  readonly user_id: string;
  readonly business_id: string;
  readonly reviewer_name: string;
  readonly rating: number;
  readonly review_text: string;
}

/** What an admin writes into a review's history. */
export interface ReviewNote {
  readonly text: string;
  readonly isShownToCustomer: boolean;
  /** Sent again with the same one, it stands there once. */
  readonly repeatKey: string;
}

/** One status for many reviews, each with the version that was seen. */
export interface StatusOfMany {
  readonly status: ReviewStatus;
  readonly note?: string;
  readonly note_shown_to_customer?: boolean;
  readonly reviews: readonly { readonly id: string; readonly version: number }[];
}

export const createReviewCalls = (call: HttpClient) => ({
  /** One review; null when there is none, or no longer. */
  review: async (id: string): Promise<AdminReview | null> =>
    (await orNull(loading(call(`/api/admin/reviews/${encodeURIComponent(id)}`))))?.json ?? null,
  /** What happened to it, oldest first; of very much the newest. */
  reviewHistory: async (id: string): Promise<readonly AdminReviewHistoryEntry[]> =>
    (await orNull(loading(call(`/api/admin/reviews/${encodeURIComponent(id)}/history`))))?.json ?? [],
  /** Rejects with a 409 when the review is no longer at `version`, the one that was seen. */
  changeReviewStatus: async (
    { id, version }: { readonly id: string; readonly version: number },
    status: ReviewStatus,
    note?: ReviewNote,
  ): Promise<void> => {
    ownChanges.expect(id, status);
    try {
      await call(`/api/reviews/${encodeURIComponent(id)}/status`, {
        method: 'PUT',
        headers: { 'If-Match': `"${version}"`, ...(note ? { 'Idempotency-Key': note.repeatKey } : {}) },
        body: JSON.stringify({
          status,
          ...(note ? { note: note.text, note_shown_to_customer: note.isShownToCustomer } : {}),
        }),
      });
    } catch (error) {
      ownChanges.forget(id);
      throw error;
    }
  },
  /** Changes nothing else. */
  addReviewNote: async (reviewId: string, note: ReviewNote): Promise<void> => {
    await call(`/api/reviews/${encodeURIComponent(reviewId)}/notes`, {
      method: 'POST',
      headers: { 'Idempotency-Key': note.repeatKey },
      body: JSON.stringify({ note: note.text, shown_to_customer: note.isShownToCustomer }),
    });
  },
  /** Sent again with the same `repeatKey`, it does nothing twice. */
  createReviewForUser: async (review: ReviewForUser, repeatKey: string): Promise<void> => {
    const headers = { 'Idempotency-Key': repeatKey };
    await call('/api/admin/reviews/create', { method: 'POST', headers, body: JSON.stringify(review) });
  },
  /** One status for many; answers what came of each. Sent again with the same `repeatKey`, it does nothing twice. */
  changeReviewStatuses: async (change: StatusOfMany, repeatKey: string): Promise<readonly ChangedReview[]> => {
    for (const { id } of change.reviews) ownChanges.expect(id, change.status);
    const headers = { 'Idempotency-Key': repeatKey };
    const { json } = await call('/api/reviews/status', { method: 'POST', headers, body: JSON.stringify(change) });
    const { results } = json as ChangeReviewStatusesAnswer;
    for (const { id, outcome } of results) if (outcome !== 'changed') ownChanges.forget(id);
    return results;
  },
});
