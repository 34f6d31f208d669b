import type { Calls } from './calls.ts';
import type { Natives } from './natives.ts';

/** Where a session outlives the page: in this tab, until it is closed. */
interface SessionStore {
  read(): VisitorSession | null;
  write(session: VisitorSession): void;
}

/** Followed by the partner's key; the loader forgets by this name, too. */
export const STORED_AS = 'sternklar-chat:';

interface SessionStoreDeps extends Pick<Natives, 'parse' | 'stringify'> {
  readonly key: string;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Told when something else is stored. */
  readonly share?: (() => void) | undefined;
}

/** In the tab's session storage. Where the browser allows none, every page begins anew. */
export const createSessionStore = ({ key, storage, parse, stringify, share }: SessionStoreDeps): SessionStore => ({
  read: () => {
    try {
      const kept = parse(storage().getItem(STORED_AS + key) ?? 'null') as VisitorSession | null;
      return typeof kept?.token === 'string' ? kept : null;
    } catch {
      return null;
    }
  },
  write: (session) => {
    try {
      storage().setItem(STORED_AS + key, stringify(session));
      share?.();
    } catch {
      // Full or forbidden: the conversation goes on as long as the page.
    }
  },
});

/** A visitor's way to the chat; a bearer token, good until `expires_at`. */
export interface VisitorSession {
  readonly token: string;
  readonly expires_at: string;
  readonly visitor_id: string;
  readonly identified: boolean;
}

/** A signed statement by the partner's server about who the visitor is, or the way to get a fresh one. */
export type Identity = string | (() => string | Promise<string>);

export interface SessionsDeps {
  readonly key: string;
  readonly identity: Identity | null;
  readonly call: Calls;
  readonly store: SessionStore;
}

export interface Sessions {
  /** The session there is, without asking anybody; null before the first one. */
  current(): VisitorSession | null;
  /** The session there is, or else a new one. */
  ensure(): Promise<VisitorSession>;
  /** In place of `old`, which the server no longer takes: the same visitor's next one, as far as the server says so. */
  renew(old: VisitorSession): Promise<VisitorSession>;
  /** From now on the session outlives the page, in this tab. */
  keep(): void;
}

/** Sessions of people whom the partner names are never kept: who they are is said again on every page. */
export const createSessions = ({ key, identity, call, store }: SessionsDeps): Sessions => {
  let session: VisitorSession | null = null;
  let opening: Promise<VisitorSession> | null = null;
  let isKept = false;

  /** Another tab may have got one meanwhile. */
  const current = () => {
    if (session === null && identity === null) {
      session = store.read();
      isKept ||= session !== null;
    }
    return session;
  };

  const open = async (renew?: string): Promise<VisitorSession> => {
    const says = typeof identity === 'function' ? await identity() : identity;
    const body = { key, ...(says === null ? {} : { identity: says }), ...(renew === undefined ? {} : { renew }) };
    session = await call<VisitorSession>({ path: '/widget/sessions', body });
    if (isKept) keep();
    return session;
  };
  /** One at a time, whoever asks. */
  const openOnce = (renew?: string) => {
    opening ??= open(renew).finally(() => {
      opening = null;
    });
    return opening;
  };
  const keep = () => {
    isKept = true;
    if (session !== null && identity === null) store.write(session);
  };

  return {
    current,
    ensure: async () => current() ?? openOnce(),
    renew: async (old) => (session !== null && session.token !== old.token ? session : openOnce(old.token)),
    keep,
  };
};
