import { hash } from 'node:crypto';
import pg from 'pg';
import type { ListeningSession } from '../notifications.ts';

/** Advisory lock: shared while a process works with the subjects' keys, exclusive while a backup is restored. */
export const KEYS_IN_USE = 7_384_301;

/** Advisory lock beside it: shared by those who can read a box of several fields. Processes of version 0.1.0 do not hold it. */
const READS_SEALED_FIELDS = 7_384_303;

/** Says for as long as the session lives that its process works with the keys; waits for the end of a restore. */
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

/** First number of the advisory locks that tell who has which master key at hand; the second is the key's. */
const KNOWS_MASTER_KEY = 738_430;

/** Of a master key, for locks; tells nothing of it. Not negative, and less than 2³¹. */
export const lockNumberOf = (masterKey: Buffer): number =>
  hash('sha256', Buffer.concat([Buffer.from('sternklar master key at hand\n'), masterKey]), 'buffer').readUInt32BE() >>>
  1;

/** Says for as long as the session lives that its process can open what this master key wraps. */
export const holdMasterKey = async (session: ListeningSession, masterKey: Buffer): Promise<void> => {
  await session.query('select pg_advisory_lock_shared($1::int, $2::int)', [KNOWS_MASTER_KEY, lockNumberOf(masterKey)]);
};

/** First number of the locks that tell who stores with which version of the master key. */
const STORES_WITH_VERSION = 738_431;

/** Says for as long as the session lives that its process wraps new keys by this version of the master key, or a later one. */
export const holdVersion = async (session: ListeningSession, version: number): Promise<void> => {
  await session.query('select pg_advisory_lock_shared($1::int, $2::int)', [STORES_WITH_VERSION, version]);
};

const EVERYBODY_HOLDS = `
  select count(*) filter (where classid = 0 and objid = $1 and objsubid = 1)::int as all,
         count(*) filter (where classid = $2 and objid = $3 and objsubid = 2)::int as holding
  from pg_locks
  where locktype = 'advisory' and granted and mode = 'ShareLock'
    and database = (select oid from pg_database where datname = current_database())`;

const everybodyHolds = async (session: pg.ClientBase, kind: number, number: number): Promise<boolean> => {
  const { rows } = await session.query<{ all: number; holding: number }>(EVERYBODY_HOLDS, [KEYS_IN_USE, kind, number]);
  return (rows[0]?.all ?? 0) <= (rows[0]?.holding ?? 0);
};

/** Whether everybody who works with the keys at the moment has this master key at hand. */
export const everybodyHasMasterKey = (session: pg.ClientBase, masterKey: Buffer): Promise<boolean> =>
  everybodyHolds(session, KNOWS_MASTER_KEY, lockNumberOf(masterKey));

/** Whether nobody who works with the keys at the moment goes on wrapping new ones by an older version than this. */
export const everybodyStoresWith = (session: pg.ClientBase, version: number): Promise<boolean> =>
  everybodyHolds(session, STORES_WITH_VERSION, version);

/** Held by the one who is changing the master key. */
const CHANGES_MASTER_KEY = 7_384_304;

/** Keeps everybody else from changing the master key, for as long as the session lives; false when somebody does. */
export const changeMasterKeyAlone = async (session: pg.ClientBase): Promise<boolean> => {
  const { rows } = await session.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    CHANGES_MASTER_KEY,
  ]);
  return rows[0]?.mine ?? false;
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
