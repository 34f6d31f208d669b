import { KEYS_IN_USE } from '@sternklar/event-store/personal-data/keys-in-use';
import { openSession } from '@sternklar/event-store/postgres/session';
import { processorSecondsOf } from '../../lib/processor-time.ts';
import { ours } from '../append/ours.ts';
import { measureWriters } from '../append/writers.ts';
import type { BenchDatabase } from '../lib/databases.ts';
import { count, ratio } from '../lib/format.ts';
import { interleaved } from '../lib/interleaved.ts';
import type { Part, PartContext, PartResult, Table } from '../lib/part.ts';
import { median } from '../lib/statistics.ts';

const WRITERS = [1, 128];

interface Form {
  readonly name: string;
  /** Whether a process of 0.1.0 is there, beside which the product writes what that can read. */
  readonly isFormer: boolean;
}
const COMMITS: Form = { name: 'Sternklar, boxes that commit', isFormer: false };
const FORMER: Form = { name: 'Sternklar, boxes of 0.1.0', isFormer: true };

interface Cost {
  readonly eventsPerSecond: number;
  /** Of this process and PostgreSQL, for each event. */
  readonly processorMicroseconds: number;
}

/** The product's log on a database of its own; with the lock of a process of 0.1.0, where there is to be one. */
const open = async ({ isFormer }: Form, database: BenchDatabase, closers: AsyncDisposableStack) => {
  if (isFormer) {
    const older = await openSession({ url: database.ownerUrl, applicationName: 'sternklar-bench' });
    closers.defer(() => older.end());
    await older.query('select pg_advisory_lock_shared($1)', [KEYS_IN_USE]);
  }
  const appender = await ours.open(database);
  closers.defer(() => appender.close());
  return appender;
};

const measure = async ({ server, quick }: PartContext, writers: number): Promise<ReadonlyMap<Form, Cost[]>> => {
  const databases = await Promise.all([COMMITS, FORMER].map((_, index) => server.create(`boxes_${index}`)));
  const closers = new AsyncDisposableStack();
  try {
    const opened = await Promise.all(
      [COMMITS, FORMER].map(
        async (form, index) => [form, await open(form, databases[index] as BenchDatabase, closers)] as const,
      ),
    );
    const pace = { warmUpMs: 0, measureMs: quick ? 200 : 1_000 };
    for (const [, appender] of opened) await measureWriters(appender, writers, pace);
    const measured = await interleaved(opened, quick ? 2 : 24, async ([, appender]) => {
      await server.run('checkpoint');
      const before = processorSecondsOf(process.pid);
      const { eventsPerSecond } = await measureWriters(appender, writers, pace);
      const spent = processorSecondsOf(process.pid) - before;
      const events = (eventsPerSecond * pace.measureMs) / 1_000;
      return { eventsPerSecond, processorMicroseconds: (spent * 1_000_000) / events };
    });
    return new Map([...measured].map(([[form], costs]) => [form, [...costs]]));
  } finally {
    await closers.disposeAsync();
    for (const database of databases) await database.drop();
  }
};

/** Median of what each round came to, ours through the former: a round's two turns follow each other. */
const byRound = (measured: ReadonlyMap<Form, Cost[]>, what: keyof Cost): number =>
  median((measured.get(COMMITS) ?? []).map((cost, round) => cost[what] / (measured.get(FORMER)?.[round]?.[what] ?? 0)));

const tableOf = (writers: number, measured: ReadonlyMap<Form, Cost[]>): Table => ({
  title: `${writers} ${writers === 1 ? 'writer' : 'writers'}`,
  header: ['', 'events/s', 'processor time an event, µs'],
  rows: [...measured].map(([form, costs]) => [
    form.name,
    count(median(costs.map(({ eventsPerSecond }) => eventsPerSecond))),
    ratio(median(costs.map(({ processorMicroseconds }) => processorMicroseconds))),
  ]),
});

const run = async (context: PartContext): Promise<PartResult> => {
  const all = new Map<number, ReadonlyMap<Form, Cost[]>>();
  for (const writers of WRITERS) {
    context.say(`${writers} writers`);
    all.set(writers, await measure(context, writers));
  }
  return {
    goals: [...all].flatMap(([writers, measured]) => [
      {
        what: `append with a box that commits, ${writers} ${writers === 1 ? 'writer' : 'writers'}, events/s`,
        against: FORMER.name,
        ratio: byRound(measured, 'eventsPerSecond'),
        goal: { atLeast: 0.97 },
      },
      {
        what: `append with a box that commits, ${writers} ${writers === 1 ? 'writer' : 'writers'}, processor time`,
        against: FORMER.name,
        ratio: byRound(measured, 'processorMicroseconds'),
        goal: { atMost: 1.03 },
      },
    ]),
    tables: [...all].map(([writers, measured]) => tableOf(writers, measured)),
  };
};

export const boxes: Part = {
  name: 'boxes',
  title: 'What it costs that boxes commit to their key',
  method:
    'The same appends as above, everything on, with one personal field to an event, which is the dearest case: several of them ' +
    'shared a box only since boxes commit. The other writes boxes as version 0.1.0 did, since a process of that version ' +
    'seems to be there. Processor time is that of the writing process and PostgreSQL together. Medians of what 24 rounds ' +
    'of a second came to, the two alternating, each in a database of its own, with a checkpoint before each turn.',
  run,
};
