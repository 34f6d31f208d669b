import type { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { ChangeReviewStatusesAnswer } from '@sternklar/contracts/reviews/review-statuses.api';
import type { HttpClient } from '../../data-provider/http-client.ts';
import { statusOf } from '../../data-provider/refusal.ts';
import { createReviewCalls } from '../review-calls.ts';
import { type ChangedReview, changedMeanwhile } from './changed-meanwhile.ts';
import type { Note } from './kept-note.ts';
import { ownChanges } from './own-changes.ts';

interface Decision {
  readonly status: ReviewStatus;
  /** Goes into the history of each review; a blank one says nothing. */
  readonly note: Note;
  /** It is the status before the last decision: a case stands where it stood then. */
  readonly takesBack?: true;
}

/** About a review as it was seen. */
export interface DecisionOnOne extends Decision {
  readonly review: AdminReview;
  /** Only while the review has this status, whatever else has happened to it since it was seen. */
  readonly ifStill?: ReviewStatus;
}

/** About each of these as it was seen. */
export interface DecisionOnMany extends Decision {
  readonly reviews: readonly Pick<AdminReview, 'id' | 'version'>[];
}

/** What came of a decision for one of its reviews; a conflict: somebody else was faster. */
export type Decided = { readonly id: string } & (
  | { readonly outcome: 'changed'; readonly current?: Pick<AdminReview, 'version'> }
  | { readonly outcome: 'unchanged' | 'not-found' }
  | { readonly outcome: 'conflict'; readonly current: ChangedReview }
);

type KeyFor = ReturnType<typeof createRepeatKeys>;

const bodyOf = ({ status, note: { text, isShownToCustomer }, takesBack }: Decision) => ({
  status,
  ...(text.trim() !== '' && { note: text.trim(), note_shown_to_customer: isShownToCustomer }),
  ...(takesBack && { takes_back: true }),
});

export const createDecisionCalls = (call: HttpClient) => {
  const { review: read } = createReviewCalls(call);
  /** The version that a decision is about; what came of it where there is nothing to decide. */
  const versionOf = async ({ review, ifStill }: DecisionOnOne): Promise<number | Decided> => {
    if (ifStill === undefined) return review.version;
    const now = await read(review.id);
    if (now === null) return { id: review.id, outcome: 'not-found' };
    return now.status === ifStill ? now.version : { id: review.id, outcome: 'conflict', current: now };
  };
  const decideOnOne = async (decision: DecisionOnOne, keyFor: KeyFor): Promise<Decided> => {
    const { id } = decision.review;
    const version = await versionOf(decision);
    if (typeof version !== 'number') return version;
    const body = bodyOf(decision);
    ownChanges.expect(id, decision.status);
    try {
      await call(`/api/reviews/${encodeURIComponent(id)}/status`, {
        method: 'PUT',
        headers: {
          'If-Match': `"${version}"`,
          'Idempotency-Key': keyFor({ ...body, id, version }),
        },
        body: JSON.stringify(body),
      });
      return { id, outcome: 'changed' };
    } catch (error) {
      ownChanges.forget(id);
      const current = changedMeanwhile(error);
      if (current) return { id, outcome: 'conflict', current };
      if (statusOf(error) === 404) return { id, outcome: 'not-found' };
      throw error;
    }
  };
  const decideOnMany = async (decision: DecisionOnMany, keyFor: KeyFor): Promise<readonly Decided[]> => {
    const reviews = decision.reviews.map(({ id, version }) => ({ id, version }));
    const body = { ...bodyOf(decision), reviews };
    for (const { id } of reviews) ownChanges.expect(id, decision.status);
    const headers = { 'Idempotency-Key': keyFor(body) };
    const { json } = await call('/api/reviews/status', { method: 'POST', headers, body: JSON.stringify(body) });
    const { results } = json as ChangeReviewStatusesAnswer;
    for (const { id, outcome } of results) if (outcome !== 'changed') ownChanges.forget(id);
    return results;
  };
  return { decideOnOne, decideOnMany };
};
