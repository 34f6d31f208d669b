import { lazyPage } from '../routing/lazy-page.tsx';
import type { PageEntry } from '../routing/table-entry.ts';

export const auditPages: readonly PageEntry[] = [
  { path: '/audit', page: lazyPage(async () => (await import('./AuditPage.tsx')).AuditPage) },
  {
    path: '/audit/:id',
    page: lazyPage(async () => (await import('./review/AuditedReviewPage.tsx')).AuditedReviewPage),
  },
];
