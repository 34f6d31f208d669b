import { collectionSchema } from '@sternklar/contracts/payments/payment.api';
import { paymentStream } from '@sternklar/contracts/payments/payment.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { reject } from '@sternklar/event-store/decider';
import type { Queries } from '@sternklar/projections/queries';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { collectOpen } from '../collect-open.ts';
import { TAG } from '../payment-answers.ts';
import type { HostedPayments } from '../payment-provider.ts';
import { isInDispute, paymentsStreamType } from '../payments.ts';

export interface CollectOpenInvoicesRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly invoices: Pick<Queries['invoices'], 'openOf'>;
  readonly provider: Pick<HostedPayments, 'name'>;
  readonly kit: RequestKit;
  readonly now: () => Date;
}

const REFUSALS = {
  'no-card': 'Es ist keine Karte hinterlegt. Bitte hinterlegen Sie zuerst eine.',
  'nothing-open': 'Es ist nichts offen.',
  'in-dispute': 'Ihre Bank prüft gerade eine Zahlung. So lange buchen wir nichts ab.',
} as const;
type CollectionRejection = keyof typeof REFUSALS;

export const collectOpenInvoicesRoute = slice(
  {
    name: 'collect-open-invoices',
    call: 'POST /payments/collection',
    access: 'signed-in',
    tag: TAG,
    summary: 'Alle offenen Rechnungen mit der hinterlegten Karte bezahlen, die älteste zuerst',
    answers: { 200: collectionSchema },
    refusals: { 409: 'Es ist nichts offen, keine Karte hinterlegt, oder die Bank prüft gerade eine Zahlung.' },
    records: ['PaymentRetried'],
    example: {},
  },
  ({ commands, invoices, provider, kit, now }: CollectOpenInvoicesRouteDeps) =>
    async (request, reply) => {
      const { accountId } = kit.identityOf(request);
      const open = await invoices.openOf(accountId);
      const handled = await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(accountId),
        decide(state) {
          if (isInDispute(state)) return reject<CollectionRejection>('in-dispute');
          const events = collectOpen(state, { accountId, provider: provider.name, open, now: now() });
          if (events.length === 0) return reject<CollectionRejection>('nothing-open');
          return state.card === null ? reject<CollectionRejection>('no-card') : events;
        },
        context: kit.commandContext(request, accountId),
      });
      if (handled.rejected !== undefined) throw new Refusal(409, handled.rejected, REFUSALS[handled.rejected]);
      await kit.untilVisible(request, reply, handled.position);
      return { invoices: handled.events.length };
    },
);
