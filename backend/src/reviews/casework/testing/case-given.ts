import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import * as given from '@sternklar/contracts/reviews/testing/review.builders';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { exists, type ReviewState, reviewStreamType, type SubmittedReview } from '../../review.ts';

export const spec = deciderSpec(reviewStreamType);
export const NOW = '2026-03-02T10:00:00.000Z';
export const FOLLOW_UP_AT = '2026-03-09T08:00:00.000Z';

/** A step on a review that was handed in, for `when`. */
export const on =
  <Code extends string>(decide: (review: SubmittedReview) => Decision<ReviewEvent, Code>) =>
  (state: ReviewState): Decision<ReviewEvent, Code | 'none'> =>
    exists(state) ? decide(state) : reject('none');

export const submitted = given.reviewSubmitted();
export const refused = given.reviewStatusChanged({ from: 'eingereicht', to: 'nicht_genehmigt' });
export const refusedAgain = given.reviewStatusChanged({ from: 'nicht_genehmigt', to: 'nicht_genehmigt' });
export const removed = given.reviewStatusChanged({ from: 'eingereicht', to: 'gelöscht' });
export const forwarded = given.removalForwarded({ followUpAt: FOLLOW_UP_AT });
