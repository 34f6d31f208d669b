import { nextStepOf } from '@sternklar/contracts/reviews/casework/case-facts';
import type { CaseState } from '@sternklar/contracts/reviews/casework/casework-words';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import * as given from '@sternklar/contracts/reviews/testing/review.builders';
import { type Decision, isRejection, reject } from '@sternklar/event-store/decider';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, expect, it } from 'vitest';
import { changeReviewStatus } from '../change-review-status/change-review-status.ts';
import { exists, type ReviewState, reviewStreamType, type SubmittedReview } from '../review.ts';
import { amendReview, answerQuestion, takeUpAgain, withdrawRemoval } from './customer-steps.ts';
import {
  appealRemoval,
  askQuestion,
  enterPlatformAnswer,
  forwardRemoval,
  noteReturn,
  setFollowUp,
} from './staff-steps.ts';

const spec = deciderSpec(reviewStreamType);
const NOW = '2026-03-02T10:00:00.000Z';
const FOLLOW_UP_AT = '2026-03-09T08:00:00.000Z';

const on =
  <Code extends string>(decide: (review: SubmittedReview) => Decision<ReviewEvent, Code>) =>
  (state: ReviewState): Decision<ReviewEvent, Code | 'none'> =>
    exists(state) ? decide(state) : reject('none');

const submitted = given.reviewSubmitted();
const refusedAgain = given.reviewStatusChanged({ from: 'nicht_genehmigt', to: 'nicht_genehmigt' });
const refused = given.reviewStatusChanged({ from: 'eingereicht', to: 'nicht_genehmigt' });
const removed = given.reviewStatusChanged({ from: 'eingereicht', to: 'gelöscht' });
const forwarded = given.removalForwarded({ followUpAt: FOLLOW_UP_AT });
const { forwardingId, channel, reference } = given.removalForwarded().data;
const sentText = 'Diese Person war nach unserer Kenntnis nie unsere Kundin.';
const sending = {
  forwardingId,
  channel,
  sentText,
  reference,
  evidenceSent: [],
  noticeVersion: null,
  beforeWithdrawal: false,
  now: NOW,
};

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

