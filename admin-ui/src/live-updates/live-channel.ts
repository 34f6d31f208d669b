import type { LiveListener } from '@sternklar/contracts/live-updates/live-stream';
import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';

/** So many updates are remembered; whoever has not looked for longer is told that there may be more. */
const MOST_REMEMBERED = 500;

/** An update with its number: higher than that of everything heard before. */
export interface HeardUpdate {
  readonly number: number;
  readonly update: LiveUpdate;
}

export interface HeardUpdates {
  /** The newest ones, oldest first. */
  readonly updates: readonly HeardUpdate[];
  /** The number of the newest one; 0 when nothing was heard. */
  readonly newest: number;
  /** Up to this number something may be missing between what was heard. */
  readonly gapUntil: number;
}

export const NOTHING_HEARD: HeardUpdates = { updates: [], newest: 0, gapUntil: 0 };

export interface LiveChannel {
  heard(): HeardUpdates;
  subscribe(listener: () => void): () => void;
  /** Follows the stream with a session's token from now on; once is enough, and another token takes its place. */
  follow(token: string): void;
}

/**
 * What staff hears of everybody's doings, kept for the whole life of a page, so that a list that is visited again knows
 * what it missed. `open` opens the stream and answers the way to close it.
 */
export const createLiveChannel = (open: (token: string, listener: LiveListener) => () => void): LiveChannel => {
  const listeners = new Set<() => void>();
  let heard = NOTHING_HEARD;
  let following: { readonly token: string; readonly close: () => void } | null = null;

  const become = (next: HeardUpdates) => {
    heard = next;
    for (const listener of listeners) listener();
  };
  const hear = (update: LiveUpdate) => {
    const number = heard.newest + 1;
    const updates = [...heard.updates, { number, update }].slice(-MOST_REMEMBERED);
    const forgotten = (updates[0]?.number ?? 1) - 1;
    become({ updates, newest: number, gapUntil: Math.max(heard.gapUntil, forgotten) });
  };
  const miss = () => become({ ...heard, newest: heard.newest + 1, gapUntil: heard.newest + 1 });

  return {
    heard: () => heard,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow(token) {
      if (following?.token === token) return;
      following?.close();
      // What happened under the session before is not sent again.
      let wasOpen = following !== null;
      const close = open(token, {
        onOpen: (resumed) => {
          if (wasOpen && !resumed) miss();
          wasOpen = true;
        },
        onLost: () => undefined,
        onUpdate: hear,
        // The next call of the API says so, and asks to sign in again.
        onSessionOver: () => undefined,
      });
      following = { token, close };
    },
  };
};
