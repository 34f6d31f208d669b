import { TAUGHT_ANSWERS_MAX } from '@sternklar/contracts/constants';
import type { TaughtAnswerEvent } from '@sternklar/contracts/conversations/taught-answer.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { TaughtAnswers, TaughtWords } from '../taught-answers.ts';
import { findTaught } from '../taught-matcher.ts';

export interface TeachAnswer extends TaughtWords {
  readonly answerId: string;
}

/** The first of the phrasings that another answer is given to already. */
export const takenIn = (answers: TaughtAnswers, phrasings: readonly string[]): string | null => {
  const find = findTaught(answers);
  return phrasings.find((phrasing) => find(phrasing) !== null) ?? null;
};

/** A new answer to questions that no other one is given to; nothing when it is there already. */
export const teachAnswer = (
  answers: TaughtAnswers,
  { answerId, phrasings, answer, topicId }: TeachAnswer,
): Decision<TaughtAnswerEvent, 'question-taught' | 'too-many-taught-answers'> => {
  if (answers.some(({ id }) => id === answerId)) return [];
  const phrasing = takenIn(answers, phrasings);
  if (phrasing !== null) return reject('question-taught', { phrasing });
  if (answers.length >= TAUGHT_ANSWERS_MAX) return reject('too-many-taught-answers');
  return [{ type: 'AnswerTaught', data: { answerId, phrasings: [...phrasings], answer, topicId } }];
};
