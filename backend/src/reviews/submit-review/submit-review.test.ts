import {
  BUSINESS_ID,
  OWNER_ID,
  REVIEW_ID,
  reviewStatusChanged,
  reviewSubmitted,
} from '@sternklar/contracts/reviews/testing/review.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type ReviewState, reviewStreamType } from '../review.ts';
import { type SubmitReview, submitReview } from './submit-review.ts';

const spec = deciderSpec(reviewStreamType);
const command: SubmitReview = {
  reviewId: REVIEW_ID,
  businessId: BUSINESS_ID,
  accountId: OWNER_ID,
  reviewerName: 'K. Weber',
  rating: 2,
  reviewText: 'Brötchen waren angeblich ausverkauft.',
  reviewUrl: 'https://maps.example/review/1',
  reason: 'kein_kundenkontakt',
  goodFaith: true,
};
const submitting = (state: ReviewState) => submitReview(state, command);

describe('handing a review in', () => {
  it('records everything the customer said about it', () => {
    spec
      .given()
      .when(submitting)
      .then(reviewSubmitted({ ...command, submittedBy: 'customer' }));
  });

  it('records a review of stars alone with an empty text', () => {
    spec
      .given()
      .when((state) => submitReview(state, { ...command, reviewText: '' }))
      .then(reviewSubmitted({ ...command, reviewText: '', submittedBy: 'customer' }));
  });

  it('is refused under an id that is in use', () => {
    spec.given(reviewSubmitted()).when(submitting).thenRejected('review-id-taken');
    spec
      .given(reviewSubmitted(), reviewStatusChanged({ from: 'eingereicht', to: 'gelöscht' }))
      .when(submitting)
      .thenRejected('review-id-taken');
  });
});
