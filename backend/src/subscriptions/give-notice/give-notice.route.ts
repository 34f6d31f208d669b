import { giveNoticeBodySchema, subscriptionSchema } from '@sternklar/contracts/subscriptions/subscription.api';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import { slice } from '../../platform/slice.port.ts';
import { subscriptionStreamType } from '../subscription.ts';
import { noSubscription, noticeRefusal, TAG } from '../subscription-answers.ts';
import type { SubscriptionRouteDeps } from '../subscription-route-deps.ts';
import { giveNotice } from './give-notice.ts';

export const giveNoticeRoute = slice(
  {
    name: 'give-notice',
    call: 'POST /subscription/notice',
    access: 'signed-in',
    tag: TAG,
    summary: 'Das eigene Abo kündigen; es läuft bis zum Ende der Laufzeit weiter',
    body: giveNoticeBodySchema,
    answers: { 200: subscriptionSchema },
    refusals: {
      404: 'Es läuft kein Abo.',
      409: 'Das Abo ist schon gekündigt, oder es würde zu einem anderen als dem bestätigten Tag enden.',
    },
    records: ['SubscriptionNoticeGiven'],
    example: { needs: ['own-subscription'], body: {} },
  },
  ({ commands, subscriptions, kit, now }: SubscriptionRouteDeps) =>
    async (request, reply) => {
      const { accountId } = kit.identityOf(request);
      const expectedEnd = request.body.ends_at ?? null;
      const command = {
        subscriptionId: null,
        givenBy: 'customer',
        receivedOn: null,
        expectedEnd,
        now: now(),
      } as const;
      const handled = await commands.handle({
        streamType: subscriptionStreamType,
        streamId: subscriptionStream(accountId),
        decide: (state) => giveNotice(state, command),
        context: kit.commandContext(request, accountId),
      });
      if (handled.rejected !== undefined) throw noticeRefusal(handled.rejected);
      await kit.untilVisible(request, reply, handled.position);
      const subscription = await subscriptions.ofAccount(accountId, command.now);
      if (!subscription) throw noSubscription();
      return subscription;
    },
);
