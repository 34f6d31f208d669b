import { statfs } from 'node:fs/promises';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { openSession } from '@sternklar/event-store/postgres/session';
import { rebuildProjections } from '@sternklar/projections/engine/rebuild/rebuild';
import { allProjections } from '@sternklar/projections/projections';
import { appendEncrypted } from '../append/ours.ts';
import { measureWriters } from '../append/writers.ts';
import type { BenchDatabase } from '../lib/databases.ts';
import { count, ms, ratio } from '../lib/format.ts';
import { prepareRequest } from '../lib/http-connection.ts';
import { measureInTurn, type Target } from '../lib/http-load.ts';
import { interleaved } from '../lib/interleaved.ts';
import { type OpenedLog, openOwnLog } from '../lib/own-log.ts';
import type { Part, PartContext, PartResult } from '../lib/part.ts';
import { adminToken, type BenchProduct, newCustomer, reviewBody, startBenchProduct } from '../lib/product.ts';
import { median } from '../lib/statistics.ts';
import { writeBulkLog } from './bulk-log.ts';

interface Plan {
  readonly small: number;
  readonly large: number;
  readonly rounds: number;
  readonly listMs: number;
  readonly appendMs: number;
}
const QUICK: Plan = { small: 1_000, large: 10_000, rounds: 1, listMs: 200, appendMs: 100 };
/** Few appends, so that the small log stays small. */
const FULL: Plan = { small: 100_000, large: 10_000_000, rounds: 7, listMs: 1_500, appendMs: 300 };

const WRITERS = [1, 128];
/** The worker would sign all of the log and catch up on a year of invoices, which installations do as they come. */
const WITHOUT_WORKER = { ROLE: 'api,projections' };
const REVIEWS_OF_CUSTOMER = 20;
const BYTES_PER_EVENT = 2_500;
const GOAL = { atMost: 1.2 };
const ADMIN_PAGE = `/api/admin/reviews?range=${encodeURIComponent('[0,24]')}&sort=${encodeURIComponent('["created_at","DESC"]')}`;

interface Sized {
  readonly name: string;
  readonly database: BenchDatabase;
}

/** What one thing takes with the small and the large log, in the same unit, less being better. */
interface Comparison {
  readonly what: string;
  readonly unit: 'ms' | 'µs per event';
  readonly small: number;
  readonly large: number;
}

const insistOnSpace = async (folder: string, events: number): Promise<void> => {
  const { bavail, bsize } = await statfs(folder);
  const needed = events * BYTES_PER_EVENT;
  if (bavail * bsize > needed) return;
  throw new Error(`${events} events take up to ${Math.ceil(needed / 1e9)} GB in ${folder}, where there is less free.`);
};

/** As PostgreSQL does by itself, sooner or later: here before, not beside what is measured. */
const vacuum = async ({ ownerUrl }: BenchDatabase): Promise<void> => {
  const session = await openSession({ url: ownerUrl, applicationName: 'sternklar-bench' });
  try {
    await session.query('vacuum (analyze)');
  } finally {
    await session.end();
  }
};

/** A database as an installation with so many events has it: log, streams, read models, reactors up to date. */
const prepare = async (context: PartContext, name: string, events: number): Promise<Sized> => {
  const { server, say } = context;
  const database = await server.create(name);
  const product = await startBenchProduct(database);
  await product.stop();
  const every = Math.max(1_000_000, events / 10);
  await writeBulkLog(database.ownerUrl, events, (written) => {
    if (written % every === 0) say(`${count(written)} of ${count(events)} events written`);
  });
  say(`${count(events)} events written; building read models`);
  const log = await openOwnLog(database);
  const pool = createPool({ url: database.url, max: 4, applicationName: 'sternklar-bench' });
  try {
    const { store, codec } = log;
    await rebuildProjections({ store, codec, pool, ownerUrl: database.ownerUrl, projections: allProjections });
  } finally {
    await pool.end();
    await log.close();
  }
  await vacuum(database);
  say('read models built');
  return { name: `${count(events)} events`, database };
};

