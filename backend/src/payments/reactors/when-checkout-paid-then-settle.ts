import type { AcceptedTerms } from '@sternklar/contracts/accepted-terms';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import {
  checkoutPaid,
  type Order,
  type PaymentEvent,
  refundRetried,
} from '@sternklar/contracts/payments/payment.events';
import { disputeClosed } from '@sternklar/contracts/payments/unmatched-payment.events';
import type { BillingDetails } from '@sternklar/contracts/subscriptions/billing-details';
import { reactor } from '../../platform/manifest.port.ts';
import { createPayBack } from '../pay-back.ts';
import type { HostedPayments } from '../payment-provider.ts';
import type { PaymentRecords } from '../payment-records.ts';
import { isInDispute } from '../payments.ts';
import { restToPayBack } from '../rest-to-pay-back.ts';

const NAME = 'when-checkout-paid-then-settle';

type Retried = RecordedEvent<Extract<PaymentEvent, { type: 'RefundRetried' }>>;
type Closed = RecordedEvent<Extract<PaymentEvent, { type: 'DisputeClosed' }>>;
type CheckoutPaid = Extract<PaymentEvent, { type: 'CheckoutPaid' }>['data'];

type Page = Pick<CheckoutPaid, 'checkoutId' | 'accountId' | 'paymentReference'>;

export interface PaidSubscription {
  readonly subscriptionId: string;
  readonly accountId: string;
  readonly companyName: string | null;
  readonly billingDetails: BillingDetails | null;
  readonly terms: AcceptedTerms | null;
  readonly paidAt: Date;
  /** Id of the event that says so. */
  readonly cause: string;
}

export interface SettleDeps {
  readonly provider: Pick<HostedPayments, 'refund' | 'refundMade'>;
  readonly records: Pick<PaymentRecords, 'of' | 'recordRefund' | 'postponeRefund'>;
  /** Starts the subscription, once. */
  readonly startPaid: (paid: PaidSubscription) => Promise<'started' | 'another-runs'>;
  /** Whether it was ever started, also where it has ended since. */
  readonly hasBegun: (subscription: Pick<PaidSubscription, 'subscriptionId' | 'accountId'>) => Promise<boolean>;
}

/** What was paid begins, or is paid; what was paid twice, on two pages at once, goes back, also once a bank has left it to us. */
export const whenCheckoutPaidThenSettle = reactor(
  {
    name: NAME,
    handles: [checkoutPaid.type, disputeClosed.type, refundRetried.type],
    records: [
      'SubscriptionStarted',
      'SubscriptionEnded',
      'BillingDetailsChanged',
      'CheckoutRefunded',
      'RefundMadeElsewhere',
      'RefundHeld',
    ],
  },
  ({ provider, records, startPaid, hasBegun }: SettleDeps) => {
    const atProvider = createPayBack({ provider, records });
    const isWanted = async (paid: CheckoutPaid, cause: string): Promise<boolean> => {
      const { order, accountId, companyName, billingDetails, terms = null } = paid;
      if (order.kind === 'subscription') {
        const { subscriptionId } = order;
        const paidAt = new Date(paid.paidAt);
        const company = { companyName, billingDetails };
        const outcome = await startPaid({ subscriptionId, accountId, ...company, terms, paidAt, cause });
        return outcome === 'started';
      }
      const { paidInvoices } = await records.of(accountId);
      return paidInvoices.get(order.invoiceId) === paid.paymentReference;
    };
    const payBack = async ({ checkoutId, accountId, paymentReference }: Page): Promise<void> => {
      const state = await records.of(accountId);
      const page = state.pages.get(checkoutId);
      if (page?.isRefunded !== false || isInDispute(state, paymentReference)) return;
      const rest = restToPayBack(state, paymentReference, page.amountCents);
      const request = { refundId: checkoutId, paymentReference, reason: 'paid-twice', rest } as const;
      const refund = await atProvider(state, { ...request, accountId, by: NAME });
      if (refund !== null) await records.recordRefund({ checkoutId, accountId, ...refund, by: NAME });
    };
    /** Whether what a page was paid for is there: its subscription; an invoice is looked for by its payment. */
    const isBegunBy = async (order: Order, accountId: string): Promise<boolean> => {
      switch (order.kind) {
        case 'subscription':
          return hasBegun({ ...order, accountId });
        case 'invoice':
          return false;
      }
    };
    /** What paid on a second page and could not go back before, since a bank had to decide about it. */
    const payBackDisputed = async ({ accountId, paymentReference }: Closed['data']): Promise<void> => {
      const { pages, paidCents } = await records.of(accountId);
      const [checkoutId, page] = [...pages].find(([, { paidBy }]) => paidBy === paymentReference) ?? [];
      // What paid an invoice is wanted, whatever became of it since.
      if (checkoutId === undefined || page === undefined || paidCents.has(paymentReference)) return;
      if (await isBegunBy(page.order, accountId)) return;
      await payBack({ checkoutId, accountId, paymentReference });
    };
    return {
      async react(event) {
        if (event.type === refundRetried.type) {
          const { refundId, ...retried } = (event as Retried).data;
          return payBack({ ...retried, checkoutId: refundId });
        }
        if (event.type === disputeClosed.type) return payBackDisputed((event as Closed).data);
        const { id, data } = event as RecordedEvent<Extract<PaymentEvent, { type: 'CheckoutPaid' }>>;
        if (!(await isWanted(data, id))) await payBack(data);
      },
    };
  },
);
