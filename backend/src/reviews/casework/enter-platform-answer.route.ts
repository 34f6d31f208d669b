import { messageSchema } from '@sternklar/contracts/problem';
import { enterPlatformAnswerBodySchema } from '@sternklar/contracts/reviews/casework/casework.api';
import type { EmailsOf } from '../../platform/actor-emails.port.ts';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { idParamsSchema, TAG } from '../review-answers.ts';
import { createChangedRefusal, seenVersionHeadersSchema } from '../seen-version.ts';
import type { FollowUpDeps } from './follow-up-rules.ts';
import { enterPlatformAnswer } from './staff-steps.ts';
import { createTakeStep, STEP_REFUSED, type StepDeps } from './take-step.ts';

interface EnterPlatformAnswerDeps extends StepDeps, FollowUpDeps {
  readonly emailsOf: EmailsOf;
}

export const enterPlatformAnswerRoute = slice(
  {
    name: 'enter-platform-answer',
    call: 'POST /reviews/:id/platform-answers',
    access: 'signed-in',
    reach: 'owner-or-admin',
    tag: TAG,
    summary:
      'Eintragen, was die Plattform zu einem Löschantrag geantwortet hat; was das Team einträgt, setzt auch den Status; mit If-Match nur, wenn sie noch die gesehene Version hat',
    headers: seenVersionHeadersSchema,
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
  (deps: EnterPlatformAnswerDeps) => {
    const takeStep = createTakeStep(deps);
    const changedRefusal = createChangedRefusal(deps);
    return async (request, reply) => {
      const seenVersion = request.headers['if-match'] ?? null;
      const answerId = deps.kit.newId(request);
      const entered = { answerId, ...request.body, seenVersion, now: deps.now().toISOString() };
      await takeStep(request, reply, {
        reviewId: request.params.id,
        by: 'owner-or-admin',
        decide: (state, asAdmin) =>
          enterPlatformAnswer(state, { ...entered, enteredBy: asAdmin ? 'admin' : 'customer' }, deps.followUpRules),
        refusalFor: async (rejection) =>
          rejection.rejected === 'review-changed-meanwhile'
            ? changedRefusal(request.params.id, rejection, seenVersion)
            : null,
      });
      reply.code(201);
      return { message: 'Die Antwort der Plattform ist eingetragen.' };
    };
  },
);
