import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { ChangedReview, ChangeReviewStatusesAnswer } from '@sternklar/contracts/reviews/review-statuses.api';
import type { HttpClient } from '../data-provider/http-client.ts';
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

export interface ReviewCommands {
  /** Rejects with a 409 when the review is no longer at `version`, the one that was seen. */
  changeReviewStatus(
    review: { readonly id: string; readonly version: number },
    status: ReviewStatus,
    note?: ReviewNote,
  ): Promise<void>;
  /** Changes nothing else. */
  addReviewNote(reviewId: string, note: ReviewNote): Promise<void>;
  /** Sent again with the same `repeatKey`, it does nothing twice. */
  createReviewForUser(review: ReviewForUser, repeatKey: string): Promise<void>;
  /** One status for many; answers what came of each. Sent again with the same `repeatKey`, it does nothing twice. */
  changeReviewStatuses(change: StatusOfMany, repeatKey: string): Promise<readonly ChangedReview[]>;
}

export const createReviewCommands = (httpClient: HttpClient): ReviewCommands => ({
  changeReviewStatus: async ({ id, version }, status, note) => {
    ownChanges.expect(id, status);
    try {
      await httpClient(`/api/reviews/${encodeURIComponent(id)}/status`, {
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
  addReviewNote: async (reviewId, note) => {
    await httpClient(`/api/reviews/${encodeURIComponent(reviewId)}/notes`, {
      method: 'POST',
      headers: { 'Idempotency-Key': note.repeatKey },
      body: JSON.stringify({ note: note.text, shown_to_customer: note.isShownToCustomer }),
    });
  },
  createReviewForUser: async (review, repeatKey) => {
    await httpClient('/api/admin/reviews/create', {
      method: 'POST',
      headers: { 'Idempotency-Key': repeatKey },
      body: JSON.stringify(review),
    });
  },
  changeReviewStatuses: async (change, repeatKey) => {
    for (const { id } of change.reviews) ownChanges.expect(id, change.status);
    const { json } = await httpClient('/api/reviews/status', {
      method: 'POST',
      headers: { 'Idempotency-Key': repeatKey },
      body: JSON.stringify(change),
    });
    const { results } = json as ChangeReviewStatusesAnswer;
    for (const { id, outcome } of results) if (outcome !== 'changed') ownChanges.forget(id);
    return results;
  },
});
