import { describe, expect, test } from 'vitest';
import type { EventStore, StoredEvent, SubscribeOptions } from '../event-store.ts';
import { allPositions, appended, logForEachTest, newEvents, upTo, writeAlone } from './log-for-each-test.ts';
import type { LogUnderTest } from './log-under-test.ts';

export const subscribingContract = (createLog: () => Promise<LogUnderTest>): void => {
  const log = logForEachTest(createLog);

  describe('a subscription', () => {
    test('catches up from where it is told, in batches no larger than asked', async () => {
      const { store } = log();
      await appended(store, 'stream-a', 0, newEvents(23));
      const all = await allPositions(log());
      const batches = await take(store, { after: all[2] ?? 0, maxBatchSize: 7 }, 20);
      expect(batches.every((batch) => batch.length <= 7)).toBe(true);
      expect(batches.flat()).toEqual(all.slice(3));
    });

    test('goes live without gap or repetition while writers are writing, for every subscriber', {
      tags: 'long',
    }, async () => {
      const { store, other } = log();
      await writeAlone(store, 'stream-before', 20);
      const before = await allPositions(log());
      const followers = [
        take(store, { after: 0, maxBatchSize: 5 }, 320),
        take(store, { after: 0 }, 320),
        take(other, { after: before[9] ?? 0, maxBatchSize: 1 }, 310),
        take(other, { after: 0, maxBatchSize: 500 }, 320),
      ];
      await Promise.all(upTo(30).map((writer) => writeAlone(writer % 2 ? store : other, `stream-${writer}`, 10)));
      const [small, usual, later, large] = (await Promise.all(followers)).map((batches) => batches.flat());
      const all = await allPositions(log());
      expect(all).toHaveLength(320);
      expect(small).toEqual(all);
      expect(usual).toEqual(all);
      expect(later).toEqual(all.slice(10));
      expect(large).toEqual(all);
    });

    test('waits at the end of the log and hears of each new event, also from another process', async () => {
      const { store, other } = log();
      const positions = follow(store, { after: 0 });
      for (const version of upTo(20)) {
        const next = positions.next();
        const recorded = await appended(version % 2 ? store : other, 'stream-a', version - 1);
        expect((await next).value).toEqual(positionsOf(recorded));
      }
      await positions.return();
    });

    test('gives the events as they are read', async () => {
      const { store } = log();
      const recorded = await appended(store, 'stream-a', 0, newEvents(3));
      const stop = new AbortController();
      for await (const batch of store.subscribe({ after: 0, signal: stop.signal })) {
        expect(batch).toEqual(recorded);
        stop.abort();
      }
    });

    test('reads the next batch only when its consumer asks for it', async () => {
      const { store } = log();
      const first = await appended(store, 'stream-a', 0, newEvents(2));
      const positions = follow(store, { after: 0 });
      expect((await positions.next()).value).toEqual(positionsOf(first));
      const third = await appended(store, 'stream-a', 2, newEvents(1));
      const fourth = await appended(store, 'stream-a', 3, newEvents(1));
      expect((await positions.next()).value).toEqual(positionsOf([...third, ...fourth]));
      await positions.return();
    });

    test('ends quietly when it is aborted: before it starts, between batches, and while it waits', async () => {
      const { store } = log();
      const first = await appended(store, 'stream-a', 0);
      const endOf = (recorded: readonly StoredEvent[]) => recorded.at(-1)?.position ?? 0;
      const before = follow(store, { after: 0, signal: AbortSignal.abort() });
      expect(await before.next()).toEqual({ done: true, value: undefined });

      const between = new AbortController();
      const positions = follow(store, { after: 0, signal: between.signal });
      expect((await positions.next()).value).toEqual(positionsOf(first));
      between.abort();
      expect(await positions.next()).toEqual({ done: true, value: undefined });

      const waiting = new AbortController();
      const atTheEnd = follow(store, { after: endOf(first), signal: waiting.signal }).next();
      const second = await appended(store, 'stream-b', 0);
      expect((await atTheEnd).value).toEqual(positionsOf(second));
      const nothingMore = follow(store, { after: endOf(second), signal: waiting.signal }).next();
      waiting.abort();
      expect(await nothingMore).toEqual({ done: true, value: undefined });
    });

    test('that is left does not disturb the others', async () => {
      const { store } = log();
      await appended(store, 'stream-a', 0);
      const staying = follow(store, { after: 0 });
      const leaving = follow(store, { after: 0 });
      await Promise.all([staying.next(), leaving.next()]);
      await leaving.return();
      const next = staying.next();
      const second = await appended(store, 'stream-a', 1);
      expect((await next).value).toEqual(positionsOf(second));
      await staying.return();
    });

    test('ends quietly when its store is closed', async () => {
      const { store } = log();
      const next = follow(store, { after: 0 }).next();
      await store.close();
      expect(await next).toEqual({ done: true, value: undefined });
    });

    test('refuses a position or a batch size that makes no sense', async () => {
      const { store } = log();
      await expect(follow(store, { after: -1 }).next()).rejects.toThrow(RangeError);
      await expect(follow(store, { after: 0, maxBatchSize: 0 }).next()).rejects.toThrow(RangeError);
    });
  });
};

const positionsOf = (events: readonly StoredEvent[]): readonly number[] => events.map(({ position }) => position);

type FollowOptions = Omit<SubscribeOptions, 'signal'> & Partial<Pick<SubscribeOptions, 'signal'>>;

/** The positions of each batch. */
async function* follow(store: EventStore, options: FollowOptions): AsyncGenerator<readonly number[], void, void> {
  const left = new AbortController();
  const signal = AbortSignal.any([left.signal, ...(options.signal ? [options.signal] : [])]);
  try {
    for await (const batch of store.subscribe({ ...options, signal })) yield batch.map(({ position }) => position);
  } finally {
    left.abort();
  }
}

/** The positions of each batch until there are so many, and nothing comes twice. */
const take = async (store: EventStore, options: FollowOptions, count: number): Promise<(readonly number[])[]> => {
  const batches: (readonly number[])[] = [];
  for await (const batch of follow(store, options)) {
    batches.push(batch);
    if (batches.flat().length >= count) break;
  }
  return batches;
};
