import { FORGET, WHO_HAS_ONE } from './between-tabs.ts';

/** The visitor's session in this tab's storage, which tabs of the same site hand to each other; nothing leaves the browser. */
export interface KeptSession {
  isThere(): boolean;
  forget(): void;
  stop(): void;
}

/** `changed` is told when another tab has begun a conversation, or has left it: what is kept then is kept here, too. */
export const keptSession = (name: string, changed: () => void): KeptSession => {
  // Where nothing can be stored there is nothing to keep or to forget.
  const keep = (session?: string) => {
    try {
      if (session) sessionStorage.setItem(name, session);
      else if (session === FORGET) sessionStorage.removeItem(name);
      return sessionStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const others = window.BroadcastChannel && new BroadcastChannel(name);
  const tell = (words: string) => others?.postMessage(words);
  if (others)
    others.onmessage = ({ data }) => {
      // Who has one stays with it: it is the same one, or somebody else's.
      if (data === WHO_HAS_ONE || (data && keep())) return;
      keep(data);
      changed();
    };
  tell(WHO_HAS_ONE);
  return {
    isThere: () => !!keep(),
    forget: () => {
      keep(FORGET);
      tell(FORGET);
    },
    stop: () => others?.close(),
  };
};