const listTargets = async (product: BenchProduct): Promise<readonly Target[]> => {
  const customer = await newCustomer(product);
  for (let review = 0; review < REVIEWS_OF_CUSTOMER; review += 1) {
    const body = reviewBody(customer.businessId);
    await product.call({ method: 'POST', path: '/api/reviews', token: customer.token, body });
  }
  const target = (path: string, token: string): Target => {
    const request = prepareRequest({ method: 'GET', path, token });
    return {
      url: product.url,
      nextRequest: () => request,
      check: ({ status }) => {
        if (status !== 200) throw new Error(`GET ${path} was answered with ${status}.`);
      },
    };
  };
  return [target(ADMIN_PAGE, await adminToken(product)), target(`/api/reviews/${customer.businessId}`, customer.token)];
};

const LISTS = ['admins’ first page of 25 reviews', `customer’s list of ${REVIEWS_OF_CUSTOMER} reviews`];

const compareLists = async (sizes: readonly Sized[], plan: Plan): Promise<readonly Comparison[]> => {
  const products: BenchProduct[] = [];
  try {
    for (const { database } of sizes) products.push(await startBenchProduct(database, WITHOUT_WORKER));
    const targets = await Promise.all(products.map(listTargets));
    const comparisons: Comparison[] = [];
    for (const [index, what] of LISTS.entries()) {
      const both = targets.flatMap((lists) => lists.slice(index, index + 1));
      for (const target of both) await measureInTurn(target, 1, plan.listMs);
      const rounds = await interleaved(both, plan.rounds, (target) => measureInTurn(target, 1, plan.listMs));
      const [small = Number.NaN, large = Number.NaN] = [...rounds.values()].map((each) =>
        median(each.map(({ p50Ms }) => p50Ms)),
      );
      comparisons.push({ what, unit: 'ms', small, large });
    }
    return comparisons;
  } finally {
    for (const product of products) await product.stop();
  }
};

const compareAppends = async ({ server }: PartContext, sizes: readonly Sized[], plan: Plan) => {
  const logs: OpenedLog[] = [];
  try {
    for (const { database } of sizes) logs.push(await openOwnLog(database));
    const comparisons: Comparison[] = [];
    const pace = { warmUpMs: plan.appendMs / 2, measureMs: plan.appendMs };
    for (const writers of WRITERS) {
      const rounds = await interleaved(logs, plan.rounds, async (log) => {
        await server.run('checkpoint');
        const appender = { append: (stream: Parameters<typeof appendEncrypted>[1]) => appendEncrypted(log, stream) };
        return measureWriters({ ...appender, close: log.close }, writers, pace);
      });
      const [small = Number.NaN, large = Number.NaN] = [...rounds.values()].map(
        (each) => 1e6 / median(each.map(({ eventsPerSecond }) => eventsPerSecond)),
      );
      const what = `append, ${writers} ${writers === 1 ? 'writer' : 'writers'}`;
      comparisons.push({ what, unit: 'µs per event', small, large });
    }
    return comparisons;
  } finally {
    for (const log of logs) await log.close();
  }
};

const run = async (context: PartContext): Promise<PartResult> => {
  const plan = context.quick ? QUICK : FULL;
  const large = context.events ?? plan.large;
  await insistOnSpace(context.server.dataDir, plan.small + large);
  const sizes = [await prepare(context, 'size_small', plan.small), await prepare(context, 'size_large', large)];
  const comparisons = [...(await compareLists(sizes, plan)), ...(await compareAppends(context, sizes, plan))];
  const [smallName = '', largeName = ''] = sizes.map(({ name }) => name);
  return {
    goals: comparisons.map(({ what, small, large }) => ({
      what: `${what}, with ${largeName}`,
      against: `with ${smallName}`,
      ratio: large / small,
      goal: GOAL,
    })),
    tables: [
      {
        title: 'Time it takes',
        header: ['', `with ${smallName}`, `with ${largeName}`, 'unit', 'ratio'],
        rows: comparisons.map(({ what, unit, small, large }) => [
          what,
          ms(small),
          ms(large),
          unit,
          `${ratio(large / small)}×`,
        ]),
      },
    ],
  };
};

export const size: Part = {
  name: 'size',
  title: 'A hundred times as many events',
  method:
    'Two logs of the same kind of customers, made in bulk by the owner with personal fields as after an erasure, with ' +
    'all read models built from them. Lists are asked for over HTTP by one connection, of two processes that are ' +
    'everything but worker (which would first sign the log and write the invoices due since); then they end, and writers ' +
    'append with everything on. Medians of seven rounds, the two logs alternating.',
  run,
};
