import { lazyPage } from '../routing/lazy-page.tsx';
import type { ResourceEntry } from '../routing/table-entry.ts';

export const subscriptions: ResourceEntry = {
  name: 'subscriptions',
  list: lazyPage(async () => (await import('./SubscriptionList.tsx')).SubscriptionList),
};
