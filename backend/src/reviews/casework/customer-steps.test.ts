import * as given from '@sternklar/contracts/reviews/testing/review.builders';
import { describe, it } from 'vitest';
import { amendReview, answerQuestion, takeUpAgain, withdrawRemoval } from './customer-steps.ts';
import { forwarded, on, refused, removed, spec, submitted } from './testing/case-given.ts';

describe('a customer', () => {
  const details = {
    reviewerName: 'Max M.',
    rating: 1,
    reviewText: 'War nie dort.',
    reviewUrl: 'https://maps.example/bewertung/1',
    reason: 'kein_kundenkontakt',
    goodFaith: true,
    facts: null,
  } as const;
  const amending = on((review) => amendReview(review, details));

  it('completes a request; what changed is named', () => {
    spec
      .given(submitted)
      .when(amending)
      .then(given.reviewDetailsAmended({ facts: '' }));
  });

  it('amends nothing by the same details, and only adds once the platform has them', () => {
    spec
      .given(submitted, given.reviewDetailsAmended({ facts: '' }))
      .when(amending)
      .then();
    spec
      .given(submitted, forwarded)
      .when(amending)
      .then(given.reviewDetailsAmended({ facts: '', afterForwarding: true }));
  });

  it('cannot amend what is withdrawn or removed; a refused request gets its appeal', () => {
    spec.given(submitted, removed).when(amending).thenRejected('review-removed');
    spec
      .given(submitted, refused)
      .when(amending)
      .then(given.reviewDetailsAmended({ facts: '' }));
    spec.given(submitted, given.removalWithdrawn()).when(amending).thenRejected('removal-withdrawn');
  });

  it('withdraws once, not what was removed, and takes it up again', () => {
    const withdrawing = on((review) => withdrawRemoval(review, 'Erledigt.'));
    spec.given(submitted, refused).when(withdrawing).then(given.removalWithdrawn('Erledigt.'));
    spec.given(submitted, given.removalWithdrawn()).when(withdrawing).thenNothing();
    spec.given(submitted, removed).when(withdrawing).thenRejected('review-removed');
    spec.given(submitted, given.removalWithdrawn()).when(on(takeUpAgain)).then(given.removalTakenUpAgain());
    spec.given(submitted).when(on(takeUpAgain)).thenNothing();
  });

  it('answers the question that is open, once', () => {
    const answering = on((review) => answerQuestion(review, { questionId: given.QUESTION_ID, text: 'Es gab keinen.' }));
    spec.given(submitted, given.questionAsked()).when(answering).then(given.questionAnswered());
    spec.given(submitted).when(answering).thenRejected('question-unknown');
    spec
      .given(submitted, given.questionAsked(), given.questionClosed())
      .when(answering)
      .thenRejected('question-closed');
    spec
      .given(submitted, given.questionAsked(), given.questionAnswered())
      .when(answering)
      .thenRejected('question-closed');
  });
});
