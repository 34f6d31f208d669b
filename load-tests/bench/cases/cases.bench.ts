import { readFileSync } from 'node:fs';
import { openSession } from '@sternklar/event-store/postgres/session';
import { schemaOf } from '@sternklar/projections/engine/read-model/schema-names';
import { reviewCase } from '@sternklar/projections/reviews/review-case/review-case.projection';
import type { BenchDatabase, BenchServer } from '../lib/databases.ts';
import { count, ms, ratio } from '../lib/format.ts';
import { type Answer, prepareRequest } from '../lib/http-connection.ts';
import { type Latencies, measureInTurn, type Target } from '../lib/http-load.ts';
import { interleaved } from '../lib/interleaved.ts';
import type { Part, PartContext, PartResult } from '../lib/part.ts';
import { adminToken, type BenchProduct, startBenchProduct } from '../lib/product.ts';
import { median } from '../lib/statistics.ts';

const MANY = 50_000;
const FEW = 500;

interface Plan {
  readonly many: number;
  readonly few: number;
  readonly rounds: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
}
const QUICK: Plan = { many: 2_000, few: FEW, rounds: 1, warmUpMs: 200, measureMs: 400 };
const FULL: Plan = { many: MANY, few: FEW, rounds: 41, warmUpMs: 1_000, measureMs: 250 };

const list = (more: Readonly<Record<string, unknown>>): string => {
  const query = { sort: ['next', 'ASC'], range: [0, 24], ...more };
  return `/api/admin/cases?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))}`;
};

/** What staff read all day. */
const READINGS: Readonly<Record<string, string>> = {
  'list, what comes next': list({}),
  'list of one state': list({ filter: { state: 'ready-to-forward' } }),
  'list, what is due': list({ filter: { state: 'answer-to-enter' } }),
  'list, newest first': list({ sort: ['created_at', 'DESC'] }),
  counts: '/api/admin/cases/counts',
};

/** The product on a database with so many open cases. */
const productWith = async (database: BenchDatabase, cases: number): Promise<BenchProduct> => {
  const product = await startBenchProduct(database);
  const session = await openSession({ url: database.ownerUrl, applicationName: 'sternklar-bench' });
  try {
    await session.query(`set search_path to ${schemaOf(reviewCase)}`);
    await session.query(readFileSync(new URL('cases.sql', import.meta.url), 'utf8'), [cases]);
    await session.query(
      `insert into case_count (state, due, cases)
       select state, case when state = 'waiting-for-platform' then moment else '' end, count(*) from review_case group by 1, 2`,
    );
    await session.query('vacuum analyze review_case');
  } finally {
    await session.end();
  }
  return product;
};

const reading = (url: string, path: string, token: string): Target => {
  const request = prepareRequest({ method: 'GET', path, token });
  const check = ({ status, body }: Answer) => {
    if (status !== 200 || body.length < 100) throw new Error(`A list of cases was answered with ${status}.`);
  };
  return { url, nextRequest: () => request, check };
};

const middleOf = (rounds: readonly Latencies[]): Latencies => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
  p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
});

const measure = async (products: readonly BenchProduct[], path: string, plan: Plan): Promise<readonly Latencies[]> => {
  const targets = await Promise.all(
    products.map(async (product) => reading(product.url, path, await adminToken(product))),
  );
  for (const target of targets) await measureInTurn(target, 1, plan.warmUpMs);
  const rounds = await interleaved(targets, plan.rounds, (target) => measureInTurn(target, 1, plan.measureMs));
  return targets.map((target) => middleOf(rounds.get(target) ?? []));
};

const compare = async (server: BenchServer, plan: Plan): Promise<PartResult> => {
  const products: BenchProduct[] = [];
  try {
    products.push(await productWith(await server.create('cases_many'), plan.many));
    products.push(await productWith(await server.create('cases_few'), plan.few));
    const goals: PartResult['goals'][number][] = [];
    const rows: (readonly string[])[] = [];
    for (const [name, path] of Object.entries(READINGS)) {
      const [many, few] = await measure(products, path, plan);
      if (!many || !few) throw new Error('Nothing was measured.');
      const slower = many.p50Ms / few.p50Ms;
      rows.push([name, ms(many.p50Ms), ms(few.p50Ms), `${ratio(slower)}×`, ms(many.p99Ms), ms(few.p99Ms)]);
      goals.push({
        what: `${name}, ${count(plan.many)} open cases, p50`,
        against: `${count(plan.few)} open cases`,
        ratio: slower,
        goal: { atMost: 1.2 },
      });
    }
    const header = ['', 'many, p50 ms', 'few, p50 ms', 'many through few', 'many, p99 ms', 'few, p99 ms'];
    return { goals, tables: [{ title: `${count(plan.many)} open cases against ${count(plan.few)}`, header, rows }] };
  } finally {
    for (const product of products) await product.stop();
  }
};

export const cases: Part = {
  name: 'cases',
  title: 'Open cases at the desk',
  method:
    `Staff read what waits: pages of 25 of GET /api/admin/cases in the orders and with the filters of the desk, and ` +
    `GET /api/admin/cases/counts, with ${count(MANY)} open cases against ${count(FEW)}. Two products in processes of their ` +
    'own on databases of the same PostgreSQL, filled as their events would leave them; a single connection sends its next ' +
    'request when it has its answer. Medians of 41 rounds of a quarter of a second, alternating, so that whatever else the ' +
    'machine does disturbs both alike.',
  run: ({ server, quick }: PartContext) => compare(server, quick ? QUICK : FULL),
};
