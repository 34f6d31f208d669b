import { StartRefused } from '@sternklar/event-store/start-refused';
import type { Pool } from 'pg';

const UNDEFINED_TABLE = '42P01';

/**
 * Read models, checkpoints and audit log belong to one log, so an installation keeps the one that it began with. Throws
 * `StartRefused` when the settings name the other one, and remembers the choice.
 */
export const settleLogHome = async (pool: Pool, inEventStoreDb: boolean): Promise<void> => {
  if (!inEventStoreDb) {
    if (await isElsewhere(pool)) throw new StartRefused(MISSING);
    return;
  }
  const { rows } = await pool.query<{ position: number }>('select position from event_log.log_head');
  if (rows[0]?.position !== 0) throw new StartRefused(SECOND);
  await pool.query('insert into operations.log_home (elsewhere_since) values (now()) on conflict do nothing');
};

/** A database that is not brought up to date yet, as the command line may meet it, has its log here. */
const isElsewhere = async (pool: Pool): Promise<boolean> => {
  try {
    return (await pool.query('select from operations.log_home')).rowCount === 1;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return false;
    throw error;
  }
};

const MISSING =
  'Das Ereignisprotokoll dieser Installation liegt in EventStoreDB, aber EVENT_STORE_URL fehlt. Setzen Sie die Adresse wieder; in PostgreSQL begänne sonst ein zweites, leeres Protokoll.';
const SECOND =
  'EVENT_STORE_URL ist gesetzt, aber das Ereignisprotokoll dieser Installation liegt schon in PostgreSQL. Entfernen Sie EVENT_STORE_URL, oder beginnen Sie mit einer leeren Datenbank.';
