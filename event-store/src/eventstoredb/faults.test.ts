import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { appended, newEvents, wholeLog, writeAlone } from '../contract/log-for-each-test.ts';
import { type EventStore, EventStoreUnavailable, InvalidAppend, type StoredEvent } from '../event-store.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { StreamGone } from './failures.ts';
import { startEventStoreDbDouble } from './testing/event-store-db-double.ts';
import { QUICK, storeOn } from './testing/store-on-double.ts';

/** Follows the log until there are so many events. */
const follow = async (store: EventStore, count: number): Promise<readonly StoredEvent[]> => {
  const seen: StoredEvent[] = [];
  const stop = new AbortController();
  for await (const batch of store.subscribe({ after: 0, signal: stop.signal })) {
    seen.push(...batch);
    if (seen.length >= count) stop.abort();
  }
  return seen;
};

describe('An append', () => {
  test('whose answer is lost is recorded once, and acknowledged', async () => {
    const { double, store } = await storeOn();
    double.breakNext('append', 'answer-lost');
    const recorded = await appended(store, 'stream-a', 0, newEvents(3));
    expect(double.calls('append')).toBe(2);
    expect(await wholeLog(store)).toEqual(recorded);
  });

  test('that is never answered is sent again when its time is over', { tags: 'long' }, async () => {
    const { double, store } = await storeOn({}, { callTimeoutMs: 300 });
    double.breakNext('append', 'no-answer');
    const recorded = await appended(store, 'stream-a', 0, newEvents(2));
    expect(await wholeLog(store)).toEqual(recorded);
  });

  test('is acknowledged although reading it back fails at first', async () => {
    const { double, store } = await storeOn();
    double.breakNext('read', 'refused');
    double.breakNext('read', 'answer-lost');
    expect(await appended(store, 'stream-a', 0, newEvents(4))).toHaveLength(4);
  });

  test('has an unknown outcome when the server stays away, and may be repeated later', async () => {
    const { double, store } = await storeOn({}, { retry: { ...QUICK, attempts: 3 } });
    const events = newEvents(2);
    for (const fault of ['answer-lost', 'refused', 'refused'] as const) double.breakNext('append', fault);
    await expect(store.append('stream-a', 0, events)).rejects.toThrow(EventStoreUnavailable);
    expect(await store.append('stream-a', 0, events)).toMatchObject({ appended: true });
    expect(await wholeLog(store)).toHaveLength(2);
  });

  test('that is larger than the server is set up for is refused alone', async () => {
    const { store } = await storeOn({ maxAppendSize: 1_000 });
    const [event] = newEvents(1);
    if (!event) throw new Error('There is one.');
    await expect(store.append('stream-a', 0, [{ ...event, data: 'x'.repeat(1_001) }])).rejects.toThrow(InvalidAppend);
    await appended(store, 'stream-a', 0);
  });

  test('and a read tell of a stream that somebody deleted in the server', async () => {
    const { double, store } = await storeOn();
    await appended(store, 'stream-a', 0);
    double.log.bury('sternklar.stream-a');
    await expect(store.append('stream-a', 1, newEvents(1))).rejects.toThrow(StreamGone);
    await expect(store.readStream('stream-a')).rejects.toThrow(StreamGone);
  });
});

describe('When the leader is gone', () => {
  test('in the middle of an append, the next one knows whether it was recorded: it is there once', async () => {
    const { double, store } = await storeOn({ nodes: 3 });
    const first = await appended(store, 'stream-a', 0, newEvents(2));
    double.breakNext('append', 'leader-gone');
    const second = await appended(store, 'stream-a', 2, newEvents(3));
    expect(await wholeLog(store)).toEqual([...first, ...second]);
  });

  test('in the middle of a page, the page is read anew from the next one', async () => {
    const { double, store } = await storeOn({ nodes: 3 });
    const recorded = await appended(store, 'stream-a', 0, newEvents(10));
    double.breakNext('read', 'leader-gone');
    expect(await store.readAll(0, 100)).toEqual(recorded);
  });

  test('a subscription goes on at the next one, and at the one after that, without gap or repetition', {
    tags: 'long',
  }, async () => {
    const { double, store } = await storeOn({ nodes: 3 });
    const following = follow(store, 60);
    for (let version = 0; version < 60; version += 1) {
      await appended(store, 'stream-a', version);
      if (version === 10 || version === 30) double.loseLeader();
      if (version === 20) await double.bringBack();
    }
    expect(await following).toEqual(await wholeLog(store));
  });
});

