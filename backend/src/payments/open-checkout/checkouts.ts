import type { AcceptedTerms } from '@sternklar/contracts/accepted-terms';
import type { Checkout } from '@sternklar/contracts/payments/payment.api';
import { type Order, paymentStream } from '@sternklar/contracts/payments/payment.events';
import type { BillingDetails } from '@sternklar/contracts/subscriptions/billing-details';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import { orUnavailable } from '../payment-answers.ts';
import type { HostedPayments } from '../payment-provider.ts';
import { paymentsStreamType } from '../payments.ts';
import { openCheckout } from './open-checkout.ts';

export interface CheckoutsDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly provider: HostedPayments;
  /** Null once the account was erased. */
  readonly emailOf: (accountId: string) => Promise<string | null>;
  readonly now: () => Date;
}

/** For what a page is opened, and for whom. */
export interface CheckoutOrder {
  readonly checkoutId: string;
  readonly accountId: string;
  readonly order: Order;
  readonly amountCents: number;
  readonly what: string;
  readonly companyName: string | null;
  readonly billingDetails: BillingDetails | null;
  readonly terms?: AcceptedTerms | null;
  readonly context: CommandContext;
}

/** Opens pages at the provider. */
export type OpenPage = (order: CheckoutOrder) => Promise<Checkout | 'invoice-already-paid'>;

/** What a page is for is recorded first, so that a payment is never told of that nobody knows. */
export const createOpenPage =
  ({ commands, provider, emailOf, now }: CheckoutsDeps): OpenPage =>
  async ({ what, context, ...order }) => {
    const { checkoutId, accountId } = order;
    const handled = await commands.handle({
      streamType: paymentsStreamType,
      streamId: paymentStream(accountId),
      decide: (state) => openCheckout(state, { ...order, provider: provider.name, now: now() }),
      context,
    });
    if (handled.rejected !== undefined) return handled.rejected;
    const request = { checkoutId, accountId, order: order.order, amountCents: order.amountCents, what };
    const customerReference = handled.state.card?.customerReference ?? null;
    const email = await emailOf(accountId);
    const { url, expiresAt } = await orUnavailable(provider.openCheckout({ ...request, email, customerReference }));
    return { id: checkoutId, checkout_url: url, expires_at: expiresAt };
  };
