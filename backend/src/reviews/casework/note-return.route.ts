import { messageSchema } from '@sternklar/contracts/problem';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, TAG } from '../review-answers.ts';
import { noteReturn } from './staff-steps.ts';
import { createTakeStep, STEP_REFUSED, type StepDeps } from './take-step.ts';

export const noteReturnRoute = slice(
  {
    name: 'note-return',
    call: 'POST /reviews/:id/return',
    access: 'signed-in',
    reach: 'owner-or-admin',
    tag: TAG,
    summary: 'Eintragen, dass eine gelöschte Bewertung wieder zu sehen ist; der Antrag ist dann wieder eingereicht',
    params: idParamsSchema,
    answers: { 201: messageSchema },
    refusals: STEP_REFUSED,
    records: ['ReviewCameBack', 'ReviewStatusChanged'],
    example: { params: { id: given('removed-review') }, subject: given('removed-review') },
  },
  (deps: StepDeps) => {
    const takeStep = createTakeStep(deps);
    return async (request, reply) => {
      await takeStep(request, reply, {
        reviewId: request.params.id,
        by: 'owner-or-admin',
        decide: (state, asAdmin) => noteReturn(state, asAdmin ? 'admin' : 'customer'),
      });
      reply.code(201);
      return { message: 'Der Antrag ist wieder eingereicht.' };
    };
  },
);
