import type { HttpClient } from '../data-provider/http-client.ts';

/** A review that an admin hands in for a user; `rating` is a whole number of 1 to 5. */
export interface ReviewForUser {
  readonly user_id: string;
  readonly business_id: string;
  readonly reviewer_name: string;
  readonly rating: number;
  readonly review_text: string;
}

export interface ReviewCommands {
  /** Sent again with the same `repeatKey`, it does nothing twice. */
  createReviewForUser(review: ReviewForUser, repeatKey: string): Promise<void>;
}

export const createReviewCommands = (httpClient: HttpClient): ReviewCommands => ({
  createReviewForUser: async (review, repeatKey) => {
    await httpClient('/api/admin/reviews/create', {
      method: 'POST',
      headers: { 'Idempotency-Key': repeatKey },
      body: JSON.stringify(review),
    });
  },
});
