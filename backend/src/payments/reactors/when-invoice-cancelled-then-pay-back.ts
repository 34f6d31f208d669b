import type { DomainEvent, RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type InvoiceCancelled, invoiceCancelled } from '@sternklar/contracts/invoices/invoice.events';
import { invoicePaid, type PaymentEvent, refundRetried } from '@sternklar/contracts/payments/payment.events';
import { disputeClosed } from '@sternklar/contracts/payments/unmatched-payment.events';
import { reactor } from '../../platform/manifest.port.ts';
import { createPayBack } from '../pay-back.ts';
import type { HostedPayments } from '../payment-provider.ts';
import type { PaymentRecords } from '../payment-records.ts';
import { isInDispute, type PaymentsState } from '../payments.ts';
import { restToPayBack } from '../rest-to-pay-back.ts';

const NAME = 'when-invoice-cancelled-then-pay-back';

type Cancelled = RecordedEvent<DomainEvent<'InvoiceCancelled', InvoiceCancelled>>;
type Paid = RecordedEvent<Extract<PaymentEvent, { type: 'InvoicePaid' }>>;

export interface PayBackDeps {
  readonly provider: Pick<HostedPayments, 'refund' | 'refundMade'>;
  readonly records: Pick<PaymentRecords, 'of' | 'recordVoid' | 'recordInvoiceRefund' | 'postponeRefund'>;
}

type Closed = RecordedEvent<Extract<PaymentEvent, { type: 'DisputeClosed' }>>;
type Retried = RecordedEvent<Extract<PaymentEvent, { type: 'RefundRetried' }>>;

interface Payment {
  readonly invoiceId: string;
  readonly accountId: string;
}

/** Null: it is the id of something else. */
const invoiceTakenBackBy = ({ voidedInvoices }: PaymentsState, creditNoteId: string): string | null =>
  [...voidedInvoices].find(([, by]) => by === creditNoteId)?.[0] ?? null;

/**
 * What an invoice was paid with goes back when a credit note takes it back, also when the payment is told of afterwards, and not
 * what somebody paid back at the provider before, nor what came back from there and the team has seen to. A disputed payment waits for the bank: what it took back is back already, and the
 * rest goes back after it. One that the simulated card paid has nothing to give back.
 */
export const whenInvoiceCancelledThenPayBack = reactor(
  {
    name: NAME,
    handles: [invoiceCancelled.type, invoicePaid.type, disputeClosed.type, refundRetried.type],
    records: [
      'PaymentVoided',
      'InvoiceRefunded',
      'RefundMadeElsewhere',
      'RefundHeld',
      'BookingTakenBack',
      'DunningEnded',
    ],
  },
  ({ provider, records }: PayBackDeps) => {
    const atProvider = createPayBack({ provider, records });
    const payBack = async (state: PaymentsState, { invoiceId, accountId }: Payment): Promise<void> => {
      const creditNoteId = state.voidedInvoices.get(invoiceId);
      const paymentReference = state.paidInvoices.get(invoiceId);
      if (creditNoteId === undefined || paymentReference === undefined) return;
      if (state.refundedInvoices.has(invoiceId)) return;
      if (isInDispute(state, paymentReference)) return;
      const rest = restToPayBack(state, paymentReference, state.paidCents.get(paymentReference) ?? 0);
      const request = { refundId: creditNoteId, paymentReference, reason: 'invoice-cancelled', rest } as const;
      const refund = await atProvider(state, { ...request, accountId, by: NAME });
      if (refund !== null)
        await records.recordInvoiceRefund({ invoiceId, creditNoteId, accountId, ...refund, by: NAME });
    };
    return {
      async react(event) {
        if (event.type === invoicePaid.type) {
          const { data } = event as Paid;
          return payBack(await records.of(data.accountId), data);
        }
        if (event.type === disputeClosed.type) {
          const { invoiceId, accountId } = (event as Closed).data;
          return invoiceId === null ? undefined : payBack(await records.of(accountId), { invoiceId, accountId });
        }
        if (event.type === refundRetried.type) {
          const { refundId, accountId } = (event as Retried).data;
          const state = await records.of(accountId);
          const invoiceId = invoiceTakenBackBy(state, refundId);
          return invoiceId === null ? undefined : payBack(state, { invoiceId, accountId });
        }
        const { invoiceId, creditNoteId, accountId, paidBy } = (event as Cancelled).data;
        if (paidBy !== null) return;
        await records.recordVoid({ invoiceId, creditNoteId, accountId, by: NAME });
        await payBack(await records.of(accountId), { invoiceId, accountId });
      },
    };
  },
);
