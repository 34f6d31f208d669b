import { messageSchema } from '@sternklar/contracts/problem';
import { enterPlatformAnswerBodySchema } from '@sternklar/contracts/reviews/casework/casework.api';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, TAG } from '../review-answers.ts';
import type { FollowUpDeps } from './follow-up-rules.ts';
import { enterPlatformAnswer } from './staff-steps.ts';
import { createTakeStep, STEP_REFUSED, type StepDeps } from './take-step.ts';

export const enterPlatformAnswerRoute = slice(
  {
    name: 'enter-platform-answer',
    call: 'POST /reviews/:id/platform-answers',
    access: 'signed-in',
    reach: 'owner-or-admin',
    tag: TAG,
    summary:
      'Eintragen, was die Plattform zu einem Löschantrag geantwortet hat; was das Team einträgt, setzt auch den Status',
    params: idParamsSchema,
    body: enterPlatformAnswerBodySchema,
    answers: { 201: messageSchema },
    refusals: STEP_REFUSED,
    records: ['PlatformAnswered', 'ReviewStatusChanged'],
    example: {
      params: { id: given('forwarded-review') },
      body: { answer: 'refused', text: 'Wir haben keinen Verstoß festgestellt.' },
      subject: given('forwarded-review'),
    },
  },
  (deps: StepDeps & FollowUpDeps) => {
    const takeStep = createTakeStep(deps);
    return async (request, reply) => {
      const entered = { answerId: deps.kit.newId(request), ...request.body, now: deps.now().toISOString() };
      await takeStep(request, reply, {
        reviewId: request.params.id,
        by: 'owner-or-admin',
        decide: (state, asAdmin) =>
          enterPlatformAnswer(state, { ...entered, enteredBy: asAdmin ? 'admin' : 'customer' }, deps.followUpRules),
      });
      reply.code(201);
      return { message: 'Die Antwort der Plattform ist eingetragen.' };
    };
  },
);
