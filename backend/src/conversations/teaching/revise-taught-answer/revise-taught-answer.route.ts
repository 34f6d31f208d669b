import { reviseTaughtAnswerBodySchema, taughtAnswerSchema } from '@sternklar/contracts/conversations/teaching.api';
import { z } from 'zod';
import { given } from '../../../platform/example-call.port.ts';
import { slice } from '../../../platform/slice.port.ts';
import { createChangeTaughtAnswers, type TeachingDeps, taughtIn } from '../change-taught-answers.ts';
import { taughtWords } from '../taught-words.ts';
import { TAG, toTaughtAnswer } from '../teaching-answers.ts';
import { reviseTaughtAnswer } from './revise-taught-answer.ts';

export const reviseTaughtAnswerRoute = slice(
  {
    name: 'revise-taught-answer',
    call: 'PUT /admin/taught-answers/:id',
    access: ['admin'],
    tag: TAG,
    summary: 'Eine beigebrachte Antwort ändern, oder zu ihrer vorigen Fassung zurück',
    params: z.object({ id: z.uuid() }),
    body: reviseTaughtAnswerBodySchema,
    answers: { 200: taughtAnswerSchema },
    refusals: { 409: 'Es gibt inzwischen eine neuere Fassung, oder auf eine der Fragen antwortet er schon anders.' },
    records: ['TaughtAnswerRevised'],
    example: {
      params: { id: given('taught-answer') },
      body: { version: 1, phrasings: [given('new-question', 'phrasing')], topic_id: 'price' },
    },
  },
  (deps: TeachingDeps) => {
    const change = createChangeTaughtAnswers(deps);
    return async (request) => {
      const { id: answerId } = request.params;
      const { version = null } = request.body;
      const words = taughtWords(request.body);
      const answers = await change(request, (state) => reviseTaughtAnswer(state, { answerId, version, ...words }));
      return toTaughtAnswer(taughtIn(answers, answerId));
    };
  },
);
