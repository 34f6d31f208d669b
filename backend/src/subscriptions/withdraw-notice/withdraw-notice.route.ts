import { subscriptionSchema } from '@sternklar/contracts/subscriptions/subscription.api';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Refusal } from '../../platform/refusal.port.ts';
import { subscriptionStreamType } from '../subscription.ts';
import { noSubscription, TAG } from '../subscription-answers.ts';
import type { SubscriptionRouteDeps } from '../subscription-route-deps.ts';
import { withdrawNotice } from './withdraw-notice.ts';

export const withdrawNoticeRoute =
  ({ commands, subscriptions, kit, now }: SubscriptionRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().delete(
      '/subscription/notice',
      {
        config: {
          access: 'signed-in',
          refusals: { 404: 'Es läuft kein Abo.', 409: 'Das Abo ist nicht gekündigt.' },
        },
        schema: {
          tags: [TAG],
          summary: 'Die Kündigung des eigenen Abos zurücknehmen, solange es noch läuft',
          response: { 200: subscriptionSchema },
        },
      },
      async (request, reply) => {
        const { accountId } = kit.identityOf(request);
        const at = now();
        const handled = await commands.handle({
          streamType: subscriptionStreamType,
          streamId: subscriptionStream(accountId),
          decide: (state) => withdrawNotice(state, at),
          context: kit.commandContext(request, accountId),
        });
        if (handled.rejected === 'no-notice') throw new Refusal(409, 'no-notice', 'Ihr Abo ist nicht gekündigt.');
        if (handled.rejected !== undefined) throw noSubscription();
        await kit.untilVisible(request, reply, handled.position);
        const subscription = await subscriptions.ofAccount(accountId, at);
        if (!subscription) throw noSubscription();
        return subscription;
      },
    );
  };
