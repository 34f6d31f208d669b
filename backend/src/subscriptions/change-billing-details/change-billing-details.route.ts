import { billingDetailsOf } from '@sternklar/contracts/subscriptions/billing-details';
import {
  changeBillingDetailsBodySchema,
  subscriptionSchema,
} from '@sternklar/contracts/subscriptions/subscription.api';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { subscriptionStreamType } from '../subscription.ts';
import { noSubscription, TAG } from '../subscription-answers.ts';
import type { SubscriptionRouteDeps } from '../subscription-route-deps.ts';
import { changeBillingDetails } from './change-billing-details.ts';

export const changeBillingDetailsRoute =
  ({ commands, subscriptions, kit, now }: SubscriptionRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().put(
      '/subscription/billing-details',
      {
        config: { access: 'signed-in', refusals: { 404: 'Es läuft kein Abo.' } },
        schema: {
          tags: [TAG],
          summary: 'Festlegen, an wen künftige Rechnungen gehen; ausgestellte ändern sich nicht',
          body: changeBillingDetailsBodySchema,
          response: { 200: subscriptionSchema },
        },
      },
      async (request, reply) => {
        const { accountId } = kit.identityOf(request);
        const at = now();
        const company = { companyName: request.body.company_name, billingDetails: billingDetailsOf(request.body) };
        const handled = await commands.handle({
          streamType: subscriptionStreamType,
          streamId: subscriptionStream(accountId),
          decide: (state) => changeBillingDetails(state, { company, now: at }),
          context: kit.commandContext(request, accountId),
        });
        if (handled.rejected !== undefined) throw noSubscription();
        await kit.untilVisible(request, reply, handled.position);
        const subscription = await subscriptions.ofAccount(accountId, at);
        if (!subscription) throw noSubscription();
        return subscription;
      },
    );
  };
