import type { AddPushDeviceBody, PushDevice, PushDevices } from '@sternklar/contracts/accounts/push-device.api';
import type { ApiClient } from '../api/api-client.ts';

/** In which browsers the account's owner is told by push messages. */
export interface PushApi {
  list(): Promise<PushDevices>;
  add(subscription: AddPushDeviceBody): Promise<PushDevice>;
  /** Rejects with 404 where the account has no such browser. */
  renew(endpoint: string): Promise<PushDevice>;
  remove(id: string): Promise<unknown>;
}

export const createPushApi = (api: ApiClient): PushApi => ({
  list: () => api.get('/account/push-devices'),
  add: (subscription) => api.put('/account/push-devices', subscription),
  renew: (endpoint) => api.post('/account/push-devices/renewal', { endpoint }),
  remove: (id) => api.delete(`/account/push-devices/${encodeURIComponent(id)}`),
});
