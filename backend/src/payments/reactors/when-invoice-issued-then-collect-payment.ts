import type { DomainEvent, RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type InvoiceIssued, invoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import { type PaymentEvent, paymentRetried } from '@sternklar/contracts/payments/payment.events';
import { reactor } from '../../platform/manifest.port.ts';
import { orLater } from '../ask-later.ts';
import { firstPaymentOf } from '../first-payment.ts';
import type { ChargeOutcome, HostedPayments } from '../payment-provider.ts';
import type { PaymentRecords } from '../payment-records.ts';
import { isInDispute, isSettled, isTakenBack, knownPaymentsIn, type PaymentsState } from '../payments.ts';

const NAME = 'when-invoice-issued-then-collect-payment';

type Issued = RecordedEvent<DomainEvent<'InvoiceIssued', InvoiceIssued>>;
type Retried = RecordedEvent<Extract<PaymentEvent, { type: 'PaymentRetried' }>>;

export interface CollectDeps {
  readonly provider: Pick<HostedPayments, 'chargeCard' | 'chargeMade'>;
  readonly records: Pick<PaymentRecords, 'of' | 'record' | 'hold' | 'postpone'>;
}

const NO_CARD: ChargeOutcome = { status: 'declined', reason: 'no-card', isFinal: true };

/** An open invoice, and which time it is collected. */
interface OpenInvoice {
  readonly invoiceId: string;
  readonly accountId: string;
  readonly invoiceNumber: string;
  readonly amountCents: number;
  readonly attempt: number;
}

/**
 * An invoice that was open when it was issued is charged to the card on file, except the first, which was paid before the
 * subscription began. A card that refuses leaves it open, and is asked again some days later, as often as the rule says; its
 * holder may pay it on a page meanwhile, with another card if need be. While a payment of the account is disputed, it waits; while the
 * provider is in trouble, too, for growing pauses, and only then the event is parked.
 */
export const whenInvoiceIssuedThenCollectPayment = reactor(
  {
    name: NAME,
    handles: [invoiceIssued.type, paymentRetried.type],
    records: [
      'InvoicePaid',
      'PaymentFailed',
      'CollectionHeld',
      'UnmatchedPaymentReceived',
      'BookingTakenBack',
      'DunningEnded',
    ],
  },
  ({ provider, records }: CollectDeps) => {
    const charge = async (state: PaymentsState, invoice: OpenInvoice): Promise<ChargeOutcome> => {
      const { invoiceNumber, ...request } = invoice;
      const known = { customers: state.customers, knownPayments: knownPaymentsIn(state) };
      // The card that was asked before may have paid, though it is there no more.
      if (state.card === null) return (await provider.chargeMade({ ...request, ...known })) ?? NO_CARD;
      const round = state.troubles.get(invoice.invoiceId)?.round ?? 0;
      return provider.chargeCard({
        ...request,
        round,
        what: `Rechnung ${invoiceNumber}`,
        ...state.card,
        ...known,
      });
    };
    /** Null: whether it is paid is not known, and asked again later. */
    const chargeOrPostpone = (state: PaymentsState, invoice: OpenInvoice, cause: string) =>
      orLater(
        () => charge(state, invoice),
        () => records.postpone({ ...invoice, by: NAME, cause }),
      );
    const record = async (outcome: ChargeOutcome, { invoiceNumber: _, ...invoice }: OpenInvoice, cause: string) => {
      // The provider's notice says how it ended.
      if (outcome.status === 'pending') return;
      const told =
        outcome.status === 'paid'
          ? { paymentReference: outcome.paymentReference, reason: '', isFinal: false }
          : { paymentReference: '', reason: outcome.reason, isFinal: outcome.isFinal };
      const references = { checkoutId: null, customerReference: null, cardReference: null };
      await records.record({
        by: NAME,
        invoice: { grossCents: invoice.amountCents, isPaidOtherwise: false },
        cause,
        notice: { outcome: outcome.status, ...invoice, ...references, ...told },
      });
    };
    const ask = async (
      state: PaymentsState,
      invoice: OpenInvoice,
      cause: string,
      paidBefore: (state: PaymentsState) => string | null,
    ): Promise<void> => {
      const outcome = await chargeOrPostpone(state, invoice, cause);
      if (outcome === null) return;
      // A bank may have given it back while the card was asked.
      const givenBack = outcome.status === 'declined' ? paidBefore(await records.of(invoice.accountId)) : null;
      await record(givenBack === null ? outcome : { status: 'paid', paymentReference: givenBack }, invoice, cause);
    };
    const collect = async (
      invoice: OpenInvoice,
      cause: string,
      paidBefore: (state: PaymentsState) => string | null,
    ): Promise<void> => {
      const state = await records.of(invoice.accountId);
      const { invoiceId } = invoice;
      // Whatever became of the invoice meanwhile: the money is there, and settles it or goes back.
      const paymentReference = paidBefore(state);
      if (paymentReference !== null) return record({ status: 'paid', paymentReference }, invoice, cause);
      // What is held is taken up by an event of its own.
      if (isSettled(state, invoiceId) || state.held.has(invoiceId)) return;
      // Parked and tried again by an admin, it may come after its answer: a later try may be under way.
      if ((state.refusals.get(invoiceId)?.attempts ?? 0) >= invoice.attempt) return;
      if (isInDispute(state)) {
        const isHeld = await records.hold({ ...invoice, by: NAME, cause });
        // Over since it was looked at: the card is asked after all.
        return isHeld ? undefined : collect(invoice, cause, paidBefore);
      }
      await ask(state, invoice, cause, paidBefore);
    };
    return {
      async react(event) {
        if (event.type === paymentRetried.type) {
          const { id, data } = event as Retried;
          const { invoiceId, accountId, invoiceNumber, amountCents, attempt } = data;
          return collect({ invoiceId, accountId, invoiceNumber, amountCents, attempt }, id, () => null);
        }
        const { id, data } = event as Issued;
        if (data.paidBy !== null) return;
        const { invoiceId, accountId, number: invoiceNumber, grossCents: amountCents } = data;
        const invoice = { invoiceId, accountId, invoiceNumber, amountCents, attempt: 1 };
        await collect(invoice, id, (state) => {
          const first = data.month === 1 ? firstPaymentOf(state, data.subscriptionId) : null;
          // What a bank took before there was an invoice is asked for like any other.
          return first !== null && isTakenBack(state, first) ? null : first;
        });
      },
    };
  },
);
