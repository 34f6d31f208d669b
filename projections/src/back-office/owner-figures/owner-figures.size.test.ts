import { periodAround, periodBefore } from '@sternklar/contracts/back-office/figure-period';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { prepareReadModels } from '../../engine/schemas/read-model-schemas.ts';
import { ownerFigures } from './owner-figures.projection.ts';
import { createOwnerFigureQueries } from './owner-figures.query.ts';

/** Ten years of some thousand customers. */
const INVOICES = 100_000;
const SUBSCRIPTIONS = 5_000;
const TALKS = 50_000;
/** PostgreSQL reads a thousand pages that it holds in a few milliseconds: far from the 100 that the figures may take. */
const MOST_PAGES = 2_000;
const NOW = new Date('2025-06-15T12:00:00Z');

const schema = schemaOf(ownerFigures);
let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, max: 2, applicationName: 'sternklar-tests' });
  const runningRole = new URL(database.url).username;
  await prepareReadModels({ ownerUrl: database.ownerUrl, runningRole, projections: [ownerFigures] });
  await pool.query(`
    insert into ${schema}.subscription
      (id, account_id, gross_cents, net_cents, started_at, term_ends_at, notice_on, ends_at, version)
    select gen_random_uuid(), gen_random_uuid(), 5900, 4958, at, at + interval '1 year',
           case when n % 3 = 0 then at::date + 300 end, case when n % 3 = 0 then at + interval '1 year' end, 1
    from generate_series(1, ${SUBSCRIPTIONS}) as n,
         lateral (select timestamptz '2017-01-01' + n * interval '16 hours' as at) as start;
    insert into ${schema}.invoice (id, day, gross_cents, is_settled, has_failed)
    select gen_random_uuid(), date '2017-01-01' + n / 28, 5900, n % 500 <> 0, n % 1000 = 0
    from generate_series(1, ${INVOICES}) as n;
    insert into ${schema}.document_day (day, kind, documents, net_cents, vat_cents, gross_cents)
    select day, 'invoice', count(*), sum(4958), sum(942), sum(5900) from ${schema}.invoice group by day;
    insert into ${schema}.reviewer (account_id) select account_id from ${schema}.subscription where notice_on is null;
    insert into ${schema}.conversation_day (day, conversation_id, has_asked, has_assistant, has_person)
    select date '2017-01-01' + n / 14, gen_random_uuid(), true, true, n % 4 = 0 from generate_series(1, ${TALKS}) as n`);
  const owner = createPool({ url: database.ownerUrl, max: 1, applicationName: 'sternklar-tests' });
  await owner.query(
    `analyze ${['subscription', 'invoice', 'document_day', 'conversation_day', 'reviewer'].map((table) => `${schema}.${table}`).join(', ')}`,
  );
  await owner.end();
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

interface Plan {
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
}
type Asked = Pick<pg.QueryConfig, 'text' | 'values'>;

/** A pool that also tells how many pages of the tables its queries read. */
const counting = () => {
  let pages = 0;
  const query = async ({ text, values = [] }: Asked) => {
    const { rows } = await pool.query<{ 'QUERY PLAN': readonly Plan[] }>(
      `explain (analyze, buffers, format json) ${text}`,
      values,
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    pages += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
    return pool.query(text, values);
  };
  return { queries: createOwnerFigureQueries(Object.assign(Object.create(pool), { query })), pages: () => pages };
};

it.each(['month', 'quarter', 'year'] as const)(
  `read few pages of ${INVOICES} invoices for a %s and the one before`,
  async (kind) => {
    const period = periodAround(kind, '2025-06-15');
    const { queries, pages } = counting();
    for (const { from, until } of [period, periodBefore(period)]) {
      const { revenue, active } = await queries.during(from, until, NOW);
      expect(revenue.invoices).toBeGreaterThan(800);
      expect(active).toBeGreaterThan(1_000);
    }
    expect(await queries.months(period.until)).toHaveLength(12);
    const { open, failed } = await queries.at(NOW);
    expect([open.invoices, failed.invoices]).toEqual([INVOICES / 500, INVOICES / 1_000]);
    expect(pages()).toBeLessThan(MOST_PAGES);
  },
);
