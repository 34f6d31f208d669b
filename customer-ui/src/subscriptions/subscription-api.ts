import type { CreateSubscriptionBody } from '@sternklar/contracts/subscriptions/subscription.api';
import type { ApiClient } from '../api/api-client.ts';

export interface SubscriptionApi {
  /** `idempotencyKey` makes a repetition after a lost answer the same subscription, not a second try. */
  create(body: CreateSubscriptionBody, idempotencyKey: string): Promise<unknown>;
}

export const createSubscriptionApi = (api: ApiClient): SubscriptionApi => ({
  create: (body, idempotencyKey) => api.post('/subscription/create', body, { idempotencyKey }),
});
