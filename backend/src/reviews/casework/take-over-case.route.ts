import { messageSchema } from '@sternklar/contracts/problem';
import { takeOverCaseBodySchema } from '@sternklar/contracts/reviews/casework/casework.api';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, TAG } from '../review-answers.ts';
import { createHolderRefusal, type HolderRefusalDeps } from './case-holder.ts';
import { takeOverCase } from './hold-case.ts';
import { createTakeStep, STEP_REFUSED, type StepDeps } from './take-step.ts';

export const takeOverCaseRoute = slice(
  {
    name: 'take-over-case',
    call: 'POST /reviews/:id/takeover',
    access: ['admin'],
    tag: TAG,
    summary: 'Einen Fall übernehmen, damit andere sehen, dass jemand daran arbeitet',
    params: idParamsSchema,
    body: takeOverCaseBodySchema,
    answers: { 201: messageSchema },
    refusals: STEP_REFUSED,
    records: ['CaseTakenOver'],
    example: { params: { id: given('review') }, body: { from_holder: true } },
  },
  (deps: StepDeps & HolderRefusalDeps & { readonly now: () => Date }) => {
    const takeStep = createTakeStep(deps);
    const refusalFor = createHolderRefusal(deps);
    return async (request, reply) => {
      const asking = { by: deps.kit.identityOf(request).accountId, now: deps.now().toISOString() };
      await takeStep(request, reply, {
        reviewId: request.params.id,
        by: 'admin',
        decide: (state) => takeOverCase(state, { ...asking, fromHolder: request.body.from_holder }),
        refusalFor,
      });
      reply.code(201);
      return { message: 'Sie arbeiten jetzt an diesem Fall.' };
    };
  },
);