describe('Reading', () => {
  test('never takes half of a page for the whole', async () => {
    const { double, store } = await storeOn({}, { callTimeoutMs: 300 });
    await appended(store, 'stream-a', 0, newEvents(10));
    double.breakNext('read', 'answer-lost');
    expect(await store.readStream('stream-a')).toHaveLength(10);
    double.breakNext('read', 'no-answer');
    expect(await store.readAll(0, 100)).toHaveLength(10);
  });

  test('leaves out, in the server, what belongs to others', async () => {
    const { double, store } = await storeOn();
    const other = createEventStoreDbEventStore({ url: double.url, streamPrefix: 'nachbar.' });
    onTestFinished(() => other.close());
    const [ours] = await appended(store, 'stream-a', 0);
    await writeAlone(other, 'stream-a', 10);
    expect(await wholeLog(store)).toEqual([ours]);
    expect(await store.head()).toBe(ours?.position);
    expect(await wholeLog(other)).toHaveLength(10);
    expect(double.log.records.some(({ stream }) => stream.startsWith('$'))).toBe(true);
  });

  test('asks for a newer server when this one tells no positions', async () => {
    const { store } = await storeOn({ tellsNoPositions: true });
    await expect(store.append('stream-a', 0, newEvents(1))).rejects.toThrow('22.6 or newer');
  });
});

describe('A subscription', () => {
  test('goes on without gap or repetition when every connection breaks, again and again', {
    tags: 'long',
  }, async () => {
    const { double, store } = await storeOn();
    const following = follow(store, 100);
    for (let version = 0; version < 100; version += 1) {
      await appended(store, 'stream-a', version);
      if (version % 20 === 10) await double.dropConnections();
    }
    expect(await following).toEqual(await wholeLog(store));
  });

  test('and appends follow the leader when it changes', async () => {
    const { double, store } = await storeOn({ nodes: 3 });
    const following = follow(store, 60);
    for (let version = 0; version < 60; version += 1) {
      await appended(store, 'stream-a', version);
      if (version % 20 === 10) double.changeLeader();
    }
    expect(await following).toEqual(await wholeLog(store));
  });

  test('is told of news by the server instead of asking all the time', async () => {
    const { double, store } = await storeOn({}, { safetyPollMs: 60_000 });
    const other = createEventStoreDbEventStore({ url: double.url });
    onTestFinished(() => other.close());
    const following = follow(store, 20);
    await writeAlone(other, 'stream-a', 20);
    expect(await following).toHaveLength(20);
    // One for each of the two.
    expect(double.calls('subscribe')).toBe(2);
  });
});

test('A store is closed in time, whatever its subscription is doing at that moment', { tags: 'long' }, async () => {
  const double = await startEventStoreDbDouble();
  onTestFinished(() => double.close());
  for (let turns = 0; turns < 20; turns += 1) {
    const store = createEventStoreDbEventStore({ url: double.url });
    const ended = follow(store, 1);
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    await store.close();
    expect(await ended).toEqual([]);
  }
});

test('A server that is not there makes the store unavailable, in time', async () => {
  const double = await startEventStoreDbDouble();
  await double.close();
  const store = createEventStoreDbEventStore({ url: double.url, retry: { ...QUICK, attempts: 3 } });
  onTestFinished(() => store.close());
  await expect(store.head()).rejects.toThrow(EventStoreUnavailable);
});
