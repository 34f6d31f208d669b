import { messageSchema } from '@sternklar/contracts/problem';
import { answerQuestionBodySchema } from '@sternklar/contracts/reviews/casework/casework.api';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, TAG } from '../review-answers.ts';
import { answerQuestion } from './customer-steps.ts';
import { createTakeStep, STEP_REFUSED, type StepDeps } from './take-step.ts';

const paramsSchema = idParamsSchema.extend({ questionId: z.uuid() });

export const answerQuestionRoute = slice(
  {
    name: 'answer-question',
    call: 'POST /reviews/:id/questions/:questionId/answer',
    access: 'signed-in',
    reach: 'owner',
    tag: TAG,
    summary: 'Eine Frage zum eigenen Löschantrag beantworten',
    params: paramsSchema,
    body: answerQuestionBodySchema,
    answers: { 201: messageSchema },
    refusals: STEP_REFUSED,
    records: ['QuestionAnswered'],
    example: {
      params: { id: given('asked-review'), questionId: given('asked-review', 'questionId') },
      body: { text: 'Es gab keinen Besuch.' },
      subject: given('asked-review'),
    },
  },
  (deps: StepDeps) => {
    const takeStep = createTakeStep(deps);
    return async (request, reply) => {
      const answer = { questionId: request.params.questionId, text: request.body.text };
      await takeStep(request, reply, {
        reviewId: request.params.id,
        by: 'owner',
        decide: (state) => answerQuestion(state, answer),
      });
      reply.code(201);
      return { message: 'Danke, Ihre Antwort ist angekommen.' };
    };
  },
);
