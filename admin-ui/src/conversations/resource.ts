import { lazyPage } from '../routing/lazy-page.tsx';
import type { ResourceEntry } from '../routing/table-entry.ts';

export const chats: ResourceEntry = {
  name: 'chats',
  list: lazyPage(async () => (await import('./ChatList.tsx')).ChatList),
  edit: lazyPage(async () => (await import('./ChatPage.tsx')).ChatPage),
};
