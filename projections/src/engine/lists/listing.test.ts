import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userList } from '../../accounts/user-list/user-list.projection.ts';
import { allProjections } from '../../projections.ts';
import { createQueries } from '../../queries.ts';
import { reviewList } from '../../reviews/review-list/review-list.projection.ts';
import { accountId } from '../../testing/events.ts';
import { schemaOf } from '../read-model/schema-names.ts';
import { prepareReadModels } from '../schemas/read-model-schemas.ts';
import { COUNT_LIMIT, MAX_PAGE_SIZE } from './list-request.ts';

const ROWS = COUNT_LIMIT + 2_000;
const NOW = new Date('2026-03-02T09:00:00.000Z');

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, max: 2, applicationName: 'sternklar-tests' });
  await prepareReadModels({
    ownerUrl: database.ownerUrl,
    runningRole: new URL(database.url).username,
    projections: allProjections,
  });
  const users = schemaOf(userList);
  await pool.query(
    `insert into ${users}.account (id, email, email_key, language, email_verified, is_admin, is_auditor,
                                   subscribed_until, created_at, status_mails, version, subscription_version)
     select gen_random_uuid(), 'kunde' || n || '@beispiel.de', 'kunde' || n || '@beispiel.de', 'de', false, false, false,
            '-infinity', timestamptz '2026-01-01' + n * interval '1 second', true, 1, 0
     from generate_series(1, ${ROWS}) as n`,
  );
  await pool.query(`update ${users}.account_count set accounts = ${ROWS} where not is_admin`);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const now = new Date('2026-06-01T12:00:00.000Z');
const newestFirst = { field: 'created_at', descending: true };
const emails = (rows: readonly { email: string }[]) => rows.map(({ email }) => email);

