import type { DomainEvent, RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type InvoiceIssued, invoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import type { Reactor } from '@sternklar/event-store/reactor';
import type { ChargeOutcome, HostedPayments } from '../payment-provider.ts';
import type { PaymentRecords } from '../payment-records.ts';
import type { PaymentsState } from '../payments.ts';

const NAME = 'when-invoice-issued-then-collect-payment';

export interface CollectDeps {
  readonly provider: Pick<HostedPayments, 'chargeCard'>;
  readonly records: Pick<PaymentRecords, 'of' | 'record'>;
}

/** The payment by which the subscription began: it was for the first month. */
const firstPayment = ({ pages }: PaymentsState, { subscriptionId, month }: InvoiceIssued): string | null => {
  if (month !== 1) return null;
  for (const { order, paidBy, isRefunded } of pages.values()) {
    if (order.kind === 'subscription' && order.subscriptionId === subscriptionId && !isRefunded) return paidBy;
  }
  return null;
};

/**
 * An invoice that was open when it was issued is charged to the card on file, except the first, which was paid before the
 * subscription began. A card that refuses leaves it open; its holder pays it on a page, with another card if need be.
 */
export const whenInvoiceIssuedThenCollectPayment = ({ provider, records }: CollectDeps): Reactor => {
  const charge = async (state: PaymentsState, invoice: InvoiceIssued): Promise<ChargeOutcome> => {
    const paymentReference = firstPayment(state, invoice);
    if (paymentReference !== null) return { status: 'paid', paymentReference };
    if (state.card === null) return { status: 'declined', reason: 'no-card' };
    const { accountId, invoiceId, grossCents: amountCents, number } = invoice;
    return provider.chargeCard({ accountId, invoiceId, amountCents, what: `Rechnung ${number}`, ...state.card });
  };
  return {
    name: NAME,
    handles: [invoiceIssued.type],
    async react(event) {
      const { id, data } = event as RecordedEvent<DomainEvent<'InvoiceIssued', InvoiceIssued>>;
      const { paidBy, accountId, invoiceId, grossCents: amountCents } = data;
      if (paidBy !== null) return;
      const state = await records.of(accountId);
      if (state.paidInvoices.has(invoiceId) || state.voidedInvoices.has(invoiceId)) return;
      const outcome = await charge(state, data);
      // The provider's notice says how it ended.
      if (outcome.status === 'pending') return;
      const isPaid = outcome.status === 'paid';
      await records.record({
        by: NAME,
        cause: id,
        notice: {
          outcome: outcome.status,
          accountId,
          checkoutId: null,
          invoiceId,
          amountCents,
          paymentReference: isPaid ? outcome.paymentReference : '',
          customerReference: null,
          cardReference: null,
          reason: isPaid ? '' : outcome.reason,
        },
      });
    },
  };
};
