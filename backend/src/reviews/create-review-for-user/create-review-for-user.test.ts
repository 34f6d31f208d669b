import {
  BUSINESS_ID,
  OWNER_ID,
  REVIEW_ID,
  reviewSubmitted,
} from '@sternklar/contracts/reviews/testing/review.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type ReviewState, reviewStreamType } from '../review.ts';
import { type CreateReviewForUser, createReviewForUser } from './create-review-for-user.ts';

const spec = deciderSpec(reviewStreamType);
const command: CreateReviewForUser = {
  reviewId: REVIEW_ID,
  businessId: BUSINESS_ID,
  accountId: OWNER_ID,
  reviewerName: 'Unbekannt',
  rating: 3,
  reviewText: 'Geht so.',
};
const creating = (state: ReviewState) => createReviewForUser(state, command);

describe('creating a review for a user', () => {
  it('records it as handed in by an admin, without grounds', () => {
    spec
      .given()
      .when(creating)
      .then(reviewSubmitted({ ...command, reviewUrl: null, reason: null, goodFaith: null, submittedBy: 'admin' }));
  });

  it('is refused under an id that is in use', () => {
    spec.given(reviewSubmitted()).when(creating).thenRejected('review-id-taken');
  });
});
