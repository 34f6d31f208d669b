import { lazyPage } from '../routing/lazy-page.tsx';
import type { PageEntry, ResourceEntry } from '../routing/table-entry.ts';

export const reviews: ResourceEntry = {
  name: 'reviews',
  list: lazyPage(async () => (await import('./ReviewList.tsx')).ReviewList),
  create: lazyPage(async () => (await import('./CreateReview.tsx')).CreateReview),
};

export const reviewPages: readonly PageEntry[] = [];
