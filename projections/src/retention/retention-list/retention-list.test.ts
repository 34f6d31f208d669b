import { NO_FACTS } from '@sternklar/contracts/reviews/casework/case-facts';
import { restoredFrom } from '@sternklar/contracts/reviews/casework/restored-facts';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import * as build from '@sternklar/contracts/reviews/testing/review.builders';
import { describe, it } from 'vitest';
import {
  accountId,
  conversationResolved,
  invoiceErased,
  invoiceId,
  ofReview,
  recordedAt,
  reviewErased,
  reviewId,
  reviewStatusChanged,
  reviewSubmitted,
  visitorConversationErased,
  visitorId,
  visitorMessageSent,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { retentionList } from './retention-list.projection.ts';

const of = { business: 1, account: 1 };
const decided = { from: 'eingereicht', to: 'gelöscht' } as const;
const reopened = { from: 'gelöscht', to: 'eingereicht' } as const;

describe('retention list, given events then rows', () => {
  const spec = projectionSpec(retentionList);

  it('names whose data were erased for their age, by the position of the event', () =>
    spec
      .given(
        visitorMessageSent(1, 7),
        conversationResolved(1),
        invoiceErased(3, 1),
        visitorConversationErased(7),
        reviewSubmitted(1, of),
        reviewErased(1, of),
      )
      .thenRows('select * from erased_subject order by position', [
        { position: 3, subject: `invoice:${invoiceId(3)}` },
        { position: 4, subject: `visitor:${visitorId(7)}` },
        { position: 6, subject: `review:${reviewId(1)}` },
      ]));

  const CLOSED = 'select id, account_id, closed_at from kept_review where closed_at is not null';
  const closedAt = (position: number) => [
    { id: reviewId(1), account_id: accountId(1), closed_at: recordedAt(position) },
  ];
  const refused = { from: 'eingereicht', to: 'nicht_genehmigt' } as const;
  const refusedAgain = { from: 'nicht_genehmigt', to: 'nicht_genehmigt' } as const;
  const step = (event: ReviewEvent) => ofReview(1, of, event);
  const answered = step(build.platformAnswered({ answer: 'refused' }));

  it('keeps decided reviews with their last decision, and no open ones', () =>
    spec
      .given(
        reviewSubmitted(1, of),
        reviewSubmitted(2, of),
        reviewSubmitted(3, of),
        reviewStatusChanged(1, of, decided),
        reviewStatusChanged(2, of, decided),
        reviewStatusChanged(1, of, { from: 'gelöscht', to: 'nicht_genehmigt' }),
        reviewStatusChanged(2, of, reopened),
      )
      .thenRows(CLOSED, closedAt(6)));

  it.each([
    ['is open', [], []],
    ['was lost', [answered, reviewStatusChanged(1, of, refusedAgain)], closedAt(5)],
    ['was lost before a change of status said so', [answered], closedAt(4)],
    ['was taken back with the request', [step(build.removalWithdrawn())], closedAt(4)],
    [
      'is open again',
      [
        answered,
        reviewStatusChanged(1, of, refusedAgain),
        step(
          build.reviewStatusChanged({ ...refusedAgain, restores: restoredFrom(NO_FACTS), decidedAt: recordedAt(2) }),
        ),
      ],
      [],
    ],
  ] satisfies readonly (readonly [string, readonly ReviewEvent[], readonly object[]])[])(
    'counts from the answer to an appeal that %s',
    (_name, later, rows) =>
      spec
        .given(reviewSubmitted(1, of), reviewStatusChanged(1, of, refused), step(build.removalAppealed()), ...later)
        .thenRows(CLOSED, rows),
  );

  it('keeps words to a decision apart from it', () =>
    spec
      .given(reviewSubmitted(1, of), answered, reviewStatusChanged(1, of, refused), answered)
      .thenRows(CLOSED, closedAt(3)));

  it('counts anew from no words of the customer to an answer that came upon an appeal', () =>
    spec
      .given(
        reviewSubmitted(1, of),
        reviewStatusChanged(1, of, refused),
        step(build.removalAppealed()),
        answered,
        step(build.platformAnswered({ answer: 'refused', enteredBy: 'customer', afterDecision: true })),
      )
      .thenRows(CLOSED, closedAt(4)));

  it('keeps withdrawn ones with when that was, until they are taken up again', async () => {
    const withdrawn = [reviewSubmitted(1, of), step(build.removalWithdrawn())];
    await spec.given(...withdrawn).thenRows(CLOSED, closedAt(2));
    await spec.given(...withdrawn, step(build.removalTakenUpAgain())).thenRows(CLOSED, []);
  });

  it('keeps none with an answer that staff have to look at', () =>
    spec
      .given(
        reviewSubmitted(1, of),
        reviewStatusChanged(1, of, refused),
        step(build.platformAnswered({ answer: 'removed', enteredBy: 'customer' })),
      )
      .thenRows(CLOSED, []));

  it('forgets erased ones, whatever is decided about them later', () =>
    spec
      .given(
        reviewSubmitted(1, of),
        reviewStatusChanged(1, of, decided),
        reviewErased(1, of),
        reviewStatusChanged(1, of, reopened),
        reviewStatusChanged(1, of, decided),
      )
      .thenRows('select * from kept_review', []));
});
