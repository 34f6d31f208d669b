import type { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import type { PlatformAnswer } from '@sternklar/contracts/reviews/casework/casework-words';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { ChangeReviewStatusesAnswer } from '@sternklar/contracts/reviews/review-statuses.api';
import type { HttpClient } from '../../data-provider/http-client.ts';
import { statusOf } from '../../data-provider/refusal.ts';
import { createCaseCalls } from '../casework/case-calls.ts';
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
  /** It has this status already: the platform said so once more, upon an appeal or beside what the customer entered. */
  readonly asAnswer?: true;
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

/** What the platform said where it decided so. */
const ANSWER_FOR: Readonly<Record<ReviewStatus, PlatformAnswer | null>> = {
  eingereicht: null,
  gelöscht: 'removed',
  nicht_genehmigt: 'refused',
};

/** So often a decision is made upon what a review has become since it was read. */
const MOST_AGAIN = 2;

type Conflict = Extract<Decided, { readonly outcome: 'conflict' }>;

const isStillMeant = ({ ifStill }: DecisionOnOne, decided: Decided): decided is Conflict =>
  ifStill !== undefined && decided.outcome === 'conflict' && decided.current.status === ifStill;

export const createDecisionCalls = (call: HttpClient) => {
  const { review: read, addReviewNote } = createReviewCalls(call);
  const { enterAnswer } = createCaseCalls(call);
  /** The version that a decision is about; what came of it where there is nothing to decide. */
  const versionOf = async ({ review, ifStill, asAnswer }: DecisionOnOne): Promise<number | Decided> => {
    if (ifStill === undefined && !asAnswer) return review.version;
    const now = await read(review.id);
    if (now === null) return { id: review.id, outcome: 'not-found' };
    const isStill = ifStill === undefined ? now.version === review.version : now.status === ifStill;
    return isStill ? now.version : { id: review.id, outcome: 'conflict', current: now };
  };
  const setStatus = (decision: DecisionOnOne, version: number, keyFor: KeyFor) => {
    const { id } = decision.review;
    const body = bodyOf(decision);
    return call(`/api/reviews/${encodeURIComponent(id)}/status`, {
      method: 'PUT',
      headers: {
        'If-Match': `"${version}"`,
        'Idempotency-Key': keyFor({ ...body, id, version }),
      },
      body: JSON.stringify(body),
    });
  };
  const answerAgain = async ({ review, status, note }: DecisionOnOne, version: number, keyFor: KeyFor) => {
    const { id } = review;
    const answer = ANSWER_FOR[status];
    if (answer !== null) await enterAnswer(id, { answer, text: '', version }, keyFor({ answer, id, version }));
    const text = note.text.trim();
    if (text === '') return;
    const { isShownToCustomer } = note;
    await addReviewNote(id, { text, isShownToCustomer, repeatKey: keyFor({ text, isShownToCustomer, id, version }) });
  };
  const decideAt = async (decision: DecisionOnOne, version: number, keyFor: KeyFor): Promise<Decided> => {
    const { id } = decision.review;
    // Of what is taken back to the same status no new one is told.
    if (!decision.takesBack || decision.ifStill !== decision.status) ownChanges.expect(id, decision.status);
    try {
      await (decision.asAnswer ? answerAgain(decision, version, keyFor) : setStatus(decision, version, keyFor));
      return { id, outcome: 'changed' };
    } catch (error) {
      ownChanges.forget(id);
      const current = changedMeanwhile(error);
      if (current) return { id, outcome: 'conflict', current };
      if (statusOf(error) === 404) return { id, outcome: 'not-found' };
      throw error;
    }
  };
  const decideOnOne = async (decision: DecisionOnOne, keyFor: KeyFor): Promise<Decided> => {
    const version = await versionOf(decision);
    if (typeof version !== 'number') return version;
    let decided = await decideAt(decision, version, keyFor);
    // What happened between the reading and the decision is no conflict where the status is still the one that is meant.
    for (let again = 0; again < MOST_AGAIN && isStillMeant(decision, decided); again += 1)
      decided = await decideAt(decision, decided.current.version, keyFor);
    return decided;
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
