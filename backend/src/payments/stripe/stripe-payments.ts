import type { HostedPayments } from '../payment-provider.ts';
import { objectIn, UNKNOWN } from './stripe-answers.ts';
import { createStripeApi, type StripeApiDeps, type StripeSettings } from './stripe-api.ts';
import { createStripeCharges } from './stripe-charges.ts';
import { createNoticeReader, paymentNoticeOf, toldPaymentOf } from './stripe-notices.ts';
import {
  customerSchema,
  deletedCustomerSchema,
  paymentIntentSchema,
  paymentMethodSchema,
  purposeOf,
} from './stripe-objects.ts';
import { createStripePages } from './stripe-pages.ts';
import { createStripeRefunds } from './stripe-refunds.ts';

export interface StripePaymentsDeps extends Omit<StripeApiDeps, 'settings'> {
  readonly settings: StripeSettings;
  /** Where customers reach the product; a page of Stripe leads back there. */
  readonly publicUrl: string;
}

/** `YYYY-MM-DD`; months count from 1. */
const lastDayOfMonth = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/**
 * Payments by Stripe: Checkout for the first payment, by which Stripe keeps the card, and PaymentIntents for later ones. Card
 * data are entered on Stripe's own pages and never reach us.
 */
export const createStripePayments = (deps: StripePaymentsDeps): HostedPayments => {
  const api = createStripeApi(deps);
  const { call, read } = api;
  return {
    name: 'stripe',
    ...createStripePages(api, deps.publicUrl),
    ...createStripeCharges(api),
    ...createStripeRefunds(api),
    async cardExpiry(cardReference) {
      const answer = await read(`payment_methods/${encodeURIComponent(cardReference)}`);
      if (answer.status === UNKNOWN) return null;
      const { card } = objectIn(answer, paymentMethodSchema);
      return card ? lastDayOfMonth(card.exp_year, card.exp_month) : null;
    },
    async changeEmail({ changeId, customerReference, email }) {
      const answer = await call({
        path: `customers/${encodeURIComponent(customerReference)}`,
        fields: { email },
        idempotencyKey: `email-${changeId}`,
      });
      if (answer.status !== UNKNOWN) objectIn(answer, customerSchema);
    },
    async deleteCustomer(customerReference) {
      const path = `customers/${encodeURIComponent(customerReference)}`;
      const answer = await call({ path, fields: {}, idempotencyKey: null, isDeletion: true });
      if (answer.status !== UNKNOWN) objectIn(answer, deletedCustomerSchema);
    },
    async paymentNamed(paymentReference) {
      const answer = await read(`payment_intents/${encodeURIComponent(paymentReference)}`);
      if (answer.status === UNKNOWN) return null;
      const { status } = objectIn(answer, paymentIntentSchema);
      const purpose = status === 'succeeded' ? purposeOf(answer.body) : null;
      if (purpose === null) return null;
      return paymentNoticeOf(paymentReference, 'paid', { purpose, told: toldPaymentOf(answer.body) });
    },
    readNotice: createNoticeReader(deps.settings.webhookSecret),
  };
};
