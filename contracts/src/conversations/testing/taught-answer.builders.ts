import type { TaughtAnswerEvent } from '../taught-answer.events.ts';

export const answerId = (number = 1) => `0198a000-0000-7000-8000-00000000f3${String(number).padStart(2, '0')}`;

const words = {
  phrasings: ['Gibt es eine App für das Handy?'],
  answer: 'Eine App gibt es nicht; die Seite läuft auf jedem Handy.',
  topicId: null,
};
type Words = Partial<{ phrasings: string[]; answer: string | null; topicId: string | null }>;

/** Events for tests: what is not said has a fitting value. */
export const answerTaught = (number = 1, data: Words = {}) =>
  ({ type: 'AnswerTaught', data: { answerId: answerId(number), ...words, ...data } }) satisfies TaughtAnswerEvent;
export const taughtAnswerRevised = (number = 1, version = 2, data: Words = {}) =>
  ({
    type: 'TaughtAnswerRevised',
    data: { answerId: answerId(number), version, ...words, ...data },
  }) satisfies TaughtAnswerEvent;
export const taughtAnswerWithdrawn = (number = 1) =>
  ({ type: 'TaughtAnswerWithdrawn', data: { answerId: answerId(number) } }) satisfies TaughtAnswerEvent;
