import { REVIEW_STATUSES, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { reviewStatusChanged, reviewSubmitted } from '../review.builders.ts';
import { type ReviewState, reviewStreamType } from '../review.ts';
import { type ChangeReviewStatus, changeReviewStatus } from './change-review-status.ts';

const spec = deciderSpec(reviewStreamType);
const changing = (command: ChangeReviewStatus) => (state: ReviewState, version: number) =>
  changeReviewStatus(state, version, command);
const changingTo = (status: ReviewStatus) => changing({ status, expectedVersion: null });

/** A review in a status, by the shortest way there. */
const reviewIn = (status: ReviewStatus) =>
  status === 'eingereicht'
    ? [reviewSubmitted()]
    : [reviewSubmitted(), reviewStatusChanged({ from: 'eingereicht', to: status })];

describe('changing a review’s status', () => {
  for (const from of REVIEW_STATUSES) {
    for (const to of REVIEW_STATUSES.filter((status) => status !== from)) {
      it(`goes from ${from} to ${to}`, () => {
        spec
          .given(...reviewIn(from))
          .when(changingTo(to))
          .then(reviewStatusChanged({ from, to }));
      });
    }

    it(`changes nothing from ${from} to ${from}`, () => {
      spec
        .given(...reviewIn(from))
        .when(changingTo(from))
        .thenNothing();
    });
  }

  it('is refused for a review that does not exist', () => {
    spec.given().when(changingTo('gelöscht')).thenRejected('review-not-found');
  });

  describe('by an admin who says which version they saw', () => {
    const meanwhile = spec.given(...reviewIn('nicht_genehmigt'));

    it('goes ahead while it is the newest', () => {
      meanwhile
        .when(changing({ status: 'gelöscht', expectedVersion: 2 }))
        .then(reviewStatusChanged({ from: 'nicht_genehmigt', to: 'gelöscht' }));
    });

    it('is refused when somebody was faster, telling how things stand', () => {
      meanwhile
        .when(changing({ status: 'gelöscht', expectedVersion: 1 }))
        .thenRejected('review-changed-meanwhile', { status: 'nicht_genehmigt', version: 2 });
    });

    it('is refused even when the faster one set the same status', () => {
      meanwhile
        .when(changing({ status: 'nicht_genehmigt', expectedVersion: 1 }))
        .thenRejected('review-changed-meanwhile');
    });
  });
});
