import { messageSchema } from '@sternklar/contracts/problem';
import { askQuestionBodySchema } from '@sternklar/contracts/reviews/casework/casework.api';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, TAG } from '../review-answers.ts';
import { askQuestion } from './staff-steps.ts';
import { createTakeStep, STEP_REFUSED, type StepDeps } from './take-step.ts';

export const askQuestionRoute = slice(
  {
    name: 'ask-question',
    call: 'POST /reviews/:id/questions',
    access: ['admin'],
    tag: TAG,
    summary: 'Den Kunden zu einem Löschantrag etwas fragen',
    params: idParamsSchema,
    body: askQuestionBodySchema,
    answers: { 201: messageSchema },
    refusals: STEP_REFUSED,
    records: ['QuestionAsked'],
    example: {
      params: { id: given('review') },
      body: { text: 'Wann soll der Besuch gewesen sein?' },
    },
  },
  (deps: StepDeps) => {
    const takeStep = createTakeStep(deps);
    return async (request, reply) => {
      const question = { questionId: deps.kit.newId(request), text: request.body.text };
      await takeStep(request, reply, {
        reviewId: request.params.id,
        by: 'admin',
        decide: (state) => askQuestion(state, question),
      });
      reply.code(201);
      return { message: 'Die Frage ist gestellt.' };
    };
  },
);
