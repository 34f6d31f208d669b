import { messageSchema } from '@sternklar/contracts/problem';
import { setFollowUpBodySchema } from '@sternklar/contracts/reviews/casework/casework.api';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, TAG } from '../review-answers.ts';
import type { FollowUpDeps } from './follow-up-rules.ts';
import { setFollowUp } from './staff-steps.ts';
import { createTakeStep, STEP_REFUSED, type StepDeps } from './take-step.ts';

export const setFollowUpRoute = slice(
  {
    name: 'set-follow-up',
    call: 'PUT /reviews/:id/follow-up',
    access: ['admin'],
    tag: TAG,
    summary: 'Den Tag setzen, an dem das Team wieder nach einem Löschantrag sieht',
    params: idParamsSchema,
    body: setFollowUpBodySchema,
    answers: { 200: messageSchema },
    refusals: STEP_REFUSED,
    records: ['FollowUpSet'],
    example: {
      params: { id: given('forwarded-review') },
      body: { on: given('forwarded-review', 'askedOn'), reason: 'Die Plattform hat Ferien.' },
    },
  },
  (deps: StepDeps & FollowUpDeps) => {
    const takeStep = createTakeStep(deps);
    return async (request, reply) => {
      const { on, reason } = request.body;
      const followUp = { followUpAt: deps.followUpRules.onDay(on), reason, now: deps.now().toISOString() };
      await takeStep(request, reply, {
        reviewId: request.params.id,
        by: 'admin',
        decide: (state) => setFollowUp(state, followUp, deps.followUpRules),
      });
      const day = dayInGermany(followUp.followUpAt);
      return {
        message:
          day === on
            ? 'Die Wiedervorlage ist gesetzt.'
            : `Dieser Tag ist kein Werktag. Die Wiedervorlage ist für den nächsten gesetzt, den ${day.split('-').reverse().join('.')}.`,
      };
    };
  },
);
