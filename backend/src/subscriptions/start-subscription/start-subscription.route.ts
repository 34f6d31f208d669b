import { CURRENT_TERMS } from '@sternklar/contracts/legal-versions';
import { billingDetailsOf } from '@sternklar/contracts/subscriptions/billing-details';
import { createSubscriptionBodySchema, subscriptionSchema } from '@sternklar/contracts/subscriptions/subscription.api';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { STANDARD_PLAN } from '../plan.ts';
import { subscriptionStreamType } from '../subscription.ts';
import { alreadyActive, paymentRequired, startedSubscription, TAG } from '../subscription-answers.ts';
import { startSubscription } from './start-subscription.ts';

export interface StartSubscriptionRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly kit: RequestKit;
  readonly now: () => Date;
  readonly nextId: () => string;
  /** A provider takes the first payment on its own page, and only then the subscription begins. */
  readonly isPaidBeforehand: boolean;
}

export const startSubscriptionRoute = slice(
  {
    name: 'start-subscription',
    call: 'POST /subscription/create',
    access: 'signed-in',
    tag: TAG,
    summary: 'Ein Abo abschließen',
    body: createSubscriptionBodySchema,
    answers: { 201: subscriptionSchema },
    refusals: { 402: 'Wo das Abo mit der Zahlung beginnt: POST /api/subscription/checkout.' },
    records: ['SubscriptionStarted', 'SubscriptionEnded', 'BillingDetailsChanged'],
    example: {
      body: {
        plan_name: 'standard',
        company_name: 'Bäckerei Sonnenschein GmbH',
        street: 'Marktplatz 1',
        postal_code: '55543',
        town: 'Bad Kreuznach',
        accepted_terms: CURRENT_TERMS,
      },
    },
  },
  ({ commands, kit, now, nextId, isPaidBeforehand }: StartSubscriptionRouteDeps) =>
    async (request, reply) => {
      if (isPaidBeforehand) throw paymentRequired();
      const { accountId } = kit.identityOf(request);
      const company = { companyName: request.body.company_name, billingDetails: billingDetailsOf(request.body) };
      const terms = request.body.accepted_terms ?? null;
      const command = { subscriptionId: nextId(), accountId, plan: STANDARD_PLAN, company, terms, now: now() };
      const handled = await commands.handle({
        streamType: subscriptionStreamType,
        streamId: subscriptionStream(accountId),
        decide: (state) => startSubscription(state, command),
        context: kit.commandContext(request, accountId),
      });
      if (handled.rejected !== undefined) throw alreadyActive();
      await kit.untilVisible(request, reply, handled.position);
      reply.code(201);
      return startedSubscription(handled.events);
    },
);
