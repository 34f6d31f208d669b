import {
  adminSubscriptionSchema,
  terminateSubscriptionBodySchema,
} from '@sternklar/contracts/subscriptions/subscription.api';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { subscriptionStreamType } from '../subscription.ts';
import { subscriptionOver, subscriptionUnknown, TAG, terminationDayImpossible } from '../subscription-answers.ts';
import type { SubscriptionRouteDeps } from '../subscription-route-deps.ts';
import { terminateSubscription } from './terminate-subscription.ts';

const ONE = { offset: 0, limit: 1, sort: { field: 'created_at', descending: true } } as const;

export interface TerminateSubscriptionRouteDeps extends SubscriptionRouteDeps {
  readonly subscriptions: Pick<Queries['subscriptions'], 'ofAccount' | 'ownerOf' | 'page'>;
}

export const terminateSubscriptionRoute = slice(
  {
    name: 'terminate-subscription',
    call: 'POST /admin/subscriptions/:id/termination',
    access: ['admin'],
    tag: TAG,
    summary: 'Ein Abo außerordentlich beenden; was danach berechnet wurde, wird storniert und erstattet',
    params: z.object({ id: z.string() }),
    body: terminateSubscriptionBodySchema,
    answers: { 200: adminSubscriptionSchema },
    refusals: { 404: 'Dieses Abo gibt es nicht, oder es läuft nicht mehr.' },
    records: ['SubscriptionTerminated'],
    example: {
      params: { id: given('subscription') },
      body: {
        cause: 'insolvency',
        declared_by: 'customer',
        declared_on: given('today', 'day'),
        ends_on: given('today', 'day'),
        note: 'Schreiben der Insolvenzverwalterin.',
      },
    },
  },
  ({ commands, subscriptions, kit, now }: TerminateSubscriptionRouteDeps) =>
    async (request, reply) => {
      const { id: subscriptionId } = request.params;
      const accountId = await subscriptions.ownerOf(subscriptionId);
      if (accountId === null) throw subscriptionUnknown();
      const { cause, declared_by: declaredBy, declared_on: declaredOn, ends_on: endsOn, note } = request.body;
      const command = { subscriptionId, cause, declaredBy, declaredOn, endsOn, note, now: now() };
      const handled = await commands.handle({
        streamType: subscriptionStreamType,
        streamId: subscriptionStream(accountId),
        decide: (state) => terminateSubscription(state, command),
        context: kit.commandContext(request, accountId),
      });
      if (handled.rejected === 'termination-day-impossible') throw terminationDayImpossible();
      if (handled.rejected !== undefined) throw subscriptionOver();
      await kit.untilVisible(request, reply, handled.position);
      const { rows } = await subscriptions.page({ ...ONE, filter: { id: subscriptionId } }, command.now);
      const [subscription] = rows;
      if (!subscription) throw subscriptionUnknown();
      return subscription;
    },
);
