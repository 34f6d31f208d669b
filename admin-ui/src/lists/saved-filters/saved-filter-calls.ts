import type { SavedFilter, SaveFilterBody } from '@sternklar/contracts/saved-filter.api';
import type { HttpClient } from '../../data-provider/http-client.ts';
import { loading } from '../../data-provider/load-failure.ts';

const PATH = '/api/admin/saved-filters';

/** What one person saved, for all lists. */
export const createSavedFilterCalls = (call: HttpClient) => ({
  savedFilters: async (): Promise<readonly SavedFilter[]> => (await loading(call(PATH))).json,
  /** Replaces the list's one of the same name; rejects with a 409 when the list has as many as it may. */
  saveFilter: async (filter: SaveFilterBody): Promise<SavedFilter> =>
    (await call(PATH, { method: 'PUT', body: JSON.stringify(filter) })).json,
  forgetFilter: async (id: string): Promise<void> => {
    await call(`${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' });
  },
});
