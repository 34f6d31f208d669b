import * as given from '@sternklar/contracts/reviews/testing/review.builders';
import { describe, it } from 'vitest';
import {
  appealRemoval,
  askQuestion,
  enterPlatformAnswer,
  forwardRemoval,
  noteReturn,
  setFollowUp,
} from './staff-steps.ts';
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

  it('appeal once against each refusal', () => {
    const appealing = on((review) => appealRemoval(review, sending));
    const appealed = given.removalAppealed({ follows: given.FORWARDING_ID, followUpAt: FOLLOW_UP_AT });
    spec.given(submitted, forwarded, refused).when(appealing).then(appealed);
    spec.given(submitted, forwarded).when(appealing).thenRejected('not-refused');
    spec.given(submitted, forwarded, refused, appealed).when(appealing).thenRejected('appeal-used');
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
