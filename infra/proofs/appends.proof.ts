/**
 * `npm run prove appends [-- --rounds 9] [--seconds 2] [--at-once]`: appends to an EventStoreDB, against those of its own client.
 * See docs/proofs/appends.md.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEventStoreDbEventStore } from '@sternklar/event-store/eventstoredb/eventstoredb-event-store';
import { openClientAppends } from '@sternklar/event-store/eventstoredb/testing/client-appends';
import { root } from '../commands/steps.ts';
import { type Appender, writeFor } from './appends/writers.ts';
import { type Proof, runProof } from './common/proof.ts';

const GOALS = [
  { writers: 1, atLeast: 0.8 },
  { writers: 32, atLeast: 0.9 },
  { writers: 128, atLeast: 0.9 },
];
const WARM_UP_MS = 500;
const STAND_IN = join(root, 'event-store/src/eventstoredb/testing/serve-double.ts');

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '2' },
    'at-once': { type: 'boolean', default: false },
  },
});

/** A stand-in in a process of its own, as a server is. */
const startStandIn = async (proof: Proof): Promise<string> => {
  const child = fork(STAND_IN, values['at-once'] ? [] : ['--commits-to-disk']);
  proof.defer(() => child.disconnect());
  const [url] = await once(child, 'message');
  return String(url);
};

/** Each turn opens its own: what follows the log must not follow what the other one writes. */
const inATurn = async (appender: Appender, writers: number): Promise<number> => {
  await writeFor(appender, { writers, ms: WARM_UP_MS });
  const perSecond = await writeFor(appender, { writers, ms: Number(values.seconds) * 1_000 });
  await appender.close();
  return perSecond;
};

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

const inWords = (figures: readonly number[]): string => Math.round(median(figures)).toLocaleString('en');

interface Figures {
  readonly ours: number[];
  readonly theirs: number[];
  readonly ratios: number[];
}

/** By turns, so that both meet the same machine. */
const compare = async (proof: Proof, url: string, writers: number): Promise<Figures> => {
  const figures: Figures = { ours: [], theirs: [], ratios: [] };
  const streamPrefix = `vergleich-${Date.now()}.`;
  const us = async () => {
    figures.ours.push(await inATurn(createEventStoreDbEventStore({ url, streamPrefix }), writers));
  };
  const them = async () => {
    figures.theirs.push(await inATurn(openClientAppends(url), writers));
  };
  for (let round = 0; round < Number(values.rounds) && !proof.signal.aborted; round += 1) {
    for (const turn of round % 2 === 0 ? [them, us] : [us, them]) await turn();
    figures.ratios.push((figures.ours.at(-1) ?? 0) / (figures.theirs.at(-1) ?? 1));
  }
  return figures;
};

await runProof(
  {
    name: 'appends',
    proves: 'appending to an EventStoreDB is about as fast as its own client does it, although each append is told of.',
    limitMs: 900_000,
  },
  async (proof) => {
    const url = process.env.EVENT_STORE_URL ?? (await startStandIn(proof));
    for (const { writers, atLeast } of GOALS) {
      const { ours, theirs, ratios } = await compare(proof, url, writers);
      const ratio = median(ratios);
      const rounds = ratios.map((one) => one.toFixed(2)).join(' ');
      proof.say(
        `${writers} writers: ${inWords(ours)} events/s, its own client ${inWords(theirs)}: ${ratio.toFixed(2)}× (rounds: ${rounds})`,
      );
      if (ratio < atLeast) proof.fault(`With ${writers} writers ${ratio.toFixed(2)}×, at least ${atLeast}×.`);
    }
  },
);
