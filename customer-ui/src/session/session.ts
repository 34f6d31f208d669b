import { storedToken, TOKEN_KEY } from './stored-token.ts';

export interface Session {
  /** The stored bearer token, or null for a visitor. */
  token(): string | null;
  start(token: string): void;
  /** Forgets the token here; other tabs notice through the storage event. */
  end(): void;
  /** Calls back when the token changes, in this tab or another one. Answers the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** Another tab changed the storage; or this page comes back from where the browser puts pages that were left. */
const CHANGES_ELSEWHERE = ['storage', 'pageshow'];

interface SessionDeps {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Source of the storage events that other tabs cause. */
  readonly tabs: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** The session of this browser. When storage is blocked, it lasts as long as the page. */
export const createSession = ({ storage, tabs }: SessionDeps): Session => {
  const listeners = new Set<() => void>();
  /** Holds the token only where storage refuses to. */
  let memory: string | null = null;

  const changed = () => {
    for (const listener of listeners) listener();
  };
  /** `key` is null when another tab cleared everything; a page that comes back has heard of no key. */
  const changedElsewhere = (event: Event) => {
    const key = 'key' in event ? event.key : null;
    if (key === null || key === TOKEN_KEY) changed();
  };
  const keep = (token: string | null) => {
    memory = null;
    try {
      if (token === null) storage.removeItem(TOKEN_KEY);
      else storage.setItem(TOKEN_KEY, token);
    } catch {
      memory = token;
    }
    changed();
  };

  return {
    token: () => storedToken(() => storage) ?? memory,
    start: (token) => keep(token),
    end: () => keep(null),
    subscribe: (listener) => {
      if (listeners.size === 0) {
        for (const change of CHANGES_ELSEWHERE) tabs.addEventListener(change, changedElsewhere);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const change of CHANGES_ELSEWHERE) tabs.removeEventListener(change, changedElsewhere);
      };
    },
  };
};
