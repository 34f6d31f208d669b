import type { Order } from '@sternklar/contracts/payments/payment.events';
import type { CardPageRequest, CheckoutRequest, HostedPayments, OpenedCheckout } from '../payment-provider.ts';
import { CURRENCY, objectIn } from './stripe-answers.ts';
import type { StripeApi, StripeCall } from './stripe-api.ts';
import { checkoutSessionSchema } from './stripe-objects.ts';

/** Where Stripe leads back to, by what was paid there. */
const PAGES_AFTER = {
  subscription: '/konto/abo',
  invoice: '/konto#rechnungen',
} as const satisfies Record<Order['kind'], string>;

/** Checkout: pages of Stripe for a first payment, by which it keeps the card, an open invoice, or another card. */
export const createStripePages = (
  { call }: StripeApi,
  publicUrl: string,
): Pick<HostedPayments, 'openCheckout' | 'openCardPage'> => {
  const pageFields = (
    id: string,
    after: keyof typeof PAGES_AFTER,
    { email, customerReference }: Pick<CheckoutRequest, 'email' | 'customerReference'>,
  ) => ({
    locale: 'de',
    payment_method_types: ['card'],
    client_reference_id: id,
    success_url: `${publicUrl}${PAGES_AFTER[after]}`,
    cancel_url: `${publicUrl}/konto`,
    ...(customerReference === null
      ? { customer_creation: 'always', customer_email: email }
      : { customer: customerReference }),
  });

  const cardPageFields = ({ cardPageId, accountId, ...request }: CardPageRequest) => ({
    mode: 'setup',
    ...pageFields(cardPageId, 'invoice', request),
    setup_intent_data: { metadata: { account_id: accountId, card_page_id: cardPageId } },
  });

  const sessionFields = ({ checkoutId, accountId, ...request }: CheckoutRequest) => ({
    mode: 'payment',
    ...pageFields(checkoutId, request.order.kind, request),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: CURRENCY,
          unit_amount: request.amountCents,
          tax_behavior: 'inclusive',
          product_data: { name: request.what },
        },
      },
    ],
    payment_intent_data: {
      description: request.what,
      setup_future_usage: 'off_session',
      metadata: { account_id: accountId, checkout_id: checkoutId },
    },
  });

  const openPage = async (id: string, fields: StripeCall['fields']): Promise<OpenedCheckout> => {
    const session = { path: 'checkout/sessions', fields, idempotencyKey: `checkout-${id}` };
    const answer = await call({ ...session, isWaitedFor: true });
    const { url, expires_at } = objectIn(answer, checkoutSessionSchema);
    return { url, expiresAt: new Date(expires_at * 1_000).toISOString() };
  };

  return {
    openCheckout: (request) => openPage(request.checkoutId, sessionFields(request)),
    openCardPage: (request) => openPage(request.cardPageId, cardPageFields(request)),
  };
};
