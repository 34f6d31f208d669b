import { DECIDED_REVIEW_KEPT_YEARS } from '@sternklar/contracts/constants';
import { yearInGermany } from '@sternklar/contracts/invoices/retention';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { isDecided } from '@sternklar/contracts/reviews/review-status';
import type { Decision } from '@sternklar/event-store/decider';
import { exists, type ReviewState } from '../review.ts';

/** The first year whose decisions are still kept at `now`: limitation begins with the end of the year (§ 199 BGB). */
export const keptSinceYear = (now: Date): number => yearInGermany(now.toISOString()) - DECIDED_REVIEW_KEPT_YEARS;

/** Ends the keeping of a review's personal data, decided long ago; changes nothing in any other, nor again. */
export const eraseDecidedReview = (state: ReviewState, now: Date): Decision<ReviewEvent> => {
  if (!exists(state) || state.erased || !isDecided(state.status)) return [];
  if (yearInGermany(state.statusSince) >= keptSinceYear(now)) return [];
  const { reviewId, businessId, accountId, statusSince: decidedAt } = state;
  return [{ type: 'ReviewErased', data: { reviewId, businessId, accountId, decidedAt } }];
};