describe('a long list', () => {
  it('has an exact total without a filter, and its last page is there', async () => {
    const { rows, total } = await createQueries(pool).users.page(
      {
        offset: ROWS - 2,
        limit: 25,
        sort: newestFirst,
        filter: {},
      },
      now,
    );
    expect(total).toBe(ROWS);
    expect(emails(rows)).toEqual(['kunde2@beispiel.de', 'kunde1@beispiel.de']);
  });

  it('counts a search no further than the limit, and pages it up to there', async () => {
    const page = (offset: number) =>
      createQueries(pool).users.page({ offset, limit: 2, sort: newestFirst, filter: { q: 'beispiel' } }, now);
    const last = await page(COUNT_LIMIT - 1);
    expect(last.total).toBe(COUNT_LIMIT);
    expect(emails(last.rows)).toEqual([`kunde${ROWS - COUNT_LIMIT + 1}@beispiel.de`]);
    expect((await page(COUNT_LIMIT)).rows).toEqual([]);
  });

  it('of one customer is not counted when its first page has all of it, and is when there may be more', async () => {
    const asked: string[] = [];
    const watched = {
      query: (query: string | { text: string }, values?: unknown[]) => {
        asked.push(typeof query === 'string' ? query : query.text);
        return pool.query(query as string, values);
      },
    } as unknown as pg.Pool;
    const [id, other] = [accountId(1), accountId(2)];
    const page = (limit: number, of = id) =>
      createQueries(watched).reviews.pageOfAccount(of, { offset: 0, limit, sort: newestFirst, filter: {} });
    await pool.query(
      `insert into ${schemaOf(reviewList)}.listed_review (id, business_id, account_id, reviewer_name, rating, review_text, good_faith,
         status, created_at, updated_at, version, search_text)
       select gen_random_uuid(), gen_random_uuid(), $1, 'Max', 1, 'Text', true, 'eingereicht',
              timestamptz '2026-01-01' + n * interval '1 minute', '2026-01-01', 1, '' from generate_series(1, 3) as n`,
      [id],
    );
    const counts = () => asked.splice(0).filter((text) => text.includes('count(*)')).length;
    expect([(await page(25)).total, counts()]).toEqual([3, 0]);
    expect([(await page(25, other)).total, counts()]).toEqual([0, 0]);
    const first = await page(2);
    expect([first.rows.length, first.total, counts()]).toEqual([2, 3, 1]);
    expect([(await page(3)).total, counts()]).toEqual([3, 1]);
    await pool.query(`delete from ${schemaOf(reviewList)}.listed_review where account_id = $1`, [id]);
  });

  it('gives no more rows at once than a page may have', async () => {
    const { rows } = await createQueries(pool).users.page(
      { offset: 0, limit: 99_999, sort: newestFirst, filter: {} },
      now,
    );
    expect(rows).toHaveLength(MAX_PAGE_SIZE);
  });
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Subplan Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** All steps of a plan that read or sort on behalf of the page's ids. */
const stepsOf = (node: PlanNode): readonly string[] => [
  [node['Node Type'], node['Index Name']].join(' '),
  ...(node.Plans ?? []).flatMap(stepsOf),
];
const pageOf = (node: PlanNode): PlanNode | undefined =>
  node['Subplan Name'] === 'CTE page' ? node : (node.Plans ?? []).map(pageOf).find((found) => found);

/** Runs a list and answers how PostgreSQL finds its page when it may do some things only if it must. */
const planOf = async (
  unlessNeeded: readonly string[],
  list: (queries: ReturnType<typeof createQueries>) => Promise<unknown>,
) => {
  const client = await pool.connect();
  try {
    for (const step of unlessNeeded) await client.query(`set enable_${step} = off`);
    let steps: readonly string[] = [];
    const explaining = {
      async query(text: string, values: unknown[]) {
        if (text.includes('with page as')) {
          const { rows } = await client.query(`explain (format json) ${text}`, values);
          const page = pageOf(rows[0]['QUERY PLAN'][0].Plan);
          steps = page ? stepsOf(page) : [];
        }
        // A total, so that the page is asked for.
        return { rows: [{ total: 10 }].filter(() => !text.includes('with page as')) };
      },
    };
    await list(createQueries(Object.assign(Object.create(pool), explaining)));
    return steps;
  } finally {
    await client.query('reset all');
    client.release();
  }
};

describe('every list is served by an index, however many rows there are:', () => {
  const lists = {
    users: {
      sorts: ['created_at', 'email'],
      filters: [{}, { is_admin: true }, { role: 'auditor' }, { leaving: true }],
    },
    businesses: { sorts: ['created_at', 'business_name'], filters: [{}, { user_id: accountId(1) }] },
    reviews: {
      sorts: ['created_at', 'updated_at', 'rating', 'status'],
      filters: [
        {},
        { status: 'gelöscht' },
        { rating: 1 },
        { user_id: accountId(1) },
        { business_id: accountId(1) },
        { status: 'gelöscht', rating: [1, 2] },
      ],
    },
    subscriptions: {
      sorts: ['created_at', 'started_at'],
      filters: [{}, { status: 'active' }, { user_id: accountId(1) }],
    },
    conversations: {
      sorts: ['last_activity_at', 'created_at'],
      filters: [{}, { status: 'assistant' }, { user_id: accountId(1) }],
    },
    partners: { sorts: ['created_at', 'name'], filters: [{}, { status: 'paused' }] },
  } as const;
  const cases = Object.entries(lists).flatMap(([name, { sorts, filters }]) =>
    filters.map((filter) => [name as keyof typeof lists, filter, sorts] as const),
  );

  it.each(cases)('%s filtered by %j, in all orders', async (name, filter, sorts) => {
    for (const field of sorts) {
      for (const descending of [true, false]) {
        const steps = await planOf(['seqscan', 'sort', 'incremental_sort'], (queries) =>
          queries[name].page({ offset: 0, limit: 25, sort: { field, descending }, filter }, NOW),
        );
        expect(steps.join(), field).toMatch(/Index/);
        expect(steps.join(), field).not.toMatch(/Seq Scan|Sort/);
      }
    }
  });

  it.each([
    ['users', ['account_search']],
    ['businesses', ['business_search']],
    ['reviews', ['review_search', 'business_search', 'sent_reference_search']],
    ['subscriptions', ['account_search']],
    ['conversations', ['account_search']],
    ['partners', ['partner_search']],
  ] as const)('%s searched by any part of their words', async (name, indexes) => {
    const steps = await planOf(['seqscan', 'indexscan', 'indexonlyscan'], (queries) =>
      queries[name].page({ offset: 0, limit: 25, sort: newestFirst, filter: { q: 'gasthaus' } }, NOW),
    );
    for (const index of indexes) expect(steps).toContain(`Bitmap Index Scan ${index}`);
    expect(steps.join()).not.toMatch(/Seq Scan/);
  });
});

describe('where many customers have reviews', () => {
  beforeAll(async () => {
    const review = `${schemaOf(reviewList)}.review`;
    await pool.query(
      `insert into ${review} (id, business_id, account_id, search_text, rating, status, created_at, updated_at, version)
       select gen_random_uuid(), gen_random_uuid(), md5((n % 500)::text)::uuid, 'gasthaus', 1 + n % 5,
              (array['eingereicht', 'gelöscht', 'nicht_genehmigt'])[1 + n % 3], at, at, 1
       from generate_series(1, 5000) as n, lateral (select timestamptz '2026-01-01' + n * interval '1 second' as at)`,
    );
    const owner = createPool({ url: database.ownerUrl, max: 1, applicationName: 'sternklar-tests' });
    await owner.query(`analyze ${review}`);
    await owner.end();
  });

  it.each(['created_at', 'updated_at', 'rating', 'status'])(
    "a customer's own reviews by %s, which are found by the customer and by nothing else",
    async (field) => {
      for (const filter of [{}, { status: 'gelöscht' }, { rating: 1 }]) {
        const steps = await planOf(['seqscan'], (queries) =>
          queries.reviews.pageOfAccount(accountId(1), {
            offset: 0,
            limit: 25,
            sort: { field, descending: true },
            filter,
          }),
        );
        expect(steps.join()).toMatch(/review_by_account/);
        expect(steps.join()).not.toMatch(/Seq Scan|review_by_(created_at|updated_at|rating|status)/);
      }
    },
  );
});
