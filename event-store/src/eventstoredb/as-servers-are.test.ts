import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { appended, newEvent, newEvents } from '../contract/log-for-each-test.ts';
import { InvalidAppend } from '../event-store.ts';
import { plainFirst } from '../testing/plain-first.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { DEFAULT_STREAM_PREFIX } from './stream-prefix.ts';
import { startEventStoreDbDouble } from './testing/event-store-db-double.ts';
import { following, QUICK, storeOn } from './testing/store-on-double.ts';

describe.each([
  { server: 'a server that tells its place when a subscription has caught up', tellsNoEnd: false },
  { server: 'an older one, which does not', tellsNoEnd: true },
])('On $server,', ({ tellsNoEnd }) => {
  plainFirst(1, [32, 30, 31, 33, 63, 64])(
    'nothing is lost when %i events were missed while the connection was gone',
    async (missed) => {
      const { double, store } = await storeOn({ tellsNoEnd });
      const seen = following(store);
      for (const version of [0, 1]) await appended(store, 'stream-a', version);
      await expect.poll(() => seen.length).toBe(2);
      const back = double.dropConnections();
      const unseen = newEvents(missed).map((event) => ({
        ...event,
        contentType: 'application/json',
        data: Buffer.from(event.data),
        metadata: Buffer.from(event.metadata),
      }));
      double.log.append(`${DEFAULT_STREAM_PREFIX}stream-b`, 'no-stream', unseen);
      await back;
      await expect.poll(() => seen.length, { timeout: 10_000 }).toBe(2 + missed);
      // The next record of the log stands where the subscription has said that it is.
      for (const version of [2, 3, 4]) await appended(store, 'stream-a', version);
      await expect.poll(() => seen.length, { timeout: 5_000 }).toBe(5 + missed);
      expect(seen.map(({ id }) => id)).toEqual([
        ...(await store.readStream('stream-a', { maxCount: 2 })).map(({ id }) => id),
        ...unseen.map(({ id }) => id),
        ...(await store.readStream('stream-a', { fromVersion: 3 })).map(({ id }) => id),
      ]);
    },
  );

  test('the end is found although the records of others behind ours are large', {
    tags: 'long',
    timeout: 30_000,
  }, async () => {
    const { double, store } = await storeOn({ tellsNoEnd });
    const [last] = await appended(store, 'stream-a', 0);
    await store.close();
    double.log.writeOthers(600_000, 20_000);
    const reader = createEventStoreDbEventStore({ url: double.url, retry: QUICK, callTimeoutMs: 300 });
    onTestFinished(() => reader.close());
    following(reader);
    expect(await Promise.race([reader.head(), delay(10_000, 'never')])).toBe(last?.position);
  });
});

test('What is recorded just where a remembered stretch of others ends is seen by who follows', async () => {
  const double = await startEventStoreDbDouble();
  const writer = createEventStoreDbEventStore({ url: double.url });
  const [last] = await appended(writer, 'stream-a', 0);
  double.log.writeOthers(30_000);
  const end = double.log.records.reduce((sum, { times, bytes }) => sum + times * bytes, 0);
  const keptGaps = {
    load: async () => ({ gaps: [{ after: last?.position ?? 0, upTo: end }], mark: null }),
    keep: async () => undefined,
    forget: async () => undefined,
  };
  const store = createEventStoreDbEventStore({ url: double.url, keptGaps });
  onTestFinished(async () => {
    await Promise.all([writer.close(), store.close()]);
    await double.close();
  });
  const seen = following(store);
  expect(await store.head()).toBe(last?.position);
  const [event] = await appended(writer, 'stream-a', 1);
  expect(event?.position).toBe(end);
  await appended(writer, 'stream-b', 0);
  await expect.poll(() => seen.length, { timeout: 5_000 }).toBe(3);
});

test('Who has read as many events as wanted does not wait for what lies behind them', async () => {
  const { double, store } = await storeOn();
  const events = await appended(store, 'stream-a', 0, newEvents(3));
  await store.close();
  double.log.writeOthers(3_000_000);
  const reader = createEventStoreDbEventStore({ url: double.url, retry: QUICK });
  onTestFinished(() => reader.close());
  expect(await reader.readAll(0, 3)).toEqual(events);
  expect(await reader.readAll(events[0]?.position ?? 0, 2)).toEqual(events.slice(1));
  expect(double.considered()).toBeLessThan(1_000_000);
});

describe('A member that does not lead and does not know who does', () => {
  test('is not taken for a log without that record', async () => {
    const { double, store } = await storeOn();
    const [event] = await appended(store, 'stream-a', 0);
    double.breakNext('read', 'no-leader-info');
    expect(await store.recordAt(event?.position ?? 0)).toBe(event?.id);
  });

  test('is asked again until it knows', async () => {
    const { double, store } = await storeOn();
    for (const call of ['append', 'append', 'read'] as const) double.breakNext(call, 'no-leader-info');
    const [event] = await appended(store, 'stream-a', 0);
    expect(await store.readAll(0, 10)).toEqual([event]);
  });
});

test('A place in the middle of a record has no record', async () => {
  const { store } = await storeOn();
  const [event] = await appended(store, 'stream-a', 0);
  expect(await store.recordAt((event?.position ?? 0) + 1)).toBeNull();
});

test.each([
  { way: 'among others', size: 2_000 },
  { way: 'by itself', size: 300_000 },
])(
  'One event that is larger than KurrentDB takes is refused, sent $way, and the other appends are not disturbed',
  async ({ size }) => {
    const { double, store } = await storeOn({ maxAppendEventSize: 1_500 });
    await appended(store, 'stream-a', 0);
    const tooLarge = store.append('stream-b', 0, [newEvent({ data: JSON.stringify('x'.repeat(size)) })]);
    const others = Promise.all(Array.from({ length: 20 }, (_, turn) => appended(store, `stream-${turn}`, 0)));
    await expect(tooLarge).rejects.toThrow(InvalidAppend);
    await others;
    expect(double.calls('batch')).toBe(1);
  },
);
