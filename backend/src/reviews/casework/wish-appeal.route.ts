import { messageSchema } from '@sternklar/contracts/problem';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, TAG } from '../review-answers.ts';
import { wishAppeal } from './customer-steps.ts';
import { createTakeStep, STEP_REFUSED, type StepDeps } from './take-step.ts';

export const wishAppealRoute = slice(
  {
    name: 'wish-appeal',
    call: 'POST /reviews/:id/appeal-wish',
    access: 'signed-in',
    reach: 'owner',
    tag: TAG,
    summary: 'Sagen, dass gegen die Ablehnung eines eigenen Löschantrags Widerspruch eingelegt werden soll',
    params: idParamsSchema,
    answers: { 201: messageSchema },
    refusals: STEP_REFUSED,
    records: ['AppealWished'],
    example: { params: { id: given('refused-review') }, subject: given('refused-review') },
  },
  (deps: StepDeps) => {
    const takeStep = createTakeStep(deps);
    return async (request, reply) => {
      await takeStep(request, reply, { reviewId: request.params.id, by: 'owner', decide: wishAppeal });
      reply.code(201);
      return { message: 'Ihr Wunsch nach einem Widerspruch ist bei uns.' };
    };
  },
);
