import { DECIDED_REVIEW_KEPT_YEARS } from '@sternklar/contracts/constants';
import type { DomainEvent } from '@sternklar/contracts/event-envelope';
import {
  platformAnswered,
  removalAppealed,
  removalTakenUpAgain,
  removalWithdrawn,
  reviewStatusChanged,
  reviewSubmitted,
} from '@sternklar/contracts/reviews/testing/review.builders';
import { deciderSpec, recordedAs } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type ReviewState, reviewStreamType } from '../review.ts';
import { eraseDecidedReview } from './erase-decided-review.ts';

const spec = deciderSpec(reviewStreamType);
const at = <Event extends DomainEvent>(recordedAt: string, event: Event) => recordedAs(event, { recordedAt });
const erasing = (now: string) => (state: ReviewState) => eraseDecidedReview(state, new Date(now));

/** New Year's Eve in Germany, and the first moment of 2030 there. */
const DECIDED = '2026-12-31T22:59:59.000Z';
const DUE = `${2026 + DECIDED_REVIEW_KEPT_YEARS}-12-31T23:00:00.000Z`;
const submitted = reviewSubmitted();
const { reviewId, businessId, accountId } = submitted.data;
const decided = at(DECIDED, reviewStatusChanged({ from: 'eingereicht', to: 'gelöscht' }));
const erased = { type: 'ReviewErased' as const, data: { reviewId, businessId, accountId, decidedAt: DECIDED } };

describe('erasing a decided review', () => {
  it('is recorded once three whole years after that of the decision are over in Germany', () => {
    spec.given(submitted, decided).when(erasing(DUE)).then(erased);
    spec
      .given(submitted, decided)
      .when(erasing(`${2026 + DECIDED_REVIEW_KEPT_YEARS}-12-31T22:59:59.999Z`))
      .thenNothing();
  });

  it('counts from the last decision, and never for a review that is open', () => {
    spec.given(at(DECIDED, submitted)).when(erasing(DUE)).thenNothing();
    const reopened = at(DECIDED, reviewStatusChanged({ from: 'gelöscht', to: 'eingereicht' }));
    spec.given(submitted, decided, reopened).when(erasing(DUE)).thenNothing();
    const again = at('2027-01-02T09:00:00.000Z', reviewStatusChanged({ from: 'gelöscht', to: 'nicht_genehmigt' }));
    spec.given(submitted, decided, again).when(erasing(DUE)).thenNothing();
  });

  it('counts from the answer to an appeal, and never while that is open', () => {
    const refused = at(DECIDED, reviewStatusChanged({ from: 'eingereicht', to: 'nicht_genehmigt' }));
    const appealed = [submitted, refused, at(DECIDED, removalAppealed())];
    spec
      .given(...appealed)
      .when(erasing('2040-01-01T00:00:00.000Z'))
      .thenNothing();
    const answeredAt = '2027-03-02T09:00:00.000Z';
    const answered = at(answeredAt, platformAnswered({ answer: 'refused' }));
    const again = at(answeredAt, reviewStatusChanged({ from: 'nicht_genehmigt', to: 'nicht_genehmigt' }));
    for (const lost of [[answered, again], [answered]]) {
      spec
        .given(...appealed, ...lost)
        .when(erasing(DUE))
        .thenNothing();
      spec
        .given(...appealed, ...lost)
        .when(erasing('2031-01-01T00:00:00.000Z'))
        .then({ ...erased, data: { ...erased.data, decidedAt: answeredAt } });
    }
  });

  it('is not done while staff have an answer to look at that the customer entered', () => {
    const entered = at(DECIDED, platformAnswered({ answer: 'refused', enteredBy: 'customer' }));
    spec.given(submitted, decided, entered).when(erasing('2040-01-01T00:00:00.000Z')).thenNothing();
  });

  it('counts from when a request was withdrawn, and from the decision where that came later', () => {
    const withdrawn = at(DECIDED, removalWithdrawn());
    spec.given(at(DECIDED, submitted), withdrawn).when(erasing(DUE)).then(erased);
    spec
      .given(submitted, withdrawn, at(DUE, removalTakenUpAgain()))
      .when(erasing('2040-01-01T00:00:00.000Z'))
      .thenNothing();
    const later = at('2027-01-02T09:00:00.000Z', reviewStatusChanged({ from: 'eingereicht', to: 'nicht_genehmigt' }));
    spec.given(submitted, withdrawn, later).when(erasing(DUE)).thenNothing();
  });

  it('changes nothing a second time, nor where there is no review', () => {
    spec.given(submitted, decided, erased).when(erasing('2040-01-01T00:00:00.000Z')).thenNothing();
    spec.given().when(erasing(DUE)).thenNothing();
  });
});
