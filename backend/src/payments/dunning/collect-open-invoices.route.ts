import { collectionSchema } from '@sternklar/contracts/payments/payment.api';
import { paymentStream } from '@sternklar/contracts/payments/payment.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { reject } from '@sternklar/event-store/decider';
import type { OpenInvoice, Queries } from '@sternklar/projections/queries';
import { momentInBerlin } from '../../platform/mail.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { collectOpen } from '../collect-open.ts';
import type { HeldInvoice } from '../collections.ts';
import { TAG } from '../payment-answers.ts';
import type { HostedPayments } from '../payment-provider.ts';
import { isInDispute, isSettled, type PaymentsState, paymentsStreamType } from '../payments.ts';

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
  'collection-under-way': 'Die Abbuchung läuft schon. Gelingt sie nicht, versuchen wir es von selbst noch einmal.',
  'in-dispute': 'Ihre Bank prüft gerade eine Zahlung. So lange buchen wir nichts ab.',
} as const;
type CollectionRejection = keyof typeof REFUSALS;

const refusalOf = (code: CollectionRejection, retryAt: string | null): Refusal =>
  code === 'collection-under-way' && retryAt !== null
    ? new Refusal(409, code, `Die Abbuchung läuft schon. Wir versuchen es am ${momentInBerlin(retryAt)} noch einmal.`)
    : new Refusal(409, code, REFUSALS[code]);

/** Open invoices whose answer is still out, the one that is asked for again next first. */
const waitingOf = (state: PaymentsState, open: readonly OpenInvoice[]): readonly HeldInvoice[] =>
  open
    .flatMap(({ invoiceId }) => (isSettled(state, invoiceId) ? [] : (state.held.get(invoiceId) ?? [])))
    .toSorted((one, other) => (one.retryAt ?? '').localeCompare(other.retryAt ?? ''));

export const collectOpenInvoicesRoute = slice(
  {
    name: 'collect-open-invoices',
    call: 'POST /payments/collection',
    access: 'signed-in',
    tag: TAG,
    summary: 'Alle offenen Rechnungen mit der hinterlegten Karte bezahlen, die älteste zuerst',
    answers: { 200: collectionSchema },
    refusals: {
      409: 'Es ist nichts offen, die Abbuchung läuft schon, es ist keine Karte hinterlegt, oder die Bank prüft gerade eine Zahlung.',
    },
    records: ['PaymentRetried'],
    example: {},
  },
  ({ commands, invoices, provider, kit, now }: CollectOpenInvoicesRouteDeps) =>
    async (request, reply) => {
      const { accountId } = kit.identityOf(request);
      const open = await invoices.openOf(accountId);
      let retryAt: string | null = null;
      const handled = await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(accountId),
        decide(state) {
          if (isInDispute(state)) return reject<CollectionRejection>('in-dispute');
          const events = collectOpen(state, { accountId, provider: provider.name, open, now: now() });
          const waiting = waitingOf(state, open);
          retryAt = waiting[0]?.retryAt ?? null;
          if (events.length === 0 && waiting.length > 0) return reject<CollectionRejection>('collection-under-way');
          if (events.length === 0) return reject<CollectionRejection>('nothing-open');
          return state.card === null ? reject<CollectionRejection>('no-card') : events;
        },
        context: kit.commandContext(request, accountId),
      });
      if (handled.rejected !== undefined) throw refusalOf(handled.rejected, retryAt);
      await kit.untilVisible(request, reply, handled.position);
      return { invoices: handled.events.length };
    },
);
