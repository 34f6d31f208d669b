import type { AdminUserDetails } from '@sternklar/contracts/accounts/account.api';
import type { AccountHistoryEntry } from '@sternklar/contracts/accounts/account-history.api';
import type { HttpClient } from '../../data-provider/http-client.ts';
import { loading } from '../../data-provider/load-failure.ts';
import { orNull } from '../../data-provider/subject.ts';

export interface UserReadings {
  /** One user; null when there is none. */
  user(id: string): Promise<AdminUserDetails | null>;
  /** What happened to the account, oldest first; of very much the newest. */
  userHistory(id: string): Promise<readonly AccountHistoryEntry[]>;
}

export const createUserReadings = (httpClient: HttpClient): UserReadings => ({
  user: async (id) => (await orNull(loading(httpClient(`/api/admin/users/${encodeURIComponent(id)}`))))?.json ?? null,
  userHistory: async (id) =>
    (await orNull(loading(httpClient(`/api/admin/users/${encodeURIComponent(id)}/history`))))?.json ?? [],
});
