import { TAUGHT_ANSWERS_STREAM } from '@sternklar/contracts/conversations/taught-answer.events';
import { triedQuestionSchema, tryTaughtAnswerBodySchema } from '@sternklar/contracts/conversations/teaching.api';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { slice } from '../../platform/slice.port.ts';
import { answerTo } from '../assistant/assistant.ts';
import { type TaughtAnswer, taughtAnswersStreamType } from './taught-answers.ts';
import { matcherOf } from './taught-matcher.ts';
import { taughtWords } from './taught-words.ts';
import { TAG } from './teaching-answers.ts';

export interface TryTaughtAnswerDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly unansweredQuestions: Pick<Queries['unansweredQuestions'], 'byIds'>;
}

/** Of an answer that was not taught yet. */
const UNTAUGHT = 'untaught';

/** As a visitor would be answered: what a customer's own data say is nothing to be shown here. */
export const tryTaughtAnswerRoute = slice(
  {
    name: 'try-taught-answer',
    call: 'POST /admin/taught-answers/trial',
    access: ['admin'],
    tag: TAG,
    summary: 'Eine Antwort an Fragen erproben, die unbeantwortet blieben; gespeichert wird nichts',
    body: tryTaughtAnswerBodySchema,
    answers: { 200: z.array(triedQuestionSchema) },
    records: [],
    example: { body: { phrasings: ['Gibt es das auch als Heft?'], topic_id: 'price', question_ids: [] } },
  },
  ({ commands, unansweredQuestions }: TryTaughtAnswerDeps) =>
    async (request) => {
      const { question_ids, answer_id, ...body } = request.body;
      const id = answer_id ?? UNTAUGHT;
      const words = taughtWords(body);
      const { state } = await commands.load(taughtAnswersStreamType, TAUGHT_ANSWERS_STREAM);
      const tried: TaughtAnswer = { id, version: 1, ...words, previous: null, changedAt: '' };
      const taught = matcherOf([...state.filter((one) => one.id !== id), tried]);
      return (await unansweredQuestions.byIds(question_ids)).map((question) => {
        const { about, text, taughtIds = [] } = answerTo(question.text, taught);
        const isUnanswered = about === 'unknown' || about === 'clarify';
        return {
          id: question.id,
          text: question.text,
          by: taughtIds.includes(id) ? ('this' as const) : isUnanswered ? ('unanswered' as const) : ('other' as const),
          says: text,
        };
      });
    },
);
