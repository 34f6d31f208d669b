import type { TaughtAnswerEvent } from '@sternklar/contracts/conversations/taught-answer.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { TaughtAnswers } from '../taught-answers.ts';

/** It is said no longer; what was said with it stays. */
export const withdrawTaughtAnswer = (
  answers: TaughtAnswers,
  answerId: string,
): Decision<TaughtAnswerEvent, 'taught-answer-unknown'> =>
  answers.some(({ id }) => id === answerId)
    ? [{ type: 'TaughtAnswerWithdrawn', data: { answerId } }]
    : reject('taught-answer-unknown');
