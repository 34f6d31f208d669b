import pg from 'pg';
import type { ListeningSession } from '../notifications.ts';

/** Advisory lock: shared while a process works with the subjects' keys, exclusive while the master key changes. */
const KEYS_IN_USE = 7_384_301;

/** Keeps the master key from changing for as long as the session lives; waits for the end of a change under way. */
export const useKeys = async (session: ListeningSession): Promise<void> => {
  await session.query('select pg_advisory_lock_shared($1)', [KEYS_IN_USE]);
};

/** A process that has just ended still holds its lock for a moment, until the server notices. */
const LET_GO_WITHIN_MS = 2_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Keeps everybody else from working with the keys, for as long as the session lives; false when somebody does. */
export const haveKeysAlone = async (session: pg.ClientBase): Promise<boolean> => {
  await session.query(`set lock_timeout = ${LET_GO_WITHIN_MS}`);
  try {
    await session.query('select pg_advisory_lock($1)', [KEYS_IN_USE]);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  } finally {
    await session.query('set lock_timeout = 0');
  }
};
