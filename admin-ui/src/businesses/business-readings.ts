import type { Business } from '@sternklar/contracts/businesses/business.api';
import type { HttpClient } from '../data-provider/http-client.ts';

export interface BusinessReadings {
  /** All businesses of one user, the newest first. */
  businessesOfUser(userId: string): Promise<readonly Business[]>;
}

export const createBusinessReadings = (httpClient: HttpClient): BusinessReadings => ({
  businessesOfUser: async (userId) =>
    (await httpClient(`/api/admin/users/${encodeURIComponent(userId)}/businesses`)).json,
});
