import { randomInt } from 'node:crypto';
import type { Notifications } from '@sternklar/event-store/notifications';

/** First half of the advisory locks by which processes are known to live; the second is the process's number. */
const PRESENCE_LOCK = 7_384_202;
/** Nobody notifies on it: listening is what keeps a session for as long as the process lives. */
const CHANNEL = 'http_presence';

/** By which others find out whether a process lives that is at a request. */
export interface Presence {
  /** Its own for every start; null while nobody could tell that it lives. */
  number(): number | null;
}

/** Holds a lock for as long as the process lives: the database notices at once when it dies, however it does. */
export const createPresence = (notifications: Notifications): Presence => {
  const number = randomInt(1, 2 ** 31 - 1);
  let isHeld = false;
  notifications.listen({
    channel: CHANNEL,
    hear: () => undefined,
    async begins(session) {
      // Shared, so that a new session need not wait for the end of one that was lost.
      await session.query('select pg_advisory_lock_shared($1, $2)', [PRESENCE_LOCK, number]);
      isHeld = true;
    },
    ends() {
      isHeld = false;
    },
  });
  return { number: () => (isHeld ? number : null) };
};

/** SQL that is true when the process of a number is gone. */
export const isGone = (number: string): string => `pg_try_advisory_xact_lock(${PRESENCE_LOCK}, ${number})`;
