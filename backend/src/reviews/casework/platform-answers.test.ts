import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import * as given from '@sternklar/contracts/reviews/testing/review.builders';
import { isRejection } from '@sternklar/event-store/decider';
import { describe, expect, it } from 'vitest';
import { changeReviewStatus } from '../change-review-status/change-review-status.ts';
import { enterPlatformAnswer } from './staff-steps.ts';
import {
  FOLLOW_UP_AT,
  forwarded,
  NOW,
  on,
  refused,
  refusedAgain,
  removed,
  spec,
  submitted,
} from './testing/case-given.ts';

describe('staff', () => {
  it('do not enter an answer over a decision that they did not see', () => {
    const entering = (seenVersion: number | null) =>
      on((review) =>
        enterPlatformAnswer(review, {
          ...{ answerId: given.ANSWER_ID, answer: 'removed', text: null, enteredBy: 'admin', now: NOW },
          seenVersion,
        }),
      );
    const decided = spec.given(submitted, forwarded, refused);
    decided.when(entering(1)).thenRejected('review-changed-meanwhile', { status: 'nicht_genehmigt', version: 3 });
    const answered = given.platformAnswered({ answer: 'removed' });
    const gone = given.reviewStatusChanged({ from: 'nicht_genehmigt', to: 'gelöscht' });
    decided.when(entering(3)).then(answered, gone);
    decided.when(entering(null)).then(answered, gone);
    // What changed no status changes nothing about the answer.
    spec.given(submitted, forwarded, given.questionAsked()).when(entering(1)).then(answered, removed);
  });

  it('enter an answer: a decision sets the status with it, others say how long to wait', () => {
    const entering = (answer: 'removed' | 'passed-to-author', enteredBy: 'customer' | 'admin' = 'admin') =>
      on((review) =>
        enterPlatformAnswer(review, { answerId: given.ANSWER_ID, answer, text: null, enteredBy, now: NOW }),
      );
    const answered = given.platformAnswered({ answer: 'removed' });
    spec.given(submitted, forwarded).when(entering('removed')).then(answered, removed);
    spec
      .given(submitted, forwarded)
      .when(entering('removed', 'customer'))
      .then(given.platformAnswered({ answer: 'removed', enteredBy: 'customer' }));
    spec
      .given(submitted, forwarded)
      .when(entering('passed-to-author'))
      .then(given.platformAnswered({ answer: 'passed-to-author', followUpAt: '2026-03-11T08:00:00.000Z' }));
    spec.given(submitted).when(entering('removed')).thenRejected('not-forwarded');
  });

  it('ask again after a receipt that came late, or after the platform asked something', () => {
    const received = (now: string) =>
      on((review) =>
        enterPlatformAnswer(review, {
          answerId: given.ANSWER_ID,
          answer: 'received',
          text: null,
          enteredBy: 'admin',
          now,
        }),
      );
    spec
      .given(submitted, forwarded)
      .when(received(NOW))
      .then(given.platformAnswered({ followUpAt: FOLLOW_UP_AT }));
    const anew = given.platformAnswered({ followUpAt: '2026-03-16T08:00:00.000Z' });
    spec.given(submitted, forwarded).when(received(FOLLOW_UP_AT)).then(anew);
    // The day by which its question was to be answered is none to ask on.
    const asks = given.platformAnswered({ answer: 'asks', followUpAt: '2026-03-31T07:00:00.000Z' });
    spec.given(submitted, forwarded, asks).when(received(FOLLOW_UP_AT)).then(anew);
  });
});

