import { billingDetailsOf } from '@sternklar/contracts/subscriptions/billing-details';
import {
  changeBillingDetailsBodySchema,
  subscriptionSchema,
} from '@sternklar/contracts/subscriptions/subscription.api';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import { slice } from '../../platform/slice.port.ts';
import { subscriptionStreamType } from '../subscription.ts';
import { noSubscription, TAG } from '../subscription-answers.ts';
import type { SubscriptionRouteDeps } from '../subscription-route-deps.ts';
import { changeBillingDetails } from './change-billing-details.ts';

export const changeBillingDetailsRoute = slice(
  {
    name: 'change-billing-details',
    call: 'PUT /subscription/billing-details',
    access: 'signed-in',
    tag: TAG,
    summary: 'Festlegen, an wen künftige Rechnungen gehen; ausgestellte ändern sich nicht',
    body: changeBillingDetailsBodySchema,
    answers: { 200: subscriptionSchema },
    refusals: { 404: 'Es läuft kein Abo, und keine Rechnung eines früheren wartet auf eine deutsche USt-IdNr.' },
    records: ['BillingDetailsChanged'],
    example: { needs: ['own-subscription'], body: { company_name: 'Bäckerei Sonnenschein GmbH' } },
  },
  ({ commands, subscriptions, kit, now }: SubscriptionRouteDeps) =>
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
