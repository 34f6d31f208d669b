import { FORGET, WHO_HAS_ONE } from './between-tabs.ts';

/** The visitor's session in this tab's storage, which tabs of the same site hand to each other; nothing leaves the browser. */
export interface KeptSession {
  isThere(): unknown;
  forget(): void;
  stop(): void;
}

/**
 * `begun` is told when another tab has begun a conversation, `left` when it has left it: what is kept then is kept here, too. Whom
 * the page names (`named`) has a conversation of their own.
 */
export const keptSession = (name: string, named: () => unknown, begun: () => void, left: () => void): KeptSession => {
  // Where nothing can be stored there is nothing to keep or to forget.
  const keep = (session?: string) => {
    try {
      if (session) sessionStorage.setItem(name, session);
      if (session === FORGET) sessionStorage.removeItem(name);
      return sessionStorage.getItem(name);
    } catch {
      return null;
    }
  };
  let others: BroadcastChannel | undefined;
  try {
    others = new BroadcastChannel(name);
    others.onmessage = ({ data }) => {
      if (data === WHO_HAS_ONE) return;
      if (data === FORGET) {
        keep(FORGET);
        left();
        // Who has one stays with it: it is the same one, or somebody else's.
      } else if (!keep() && !named()) {
        keep(data);
        begun();
      }
    };
    others.postMessage(WHO_HAS_ONE);
  } catch {
    // Some browsers have none in private windows, or allow none where they block cookies: each tab is by itself.
  }
  return {
    isThere: keep,
    forget: () => {
      keep(FORGET);
      others?.postMessage(FORGET);
    },
    stop: () => others?.close(),
  };
};
