import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredEvent } from '../event-store.ts';
import { createSharedPages } from './shared-pages.ts';

const event = (position: number): StoredEvent => ({
  id: '00000000-0000-7000-8000-000000000001',
  type: 'SomethingHappened',
  data: 'x'.repeat(10),
  metadata: '',
  streamId: 'stream-a',
  version: position,
  position,
  recordedAt: '2026-03-03T09:00:00.000Z',
});

let head: number;
let reads: [after: number, maxCount: number][];
const read = async (after: number, maxCount: number) => {
  reads.push([after, maxCount]);
  return Array.from({ length: Math.max(0, Math.min(maxCount, head - after)) }, (_, index) => event(after + index + 1));
};
const positionsOf = (events: readonly StoredEvent[]) => events.map(({ position }) => position);
/** Goes through the log from a position to its end, as a subscription does. */
const follow = async (pages: ReturnType<typeof createSharedPages>, after: number, size = 4) => {
  const seen: number[] = [];
  for (let position = after; position < head; position = seen.at(-1) ?? head)
    seen.push(...positionsOf(await pages.readAll(position, size)));
  return seen;
};
const upTo = (last: number, after = 0) => Array.from({ length: last - after }, (_, index) => after + index + 1);
const LIMITS = { size: 4, text: 10_000, keptMs: 1_000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  head = 10;
  reads = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test('Pages are read once by all who go through them, also by those who began in the midst of one', async () => {
  const pages = createSharedPages(read, LIMITS);
  const seen = await Promise.all([follow(pages, 0), follow(pages, 0), follow(pages, 3)]);
  expect(seen).toEqual([upTo(10), upTo(10), upTo(10, 3)]);
  expect(reads).toEqual([
    [0, 4],
    [3, 1],
    [4, 4],
    [8, 4],
  ]);
  expect(await follow(pages, 0)).toEqual(upTo(10));
  expect(reads.slice(4)).toEqual([[8, 4]]);
});

test('The end of the log is read anew each time, by all who ask meanwhile together', async () => {
  const pages = createSharedPages(read, LIMITS);
  expect((await Promise.all([pages.readAll(8, 4), pages.readAll(8, 4)])).map(positionsOf)).toEqual([
    [9, 10],
    [9, 10],
  ]);
  head = 11;
  expect(positionsOf(await pages.readAll(8, 4))).toEqual([9, 10, 11]);
  expect(reads).toEqual([
    [8, 4],
    [8, 4],
  ]);
});

test('Whoever reads in other pieces reads alone', async () => {
  const pages = createSharedPages(read, LIMITS);
  expect(await follow(pages, 0, 5)).toEqual(upTo(10));
  expect(reads).toEqual([
    [0, 5],
    [5, 5],
  ]);
});

test('A read that fails is tried again by whoever asks next', async () => {
  const failing = vi.fn(read).mockRejectedValueOnce(new Error('The connection is lost.'));
  const pages = createSharedPages(failing, LIMITS);
  await expect(pages.readAll(0, 4)).rejects.toThrow('lost');
  expect(positionsOf(await pages.readAll(0, 4))).toEqual(upTo(4));
});

test('No more text is kept than allowed, the least used page goes first, and all of it soon after the last look', async () => {
  head = 100;
  const twoPages = { ...LIMITS, text: 2 * 4 * (10 + event(1).streamId.length + event(1).type.length + 40) };
  const pages = createSharedPages(read, twoPages);
  for (const after of [0, 4, 0, 8, 0, 4]) await pages.readAll(after, 4);
  expect(reads.map(([after]) => after)).toContain(4);
  const before = reads.length;
  await pages.readAll(4, 4);
  expect(reads).toHaveLength(before);
  vi.advanceTimersByTime(1_000);
  await pages.readAll(4, 4);
  expect(reads).toHaveLength(before + 1);
});
