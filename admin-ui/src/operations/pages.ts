import { lazyPage } from '../routing/lazy-page.tsx';
import type { PageEntry } from '../routing/table-entry.ts';

export const operationsPages: readonly PageEntry[] = [
  { path: '/operations', page: lazyPage(async () => (await import('./OperationsPage.tsx')).OperationsPage) },
];
