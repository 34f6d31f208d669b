import { subscriptionSchema } from '@sternklar/contracts/subscriptions/subscription.api';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import { Refusal } from '../../platform/refusal.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { subscriptionStreamType } from '../subscription.ts';
import { noSubscription, TAG } from '../subscription-answers.ts';
import type { SubscriptionRouteDeps } from '../subscription-route-deps.ts';
import { withdrawNotice } from './withdraw-notice.ts';

export const withdrawNoticeRoute = slice(
  {
    name: 'withdraw-notice',
    call: 'DELETE /subscription/notice',
    access: 'signed-in',
    tag: TAG,
    summary: 'Die Kündigung des eigenen Abos zurücknehmen, solange es noch läuft',
    answers: { 200: subscriptionSchema },
    refusals: { 404: 'Es läuft kein Abo.', 409: 'Das Abo ist nicht gekündigt.' },
    records: ['SubscriptionNoticeWithdrawn'],
    example: { needs: ['own-notice'] },
  },
  ({ commands, subscriptions, kit, now }: SubscriptionRouteDeps) =>
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
