import { messageSchema } from '@sternklar/contracts/problem';
import { appealRemovalBodySchema } from '@sternklar/contracts/reviews/casework/casework.api';
import { reject } from '@sternklar/event-store/decider';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { isWayOpen } from '../notice/ways.ts';
import { idParamsSchema, TAG } from '../review-answers.ts';
import { type SendingDeps, sendingOf } from './sending.ts';
import { appealRemoval } from './staff-steps.ts';
import { createTakeStep, STEP_REFUSED } from './take-step.ts';

export const appealRemovalRoute = slice(
  {
    name: 'appeal-removal',
    call: 'POST /reviews/:id/appeals',
    access: ['admin'],
    tag: TAG,
    summary: 'Eintragen, dass gegen eine Ablehnung Widerspruch eingelegt wurde',
    params: idParamsSchema,
    body: appealRemovalBodySchema,
    answers: { 201: messageSchema },
    refusals: STEP_REFUSED,
    records: ['RemovalAppealed'],
    example: {
      params: { id: given('refused-review') },
      body: { channel: 'report-tool', sent_text: 'Diese Person war nie unsere Kundin.', reference: '1-2345' },
    },
  },
  (deps: SendingDeps) => {
    const takeStep = createTakeStep(deps);
    return async (request, reply) => {
      const { channel } = request.body;
      const sending = sendingOf(request.body, { forwardingId: deps.kit.newId(request), now: deps.now() });
      await takeStep(request, reply, {
        reviewId: request.params.id,
        by: 'admin',
        decide: (state) =>
          isWayOpen(channel, deps.noticeSettings)
            ? appealRemoval(state, sending, deps.followUpRules)
            : reject('way-without-address'),
      });
      reply.code(201);
      return { message: 'Der Widerspruch ist eingetragen.' };
    };
  },
);
