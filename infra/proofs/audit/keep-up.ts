import { setTimeout as delay } from 'node:timers/promises';
import type { EventStore } from '@sternklar/event-store/event-store';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { v7 } from 'uuid';
import type { Proof } from '../common/proof.ts';
import { timesOf } from './times.ts';

export interface KeepUpTrial {
  readonly store: EventStore;
  readonly log: Pick<TransparencyLog, 'latest'>;
  readonly seconds: number;
}

const PER_SECOND = 1_200;
const TICK_MS = 50;
const LOOK_EVERY_MS = 200;
/** A step may wait for a second of events, and take another one. */
const LAG_AT_MOST_S = 5;
const CAUGHT_UP_WITHIN_MS = 10_000;

const data = JSON.stringify({ text: 'x'.repeat(300) });
const metadata = () =>
  JSON.stringify({
    schemaVersion: 1,
    actor: { kind: 'operator' },
    correlationId: v7(),
    causationId: v7(),
    commandId: v7(),
  });

/** Appends at a steady rate through the store, each event a stream of its own, while the running product builds its tree. */
export const measureKeepingUp = async (proof: Proof, { store, log, seconds }: KeepUpTrial): Promise<void> => {
  const lagNow = async () => {
    const [head, latest] = await Promise.all([store.head(), log.latest()]);
    return head - (latest?.size ?? 0);
  };
  const before = await store.head();
  const appends: Promise<unknown>[] = [];
  const lags: number[] = [];
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1_000;
  const watching = (async () => {
    for (; elapsed() < seconds && !proof.signal.aborted; await delay(LOOK_EVERY_MS)) lags.push(await lagNow());
  })();
  for (let asked = 0; elapsed() < seconds && !proof.signal.aborted; await delay(TICK_MS)) {
    for (const due = Math.floor(elapsed() * PER_SECOND); asked < due; asked += 1) {
      const event = { id: v7(), type: 'SpeedMeasured', data, metadata: metadata() };
      appends.push(store.append(`keep-up-${event.id}`, 0, [event]));
    }
  }
  await Promise.all(appends);
  const appended = (await store.head()) - before;
  const rate = Math.round(appended / elapsed());
  await watching;
  const ended = performance.now();
  while ((await lagNow()) > 0 && performance.now() - ended < CAUGHT_UP_WITHIN_MS) await delay(50);
  const caughtUp = (performance.now() - ended) / 1_000;
  const { median, slow } = timesOf(lags);
  proof.say(
    `kept up: ${appended} events at ${rate} a second; the tree was ${median} leaves behind, 99 of 100 times at most ${slow}, and whole ${caughtUp.toFixed(1)} s after the last`,
  );
  if (rate < 1_000) proof.fault(`Only ${rate} events a second were appended.`);
  if (slow > LAG_AT_MOST_S * PER_SECOND) proof.fault(`The tree fell ${slow} leaves behind.`);
  if ((await lagNow()) > 0) proof.fault('The tree is not whole.');
};
