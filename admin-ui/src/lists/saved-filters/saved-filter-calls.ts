import type { SavedFilter, SaveFilterBody } from '@sternklar/contracts/saved-filter.api';
import type { HttpClient } from '../../data-provider/http-client.ts';
import { loading } from '../../data-provider/load-failure.ts';

/** What one person saved, for all lists. */
export interface SavedFilterCalls {
  savedFilters(): Promise<readonly SavedFilter[]>;
  /** Replaces the list's one of the same name; rejects with a 409 when the list has as many as it may. */
  saveFilter(filter: SaveFilterBody): Promise<SavedFilter>;
  forgetFilter(id: string): Promise<void>;
}

const PATH = '/api/admin/saved-filters';

export const createSavedFilterCalls = (httpClient: HttpClient): SavedFilterCalls => ({
  savedFilters: async () => (await loading(httpClient(PATH))).json,
  saveFilter: async (filter) => (await httpClient(PATH, { method: 'PUT', body: JSON.stringify(filter) })).json,
  async forgetFilter(id) {
    await httpClient(`${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' });
  },
});
