import { messageSchema } from '@sternklar/contracts/problem';
import { forwardRemovalBodySchema } from '@sternklar/contracts/reviews/casework/casework.api';
import { reject } from '@sternklar/event-store/decider';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { isWayOpen } from '../notice/ways.ts';
import { idParamsSchema, TAG } from '../review-answers.ts';
import { type SendingDeps, sendingOf } from './sending.ts';
import { forwardRemoval } from './staff-steps.ts';
import { createTakeStep, STEP_REFUSED } from './take-step.ts';

export const forwardRemovalRoute = slice(
  {
    name: 'forward-removal',
    call: 'POST /reviews/:id/forwardings',
    access: ['admin'],
    tag: TAG,
    summary: 'Eintragen, dass ein Löschantrag an die Plattform ging',
    params: idParamsSchema,
    body: forwardRemovalBodySchema,
    answers: { 201: messageSchema },
    refusals: STEP_REFUSED,
    records: ['RemovalForwarded'],
    example: {
      params: { id: given('spare-review') },
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
            ? forwardRemoval(state, sending, deps.followUpRules)
            : reject('way-without-address'),
      });
      reply.code(201);
      return { message: 'Die Übermittlung ist eingetragen.' };
    };
  },
);
