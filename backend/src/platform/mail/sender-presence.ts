import { randomInt } from 'node:crypto';
import type { ListeningSession } from '@sternklar/event-store/notifications';

/** First half of the advisory locks by which senders are known to live; the second is the sender's number. */
const PRESENCE_LOCK = 7_384_201;

/** A number for a sender, by which others find out whether it lives; its own for every start. */
export const newSenderNumber = (): number => randomInt(1, 2 ** 31 - 1);

/**
 * Holds a sender's presence for as long as the session lives: the database notices when its process dies. Shared, so that
 * a new session need not wait for the end of one that was lost.
 */
export const holdPresence = async (session: Pick<ListeningSession, 'query'>, sender: number): Promise<void> => {
  await session.query('select pg_advisory_lock_shared($1, $2)', [PRESENCE_LOCK, sender]);
};

/** SQL that is true when nobody holds the presence of a sender, and then keeps it from others until the transaction ends. */
export const isGone = (sender: string): string => `pg_try_advisory_xact_lock(${PRESENCE_LOCK}, ${sender})`;
