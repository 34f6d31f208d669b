import { enterNoticeBodySchema, subscriptionSchema } from '@sternklar/contracts/subscriptions/subscription.api';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import { z } from 'zod';
import { given } from '../platform/example-call.port.ts';
import { slice } from '../platform/slice.port.ts';
import { giveNotice } from './give-notice/give-notice.ts';
import { subscriptionStreamType } from './subscription.ts';
import { noticeRefusal, subscriptionOver, subscriptionUnknown, TAG } from './subscription-answers.ts';
import type { SubscriptionRouteDeps } from './subscription-route-deps.ts';

export const enterNoticeRoute = slice(
  {
    name: 'enter-notice',
    call: 'POST /admin/subscriptions/:id/notice',
    access: ['admin'],
    tag: TAG,
    summary: 'Eine Kündigung eintragen, die auf anderem Weg einging, mit dem Tag ihres Eingangs',
    description: 'Ist das Abo schon zu einem späteren Tag gekündigt, gilt der frühere.',
    params: z.object({ id: z.string() }),
    body: enterNoticeBodySchema,
    answers: { 200: subscriptionSchema },
    refusals: {
      404: 'Dieses Abo gibt es nicht, oder es läuft nicht mehr.',
      409: 'Das Abo ist schon zu diesem oder einem früheren Tag gekündigt.',
    },
    records: ['SubscriptionNoticeGiven', 'SubscriptionEnded'],
    example: { params: { id: given('subscription') }, body: { received_on: given('today', 'day') } },
  },
  ({ commands, subscriptions, kit, now }: SubscriptionRouteDeps) =>
    async (request, reply) => {
      const subscriptionId = request.params.id;
      const accountId = await subscriptions.ownerOf(subscriptionId);
      if (accountId === null) throw subscriptionUnknown();
      const receivedOn = request.body.received_on;
      const command = { subscriptionId, givenBy: 'admin', receivedOn, expectedEnd: null, now: now() } as const;
      const handled = await commands.handle({
        streamType: subscriptionStreamType,
        streamId: subscriptionStream(accountId),
        decide: (state) => giveNotice(state, command),
        context: kit.commandContext(request, accountId),
      });
      if (handled.rejected === 'no-subscription') throw subscriptionOver();
      if (handled.rejected !== undefined) throw noticeRefusal(handled.rejected);
      await kit.untilVisible(request, reply, handled.position);
      const subscription = await subscriptions.ofAccount(accountId, command.now);
      if (!subscription) throw subscriptionUnknown();
      return subscription;
    },
);
