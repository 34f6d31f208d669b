import { beforeEach, describe, expect, it } from 'vitest';
import type { LiveUpdateRow } from './event-stream-text.ts';
import { createLiveTail, type LiveTail } from './live-tail.ts';

const row = (position: number): LiveUpdateRow => ({ position, accountId: 'account', payload: '{}' });

let committed: LiveUpdateRow[];
let told: number[];
let progress: (() => void) | null;
let readings: number;
let tail: LiveTail;

beforeEach(() => {
  committed = [];
  told = [];
  progress = null;
  readings = 0;
  tail = createLiveTail(
    {
      updatesAfter: async (position, limit) => {
        readings += 1;
        return committed.filter((update) => update.position > position).slice(0, limit);
      },
      visiblePosition: async () => committed.length,
      onProgress: (listener) => {
        progress = listener;
        return () => {
          progress = null;
        };
      },
      logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    },
    (update) => told.push(update.position),
  );
});

const commit = (count: number) => {
  for (let number = 0; number < count; number += 1) committed.push(row(committed.length + 1));
  progress?.();
};
const settled = () => new Promise(setImmediate);

describe('the tail of live updates', () => {
  it('tells what is new since somebody follows, however many at once, by one notice', async () => {
    commit(3);
    expect(await tail.follow()).toBe(3);
    await settled();
    commit(1_234);
    await settled();
    expect(told).toEqual(Array.from({ length: 1_234 }, (_, index) => index + 4));
  });

  it('is read once, however many follow', async () => {
    await Promise.all([tail.follow(), tail.follow(), tail.follow()]);
    await settled();
    const before = readings;
    commit(1);
    await settled();
    expect([told, readings - before]).toEqual([[1], 1]);
    expect(await tail.follow()).toBe(1);
  });

  it('leaves out nothing that became visible while its beginning was looked up', async () => {
    const following = tail.follow();
    commit(2);
    const from = await following;
    await settled();
    expect([1, 2].filter((position) => position > from && !told.includes(position))).toEqual([]);
    expect(await tail.follow()).toBe(2);
  });

  it('rests when nobody follows, and begins anew with now', async () => {
    await tail.follow();
    tail.rest();
    await settled();
    expect(progress).toBeNull();
    commit(2);
    expect(await tail.follow()).toBe(2);
    await settled();
    expect(told).toEqual([]);
  });
});
