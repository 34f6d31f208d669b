import { messageSchema } from '@sternklar/contracts/problem';
import { withdrawRemovalBodySchema } from '@sternklar/contracts/reviews/casework/casework.api';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, TAG } from '../review-answers.ts';
import { withdrawRemoval } from './customer-steps.ts';
import { createTakeStep, STEP_REFUSED, type StepDeps } from './take-step.ts';

export const withdrawRemovalRoute = slice(
  {
    name: 'withdraw-removal',
    call: 'POST /reviews/:id/withdrawal',
    access: 'signed-in',
    reach: 'owner',
    tag: TAG,
    summary: 'Einen eigenen Löschantrag zurückziehen',
    params: idParamsSchema,
    body: withdrawRemovalBodySchema,
    answers: { 201: messageSchema },
    refusals: STEP_REFUSED,
    records: ['RemovalWithdrawn'],
    example: {
      params: { id: given('spare-review') },
      body: { reason: 'Wir haben uns geeinigt.' },
      subject: given('spare-review'),
    },
  },
  (deps: StepDeps) => {
    const takeStep = createTakeStep(deps);
    return async (request, reply) => {
      await takeStep(request, reply, {
        reviewId: request.params.id,
        by: 'owner',
        decide: (state) => withdrawRemoval(state, request.body.reason),
      });
      reply.code(201);
      return { message: 'Ihr Antrag ist zurückgezogen.' };
    };
  },
);
