import type { AddBusinessBody, Business } from '@sternklar/contracts/businesses/business.api';
import type { ApiClient } from '../api/api-client.ts';

export interface BusinessApi {
  list(signal?: AbortSignal): Promise<readonly Business[]>;
  add(business: AddBusinessBody): Promise<unknown>;
  remove(businessId: string): Promise<unknown>;
}

export const createBusinessApi = (api: ApiClient): BusinessApi => ({
  list: (signal) => api.get('/business', signal === undefined ? {} : { signal }),
  add: (business) => api.post('/business', business),
  remove: (businessId) => api.delete(`/business/${encodeURIComponent(businessId)}`),
});
