import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { openSession } from '@sternklar/event-store/postgres/session';
import type { Projection } from '@sternklar/event-store/projection';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { run } from '../engine/batches/apply-batch.ts';
import { statementsIn } from '../engine/batches/statements-in.ts';
import { createIndexes, createTables } from '../engine/schemas/read-model-schemas.ts';
import { type KnownEvent, recorded } from './events.ts';
import { tablesOf } from './tables-of.ts';

export interface ProjectionSpec {
  given(...events: readonly KnownEvent[]): {
    /**
     * The SQL (unqualified names) answers these rows, and the tables hold the same when the events are applied twice,
     * or split into two batches anywhere.
     */
    thenRows(sql: string, rows: readonly object[]): Promise<void>;
  };
}

const SCHEMA = 'rm_spec';

/** Given events, then rows: a projection on a real database. Call it where tests are declared, once for a file. */
export const projectionSpec = (projection: Projection): ProjectionSpec => {
  let database: TestDatabase;
  let session: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    session = await openSession({ url: database.ownerUrl, applicationName: 'sternklar-tests' });
    // One transaction for all tests, each of which leaves the tables as it found them.
    await session.query('begin');
    await createTables(session, projection, { schema: SCHEMA, runningRole: new URL(database.url).username });
    await createIndexes(session, projection, SCHEMA);
  });
  afterAll(async () => {
    await session.end();
    await database.drop();
  });

  const apply = (batch: readonly RecordedEvent[]) => {
    const handled = batch.filter(({ type }) => projection.handles.includes(type));
    return handled.length > 0
      ? run(session, statementsIn(SCHEMA, projection, projection.apply(handled)))
      : Promise.resolve();
  };

  const tablesAfter = async (...batches: readonly (readonly RecordedEvent[])[]) => {
    await session.query('savepoint empty');
    for (const batch of batches) await apply(batch);
    const tables = await tablesOf(session, SCHEMA);
    await session.query('rollback to savepoint empty');
    return tables;
  };

  return {
    given: (...given) => ({
      async thenRows(sql, rows) {
        const events = recorded(given);
        // Statements find their tables by schema alone.
        await session.query("savepoint given; set local search_path to ''");
        try {
          const tables = await tablesAfter(events);
          expect(await tablesAfter(events, events), 'the same events twice').toEqual(tables);
          for (const split of events.keys()) {
            const batches = [events.slice(0, split), events.slice(split)];
            expect(await tablesAfter(...batches), `two batches, the second from event ${split + 1}`).toEqual(tables);
          }
          await apply(events);
          await session.query(`set local search_path to ${SCHEMA}`);
          expect((await session.query(sql)).rows).toEqual(rows);
        } finally {
          await session.query('rollback to savepoint given');
        }
      },
    }),
  };
};
