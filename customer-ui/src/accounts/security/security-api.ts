import type { KnownDevice } from '@sternklar/contracts/accounts/known-device.api';
import type { ApiClient } from '../../api/api-client.ts';
import type { DeviceHeaders } from '../account-api.ts';

/** How the owner of an account signs in, and where they are recognised. */
export interface SecurityApi {
  knownDevices(): Promise<readonly KnownDevice[]>;
  forgetDevice(id: string): Promise<unknown>;
}

export const createSecurityApi = (api: ApiClient, device: DeviceHeaders): SecurityApi => ({
  knownDevices: () => api.get('/account/known-devices', { headers: device() }),
  forgetDevice: (id) => api.delete(`/account/known-devices/${encodeURIComponent(id)}`),
});