describe('staff enter what comes after a decision', () => {
  type Answer = Parameters<typeof enterPlatformAnswer>[1];
  const entering = (change: Partial<Answer>) =>
    on((review) =>
      enterPlatformAnswer(review, {
        ...{ answerId: given.ANSWER_ID, answer: 'refused', text: null, enteredBy: 'admin', now: NOW },
        ...change,
      }),
    );
  const answered = given.platformAnswered({ answer: 'refused' });
  const before = [submitted, forwarded, answered, refused];
  const byCustomer = { enteredBy: 'customer' } as const;

  it.each(['received', 'asks', 'passed-to-author'] as const)('%s is none, unless it is about an appeal', (answer) => {
    spec
      .given(...before)
      .when(entering({ answer }))
      .thenRejected('platform-decided');
    spec
      .given(...before)
      .when(entering({ ...byCustomer, answer }))
      .thenRejected('decided-for-customer');
    const state = [...before, given.removalAppealed({ followUpAt: FOLLOW_UP_AT })];
    const followUpAt = { received: FOLLOW_UP_AT, asks: FOLLOW_UP_AT, 'passed-to-author': '2026-03-11T08:00:00.000Z' }[
      answer
    ];
    spec
      .given(...state)
      .when(entering({ answer }))
      .then(given.platformAnswered({ answer, followUpAt }));
  });

  it('another decision sets the status, and another text of the same is kept', () => {
    const removal = given.reviewStatusChanged({ from: 'nicht_genehmigt', to: 'gelöscht' });
    spec
      .given(...before)
      .when(entering({ answer: 'removed' }))
      .then(given.platformAnswered({ answer: 'removed' }), removal);
    spec
      .given(...before)
      .when(entering({ text: 'Kein Verstoß.' }))
      .then(given.platformAnswered({ answer: 'refused', text: 'Kein Verstoß.' }));
  });

  it('the same again is no step, whoever enters it', () => {
    spec
      .given(...before)
      .when(entering({}))
      .thenNothing();
    spec
      .given(...before)
      .when(entering(byCustomer))
      .thenNothing();
    spec
      .given(submitted, forwarded, given.platformAnswered({ ...byCustomer, answer: 'refused' }))
      .when(entering(byCustomer))
      .thenNothing();
  });

  it('the customer’s words for the decision that stands are kept, once', () => {
    const words = { ...byCustomer, text: 'Sie haben abgelehnt.' };
    const kept = given.platformAnswered({ ...words, answer: 'refused', afterDecision: true });
    spec
      .given(...before)
      .when(entering(words))
      .then(kept);
    spec
      .given(...before, kept)
      .when(entering(words))
      .thenNothing();
  });

  it('what the customer entered is looked at by staff who enter the same', () => {
    spec
      .given(submitted, forwarded, given.platformAnswered({ ...byCustomer, answer: 'refused' }))
      .when(entering({}))
      .then(answered, refused);
  });

  it('the same is new after another step', () => {
    spec
      .given(submitted, forwarded, given.platformAnswered({ answer: 'asks' }), forwarded)
      .when(entering({ answer: 'asks' }))
      .then(given.platformAnswered({ answer: 'asks', followUpAt: FOLLOW_UP_AT }));
  });

  it('a refusal upon an appeal is a decision of its own, though the status stays', () => {
    spec
      .given(...before, given.removalAppealed())
      .when(entering({}))
      .then(answered, refusedAgain);
  });

  it('and can be taken back: the appeal is open as it was, and the same answer is news again', () => {
    const decided = [...before, given.removalAppealed(), answered, refusedAgain];
    const takingBack = { status: 'nicht_genehmigt', expectedVersion: null, note: null, takesBack: true } as const;
    let taken: readonly ReviewEvent[] = [];
    spec.given(...decided).when((state) => {
      const changes = changeReviewStatus(state, takingBack);
      if (!isRejection(changes)) taken = changes;
      return changes;
    });
    expect(taken).toMatchObject([
      {
        type: 'ReviewStatusChanged',
        data: {
          from: 'nicht_genehmigt',
          to: 'nicht_genehmigt',
          restores: { decided: false, waitsForPlatform: true, forwarding: { isAppeal: true } },
          decidedAt: expect.any(String),
        },
      },
    ]);
    spec
      .given(...decided, ...taken)
      .when(entering({}))
      .then(answered, refusedAgain);
    spec
      .given(...decided, ...taken)
      .when((state) => changeReviewStatus(state, takingBack))
      .thenRejected('review-changed-meanwhile');
  });

  describe('a mis-press after it is taken back to how it stood right before', () => {
    const misPress = given.reviewStatusChanged({ from: 'nicht_genehmigt', to: 'gelöscht' });
    const takingBack = { status: 'nicht_genehmigt', expectedVersion: null, note: null, takesBack: true } as const;
    const enteredByCustomer = given.platformAnswered({ ...byCustomer, answer: 'removed' });
    const appealed = given.removalAppealed();

    it.each([
      ['an appeal that was lost', [...before, appealed, answered, refusedAgain], true],
      ['one whose loss was recorded without a change of status', [...before, appealed, answered], true],
      ['what staff confirmed against the customer', [...before, enteredByCustomer, answered], false],
    ] as const)('%s', (_, history, isAppeal) => {
      spec
        .given(...history, misPress)
        .when((state) => {
          expect(changeReviewStatus(state, takingBack)).toMatchObject([
            {
              type: 'ReviewStatusChanged',
              data: {
                restores: {
                  ...{ decided: true, waitsForPlatform: false, answerEnteredAt: null, followUpAt: null },
                  forwarding: { isAppeal },
                },
              },
            },
          ]);
          return [];
        })
        .thenNothing();
    });
  });

  it('what the customer entered is looked at by staff who enter what stands, and that can be taken back, too', () => {
    const entered = given.platformAnswered({ ...byCustomer, answer: 'removed' });
    spec
      .given(...before, entered)
      .when(entering({}))
      .then(answered);
    spec
      .given(...before, entered, answered)
      .when((state) => {
        const changes = changeReviewStatus(state, {
          ...{ status: 'nicht_genehmigt', expectedVersion: null, note: null, takesBack: true },
        });
        expect(changes).toMatchObject([{ data: { restores: { decided: true, enteredAnswer: 'removed' } } }]);
        return [];
      })
      .thenNothing();
  });
});
