import { beforeEach, describe, expect, test } from 'vitest';
import { allPositions, appended, countEvents, logForEachTest, newEvents, wholeLog } from './log-for-each-test.ts';
import type { LogUnderTest } from './log-under-test.ts';

export const readingContract = (createLog: () => Promise<LogUnderTest>): void => {
  const log = logForEachTest(createLog);
  const versions = async (options?: { fromVersion?: number; maxCount?: number }) =>
    (await log().store.readStream('stream-a', options)).map(({ version }) => version);
  const positions = async (after: number, maxCount: number) =>
    (await log().store.readAll(after, maxCount)).map(({ position }) => position);

  describe('reading', () => {
    beforeEach(async () => {
      const { store } = log();
      await appended(store, 'stream-a', 0, newEvents(3));
      await appended(store, 'stream-b', 0, newEvents(3));
      await appended(store, 'stream-a', 3, newEvents(2));
    });

    test('a stream gives its own events in their order', async () => {
      expect(await versions()).toEqual([1, 2, 3, 4, 5]);
      const [first, second, third, , , , seventh, eighth] = await allPositions(log());
      const stream = await log().other.readStream('stream-a');
      expect(stream.map(({ position }) => position)).toEqual([first, second, third, seventh, eighth]);
    });

    test('a stream can start at a version and end after a count', async () => {
      expect(await versions({ fromVersion: 3 })).toEqual([3, 4, 5]);
      expect(await versions({ maxCount: 2 })).toEqual([1, 2]);
      expect(await versions({ fromVersion: 2, maxCount: 3 })).toEqual([2, 3, 4]);
      expect(await versions({ fromVersion: 5, maxCount: 10 })).toEqual([5]);
      expect(await versions({ fromVersion: 6 })).toEqual([]);
    });

    test('a stream that does not exist gives nothing', async () => {
      expect(await log().store.readStream('stream-c')).toEqual([]);
      expect(await log().store.readStream('stream-')).toEqual([]);
      expect(await log().store.readStream('STREAM-A')).toEqual([]);
    });

    test('the log gives pages above a position', async () => {
      const all = await allPositions(log());
      expect(await positions(0, 3)).toEqual(all.slice(0, 3));
      expect(await positions(all[2] ?? 0, 3)).toEqual(all.slice(3, 6));
      expect(await positions(all[5] ?? 0, 3)).toEqual(all.slice(6));
      expect(await positions(all[7] ?? 0, 3)).toEqual([]);
      if (log().store.gapless) expect(await positions(1_000_000, 3)).toEqual([]);
      expect((await wholeLog(log().other, 3)).map(({ position }) => position)).toEqual(all);
    });

    test('the head is the newest position', async () => {
      expect(await countEvents(log())).toBe(8);
    });

    test('the event at a position is found by it', async () => {
      for (const event of await wholeLog(log().store)) expect(await log().other.readAt(event.position)).toEqual(event);
    });
  });

  test('an empty log gives nothing, and its head is 0', async () => {
    const { store } = log();
    expect(await store.readAll(0, 10)).toEqual([]);
    expect(await store.head()).toBe(0);
  });
};
