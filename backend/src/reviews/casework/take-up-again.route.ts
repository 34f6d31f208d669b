import { messageSchema } from '@sternklar/contracts/problem';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, TAG } from '../review-answers.ts';
import { takeUpAgain } from './customer-steps.ts';
import { createTakeStep, STEP_REFUSED, type StepDeps } from './take-step.ts';

export const takeUpAgainRoute = slice(
  {
    name: 'take-up-again',
    call: 'DELETE /reviews/:id/withdrawal',
    access: 'signed-in',
    reach: 'owner',
    tag: TAG,
    summary: 'Einen zurückgezogenen Löschantrag wieder aufnehmen',
    params: idParamsSchema,
    answers: { 200: messageSchema },
    refusals: STEP_REFUSED,
    records: ['RemovalTakenUpAgain'],
    example: { params: { id: given('withdrawn-review') }, subject: given('withdrawn-review') },
  },
  (deps: StepDeps) => {
    const takeStep = createTakeStep(deps);
    return async (request, reply) => {
      await takeStep(request, reply, {
        reviewId: request.params.id,
        by: 'owner',
        decide: takeUpAgain,
      });
      return { message: 'Ihr Antrag ist wieder aufgenommen.' };
    };
  },
);
