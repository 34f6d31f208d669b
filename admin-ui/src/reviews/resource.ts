import { lazyPage } from '../routing/lazy-page.tsx';
import type { PageEntry, ResourceEntry } from '../routing/table-entry.ts';
import { onlyAdmins } from '../session/only-admins.tsx';

export const reviews: ResourceEntry = {
  name: 'reviews',
  list: lazyPage(async () => (await import('./ReviewList.tsx')).ReviewList),
  edit: lazyPage(async () => (await import('./page/ReviewPage.tsx')).ReviewPage),
  create: onlyAdmins(lazyPage(async () => (await import('./CreateReview.tsx')).CreateReview)),
};

export const reviewPages: readonly PageEntry[] = [
  { path: '/queue', page: onlyAdmins(lazyPage(async () => (await import('./queue/QueuePage.tsx')).QueuePage)) },
];
