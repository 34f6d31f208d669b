import { messageSchema } from '@sternklar/contracts/problem';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, TAG } from '../review-answers.ts';
import { createHolderRefusal, type HolderRefusalDeps } from './case-holder.ts';
import { letGoOfCase } from './hold-case.ts';
import { createTakeStep, STEP_REFUSED, type StepDeps } from './take-step.ts';

export const letGoOfCaseRoute = slice(
  {
    name: 'let-go-of-case',
    call: 'DELETE /reviews/:id/takeover',
    access: ['admin'],
    tag: TAG,
    summary: 'Einen übernommenen Fall wieder freigeben',
    params: idParamsSchema,
    answers: { 200: messageSchema },
    refusals: STEP_REFUSED,
    records: ['CaseLetGo'],
    example: { params: { id: given('review') } },
  },
  (deps: StepDeps & HolderRefusalDeps & { readonly now: () => Date }) => {
    const takeStep = createTakeStep(deps);
    const refusalFor = createHolderRefusal(deps);
    return async (request, reply) => {
      const asking = { by: deps.kit.identityOf(request).accountId, now: deps.now().toISOString() };
      await takeStep(request, reply, {
        reviewId: request.params.id,
        by: 'admin',
        decide: (state) => letGoOfCase(state, asking),
        refusalFor,
      });
      return { message: 'Sie haben den Fall freigegeben.' };
    };
  },
);
