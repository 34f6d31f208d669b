import { lazyPage } from '../routing/lazy-page.tsx';
import type { PageEntry } from '../routing/table-entry.ts';

export const overviewPages: readonly PageEntry[] = [
  { path: '/overview', page: lazyPage(async () => (await import('./OverviewPage.tsx')).OverviewPage) },
];
