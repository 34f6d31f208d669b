import type { TaughtAnswerEvent } from '@sternklar/contracts/conversations/taught-answer.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { sameWords, type TaughtAnswers, type TaughtWords } from '../taught-answers.ts';
import { takenIn } from '../teach-answer/teach-answer.ts';

export interface ReviseTaughtAnswer extends TaughtWords {
  readonly answerId: string;
  /** The version that is revised, as whoever revises it saw it; null: whichever holds. */
  readonly version: number | null;
}

/** Other words, for whoever saw the newest ones; the same again changes nothing. */
export const reviseTaughtAnswer = (
  answers: TaughtAnswers,
  { answerId, version, phrasings, answer, topicId }: ReviseTaughtAnswer,
): Decision<TaughtAnswerEvent, 'taught-answer-unknown' | 'taught-answer-changed' | 'question-taught'> => {
  const known = answers.find(({ id }) => id === answerId);
  if (!known) return reject('taught-answer-unknown');
  if (sameWords(known, { phrasings, answer, topicId })) return [];
  if (version !== null && known.version !== version) return reject('taught-answer-changed');
  const others = answers.filter(({ id }) => id !== answerId);
  const phrasing = takenIn(others, phrasings);
  if (phrasing !== null) return reject('question-taught', { phrasing });
  const data = { answerId, version: known.version + 1, phrasings: [...phrasings], answer, topicId };
  return [{ type: 'TaughtAnswerRevised', data }];
};
