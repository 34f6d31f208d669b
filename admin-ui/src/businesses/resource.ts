import { lazyPage } from '../routing/lazy-page.tsx';
import type { ResourceEntry } from '../routing/table-entry.ts';

export const businesses: ResourceEntry = {
  name: 'businesses',
  list: lazyPage(async () => (await import('./BusinessList.tsx')).BusinessList),
};
