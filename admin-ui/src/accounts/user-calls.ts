import type { AccountHistoryEntry } from '@sternklar/contracts/accounts/account-history.api';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';
import { orNull } from '../data-provider/subject.ts';

export const createUserCalls = (call: HttpClient) => ({
  /** What happened to the account, oldest first; of very much the newest. */
  userHistory: async (id: string): Promise<readonly AccountHistoryEntry[]> =>
    (await orNull(loading(call(`/api/admin/users/${encodeURIComponent(id)}/history`))))?.json ?? [],
  /** Erases an account for good; again: changes nothing. */
  eraseUser: async (id: string): Promise<void> => {
    const body = JSON.stringify({ understood: true });
    await call(`/api/admin/users/${encodeURIComponent(id)}/erasure`, { method: 'POST', body });
  },
});
