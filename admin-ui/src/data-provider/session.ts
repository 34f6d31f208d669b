/** Where the customer app stores the token at login, as the specification has it. */
const TOKEN = 'token';

/** The signed-in session of this browser, and whether it still holds. */
export interface Session {
  /** The stored bearer token; null for a visitor, and where storage is blocked. */
  token(): string | null;
  /** Signed in with a new token; whatever had ended goes on. */
  start(token: string): void;
  /** Signed out: forgets token and flag; other tabs notice by the storage event. */
  end(): void;
  /** The server ended the session: the token is worth nothing, but the page stays for what was typed into it. */
  expire(): void;
  /** The in-memory flag: whether somebody is signed in as far as this page knows. */
  isOpen(): boolean;
  /** Calls back when the flag changes, also by another tab that signs in again. Answers the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Calls back when another tab signs out. */
  onEndedElsewhere(listener: () => void): void;
}

export interface SessionDeps {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Source of the storage events that other tabs cause. */
  readonly tabs: Pick<EventTarget, 'addEventListener'>;
}

export const createSession = ({ storage, tabs }: SessionDeps): Session => {
  const listeners = new Set<() => void>();
  const stored = (): string | null => {
    try {
      return storage().getItem(TOKEN) || null;
    } catch {
      return null;
    }
  };
  let isOpen = stored() !== null;
  /** The token that the server no longer knows. */
  let expired: string | null = null;

  const become = (open: boolean) => {
    isOpen = open;
    for (const listener of listeners) listener();
  };
  const onChangeElsewhere = (listener: () => void) =>
    tabs.addEventListener('storage', (event) => {
      const key = 'key' in event ? event.key : null;
      // A null key: the other tab cleared its whole storage.
      if (key === TOKEN || key === null) listener();
    });
  onChangeElsewhere(() => {
    const token = stored();
    if (token !== null && token !== expired) become(true);
  });

  return {
    token: stored,
    start(token) {
      storage().setItem(TOKEN, token);
      become(true);
    },
    end() {
      storage().removeItem(TOKEN);
      become(false);
    },
    expire() {
      expired = stored();
      become(false);
    },
    isOpen: () => isOpen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEndedElsewhere: (listener) =>
      onChangeElsewhere(() => {
        if (stored() === null) listener();
      }),
  };
};
