import { setTimeout as delay } from 'node:timers/promises';
import type { Proof } from '../common/proof.ts';
import type { Stage } from '../common/stage.ts';
import { atMost, inWords, type People, timesOf } from './people.ts';
import type { LogServer } from './server.ts';

/** What is promised of a server that others use too. */
const READY_WITHIN_MS = 10_000;
const VISIBLE_WITHIN_MS = 100;
const IDLE_CALLS_A_SECOND = 10;
/** A place is told after 10,000 records, and looked for each second. */
const IDLE_RECORDS = 200_000;
const OTHERS_A_SECOND = 5_000;
const EVERY_MS = 50;
const TIMES = 60;
const TIMES_AS_LONG = 1.5;
/** Noise of a busy machine; a wake-up that is lost, and found by the next look, costs up to a second. */
const NOISE_MS = { middle: 10, slowest: 200 } as const;

interface Idleness {
  readonly ms: number;
  readonly when: string;
  /** Records that have to be gone through, and once only. */
  readonly once?: number;
}

const idle = async (proof: Proof, { seen }: LogServer, { ms, when, once = 0 }: Idleness): Promise<void> => {
  if (!seen) return;
  const before = { considered: seen.considered(), calls: seen.calls() };
  await delay(ms);
  const seconds = ms / 1_000;
  const considered = seen.considered() - before.considered;
  const calls = (seen.calls() - before.calls) / seconds;
  proof.say(
    `idle ${when}: ${calls.toFixed(1)} calls a second, ${considered.toLocaleString('en')} records in ${seconds} s`,
  );
  atMost(proof, `Calls a second while idle ${when}`, { is: calls, most: IDLE_CALLS_A_SECOND });
  atMost(proof, `Records gone through while idle ${when}`, {
    is: considered,
    most: once + IDLE_RECORDS,
  });
};

interface Among {
  readonly stage: Stage;
  readonly server: LogServer;
  readonly people: People;
  readonly records: number;
  /** How long nobody does anything, each time. */
  readonly idleMs: number;
}

/** Millions of records of others behind our last event: idle, written to, started again; then while others write. */
export const amongOthers = async (
  proof: Proof,
  { stage, server, people, records, idleMs: ms }: Among,
): Promise<void> => {
  await timesOf(people, 10);
  const alone = await timesOf(people, TIMES);
  proof.say(`alone: ${inWords(alone)}`);
  await idle(proof, server, { ms, when: 'alone' });

  await server.writeOthers(records);
  proof.say(`${records.toLocaleString('en')} records of others behind our last event`);
  await idle(proof, server, { ms, when: 'behind them', once: records });
  const first = await people.untilVisible();
  proof.say(`the next one is visible after ${first.toFixed(0)} ms`);
  atMost(proof, 'Milliseconds until visible behind others', { is: first, most: VISIBLE_WITHIN_MS });

  await stage.product().stop();
  await server.writeOthers(records);
  const before = server.seen?.considered() ?? 0;
  const began = performance.now();
  await stage.start();
  const ready = performance.now() - began;
  const considered = (server.seen?.considered() ?? 0) - before;
  proof.say(
    `started again with as many more that nobody has passed: ready after ${(ready / 1_000).toFixed(1)} s, ${considered.toLocaleString('en')} records gone through`,
  );
  atMost(proof, 'Milliseconds until ready', { is: ready, most: READY_WITHIN_MS });
  await timesOf(people, 10);
  const again = await people.untilVisible();
  proof.say(`and the next one visible after ${again.toFixed(0)} ms`);
  atMost(proof, 'Milliseconds until visible after a start', { is: again, most: VISIBLE_WITHIN_MS });

  const writing = setInterval(() => {
    server.writeOthers((OTHERS_A_SECOND * EVERY_MS) / 1_000).catch(() => undefined);
  }, EVERY_MS);
  const beside = await timesOf(people, TIMES);
  await idle(proof, server, { ms, when: 'while others write 5,000 a second' });
  clearInterval(writing);
  proof.say(`while others write 5,000 a second: ${inWords(beside)}`);
  for (const kind of ['middle', 'slowest'] as const)
    atMost(proof, `Milliseconds until visible, ${kind}, while others write`, {
      is: beside[kind],
      most: alone[kind] * TIMES_AS_LONG + NOISE_MS[kind],
    });
};
