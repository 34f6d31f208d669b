import { TAUGHT_ANSWERS_MAX } from '@sternklar/contracts/constants';
import {
  answerId,
  answerTaught,
  taughtAnswerRevised,
  taughtAnswerWithdrawn,
} from '@sternklar/contracts/conversations/testing/taught-answer.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { reviseTaughtAnswer } from './revise-taught-answer/revise-taught-answer.ts';
import { type TaughtAnswers, type TaughtWords, taughtAnswersStreamType } from './taught-answers.ts';
import { teachAnswer } from './teach-answer/teach-answer.ts';
import { withdrawTaughtAnswer } from './withdraw-taught-answer/withdraw-taught-answer.ts';

const spec = deciderSpec(taughtAnswersStreamType);
const words: TaughtWords = {
  phrasings: ['Gibt es eine App für das Handy?'],
  answer: 'Eine App gibt es nicht; die Seite läuft auf jedem Handy.',
  topicId: null,
};
const teaching =
  (number = 1, more: Partial<TaughtWords> = {}) =>
  (answers: TaughtAnswers) =>
    teachAnswer(answers, { answerId: answerId(number), ...words, ...more });
const revising =
  (version: number | null, more: Partial<TaughtWords>, number = 1) =>
  (answers: TaughtAnswers) =>
    reviseTaughtAnswer(answers, { answerId: answerId(number), version, ...words, ...more });
const withdrawing =
  (number = 1) =>
  (answers: TaughtAnswers) =>
    withdrawTaughtAnswer(answers, answerId(number));
const inWords = { answer: 'Nein.' };
const parking = { phrasings: ['Wo kann ich bei Ihnen parken?'] };

describe('teaching an answer', () => {
  it('records it, once', () => {
    spec.given().when(teaching()).then(answerTaught());
    spec.given(answerTaught()).when(teaching()).thenNothing();
    spec.given(answerTaught()).when(teaching(2, parking)).then(answerTaught(2, parking));
  });

  it('is refused to the second of two who teach the same question, in other words too', () => {
    const phrasing = 'Gibt es auch eine App fürs Handy?';
    spec
      .given(answerTaught())
      .when(teaching(2, { phrasings: ['Wo kann ich parken?', phrasing] }))
      .thenRejected('question-taught', { phrasing });
  });

  it('may take the question of one that was withdrawn', () => {
    spec.given(answerTaught(2), taughtAnswerWithdrawn(2)).when(teaching()).then(answerTaught());
  });

  it('is refused where there are too many', () => {
    const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    const many = Array.from({ length: TAUGHT_ANSWERS_MAX }, (_, index) =>
      answerTaught(1_000 + index, { phrasings: [`${letters(index).repeat(3)} xyz`] }),
    );
    spec
      .given(...many)
      .when(teaching())
      .thenRejected('too-many-taught-answers');
  });
});

describe('revising a taught answer', () => {
  it('records a new version, and nothing when it says the same already', () => {
    const given = spec.given(answerTaught());
    given.when(revising(1, inWords)).then(taughtAnswerRevised(1, 2, inWords));
    given.when(revising(1, {})).thenNothing();
  });

  it('is refused to whoever saw an older version', () => {
    spec
      .given(answerTaught(), taughtAnswerRevised(1, 2, inWords))
      .when(revising(1, { answer: 'Anders.' }))
      .thenRejected('taught-answer-changed');
  });

  it('without a version lets the last word count', () => {
    const other = { answer: 'Anders.' };
    spec
      .given(answerTaught(), taughtAnswerRevised(1, 2, inWords))
      .when(revising(null, other))
      .then(taughtAnswerRevised(1, 3, other));
  });

  it('takes a mistake back to what was said before', () => {
    spec
      .given(answerTaught(), taughtAnswerRevised(1, 2, inWords))
      .when((answers) =>
        reviseTaughtAnswer(answers, { answerId: answerId(1), version: 2, ...(answers[0]?.previous ?? words) }),
      )
      .then(taughtAnswerRevised(1, 3));
  });

  it('may keep its own question, but not take that of another answer', () => {
    const given = spec.given(answerTaught(), answerTaught(2, parking));
    given.when(revising(1, inWords)).then(taughtAnswerRevised(1, 2, inWords));
    given.when(revising(1, parking)).thenRejected('question-taught', { phrasing: parking.phrasings[0] });
  });

  it('is refused where there is none any more', () => {
    spec
      .given(answerTaught(), taughtAnswerWithdrawn())
      .when(revising(1, inWords))
      .thenRejected('taught-answer-unknown');
  });
});

describe('withdrawing a taught answer', () => {
  it('records it, once', () => {
    spec.given(answerTaught()).when(withdrawing()).then(taughtAnswerWithdrawn());
    spec.given(answerTaught(), taughtAnswerWithdrawn()).when(withdrawing()).thenRejected('taught-answer-unknown');
  });
});
