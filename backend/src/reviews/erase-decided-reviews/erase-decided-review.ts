import { DECIDED_REVIEW_KEPT_YEARS } from '@sternklar/contracts/constants';
import { yearInGermany } from '@sternklar/contracts/invoices/retention';
import { nextStepOf } from '@sternklar/contracts/reviews/casework/case-facts';
import { CLOSED_CASE_STATES } from '@sternklar/contracts/reviews/casework/casework-words';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import type { Decision } from '@sternklar/event-store/decider';
import { exists, type ReviewState, type SubmittedReview } from '../review.ts';

/** The first year whose closed cases are still kept at `now`: limitation begins with the end of the year (§ 199 BGB). */
export const keptSinceYear = (now: Date): number => yearInGermany(now.toISOString()) - DECIDED_REVIEW_KEPT_YEARS;

/** Since when nobody works on a case, ISO 8601 UTC: its last decision, or that it was withdrawn; null while somebody does. */
const closedSince = ({ casework, decidedAt }: SubmittedReview, now: Date): string | null => {
  const { state } = nextStepOf(casework, now.toISOString());
  if (!CLOSED_CASE_STATES.some((closed) => closed === state)) return null;
  return (
    [casework.withdrawnAt, decidedAt]
      .filter((at) => at !== null)
      .toSorted()
      .at(-1) ?? null
  );
};

/** Ends the keeping of a review's personal data, closed long ago; changes nothing in any other, nor again. */
export const eraseDecidedReview = (state: ReviewState, now: Date): Decision<ReviewEvent> => {
  if (!exists(state) || state.erased) return [];
  const decidedAt = closedSince(state, now);
  if (decidedAt === null || yearInGermany(decidedAt) >= keptSinceYear(now)) return [];
  const { reviewId, businessId, accountId } = state;
  return [{ type: 'ReviewErased', data: { reviewId, businessId, accountId, decidedAt } }];
};
