import { StartRefused } from '@sternklar/event-store/start-refused';
import type { Pool } from 'pg';
import { isMissingTable } from './missing-table.ts';

/** Something that answers queries: a pool, or a session of its own. */
type Asked = Pick<Pool, 'query'>;

/**
 * Read models, checkpoints and audit log belong to one log, so an installation keeps the one that it began with. A German
 * sentence where the settings name the other one; null where they do not. Changes nothing.
 */
export const otherLogHome = async (pool: Asked, inEventStoreDb: boolean): Promise<string | null> => {
  if (!inEventStoreDb) return (await isElsewhere(pool)) ? MISSING : null;
  const { rows } = await pool.query<{ position: number }>('select position from event_log.log_head');
  return rows[0]?.position === 0 ? null : SECOND;
};

/** Throws `StartRefused` when the log of an installation began elsewhere than the settings say. */
export const refuseOtherLogHome = async (pool: Asked, inEventStoreDb: boolean): Promise<void> => {
  const refusal = await otherLogHome(pool, inEventStoreDb);
  if (refusal !== null) throw new StartRefused(refusal);
};

/** Remembers that the log of an installation is in EventStoreDB. */
export const rememberLogHome = async (pool: Asked): Promise<void> => {
  await pool.query('insert into operations.log_home (elsewhere_since) values (now()) on conflict do nothing');
};

/** A database that is not brought up to date yet, as the command line may meet it, has its log here. */
const isElsewhere = async (pool: Asked): Promise<boolean> => {
  try {
    return (await pool.query('select from operations.log_home')).rowCount === 1;
  } catch (error) {
    if (isMissingTable(error)) return false;
    throw error;
  }
};

const MISSING =
  'Das Ereignisprotokoll dieser Installation liegt in EventStoreDB, aber EVENT_STORE_URL fehlt. Setzen Sie die Adresse wieder; in PostgreSQL begänne sonst ein zweites, leeres Protokoll.';
const SECOND =
  'EVENT_STORE_URL ist gesetzt, aber das Ereignisprotokoll dieser Installation liegt schon in PostgreSQL. Entfernen Sie EVENT_STORE_URL, oder beginnen Sie mit einer leeren Datenbank.';
