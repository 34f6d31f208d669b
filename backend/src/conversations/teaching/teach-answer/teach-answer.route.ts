import { taughtAnswerSchema, teachAnswerBodySchema } from '@sternklar/contracts/conversations/teaching.api';
import { given } from '../../../platform/example-call.port.ts';
import { slice } from '../../../platform/slice.port.ts';
import { createChangeTaughtAnswers, type TeachingDeps, taughtIn } from '../change-taught-answers.ts';
import { taughtWords } from '../taught-words.ts';
import { TAG, toTaughtAnswer } from '../teaching-answers.ts';
import { teachAnswer } from './teach-answer.ts';

export const teachAnswerRoute = slice(
  {
    name: 'teach-answer',
    call: 'POST /admin/taught-answers',
    access: ['admin'],
    tag: TAG,
    summary: 'Dem Assistenten eine Antwort beibringen; er gibt sie sofort',
    body: teachAnswerBodySchema,
    answers: { 201: taughtAnswerSchema },
    refusals: { 409: 'Auf eine der Fragen antwortet er schon, oder er hat zu viel gelernt.' },
    records: ['AnswerTaught'],
    example: {
      body: { phrasings: [given('new-question', 'phrasing')], answer: 'Das steht auf der Seite „Unternehmen“.' },
    },
  },
  (deps: TeachingDeps) => {
    const change = createChangeTaughtAnswers(deps);
    return async (request, reply) => {
      const answerId = deps.kit.newId(request);
      const words = taughtWords(request.body);
      const answers = await change(request, (state) => teachAnswer(state, { answerId, ...words }));
      const taught = toTaughtAnswer(taughtIn(answers, answerId));
      reply.code(201);
      return taught;
    };
  },
);