describe('staff', () => {
  it('ask one question at a time, of an open case', () => {
    const asking = on((review) =>
      askQuestion(review, { questionId: given.QUESTION_ID, text: 'Wann soll der Besuch gewesen sein?' }),
    );
    spec.given(submitted).when(asking).then(given.questionAsked());
    spec.given(submitted, given.questionAsked()).when(asking).thenRejected('question-open');
    spec.given(submitted, removed).when(asking).thenRejected('case-decided');
    spec.given(submitted, refused).when(asking).then(given.questionAsked());
    spec.given(submitted, refused, given.removalAppealed(), refusedAgain).when(asking).thenRejected('case-decided');
    spec.given(submitted, given.removalWithdrawn()).when(asking).thenRejected('removal-withdrawn');
  });

  it('forward once, and ask after it five working days later', () => {
    const forwarding = on((review) => forwardRemoval(review, sending));
    spec.given(submitted).when(forwarding).then(forwarded);
    spec.given(submitted, forwarded).when(forwarding).thenRejected('already-forwarded');
    spec.given(submitted, removed).when(forwarding).thenRejected('case-decided');
    spec
      .given(submitted, forwarded, given.platformAnswered({ answer: 'asks' }))
      .when(forwarding)
      .then(forwarded);
  });

  it('enter as sent only what was made of the words that they know of', () => {
    const amended = given.reviewDetailsAmended({ changed: ['facts'] });
    const knowing = (noticeVersion: number | null) => ({ ...sending, noticeVersion });
    const forwarding = (version: number | null) => on((review) => forwardRemoval(review, knowing(version)));
    spec.given(submitted, amended).when(forwarding(1)).thenRejected('notice-changed');
    spec.given(submitted, amended).when(forwarding(2)).then(forwarded);
    spec.given(submitted, amended).when(forwarding(null)).then(forwarded);
    spec.given(submitted, given.reviewNoteAdded()).when(forwarding(1)).then(forwarded);
    const appealing = on((review) => appealRemoval(review, knowing(1)));
    spec.given(submitted, forwarded, refused, amended).when(appealing).thenRejected('notice-changed');
  });

  it('enter what went out before the request was withdrawn, and what the platform answered to that', () => {
    const late = { ...sending, beforeWithdrawal: true };
    const withdrawn = given.removalWithdrawn();
    spec
      .given(submitted, withdrawn)
      .when(on((review) => forwardRemoval(review, sending)))
      .thenRejected('removal-withdrawn');
    spec
      .given(submitted, withdrawn)
      .when(on((review) => forwardRemoval(review, late)))
      .then(given.removalForwarded({ followUpAt: FOLLOW_UP_AT, beforeWithdrawal: true }));
    spec
      .given(submitted)
      .when(on((review) => forwardRemoval(review, late)))
      .then(forwarded);
    const entering = (enteredBy: 'customer' | 'admin') =>
      on((review) =>
        enterPlatformAnswer(review, { answerId: given.ANSWER_ID, answer: 'removed', text: null, enteredBy, now: NOW }),
      );
    spec
      .given(submitted, withdrawn, forwarded)
      .when(entering('admin'))
      .then(given.platformAnswered({ answer: 'removed' }), removed);
    spec.given(submitted, withdrawn, forwarded).when(entering('customer')).thenRejected('removal-withdrawn');
    spec.given(submitted, withdrawn).when(entering('admin')).thenRejected('removal-withdrawn');
  });

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

  it('appeal once against each refusal', () => {
    const appealing = on((review) => appealRemoval(review, sending));
    const appealed = given.removalAppealed({ follows: given.FORWARDING_ID, followUpAt: FOLLOW_UP_AT });
    spec.given(submitted, forwarded, refused).when(appealing).then(appealed);
    spec.given(submitted, forwarded).when(appealing).thenRejected('not-refused');
    spec.given(submitted, forwarded, refused, appealed).when(appealing).thenRejected('appeal-used');
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

  describe('enter what comes after a decision', () => {
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
    const refusedAgain = given.reviewStatusChanged({ from: 'nicht_genehmigt', to: 'nicht_genehmigt' });

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

  it('note that a removed review came back, and set a day to look again', () => {
    const back = given.reviewStatusChanged({ from: 'gelöscht', to: 'eingereicht' });
    spec
      .given(submitted, removed)
      .when(on((review) => noteReturn(review, 'admin')))
      .then(given.reviewCameBack('admin'), back);
    spec
      .given(submitted)
      .when(on((review) => noteReturn(review, 'admin')))
      .thenRejected('not-removed');
    const setting = (followUpAt: string) => on((review) => setFollowUp(review, { followUpAt, reason: null, now: NOW }));
    spec
      .given(submitted, forwarded)
      .when(setting('2026-04-01T07:00:00.000Z'))
      .then(given.followUpSet({ followUpAt: '2026-04-01T07:00:00.000Z' }));
    spec.given(submitted, forwarded).when(setting('2026-03-01T08:00:00.000Z')).thenRejected('day-is-past');
    spec.given(submitted, forwarded).when(setting('2072-04-01T07:00:00.000Z')).thenRejected('day-is-far');
    const onPlanned = (reason: string | null) =>
      on((review) => setFollowUp(review, { followUpAt: FOLLOW_UP_AT, reason, now: NOW }));
    spec.given(submitted, forwarded).when(onPlanned(null)).thenNothing();
    const withReason = given.followUpSet({ followUpAt: FOLLOW_UP_AT, reason: 'Die Plattform hat Ferien.' });
    spec.given(submitted, forwarded).when(onPlanned('Die Plattform hat Ferien.')).then(withReason);
    spec.given(submitted, forwarded, withReason).when(onPlanned('Die Plattform hat Ferien.')).thenNothing();
    spec.given(submitted, forwarded, withReason).when(onPlanned(null)).thenNothing();
    spec
      .given(submitted, forwarded, withReason, given.questionAsked(), given.questionAnswered())
      .when(onPlanned(null))
      .then(given.followUpSet({ followUpAt: FOLLOW_UP_AT }));
    spec.given(submitted).when(setting('2026-04-01T07:00:00.000Z')).thenRejected('not-at-platform');
    // The day that the platform named for an answer.
    spec
      .given(submitted, forwarded, given.platformAnswered({ answer: 'asks', followUpAt: FOLLOW_UP_AT }))
      .when(setting('2026-04-01T07:00:00.000Z'))
      .then(given.followUpSet({ followUpAt: '2026-04-01T07:00:00.000Z' }));
  });
});

describe('what comes next', () => {
  const complete = given.reviewDetailsAmended();
  const wordsForDecision = given.platformAnswered({ answer: 'refused', enteredBy: 'customer', afterDecision: true });
  const asks = given.platformAnswered({ answer: 'asks', followUpAt: FOLLOW_UP_AT });
  const CASES: readonly (readonly [CaseState, readonly ReviewEvent[]])[] = [
    ['incomplete', [submitted]],
    ['ready-to-forward', [submitted, complete]],
    ['waiting-for-customer', [submitted, given.questionAsked()]],
    ['answer-to-enter', [submitted, given.questionAsked(), given.questionAnswered()]],
    ['answer-to-enter', [submitted, forwarded, given.questionAsked(), given.questionAnswered()]],
    ['waiting-for-customer', [submitted, given.questionAsked(), given.questionReminded()]],
    ['incomplete', [submitted, given.questionAsked(), given.questionClosed()]],
    ['waiting-for-customer', [submitted, given.questionAsked(), given.questionAnswered(), given.questionAsked()]],
    ['waiting-for-platform', [submitted, given.questionAsked(), given.questionAnswered(), forwarded]],
    ['incomplete', [submitted, given.questionAsked(), given.questionAnswered(), given.followUpSet()]],
    ['waiting-for-platform', [submitted, forwarded]],
    ['answer-to-enter', [submitted, forwarded, given.followUpSet({ followUpAt: NOW })]],
    ['answer-to-enter', [submitted, forwarded, given.questionAsked(), given.followUpSet({ followUpAt: NOW })]],
    ['waiting-for-customer', [submitted, forwarded, given.questionAsked()]],
    ['waiting-for-customer', [submitted, given.questionAsked(), given.followUpSet({ followUpAt: NOW })]],
    ['answer-to-enter', [submitted, forwarded, given.platformAnswered({ enteredBy: 'customer' })]],
    ['answer-to-enter', [submitted, complete, forwarded, asks]],
    ['waiting-for-customer', [submitted, forwarded, asks, given.questionAsked()]],
    ['answer-to-enter', [submitted, forwarded, asks, given.questionAsked(), given.followUpSet({ followUpAt: NOW })]],
    ['waiting-for-platform', [submitted, forwarded, asks, forwarded]],
    ['decided', [submitted, forwarded, given.platformAnswered({ answer: 'refused' }), refused]],
    ['decided', [submitted, forwarded, refused, wordsForDecision]],
    ['waiting-for-platform', [submitted, refused, given.removalAppealed()]],
    ['decided', [submitted, refused, given.removalAppealed(), given.platformAnswered({ answer: 'refused' })]],
    ['withdrawn', [submitted, forwarded, given.removalWithdrawn()]],
    ['waiting-for-platform', [submitted, forwarded, given.removalWithdrawn(), given.removalTakenUpAgain()]],
    ['ready-to-forward', [submitted, complete, removed, given.reviewCameBack()]],
    ['decided', [submitted, removed]],
    ['incomplete', [submitted, removed, given.reviewStatusChanged({ from: 'gelöscht', to: 'eingereicht' })]],
  ];

  it.each(CASES)('is %s (case %#)', (state, events) => {
    let folded: ReviewState = reviewStreamType.initialState;
    spec
      .given(...events)
      .when((now) => {
        folded = now;
        return [];
      })
      .thenNothing();
    expect(exists(folded) && nextStepOf(folded.casework, NOW).state).toBe(state);
  });
});
