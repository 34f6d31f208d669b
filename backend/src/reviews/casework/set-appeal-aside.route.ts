import { messageSchema } from '@sternklar/contracts/problem';
import { setAppealAsideBodySchema } from '@sternklar/contracts/reviews/casework/casework.api';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, TAG } from '../review-answers.ts';
import { setAppealAside } from './staff-steps.ts';
import { createTakeStep, STEP_REFUSED, type StepDeps } from './take-step.ts';

export const setAppealAsideRoute = slice(
  {
    name: 'set-appeal-aside',
    call: 'POST /reviews/:id/appeal-set-aside',
    access: ['admin'],
    tag: TAG,
    summary: 'Dem Kunden sagen, warum gegen die Ablehnung kein Widerspruch eingelegt wird',
    params: idParamsSchema,
    body: setAppealAsideBodySchema,
    answers: { 201: messageSchema },
    refusals: STEP_REFUSED,
    records: ['AppealSetAside'],
    example: {
      params: { id: given('wished-review') },
      body: { text: 'Das Kassenbuch nennt einen anderen Tag.' },
    },
  },
  (deps: StepDeps) => {
    const takeStep = createTakeStep(deps);
    return async (request, reply) => {
      await takeStep(request, reply, {
        reviewId: request.params.id,
        by: 'admin',
        decide: (state) => setAppealAside(state, request.body.text),
      });
      reply.code(201);
      return { message: 'Der Kunde sieht, warum kein Widerspruch eingelegt wird.' };
    };
  },
);
