import { checkoutSchema } from '@sternklar/contracts/payments/payment.api';
import { type PaymentEvent, paymentStream } from '@sternklar/contracts/payments/payment.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { orUnavailable, TAG } from '../payment-answers.ts';
import type { HostedPayments } from '../payment-provider.ts';
import { paymentsStreamType } from '../payments.ts';

export interface OpenCardPageRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly provider: Pick<HostedPayments, 'name' | 'openCardPage'>;
  /** Null once the account was erased. */
  readonly emailOf: (accountId: string) => Promise<string | null>;
  readonly kit: RequestKit;
  readonly now: () => Date;
}

export const openCardPageRoute = slice(
  {
    name: 'open-card-page',
    call: 'POST /payments/card',
    access: 'signed-in',
    tag: TAG,
    summary: 'Die Seite des Zahlungsdienstleisters öffnen, auf der eine andere Karte hinterlegt wird',
    description: 'Ist sie hinterlegt, werden alle offenen Rechnungen von ihr abgebucht, die älteste zuerst.',
    answers: { 201: checkoutSchema },
    records: ['CardPageOpened'],
    example: {},
  },
  ({ commands, provider, emailOf, kit, now }: OpenCardPageRouteDeps) =>
    async (request, reply) => {
      const { accountId } = kit.identityOf(request);
      const cardPageId = kit.newId(request);
      const opened: PaymentEvent = {
        type: 'CardPageOpened',
        data: { cardPageId, accountId, provider: provider.name, openedAt: now().toISOString() },
      };
      const handled = await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(accountId),
        decide: () => [opened],
        context: kit.commandContext(request, accountId),
      });
      const { card } = handled.rejected === undefined ? handled.state : paymentsStreamType.initialState;
      const customerReference = card?.customerReference ?? null;
      const email = await emailOf(accountId);
      const { url, expiresAt } = await orUnavailable(
        provider.openCardPage({ cardPageId, accountId, email, customerReference }),
      );
      reply.code(201);
      return { id: cardPageId, checkout_url: url, expires_at: expiresAt };
    },
);
