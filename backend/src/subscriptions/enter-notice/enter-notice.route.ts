import { enterNoticeBodySchema, subscriptionSchema } from '@sternklar/contracts/subscriptions/subscription.api';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../platform/refusal.port.ts';
import { giveNotice } from '../give-notice/give-notice.ts';
import { subscriptionStreamType } from '../subscription.ts';
import { noticeRefusal, TAG } from '../subscription-answers.ts';
import type { SubscriptionRouteDeps } from '../subscription-route-deps.ts';

const unknown = () => notFound('Dieses Abo gibt es nicht.');
const overAlready = () => notFound('Dieses Abo läuft nicht mehr.');

export const enterNoticeRoute =
  ({ commands, subscriptions, kit, now }: SubscriptionRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().post(
      '/admin/subscriptions/:id/notice',
      {
        config: {
          access: ['admin'],
          refusals: { 404: 'Dieses Abo gibt es nicht, oder es läuft nicht mehr.', 409: 'Das Abo ist schon gekündigt.' },
        },
        schema: {
          tags: [TAG],
          summary: 'Eine Kündigung eintragen, die auf anderem Weg einging, mit dem Tag ihres Eingangs',
          params: z.object({ id: z.string() }),
          body: enterNoticeBodySchema,
          response: { 200: subscriptionSchema },
        },
      },
      async (request, reply) => {
        const subscriptionId = request.params.id;
        const accountId = await subscriptions.ownerOf(subscriptionId);
        if (accountId === null) throw unknown();
        const receivedOn = request.body.received_on;
        const command = { subscriptionId, givenBy: 'admin', receivedOn, expectedEnd: null, now: now() } as const;
        const handled = await commands.handle({
          streamType: subscriptionStreamType,
          streamId: subscriptionStream(accountId),
          decide: (state) => giveNotice(state, command),
          context: kit.commandContext(request, accountId),
        });
        if (handled.rejected === 'no-subscription') throw overAlready();
        if (handled.rejected !== undefined) throw noticeRefusal(handled.rejected);
        await kit.untilVisible(request, reply, handled.position);
        const subscription = await subscriptions.ofAccount(accountId, command.now);
        if (!subscription) throw unknown();
        return subscription;
      },
    );
  };
