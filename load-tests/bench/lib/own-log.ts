import { eventRegistry } from '@sternklar/contracts/event-definitions';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore } from '@sternklar/event-store/event-store';
import { NEWS_CHANNEL } from '@sternklar/event-store/postgres/append-statements';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { openSession } from '@sternklar/event-store/postgres/session';
import { allMigrations } from '../../../backend/src/composition/migrations.ts';
import { migrateDatabase, openLog } from '../../../backend/src/platform/log/open-log.ts';
import type { BenchDatabase } from './databases.ts';

/** Connections of those who use several. */
export const POOL_SIZE = 10;
/** Of everything that a benchmark encrypts. */
export const MASTER_KEY: Buffer<ArrayBuffer> = Buffer.alloc(32, 7);

const logger = { info: () => undefined, warn: console.error, error: console.error };

export interface OpenedLog {
  readonly store: EventStore;
  readonly codec: EventCodec;
  close(): Promise<void>;
}

/** The product's log and codec on a database that it migrates, with somebody who hears the notifications. */
export const openOwnLog = async (database: BenchDatabase): Promise<OpenedLog> => {
  const closers = new AsyncDisposableStack();
  await migrateDatabase(database, allMigrations, logger);
  const pool = createPool({ url: database.url, max: POOL_SIZE, applicationName: 'sternklar-bench' });
  closers.defer(() => pool.end());
  const listener = await openSession({ url: database.url, applicationName: 'sternklar-bench' });
  closers.defer(() => listener.end());
  await listener.query(`listen ${NEWS_CHANNEL}`);
  const log = await openLog(
    { database, registry: eventRegistry, masterKey: MASTER_KEY, pool, process: 'bench', logger },
    closers,
  );
  return { ...log, close: () => closers.disposeAsync() };
};
