import type { BenchDatabase } from '../lib/databases.ts';
import { count, ms, ratio } from '../lib/format.ts';
import { interleaved } from '../lib/interleaved.ts';
import type { Goal, Part, PartContext, PartResult, Table } from '../lib/part.ts';
import { median } from '../lib/statistics.ts';
import type { AppendContender, Appender } from './appender.ts';
import { emmett } from './emmett.ts';
import { insertAndCommit, openBatchInserter } from './insert.ts';
import { messageDb } from './message-db.ts';
import { ours, oursUnencrypted } from './ours.ts';
import { measureBatches, measureWriters, type Pace, type Throughput } from './writers.ts';

const WRITERS = [1, 32, 128, 512];
const BATCHES = [32, 500];
const CONTENDERS: readonly AppendContender[] = [emmett, messageDb, insertAndCommit, ours, oursUnencrypted];

interface Plan extends Pace {
  readonly rounds: number;
}
const QUICK: Plan = { rounds: 1, warmUpMs: 50, measureMs: 200 };
const FULL: Plan = { rounds: 5, warmUpMs: 500, measureMs: 2_000 };

type ByContender = ReadonlyMap<AppendContender, Throughput>;

/** Everybody with so many writers, on fresh databases. */
const measureAll = async (context: PartContext, writers: number, plan: Plan): Promise<ByContender> => {
  const { server } = context;
  const opened = new Map<AppendContender, Appender>();
  const databases: BenchDatabase[] = [];
  try {
    for (const [index, contender] of CONTENDERS.entries()) {
      const database = await server.create(`append_${index}`);
      databases.push(database);
      opened.set(contender, await contender.open(database));
    }
    const measured = await interleaved([...opened], plan.rounds, async ([, appender]) => {
      // Nobody pays for pages that somebody else has left to be written.
      await server.run('checkpoint');
      return measureWriters(appender, writers, plan);
    });
    return new Map([...measured].map(([[contender], rounds]) => [contender, middleOf(rounds)]));
  } finally {
    for (const appender of opened.values()) await appender.close();
    for (const database of databases) await database.drop();
  }
};

const middleOf = (rounds: readonly Throughput[]): Throughput => ({
  eventsPerSecond: median(rounds.map(({ eventsPerSecond }) => eventsPerSecond)),
  p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
  p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
});

const measureUnchecked = async ({ server }: PartContext, plan: Plan): Promise<ReadonlyMap<number, number>> => {
  const database = await server.create('append_batches');
  const inserter = await openBatchInserter(database);
  try {
    const measured = await interleaved(BATCHES, plan.rounds, async (size) => {
      await server.run('checkpoint');
      return measureBatches(inserter, size, plan);
    });
    return new Map([...measured].map(([size, rounds]) => [size, median(rounds)]));
  } finally {
    await inserter.close();
    await database.drop();
  }
};

const rate = (measured: ByContender, contender: AppendContender): number =>
  measured.get(contender)?.eventsPerSecond ?? Number.NaN;

const throughputTable = (writers: number, measured: ByContender): Table => ({
  title: `${writers} ${writers === 1 ? 'writer' : 'writers'}`,
  header: ['', 'events/s', 'p50 ms', 'p99 ms', 'ours through theirs'],
  rows: [...measured].map(([contender, { eventsPerSecond, p50Ms, p99Ms }]) => [
    contender.name,
    count(eventsPerSecond),
    ms(p50Ms),
    ms(p99Ms),
    contender === ours ? '' : `${ratio(rate(measured, ours) / eventsPerSecond)}×`,
  ]),
});

const uncheckedTable = (unchecked: ReadonlyMap<number, number>, own: number): Table => ({
  title: 'Unchecked INSERT of many rows at once, against ours with 128 writers',
  header: ['rows per INSERT', 'rows/s', 'ours through theirs'],
  rows: [...unchecked].map(([size, rows]) => [String(size), count(rows), `${ratio(own / rows)}×`]),
});

const goalsOf = (measured: ReadonlyMap<number, ByContender>, unchecked: ReadonlyMap<number, number>): Goal[] => {
  const at = (writers: number, contender: AppendContender) => rate(measured.get(writers) ?? new Map(), contender);
  const what = 'append, 128 writers';
  const own = at(128, ours);
  return [
    { what, against: emmett.name, ratio: own / at(128, emmett), goal: { atLeast: 8 } },
    { what, against: messageDb.name, ratio: own / at(128, messageDb), goal: { atLeast: 8 } },
    { what, against: insertAndCommit.name, ratio: own / at(128, insertAndCommit), goal: { atLeast: 2 } },
    ...[...unchecked].map(([size, rows]) => ({
      what,
      against: `unchecked INSERT of ${size} rows`,
      ratio: own / rows,
      goal: { atLeast: 0.6 },
    })),
    {
      what: 'append, 1 writer',
      against: insertAndCommit.name,
      ratio: at(1, ours) / at(1, insertAndCommit),
      goal: { atLeast: 0.7 },
    },
  ];
};

const run = async (context: PartContext): Promise<PartResult> => {
  const plan = context.quick ? QUICK : FULL;
  const measured = new Map<number, ByContender>();
  for (const writers of WRITERS) {
    context.say(`${writers} writers`);
    measured.set(writers, await measureAll(context, writers, plan));
  }
  context.say('unchecked batches');
  const unchecked = await measureUnchecked(context, plan);
  const goals = goalsOf(measured, unchecked);
  const own = rate(measured.get(128) ?? new Map(), ours);
  return {
    goals,
    tables: [...[...measured].map(([writers, all]) => throughputTable(writers, all)), uncheckedTable(unchecked, own)],
  };
};

export const append: Part = {
  name: 'append',
  title: 'Appending to the event log',
  method:
    'Writers in one process append one event each and wait for its commit, with a new stream every five events. ' +
    'Everything on means: the append-only guard, notifications with somebody listening, and the codec, which checks ' +
    'each event against its schema and encrypts its personal text under a key of the stream’s own, made and stored ' +
    'with the first event. The others write the same rows in clear, over ten connections. The unchecked INSERT has no ' +
    'writers who wait: one process sends one full batch after another over two connections. Medians of five rounds of ' +
    'two seconds, contenders alternating, each in a database of its own, with a checkpoint before each turn.',
  run,
};
