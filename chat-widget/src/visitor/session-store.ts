import type { Natives } from './natives.ts';
import type { VisitorSession } from './sessions.ts';

/** Where a session outlives the page: in this tab, until it is closed. */
export interface SessionStore {
  read(): VisitorSession | null;
  write(session: VisitorSession): void;
}

/** The loader forgets by this name, too. */
export const storageName = (key: string) => `sternklar-chat:${key}`;

/** In the tab's session storage. Where the browser allows none, every page begins anew. */
export const createSessionStore = (
  key: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  { parse, stringify }: Pick<Natives, 'parse' | 'stringify'>,
): SessionStore => ({
  read: () => {
    try {
      const kept = parse(storage().getItem(storageName(key)) ?? 'null') as VisitorSession | null;
      return typeof kept?.token === 'string' ? kept : null;
    } catch {
      return null;
    }
  },
  write: (session) => {
    try {
      storage().setItem(storageName(key), stringify(session));
    } catch {
      // Full or forbidden: the conversation goes on as long as the page.
    }
  },
});
