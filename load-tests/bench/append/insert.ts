import { createPool } from '@sternklar/event-store/postgres/pool';
import { openSession } from '@sternklar/event-store/postgres/session';
import type { BenchDatabase } from '../lib/databases.ts';
import { POOL_SIZE } from '../lib/own-log.ts';
import { newStream, type SampleStream, sampleRow } from '../lib/sample-event.ts';
import type { AppendContender } from './appender.ts';

/** The log's columns and keys, with nothing that checks, numbers, guards or announces. */
const PLAIN_TABLE = `
  create table plain (
    position bigint generated always as identity primary key,
    stream_id text collate "C" not null,
    version integer not null,
    type text collate "C" not null,
    id uuid not null,
    data text collate "C" not null,
    metadata text collate "C" not null,
    recorded_at timestamptz not null default clock_timestamp(),
    unique (stream_id, version)
  )`;

const createPlainTable = async ({ ownerUrl }: BenchDatabase): Promise<void> => {
  const session = await openSession({ url: ownerUrl, applicationName: 'sternklar-bench' });
  await session.query(PLAIN_TABLE);
  await session.end();
};

const COLUMNS = 'stream_id, version, type, id, data, metadata';

/** The least that one durable row each can cost. */
export const insertAndCommit: AppendContender = {
  name: 'INSERT + COMMIT',
  async open(database) {
    await createPlainTable(database);
    const pool = createPool({ url: database.ownerUrl, max: POOL_SIZE, applicationName: 'sternklar-bench' });
    return {
      async append({ id: stream, reviewId, version }) {
        const { id, type, data, metadata } = sampleRow(reviewId);
        await pool.query({
          name: 'insert',
          text: `insert into plain (${COLUMNS}) values ($1, $2, $3, $4, $5, $6)`,
          values: [stream, version + 1, type, id, data, metadata],
        });
      },
      close: () => pool.end(),
    };
  },
};

/** Statements under way at once: while one is written, the next is made. */
const BATCHES_IN_FLIGHT = 2;

export interface BatchInserter {
  readonly inFlight: number;
  /** Writes so many rows of new streams with one INSERT and its COMMIT. */
  insert(rows: number): Promise<void>;
  close(): Promise<void>;
}

/** Many rows per INSERT, nothing checked: the room there is. */
export const openBatchInserter = async (database: BenchDatabase): Promise<BatchInserter> => {
  await createPlainTable(database);
  const pool = createPool({ url: database.ownerUrl, max: BATCHES_IN_FLIGHT, applicationName: 'sternklar-bench' });
  return {
    inFlight: BATCHES_IN_FLIGHT,
    async insert(count) {
      const streams: SampleStream[] = Array.from({ length: count }, newStream);
      const rows = streams.map(({ reviewId }) => sampleRow(reviewId));
      await pool.query({
        name: 'insert-batch',
        text: `insert into plain (${COLUMNS})
               select * from unnest($1::text[], $2::integer[], $3::text[], $4::uuid[], $5::text[], $6::text[])`,
        values: [
          streams.map(({ id }) => id),
          streams.map(() => 1),
          rows.map(({ type }) => type),
          rows.map(({ id }) => id),
          rows.map(({ data }) => data),
          rows.map(({ metadata }) => metadata),
        ],
      });
    },
    close: () => pool.end(),
  };
};
