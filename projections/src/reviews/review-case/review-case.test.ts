import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type CaseFacts, caseFactsOf, NO_FACTS, nextStepOf } from '@sternklar/contracts/reviews/casework/case-facts';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import * as build from '@sternklar/contracts/reviews/testing/review.builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseworkHistory } from '../../testing/casework-histories.ts';
import {
  accountErased,
  accountRegistered,
  businessAdded,
  businessRemovalSettled,
  businessRemoved,
  businessRestored,
  type KnownEvent,
  ofReview,
  recorded,
  recordedAt,
  reviewId,
  reviewStatusChanged,
  reviewSubmitted,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { reviewCase } from './review-case.projection.ts';

const here = { business: 1, account: 1 };
const there = { business: 2, account: 1 };
const complete = { reviewUrl: 'https://maps.example/1', reason: 'spam', goodFaith: true } as const;
const COUNTS = 'select state, due, cases from case_count order by state, due';

const isStep = (event: RecordedEvent<KnownEvent>): event is RecordedEvent<ReviewEvent> => 'reviewId' in event.data;

/** The facts of each review whose business is still there, by a plain walk through all events. */
const casesAfter = (events: readonly KnownEvent[]): ReadonlyMap<string, CaseFacts> => {
  const steps = recorded(events).filter(isStep);
  const removed = new Set<string>();
  for (const { type, data } of events) {
    if (type === 'BusinessRemoved') removed.add(data.businessId);
    if (type === 'BusinessRestored') removed.delete(data.businessId);
  }
  return steps
    .filter(({ data }) => !removed.has(data.businessId))
    .reduce(
      (cases, step) =>
        cases.set(step.data.reviewId, { ...(cases.get(step.data.reviewId) ?? NO_FACTS), ...caseFactsOf(step) }),
      new Map<string, CaseFacts>(),
    );
};

describe('review case, given events then rows', () => {
  const spec = projectionSpec(reviewCase);

  it('says what comes next in columns, and how many cases stand where', () =>
    spec
      .given(
        accountRegistered(1),
        businessAdded(1, 1),
        reviewSubmitted(1, here),
        reviewSubmitted(2, here, complete),
        reviewSubmitted(3, here, complete),
        reviewSubmitted(4, here),
        ofReview(3, here, build.removalForwarded({ channel: 'email', followUpAt: '2026-03-09T08:00:00.000Z' })),
        ofReview(4, here, build.questionAsked()),
      )
      .thenRows('select id, state, moment, channel from review_case order by id', [
        { id: reviewId(1), state: 'incomplete', moment: '', channel: null },
        { id: reviewId(2), state: 'ready-to-forward', moment: '', channel: null },
        { id: reviewId(3), state: 'waiting-for-platform', moment: '2026-03-09T08:00:00.000Z', channel: 'email' },
        { id: reviewId(4), state: 'waiting-for-customer', moment: recordedAt(8), channel: null },
      ]));

  it('takes a request on another ground for incomplete until the customer says what happened', () =>
    spec
      .given(
        businessAdded(1, 1),
        reviewSubmitted(1, here, { ...complete, reason: 'anderer' }),
        reviewSubmitted(2, here, { ...complete, reason: 'anderer' }),
        ofReview(2, here, build.reviewDetailsAmended({ reason: 'anderer', facts: 'Verwechselt.' })),
      )
      .thenRows('select id, state from review_case order by id', [
        { id: reviewId(1), state: 'incomplete' },
        { id: reviewId(2), state: 'ready-to-forward' },
      ]));

  it('hears what the customer says after a refusal, until the one appeal is out', () =>
    spec
      .given(
        businessAdded(1, 1),
        ...[1, 2, 3, 4, 5].map((review) => reviewSubmitted(review, here, complete)),
        ...[1, 2, 3, 4, 5].map((review) =>
          reviewStatusChanged(review, here, {
            from: 'eingereicht',
            to: review === 5 ? 'gelöscht' : 'nicht_genehmigt',
          }),
        ),
        ofReview(1, here, build.appealWished()),
        ofReview(2, here, build.evidenceAdded()),
        ofReview(3, here, build.evidenceAdded({ addedBy: 'admin' })),
        ofReview(4, here, build.removalAppealed()),
        reviewStatusChanged(4, here, { from: 'nicht_genehmigt', to: 'nicht_genehmigt' }),
        ofReview(4, here, build.evidenceAdded()),
        ofReview(5, here, build.evidenceAdded()),
      )
      .thenRows('select id, state, moment from review_case order by id', [
        { id: reviewId(1), state: 'answer-to-enter', moment: recordedAt(12) },
        { id: reviewId(2), state: 'answer-to-enter', moment: recordedAt(13) },
        { id: reviewId(3), state: 'decided', moment: '' },
        { id: reviewId(4), state: 'decided', moment: '' },
        { id: reviewId(5), state: 'decided', moment: '' },
      ]));

  it('counts what waits for the platform by the morning on which it falls due', () =>
    spec
      .given(
        businessAdded(1, 1),
        reviewSubmitted(1, here, complete),
        reviewSubmitted(2, here, complete),
        reviewSubmitted(3, here, complete),
        ofReview(1, here, build.removalForwarded()),
        ofReview(2, here, build.removalForwarded()),
        ofReview(2, here, build.followUpSet({ followUpAt: '2026-04-01T07:00:00.000Z' })),
        reviewStatusChanged(3, here, { from: 'eingereicht', to: 'gelöscht' }),
      )
      .thenRows(COUNTS, [
        { state: 'decided', due: '', cases: 1 },
        { state: 'waiting-for-platform', due: '2026-03-09T08:00:00.000Z', cases: 1 },
        { state: 'waiting-for-platform', due: '2026-04-01T07:00:00.000Z', cases: 1 },
      ]));

  it('forgets the cases of a removed business, also one handed in while it was being removed', () =>
    spec
      .given(
        businessAdded(1, 1),
        businessAdded(2, 1),
        reviewSubmitted(1, here),
        reviewSubmitted(2, there),
        businessRemoved(1, 1),
        reviewSubmitted(3, here),
        ofReview(1, here, build.removalWithdrawn()),
      )
      .thenRows('select listed_case.id, cases from listed_case join case_count using (state)', [
        { id: reviewId(2), cases: 1 },
      ]));

  it('has them again once the business is back, as they stand by then', () =>
    spec
      .given(
        businessAdded(1, 1),
        reviewSubmitted(1, here),
        businessRemoved(1, 1),
        reviewSubmitted(2, here),
        ofReview(1, here, build.removalWithdrawn()),
        businessRestored(1, 1),
      )
      .thenRows('select listed_case.id, state, cases from listed_case join case_count using (state) order by id', [
        { id: reviewId(1), state: 'withdrawn', cases: 1 },
        { id: reviewId(2), state: 'incomplete', cases: 1 },
      ]));

  it('keeps nothing of them once nobody can have the business back any more', () =>
    spec
      .given(
        businessAdded(1, 1),
        reviewSubmitted(1, here),
        businessRemoved(1, 1),
        businessRemovalSettled(1, 1),
        reviewSubmitted(2, here),
      )
      .thenRows(
        `select (select count(*)::int from review_case) as cases, (select count(*)::int from business) as businesses,
                (select count(*)::int from case_count) as counts`,
        [{ cases: 0, businesses: 0, counts: 0 }],
      ));

  it('keeps no words of an erased account, and counts its cases as a rebuild would', () =>
    spec
      .given(
        accountRegistered(1, { email: null }),
        businessAdded(1, 1, { businessName: null, googleBusinessLink: null }),
        reviewSubmitted(1, here, { reviewerName: null, reviewText: null }),
        accountErased(1),
      )
      .thenRows('select words, name, email, review_case.state, cases from review_case, business, account, case_count', [
        { words: {}, name: null, email: null, state: 'ready-to-forward', cases: 1 },
      ]));

  it('forgets facts that the customer took back', () =>
    spec
      .given(
        businessAdded(1, 1),
        reviewSubmitted(1, here),
        ofReview(1, here, build.reviewDetailsAmended({ facts: 'Sie war nie da.', reviewerName: 'Moni' })),
        ofReview(1, here, build.reviewDetailsAmended({ facts: null, reviewerName: 'Moni' })),
      )
      .thenRows('select words from review_case', [{ words: { facts: '', reviewer: 'Moni', reviewerKey: 'moni' } }]));

  it(
    'says of any history what the plain facts say, however it is cut into batches',
    { tags: 'long', timeout: 60_000 },
    () =>
      fc.assert(
        fc.asyncProperty(caseworkHistory({ reviews: 4, minLength: 4, maxLength: 14 }), async (events) => {
          const cases = [...casesAfter(events)].toSorted(([one], [other]) => one.localeCompare(other));
          // Before any follow-up is due: what falls due with time is not in the rows.
          const nexts = cases.map(([id, facts]) => ({ id, ...nextStepOf(facts, '') }));
          const isForBoth = cases.map(
            ([, facts], at) =>
              nexts[at]?.state === 'waiting-for-customer' &&
              (facts.waitsForPlatform || (!facts.decided && facts.platformAskedAt !== null)) &&
              facts.followUpAt !== null,
          );
          const stored = nexts.map(({ state }, at) => (isForBoth[at] ? 'waiting-for-both' : state));
          const moments = nexts.map((next, at) =>
            isForBoth[at]
              ? cases[at]?.[1].followUpAt
              : ('since' in next && next.since) || ('until' in next && (next.until ?? 'never')) || '',
          );
          const waiting = (state: string, due: string) =>
            nexts.filter(
              (_, at) =>
                stored[at] === state &&
                (!['waiting-for-platform', 'waiting-for-both'].includes(state) || moments[at] === due),
            );
          await spec.given(...events).thenRows(
            `select coalesce((select json_agg(json_build_array(id, state, moment) order by id) from listed_case), '[]') as cases,
                  coalesce((select bool_and(cases > 0) from case_count), true) as counted,
                  coalesce((select json_agg(json_build_array(state, due, cases)) from case_count), '[]') as counts`,
            [
              {
                cases: nexts.map(({ id }, at) => [id, stored[at], moments[at]]),
                counted: true,
                counts: expect.toSatisfy(
                  (counts: [string, string, number][]) =>
                    counts.reduce((sum, [, , each]) => sum + each, 0) === nexts.length &&
                    counts.every(([state, due, each]) => waiting(state, due).length === each),
                ),
              },
            ],
          );
        }),
        { numRuns: 25 },
      ),
  );
});
