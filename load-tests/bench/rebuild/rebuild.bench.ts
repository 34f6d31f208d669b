import { createPool } from '@sternklar/event-store/postgres/pool';
import { rebuildProjections } from '@sternklar/projections/engine/rebuild/rebuild';
import { allProjections } from '@sternklar/projections/projections';
import { reviewList } from '@sternklar/projections/reviews/review-list/review-list.projection';
import { EVENTS_PER_CUSTOMER, REVIEWS_PER_CUSTOMER } from '../lib/bulk-events.ts';
import { count, ratio } from '../lib/format.ts';
import { interleaved } from '../lib/interleaved.ts';
import { type OpenedLog, openOwnLog } from '../lib/own-log.ts';
import type { Goal, Part, PartContext, PartResult, Table } from '../lib/part.ts';
import { median } from '../lib/statistics.ts';
import { rebuildByEmmett } from './emmett-rebuild.ts';
import { forgetEmmettProgress, insistOnReviews, type PreparedLogs, prepareLogs } from './prepare.ts';

/** Events per reading, for everybody: what a rebuild takes at once by default. */
const BATCH_SIZE = 5_000;

interface Contender {
  readonly name: string;
  readonly events: (logs: PreparedLogs) => number;
  /** Before the clock starts. */
  prepare(logs: PreparedLogs): Promise<void>;
  run(logs: PreparedLogs): Promise<void>;
}

/** Everything new for each run: connections, and a cache without keys. */
const onOwnLog = (name: string, work: (log: OpenedLog, logs: PreparedLogs) => Promise<void>): Contender => ({
  name,
  events: ({ events }) => events,
  prepare: async () => undefined,
  async run(logs) {
    const log = await openOwnLog(logs.own);
    try {
      await work(log, logs);
    } finally {
      await log.close();
    }
  },
});

const readAll = async ({ store, codec }: OpenedLog, decrypting: boolean): Promise<void> => {
  for (let after = 0; ; ) {
    const page = await store.readAll(after, BATCH_SIZE);
    if (decrypting) await codec.decode(page);
    const last = page.at(-1);
    if (!last) return;
    after = last.position;
  }
};

const rebuildOurs = async (log: OpenedLog, { own }: PreparedLogs, names: readonly string[]): Promise<void> => {
  const pool = createPool({ url: own.url, max: 4, applicationName: 'sternklar-bench' });
  try {
    const { store, codec } = log;
    const options = { store, codec, pool, ownerUrl: own.ownerUrl, projections: allProjections, names };
    await rebuildProjections({ ...options, batchSize: BATCH_SIZE });
  } finally {
    await pool.end();
  }
};

const byEmmett = (name: string, what: 'documents' | 'own-review-list'): Contender => ({
  name,
  events: ({ emmettEvents }) => emmettEvents,
  prepare: ({ emmett }) => forgetEmmettProgress(emmett),
  async run({ emmett, emmettEvents }) {
    await rebuildByEmmett(emmett.ownerUrl, what);
    const expected = (emmettEvents / EVENTS_PER_CUSTOMER) * REVIEWS_PER_CUSTOMER;
    await insistOnReviews(emmett, what, expected);
  },
});

const reading = onOwnLog('reading the log alone', (log) => readAll(log, false));
const decrypting = onOwnLog('reading and decrypting', (log) => readAll(log, true));
const allOfOurs = onOwnLog('Sternklar, all read models', (log, logs) => rebuildOurs(log, logs, []));
const reviewsOfOurs = onOwnLog('Sternklar, review list alone', (log, logs) =>
  rebuildOurs(log, logs, [reviewList.name]),
);
const emmettDocuments = byEmmett('emmett, the like as Pongo documents', 'documents');
const emmettReviews = byEmmett('emmett, our review list with our SQL', 'own-review-list');
const CONTENDERS = [reading, decrypting, allOfOurs, reviewsOfOurs, emmettDocuments, emmettReviews];

const QUICK = { rounds: 1, events: 4_000, emmettEvents: 400 };
const FULL = { rounds: 3, events: 1_000_000, emmettEvents: 20_000 };

const run = async ({ server, quick, events, say }: PartContext): Promise<PartResult> => {
  const plan = quick ? QUICK : FULL;
  const wanted = events ?? plan.events;
  say(`writing ${count(wanted)} events`);
  const logs = await prepareLogs(server, { events: wanted, emmettEvents: Math.min(wanted, plan.emmettEvents) });
  const measured = await interleaved(CONTENDERS, plan.rounds, async (contender) => {
    await contender.prepare(logs);
    await server.run('checkpoint');
    const began = performance.now();
    await contender.run(logs);
    const seconds = (performance.now() - began) / 1_000;
    say(`${contender.name}: ${seconds.toFixed(1)} s`);
    return contender.events(logs) / seconds;
  });
  const rates = new Map([...measured].map(([contender, rounds]) => [contender, median(rounds)]));
  const rate = (contender: Contender) => rates.get(contender) ?? Number.NaN;
  return { goals: goalsFrom(rate), tables: [ratesTable(logs, rate)] };
};

const goalsFrom = (rate: (contender: Contender) => number): readonly Goal[] => {
  const what = 'rebuild of all read models';
  const own = rate(allOfOurs);
  return [
    { what, against: emmettDocuments.name, ratio: own / rate(emmettDocuments), goal: { atLeast: 20 } },
    {
      what: 'rebuild of the review list',
      against: emmettReviews.name,
      ratio: rate(reviewsOfOurs) / rate(emmettReviews),
      goal: { atLeast: 5 },
    },
    { what, against: decrypting.name, ratio: own / rate(decrypting), goal: { atLeast: 0.7 } },
    { what, against: reading.name, ratio: own / rate(reading), goal: { atLeast: 0.4 } },
  ];
};

const ratesTable = (logs: PreparedLogs, rate: (contender: Contender) => number): Table => ({
  title: 'Events of the log per second',
  header: ['', 'events in the log', 'events/s', 'ours (all) through theirs'],
  rows: CONTENDERS.map((contender) => [
    contender.name,
    count(contender.events(logs)),
    count(rate(contender)),
    contender === allOfOurs ? '' : `${ratio(rate(allOfOurs) / rate(contender))}×`,
  ]),
});

export const rebuild: Part = {
  name: 'rebuild',
  title: 'Rebuilding read models',
  method:
    'A log of customers, each with a registration, a subscription, two businesses, nine reviews and six decisions; ' +
    'all personal fields (23 per 20 events) are encrypted, half a key per event. A rebuild reads, decrypts and applies ' +
    'everything, makes the indexes and switches. Reading alone takes the same pages from the same store and does ' +
    'nothing with them. emmett rebuilds with its own `rebuildPostgreSQLProjections`, once five Pongo projections of ' +
    'the like, once our review list, its very code and SQL; from a log of the first events in clear, because it takes ' +
    'one event at a time and its reading of the log becomes slower the longer it is, so a smaller one is in its ' +
    'favour. Medians of three rounds, contenders alternating.',
  run,
};
