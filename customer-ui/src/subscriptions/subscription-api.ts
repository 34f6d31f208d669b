import type { Checkout } from '@sternklar/contracts/payments/payment.api';
import type { CreateSubscriptionBody, Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import type { ApiClient } from '../api/api-client.ts';

export interface SubscriptionApi {
  /** `idempotencyKey` makes a repetition after a lost answer the same subscription, not a second try. */
  create(body: CreateSubscriptionBody, idempotencyKey: string): Promise<unknown>;
  /** The newest one, also where it has ended; null: there never was one. */
  own(): Promise<Subscription | null>;
  /** Opens the page at the provider on which the subscription is paid, and with that begins. */
  openCheckout(body: CreateSubscriptionBody): Promise<Checkout>;
}

export const createSubscriptionApi = (api: ApiClient): SubscriptionApi => ({
  own: () => api.get('/subscription'),
  openCheckout: (body) => api.post('/subscription/checkout', body),
  create: (body, idempotencyKey) => api.post('/subscription/create', body, { idempotencyKey }),
});
