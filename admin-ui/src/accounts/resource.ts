import { lazyPage } from '../routing/lazy-page.tsx';
import type { ResourceEntry } from '../routing/table-entry.ts';

export const users: ResourceEntry = {
  name: 'users',
  list: lazyPage(async () => (await import('./UserList.tsx')).UserList),
  edit: lazyPage(async () => (await import('./page/UserPage.tsx')).UserPage),
};
