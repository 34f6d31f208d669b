import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { appended, newEvents, wholeLog } from '../contract/log-for-each-test.ts';
import type { EventStore } from '../event-store.ts';
import { createEventStoreDbEventStore, type EventStoreDbOptions } from './eventstoredb-event-store.ts';
import { type DoubleOptions, startEventStoreDbDouble } from './testing/event-store-db-double.ts';
import { following } from './testing/store-on-double.ts';

/** More than a read gets past in the time that it has here; `prove event-store` does the same with millions. */
const OTHERS = 600_000;
const callTimeoutMs = 300;

const serverWith = async (options: DoubleOptions = {}) => {
  const double = await startEventStoreDbDouble(options);
  onTestFinished(() => double.close());
  const open = (more: Partial<EventStoreDbOptions> = {}): EventStore => {
    const store = createEventStoreDbEventStore({ url: double.url, callTimeoutMs, ...more });
    onTestFinished(() => store.close());
    return store;
  };
  return { double, open };
};

const within = async (ms: number, holds: () => boolean): Promise<number> => {
  const begin = performance.now();
  while (!holds()) {
    if (performance.now() - begin > ms) throw new Error(`Not within ${ms} ms.`);
    await delay(1);
  }
  return performance.now() - begin;
};

describe.each([
  { server: 'a server that says when a subscription has caught up', tellsNoEnd: false },
  { server: 'an older one, which does not', tellsNoEnd: true },
])(
  'With more records of others than a read gets past behind our last event, on $server,',
  { tags: 'long' },
  ({ tellsNoEnd }) => {
    const withOthers = async () => {
      const { double, open } = await serverWith({ tellsNoEnd });
      const writer = open();
      const [last] = await appended(writer, 'stream-a', 0);
      await writer.close();
      double.log.writeOthers(OTHERS);
      return { double, open, last: last?.position ?? 0 };
    };

    test('the head is found, and what follows it is seen at once by everybody who follows', async () => {
      const { open, last } = await withOthers();
      const store = open();
      const all = Array.from({ length: 20 }, () => following(store, last));
      expect(await store.head()).toBe(last);
      await appended(store, 'stream-b', 0);
      await within(2_000, () => all.every((seen) => seen.length === 1));
    }, 30_000);

    test('nobody goes through them a second time, and an idle product costs nothing', async () => {
      const { double, open, last } = await withOthers();
      const store = open();
      for (let turn = 0; turn < 20; turn += 1) following(store, last);
      await store.head();
      await delay(1_500);
      expect(double.considered()).toBeLessThan(3.1 * OTHERS);
      const before = { considered: double.considered(), reads: double.calls('read') };
      await delay(3_000);
      expect(double.considered() - before.considered).toBeLessThan(20_000);
      expect(double.calls('read') - before.reads).toBeLessThanOrEqual(8);
    }, 30_000);

    test('many who ask for the head before anybody follows, as at a start, go through them together', async () => {
      const { double, open, last } = await withOthers();
      const store = open();
      const heads = await Promise.all(Array.from({ length: 10 }, () => store.head()));
      expect(new Set(heads)).toEqual(new Set([last]));
      expect(double.considered()).toBeLessThan(3.1 * OTHERS);
    }, 30_000);

    test('a reader who stands before them finds what is behind them', async () => {
      const { open, last } = await withOthers();
      const writer = open();
      const behind = await appended(writer, 'stream-b', 0, newEvents(3));
      const reader = open();
      expect(await reader.readAll(last, 10)).toEqual(behind);
      expect(await reader.readAt(last)).toMatchObject({ position: last });
      expect(await wholeLog(reader)).toHaveLength(4);
    }, 30_000);
  },
);

test('What no read gets past in its time is passed all the same', { tags: 'long', timeout: 120_000 }, async () => {
  const { double, open } = await serverWith();
  const writer = open();
  const [first] = await appended(writer, 'stream-a', 0);
  double.log.writeOthers(4 * OTHERS);
  const [second] = await appended(writer, 'stream-b', 0);
  double.log.writeOthers(4 * OTHERS);
  await writer.close();
  const store = open();
  const seen = following(store, first?.position ?? 0);
  await within(60_000, () => seen.length === 1);
  expect(await store.head()).toBe(second?.position);
});

test('While others write thousands a second, ours is seen as fast as alone', {
  tags: 'long',
  timeout: 30_000,
}, async () => {
  const { double, open } = await serverWith();
  const store = open();
  const seen = following(store, 0);
  const times = async (count: number) => {
    const all: number[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      const before = seen.length;
      const begin = performance.now();
      await appended(store, `stream-${crypto.randomUUID()}`, 0);
      await within(5_000, () => seen.length > before);
      all.push(performance.now() - begin);
    }
    return all.sort((one, other) => one - other);
  };
  await times(20);
  const writing = setInterval(() => double.log.writeOthers(250), 50);
  const beside = await times(60);
  clearInterval(writing);
  // A lost wake-up that only the poll finds would take half a second and more.
  expect(beside.at(-1)).toBeLessThan(400);
});
