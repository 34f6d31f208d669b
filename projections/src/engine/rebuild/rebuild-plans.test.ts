import { openSession } from '@sternklar/event-store/postgres/session';
import type { Projection } from '@sternklar/event-store/projection';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allProjections } from '../../projections.ts';
import { recorded } from '../../testing/events.ts';
import { randomHistory } from '../../testing/random-history.ts';
import { SESSION } from './replacement.ts';

/** Tables of totals, which have few rows however long the log is, and are read as a whole. */
const SMALL = /^(\w+_count|day_total)$/;

let database: TestDatabase;
let session: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  session = await openSession({ url: database.ownerUrl, applicationName: 'sternklar-tests' });
  await session.query(SESSION);
});
afterAll(async () => {
  await session.end();
  await database.drop();
});

/** Which tables the plan of a statement reads as a whole. */
const readWhole = async (text: string): Promise<readonly string[]> => {
  const { rows } = await session.query<{ 'QUERY PLAN': string }>(`explain (generic_plan, costs off) ${text}`);
  const lines = rows.map((row) => row['QUERY PLAN']);
  return lines.flatMap((line, index) => {
    const [, table] = /(?:Seq Scan|Index Scan using \S+|Index Only Scan using \S+) on (\w+)/.exec(line) ?? [];
    return table === undefined || lines[index + 1]?.includes('Index Cond') ? [] : [table];
  });
};

const history = recorded(randomHistory(600));
const statementsOf = (projection: Projection) => {
  const texts = projection
    .apply(history.filter(({ type }) => projection.handles.includes(type)))
    .map(({ text }) => text);
  return [...new Set(texts)];
};

describe('statements of a rebuild, planned while its tables are empty', () => {
  it.each(allProjections.map((projection) => [projection.name, projection] as const))(
    'read no table of %s as a whole that grows with the log',
    async (name, projection) => {
      const schema = name.replaceAll('-', '_');
      await session.query(`create schema planned_${schema}; set search_path = planned_${schema}, public`);
      await session.query(projection.tables);
      for (const text of statementsOf(projection)) {
        const grown = (await readWhole(text)).filter((table) => !SMALL.test(table));
        expect(grown, text).toEqual([]);
      }
    },
  );
});
