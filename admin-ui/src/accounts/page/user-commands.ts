import type { HttpClient } from '../../data-provider/http-client.ts';

export interface UserCommands {
  /** Erases an account for good; again: changes nothing. */
  eraseUser(id: string): Promise<void>;
}

export const createUserCommands = (httpClient: HttpClient): UserCommands => ({
  eraseUser: async (id) => {
    await httpClient(`/api/admin/users/${encodeURIComponent(id)}/erasure`, {
      method: 'POST',
      body: JSON.stringify({ understood: true }),
    });
  },
});
