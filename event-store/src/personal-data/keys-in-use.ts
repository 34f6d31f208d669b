import pg from 'pg';
import type { ListeningSession } from '../notifications.ts';

/** Advisory lock: shared while a process works with the subjects' keys, exclusive while the master key changes. */
const KEYS_IN_USE = 7_384_301;

/** Advisory lock beside it: shared by those who can read a box of several fields. Processes of version 0.1.0 do not hold it. */
const READS_SEALED_FIELDS = 7_384_303;

/** Keeps the master key from changing for as long as the session lives; waits for the end of a change under way. */
export const useKeys = async (session: ListeningSession): Promise<void> => {
  // In this order, so that nobody sees one of us hold the second alone.
  await session.query('select pg_advisory_lock_shared($1)', [READS_SEALED_FIELDS]);
  await session.query('select pg_advisory_lock_shared($1)', [KEYS_IN_USE]);
};

const EVERYBODY_READS = `
  select count(*) filter (where objid = $1) <= count(*) filter (where objid = $2) as everybody
  from pg_locks
  where locktype = 'advisory' and granted and mode = 'ShareLock' and classid = 0 and objid in ($1, $2)
    and database = (select oid from pg_database where datname = current_database())`;

/** Whether everybody who works with the keys at the moment can read a box of several fields. */
export const everybodyReadsSealedFields = async (pool: pg.Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ everybody: boolean }>(EVERYBODY_READS, [KEYS_IN_USE, READS_SEALED_FIELDS]);
  return rows[0]?.everybody ?? false;
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
