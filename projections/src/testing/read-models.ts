import { createPool } from '@sternklar/event-store/postgres/pool';
import { openSession } from '@sternklar/event-store/postgres/session';
import type { Projection } from '@sternklar/event-store/projection';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { applyBatch } from '../engine/batches/apply-batch.ts';
import { schemaOf } from '../engine/read-model/schema-names.ts';
import { prepareReadModels } from '../engine/schemas/read-model-schemas.ts';
import { createQueries, type Queries } from '../queries.ts';
import { type KnownEvent, recorded } from './events.ts';

export interface FilledReadModels {
  readonly queries: Queries;
  readonly pool: pg.Pool;
}

export interface ReadModels {
  /** The read models after these events, empty again after the test. */
  given(...events: readonly KnownEvent[]): Promise<FilledReadModels>;
}

/** Read models of a database of their own, applied and read as the running role. Call it where tests are declared. */
export const readModelsOf = (projections: readonly Projection[]): ReadModels => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let owner: pg.Client;

  /** Makes them empty again: much faster than to make them anew. */
  let empty = '';

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool({ url: database.url, max: 2, applicationName: 'sternklar-tests' });
    owner = await openSession({ url: database.ownerUrl, applicationName: 'sternklar-tests' });
    await prepareReadModels({
      ownerUrl: database.ownerUrl,
      runningRole: new URL(database.url).username,
      projections,
    });
    const { rows } = await owner.query<{ name: string }>(
      "select schemaname || '.' || tablename as name from pg_tables where schemaname = any($1)",
      [projections.map(schemaOf)],
    );
    const tables = [...rows.map(({ name }) => name), 'projections.shared_checkpoints', 'projections.own_checkpoints'];
    // Totals begin with rows of their own.
    const begun: string[] = [];
    for (const [index, name] of tables.entries()) {
      const { rowCount } = await owner.query(`create temporary table at_first_${index} as table ${name}`);
      if (rowCount) begun.push(`insert into ${name} table at_first_${index}`);
    }
    empty = [...tables.map((name) => `delete from ${name}`), ...begun].join('; ');
  });
  afterEach(() => owner.query(empty).then(() => undefined));
  afterAll(async () => {
    await pool.end();
    await owner.end();
    await database.drop();
  });

  return {
    async given(...events) {
      await applyBatch(pool, projections, {
        after: 0,
        last: events.length,
        events: recorded(events),
        undecoded: [],
      });
      return { queries: createQueries(pool), pool };
    },
  };
};

/** All batches of a stream of rows. */
export const collect = async <Row>(batches: AsyncIterable<readonly Row[]>): Promise<readonly (readonly Row[])[]> => {
  const collected: (readonly Row[])[] = [];
  for await (const batch of batches) collected.push(batch);
  return collected;
};
