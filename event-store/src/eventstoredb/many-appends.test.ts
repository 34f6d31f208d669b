import { expect, test } from 'vitest';
import { appended, newEvents, recordedBy, upTo, wholeLog } from '../contract/log-for-each-test.ts';
import { type EventStore, EventStoreUnavailable, InvalidAppend, type StoredEvent } from '../event-store.ts';
import { StreamGone } from './failures.ts';
import { QUICK, storeOn } from './testing/store-on-double.ts';

const AT_ONCE = 40;

const withFirst = async (...options: Parameters<typeof storeOn>) => {
  const { double, store } = await storeOn(...options);
  // From here on the subscription tells what is recorded.
  const first = await appended(store, 'stream-first', 0);
  return { double, store, first };
};

/** Appends two events each to so many streams, all at once. */
const appendToMany = (store: EventStore): Promise<readonly (readonly StoredEvent[])[]> =>
  Promise.all(upTo(AT_ONCE).map((stream) => appended(store, `stream-${stream}`, 0, newEvents(2))));

const inOrder = (recorded: readonly (readonly StoredEvent[])[]): readonly StoredEvent[] =>
  recorded.flat().sort((one, other) => one.position - other.position);

test('Many appends share one call, and each has its own answer', async () => {
  const { double, store, first } = await withFirst();
  const recorded = await appendToMany(store);
  expect(await wholeLog(store)).toEqual(inOrder([first, ...recorded]));
  expect(await store.append('stream-1', 0, newEvents(1))).toEqual({ appended: false, actualVersion: 2 });
  expect(await store.append('stream-none', 7, newEvents(1))).toEqual({ appended: false, actualVersion: 0 });
  expect(double.calls('batch')).toBe(1);
});

test('A connection that breaks in the middle of many loses none, and records none twice', {
  tags: 'long',
}, async () => {
  const { double, store, first } = await withFirst();
  for (const fault of ['answer-lost', 'refused', 'answer-lost'] as const) double.breakNext('append', fault);
  const recorded = await appendToMany(store);
  expect(await wholeLog(store)).toEqual(inOrder([first, ...recorded]));
  expect(double.calls('batch')).toBeGreaterThan(1);
});

test('One that is never answered keeps no other one waiting, and is sent again by another call', {
  tags: 'long',
}, async () => {
  const { double, store, first } = await withFirst({}, { callTimeoutMs: 3_000 });
  double.breakNext('append', 'no-answer');
  const hanging = appended(store, 'stream-0', 0);
  const recorded = await appendToMany(store);
  expect(double.calls('batch')).toBe(1);
  expect(await wholeLog(store)).toEqual(inOrder([first, await hanging, ...recorded]));
  expect(double.calls('batch')).toBe(2);
});

test('A leader that falls, and one that only follows now, are left together', { tags: 'long' }, async () => {
  const { double, store, first } = await withFirst({ nodes: 3 });
  double.breakNext('append', 'leader-gone');
  const recorded = await appendToMany(store);
  await double.bringBack();
  double.changeLeader();
  const more = await Promise.all(upTo(AT_ONCE).map((stream) => appended(store, `stream-${stream}`, 2)));
  expect(await wholeLog(store)).toEqual(inOrder([first, ...recorded, ...more]));
});

test('Without a majority, which a member tells by words alone, all are unavailable, and go on when it is back', {
  tags: 'long',
  timeout: 60_000,
}, async () => {
  const { double, store } = await withFirst({ nodes: 3 }, { retry: { ...QUICK, attempts: 3 } });
  double.loseMajority();
  const events = newEvents(2);
  const outcomes = await Promise.allSettled(
    upTo(AT_ONCE).map((stream) => store.append(`stream-${stream}`, 0, stream === 1 ? events : newEvents(2))),
  );
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: expect.any(EventStoreUnavailable) });
  await double.bringBack();
  let outcome = null;
  while (outcome === null) outcome = await store.append('stream-1', 0, events).catch(() => null);
  expect(recordedBy(outcome)).toHaveLength(2);
  expect(await wholeLog(store)).toHaveLength(3);
});

test('What is refused for itself, is refused alone: no right, a tombstone, too large', async () => {
  const { double, store, first } = await withFirst({ closedStreams: 'sternklar.closed', maxAppendSize: 5_000 });
  await appended(store, 'gone', 0);
  double.log.bury('sternklar.gone');
  const large = newEvents(1).map((event) => ({ ...event, data: 'x'.repeat(5_001) }));
  const [recorded] = await Promise.all([
    appendToMany(store),
    expect(store.append('closed', 0, newEvents(1))).rejects.toThrow(EventStoreUnavailable),
    expect(store.append('closed', 0, newEvents(1))).rejects.toThrow('access-denied'),
    expect(store.append('gone', 1, newEvents(1))).rejects.toThrow(StreamGone),
    expect(store.append('large', 0, large)).rejects.toThrow(InvalidAppend),
  ]);
  const log = await wholeLog(store);
  expect(log.filter(({ streamId }) => streamId !== 'gone')).toEqual(inOrder([first, ...recorded]));
  expect(double.calls('batch')).toBe(1);
});

test('A server whose clock is far ahead takes them: no deadline of ours is compared with it', async () => {
  const { store } = await withFirst({ now: () => new Date(Date.now() + 3_600_000) });
  expect(await appendToMany(store)).toHaveLength(AT_ONCE);
});

test('One that is large does not keep the others waiting behind it: it has a call of its own', {
  tags: 'long',
}, async () => {
  const { double, store } = await withFirst();
  const large = newEvents(1).map((event) => ({ ...event, data: JSON.stringify('x'.repeat(2_000_000)) }));
  const [recorded] = await Promise.all([appended(store, 'large', 0, large), appendToMany(store)]);
  expect(recorded[0]?.data).toBe(large[0]?.data);
  expect(double.calls('batch')).toBe(1);
});
