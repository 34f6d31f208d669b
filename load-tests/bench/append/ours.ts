import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore } from '@sternklar/event-store/event-store';
import { NEWS_CHANNEL } from '@sternklar/event-store/postgres/append-statements';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { openSession } from '@sternklar/event-store/postgres/session';
import { v7 } from 'uuid';
import { migrateDatabase, openLog } from '../../../backend/src/open-log.ts';
import type { BenchDatabase } from '../lib/databases.ts';
import { type SampleStream, sampleEvent, sampleMetadata, sampleRow } from '../lib/sample-event.ts';
import { type AppendContender, POOL_SIZE } from './appender.ts';

const logger = { info: () => undefined, warn: console.error, error: console.error };
const MASTER_KEY = Buffer.alloc(32, 7);

export interface OpenedLog {
  readonly store: EventStore;
  readonly codec: EventCodec;
  close(): Promise<void>;
}

/** The product's log and codec on a database that it migrates, with somebody who hears the notifications. */
export const openOwnLog = async (database: BenchDatabase): Promise<OpenedLog> => {
  const closers = new AsyncDisposableStack();
  await migrateDatabase(database, logger);
  const pool = createPool({ url: database.url, max: POOL_SIZE, applicationName: 'sternklar-bench' });
  closers.defer(() => pool.end());
  const listener = await openSession({ url: database.url, applicationName: 'sternklar-bench' });
  closers.defer(() => listener.end());
  await listener.query(`listen ${NEWS_CHANNEL}`);
  const log = await openLog({ database, masterKey: MASTER_KEY, pool, logger }, closers);
  return { ...log, close: () => closers.disposeAsync() };
};

/** Encodes with the product's codec: the text is encrypted under the review's own key, made with its first event. */
export const appendEncrypted = async ({ store, codec }: OpenedLog, stream: SampleStream): Promise<void> => {
  const events = await codec.encode([sampleEvent(stream.reviewId)], [v7()], sampleMetadata());
  insist(await store.append(stream.id, stream.version, events));
};

const appendPlain = async ({ store }: OpenedLog, stream: SampleStream): Promise<void> => {
  insist(await store.append(stream.id, stream.version, [sampleRow(stream.reviewId)]));
};

const insist = ({ appended }: { readonly appended: boolean }): void => {
  if (!appended) throw new Error('An append met another version, but each writer has streams of its own.');
};

const contender = (name: string, append: typeof appendPlain): AppendContender => ({
  name,
  async open(database) {
    const log = await openOwnLog(database);
    return { append: (stream) => append(log, stream), close: log.close };
  },
});

export const ours = contender('Sternklar, everything on', appendEncrypted);
export const oursUnencrypted = contender('Sternklar without encryption', appendPlain);
