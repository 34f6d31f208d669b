import type { AcceptedTerms } from '@sternklar/contracts/accepted-terms';
import type { Order, PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import type { BillingDetails } from '@sternklar/contracts/subscriptions/billing-details';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { HostedPayments } from '../payment-provider.ts';
import { isPaid, type PaymentsState } from '../payments.ts';

export interface OpenCheckout {
  readonly checkoutId: string;
  readonly accountId: string;
  readonly provider: HostedPayments['name'];
  readonly order: Order;
  readonly amountCents: number;
  readonly companyName: string | null;
  readonly billingDetails: BillingDetails | null;
  /** What was named to whoever subscribes, in which versions. */
  readonly terms?: AcceptedTerms | null;
  readonly now: Date;
}

/** Records for what a page at the provider is opened; refused for an invoice that is paid. */
export const openCheckout = (
  state: PaymentsState,
  { now, terms, ...page }: OpenCheckout,
): Decision<PaymentEvent, 'invoice-already-paid'> => {
  if (page.order.kind === 'invoice' && isPaid(state, page.order.invoiceId)) return reject('invoice-already-paid');
  return [{ type: 'CheckoutOpened', data: { ...page, openedAt: now.toISOString(), ...(terms && { terms }) } }];
};
