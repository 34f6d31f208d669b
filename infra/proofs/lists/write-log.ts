import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { openSession } from '@sternklar/event-store/postgres/session';
import { registerReactors } from '@sternklar/event-store/reactors/checkpoint';
import { v7 } from 'uuid';
import { allMigrations } from '../../../backend/src/composition/migrations.ts';
import { startEmbeddedPostgres } from '../../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { migrateDatabase, openLog } from '../../../backend/src/platform/log/open-log.ts';
import type { Happening } from './history.ts';

const logger = { info: () => undefined, warn: console.error, error: console.error };
const CONNECTIONS = 8;
const ACCOUNTS_AT_ONCE = 16;
const ROWS_PER_INSERT = 5_000;

const INSERT_EVENTS = `
  insert into event_log.events (position, stream_id, version, type, id, data, metadata, recorded_at)
  select * from unnest($1::bigint[], $2::text[], $3::integer[], $4::text[], $5::uuid[], $6::text[], $7::text[],
                       $8::timestamptz[])`;
/** The log's other two tables, as if every event had been appended alone. */
const FINISH = [
  `insert into event_log.streams (stream_id, previous, version)
   select stream_id, max(version) - 1, max(version) from event_log.events group by stream_id`,
  `update event_log.log_head set (position, recorded_at) =
     (select position, recorded_at from event_log.events order by position desc limit 1)`,
  'vacuum (analyze) event_log.events',
];

type Row = readonly [number, string, number, string, string, string, string, Date];

/** Where each happening stands in the whole log and in its stream. */
const placed = (happenings: readonly Happening[]) => {
  const versions = new Map<string, number>();
  return happenings.map((happening, index) => {
    const version = (versions.get(happening.streamId) ?? 0) + 1;
    versions.set(happening.streamId, version);
    return { ...happening, position: index + 1, version, id: v7({ msecs: happening.at.getTime() }) };
  });
};

/**
 * Writes a history into the empty log of a new data folder: encrypted as the product does, in one order, and nobody is
 * mailed about it. The product that starts there afterwards builds its read models from it.
 */
export const writeLog = async (dataDir: string, masterKey: Buffer, happenings: readonly Happening[]): Promise<void> => {
  const closers = new AsyncDisposableStack();
  try {
    const postgres = await startEmbeddedPostgres({ dataDir });
    closers.defer(() => postgres.stop());
    await migrateDatabase(postgres, allMigrations, logger);
    const pool = createPool({ url: postgres.url, max: CONNECTIONS, applicationName: 'sternklar-proof' });
    closers.defer(() => pool.end());
    const { codec } = await openLog(
      { database: postgres, registry: eventRegistry, masterKey, pool, process: 'proof', logger },
      closers,
    );
    await registerReactors(pool, ['proof'], 0);

    const accounts = [...Map.groupBy(placed(happenings), ({ accountId }) => accountId).entries()];
    const rows: Row[] = [];
    const encodeNext = async () => {
      for (let next = accounts.pop(); next; next = accounts.pop()) {
        const [accountId, own] = next;
        const metadata = {
          accountId,
          actor: { kind: 'account', id: accountId } as const,
          correlationId: accountId,
          causationId: accountId,
          commandId: accountId,
        };
        const events = own.map(({ event }) => event);
        const encoded = await codec.encode(
          events,
          own.map(({ id }) => id),
          metadata,
        );
        for (const [index, { type, id, data, metadata: text }] of encoded.entries()) {
          const place = own[index];
          if (place) rows.push([place.position, place.streamId, place.version, type, id, data, text, place.at]);
        }
      }
    };
    await Promise.all(Array.from({ length: ACCOUNTS_AT_ONCE }, encodeNext));

    const owner = await openSession({ url: postgres.ownerUrl, applicationName: 'sternklar-proof' });
    closers.defer(() => owner.end());
    rows.sort(([one], [other]) => one - other);
    for (let first = 0; first < rows.length; first += ROWS_PER_INSERT) {
      const batch = rows.slice(first, first + ROWS_PER_INSERT);
      await owner.query(
        INSERT_EVENTS,
        [0, 1, 2, 3, 4, 5, 6, 7].map((column) => batch.map((row) => row[column])),
      );
    }
    for (const statement of FINISH) await owner.query(statement);
  } finally {
    await closers.disposeAsync();
  }
};
