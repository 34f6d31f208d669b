import type { AddBusinessBody, Business } from '@sternklar/contracts/businesses/business.api';
import type { ApiClient } from '../api/api-client.ts';

export interface BusinessApi {
  list(signal?: AbortSignal): Promise<readonly Business[]>;
  /** Sent again under the same key, it adds nothing twice. */
  add(business: AddBusinessBody, idempotencyKey: string): Promise<unknown>;
  remove(businessId: string): Promise<unknown>;
  /** Takes a removal back. */
  restore(businessId: string): Promise<unknown>;
}

export const createBusinessApi = (api: ApiClient): BusinessApi => ({
  list: (signal) => api.get('/business', signal === undefined ? {} : { signal }),
  add: (business, idempotencyKey) => api.post('/business', business, { idempotencyKey }),
  remove: (businessId) => api.delete(`/business/${encodeURIComponent(businessId)}`),
  restore: (businessId) => api.post(`/business/${encodeURIComponent(businessId)}/restoration`, {}),
});
