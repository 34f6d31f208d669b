import { checkoutSchema } from '@sternklar/contracts/payments/payment.api';
import { billingDetailsOf } from '@sternklar/contracts/subscriptions/billing-details';
import { createSubscriptionBodySchema, type Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { v5 as uuidV5 } from 'uuid';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../payment-answers.ts';
import type { OpenPage } from './checkouts.ts';

export interface OpenSubscriptionCheckoutRouteDeps {
  readonly openPage: OpenPage;
  readonly subscriptionOf: (accountId: string) => Promise<Pick<Subscription, 'status'> | null>;
  readonly kit: RequestKit;
  readonly monthlyCents: number;
  readonly what: string;
}

const alreadyActive = () =>
  new Refusal(409, 'subscription-already-active', 'Sie haben bereits ein aktives Abo. Sie brauchen kein zweites.');

export const openSubscriptionCheckoutRoute = slice(
  {
    name: 'open-subscription-checkout',
    call: 'POST /subscription/checkout',
    access: 'signed-in',
    tag: TAG,
    summary: 'Die Seite des Zahlungsdienstleisters öffnen, auf der das Abo bezahlt wird und damit beginnt',
    body: createSubscriptionBodySchema,
    answers: { 201: checkoutSchema },
    refusals: { 409: 'Es läuft schon ein Abo.' },
    records: ['CheckoutOpened'],
    example: { body: { plan_name: 'standard' } },
  },
  ({ openPage, subscriptionOf, kit, monthlyCents, what }: OpenSubscriptionCheckoutRouteDeps) =>
    async (request, reply) => {
      const { accountId } = kit.identityOf(request);
      if ((await subscriptionOf(accountId))?.status === 'active') throw alreadyActive();
      const checkoutId = kit.newId(request);
      const page = await openPage({
        checkoutId,
        accountId,
        order: { kind: 'subscription', subscriptionId: uuidV5('subscription', checkoutId) },
        amountCents: monthlyCents,
        what,
        companyName: request.body.company_name,
        billingDetails: billingDetailsOf(request.body),
        terms: request.body.accepted_terms ?? null,
        context: kit.commandContext(request, accountId),
      });
      // It is for no invoice.
      if (page === 'invoice-already-paid') throw alreadyActive();
      reply.code(201);
      return page;
    },
);
