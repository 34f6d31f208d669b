import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { newEvent, upTo } from '../contract/log-for-each-test.ts';
import { type AppendOutcome, EventStoreUnavailable } from '../event-store.ts';
import type { Append } from '../log/append-rules.ts';
import { MAX_APPENDS_PER_BATCH, MAX_BATCH_WEIGHT } from './append-queue.ts';
import { createGroupCommit, LEAST_BESIDE, MAX_BATCHES, MAX_WAITING_APPENDS } from './group-commit.ts';

const append = (streamId: string, data = ''): Append => ({
  streamId,
  expectedVersion: 0,
  events: [newEvent({ data })],
});
const done: AppendOutcome = { appended: false, actualVersion: 7 };
const done20 = Array<AppendOutcome>(20).fill(done);

/** A database whose every flush ends when the test says so. */
const world = () => {
  const flushes: { streams: string[]; end(outcomes?: (AppendOutcome | Error)[]): void; fail(error: Error): void }[] =
    [];
  let onFlush = () => {};
  const group = createGroupCommit((batch) => {
    const flush = Promise.withResolvers<readonly (AppendOutcome | Error)[]>();
    flushes.push({
      streams: batch.map(({ streamId }) => streamId),
      end: (outcomes = batch.map(() => done)) => flush.resolve(outcomes),
      fail: flush.reject,
    });
    onFlush();
    return flush.promise;
  });
  /** The nth flush, once it has begun. */
  const flush = async (number: number) => {
    while (!flushes[number - 1]) {
      await new Promise<void>((resolve) => {
        onFlush = resolve;
      });
    }
    const begun = flushes[number - 1];
    if (!begun) throw new Error('unreachable');
    return begun;
  };
  return { group, flush, flushes };
};

describe('Group commit', () => {
  test('writes a lone append at once', async () => {
    const { group, flush } = world();
    const outcome = group.append(append('a'));
    const first = await flush(1);
    expect(first.streams).toEqual(['a']);
    first.end();
    expect(await outcome).toEqual(done);
  });

  test('tells when what is under way is answered, one way or the other', async () => {
    const { group, flush } = world();
    await group.answered();
    const told: string[] = [];
    const tell = (what: string) => void group.answered().then(() => told.push(what));
    const outcome = group.append(append('a'));
    const first = await flush(1);
    tell('written');
    const failing = group.append(append('b'));
    await nextTurn();
    expect(told).toEqual([]);
    first.end();
    await outcome;
    await nextTurn();
    expect(told).toEqual(['written']);
    const second = await flush(2);
    tell('failed');
    second.fail(new EventStoreUnavailable());
    await expect(failing).rejects.toThrow(EventStoreUnavailable);
    await nextTurn();
    expect(told).toEqual(['written', 'failed']);
  });

  test('collects what arrives while a flush is under way', async () => {
    const { group, flush } = world();
    const early = group.append(append('a'));
    const first = await flush(1);
    const late = ['b', 'c', 'd'].map((streamId) => group.append(append(streamId)));
    first.end();
    await early;
    const second = await flush(2);
    expect(second.streams).toEqual(['b', 'c', 'd']);
    second.end([done, new Error('only c'), done]);
    expect(await Promise.allSettled(late)).toMatchObject([
      { value: done },
      { reason: expect.objectContaining({ message: 'only c' }) },
      { value: done },
    ]);
  });

  test('takes one append per stream into a batch, in the order of arrival, and lets the other streams go first', async () => {
    const { group, flush } = world();
    const all = ['a', 'a', 'b', 'a', 'b', 'c'].map((streamId) => group.append(append(streamId)));
    const batches = [];
    for (const number of upTo(3)) {
      const { streams, end } = await flush(number);
      batches.push(streams);
      if (number === 1) all.push(group.append(append('d')));
      end();
    }
    await Promise.all(all);
    expect(batches).toEqual([['a', 'b', 'c'], ['a', 'b', 'd'], ['a']]);
  });

  test('takes no more appends into a batch than one may have', async () => {
    const { group, flush } = world();
    const most = MAX_BATCHES * MAX_APPENDS_PER_BATCH;
    const all = upTo(most + 1).map((number) => group.append(append(`${number}`)));
    const sizes = [];
    for (const number of upTo(3)) {
      const { streams, end } = await flush(number);
      sizes.push(streams.length);
      end();
    }
    await Promise.all(all);
    expect(sizes).toEqual([MAX_APPENDS_PER_BATCH, MAX_APPENDS_PER_BATCH, 1]);
  });

  test('takes no more text into a batch than one may have, but any single append', async () => {
    const { group, flush } = world();
    const half = 'x'.repeat(MAX_BATCH_WEIGHT / 2);
    const all = [
      group.append(append('small')),
      group.append(append('half', half)),
      group.append(append('huge', half.repeat(3))),
      group.append(append('another half', half)),
    ];
    const batches = [];
    for (const number of upTo(3)) {
      const { streams, end } = await flush(number);
      batches.push(streams);
      end();
    }
    await Promise.all(all);
    expect(batches).toEqual([['small', 'half'], ['huge'], ['another half']]);
  });

  test('fails everybody who waits when the database is unavailable, and nobody who comes later', async () => {
    const { group, flush } = world();
    const waiting = [group.append(append('a'))];
    const first = await flush(1);
    waiting.push(group.append(append('a')), group.append(append('b')));
    first.fail(new EventStoreUnavailable('gone'));
    for (const outcome of await Promise.allSettled(waiting)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(EventStoreUnavailable) });
    }
    const later = group.append(append('c'));
    const second = await flush(2);
    expect(second.streams).toEqual(['c']);
    second.end();
    expect(await later).toEqual(done);
  });

  test('fails only its batch for any other reason', async () => {
    const { group, flush } = world();
    const failing = group.append(append('a'));
    const first = await flush(1);
    const waiting = group.append(append('b'));
    first.fail(new TypeError('a bug'));
    await expect(failing).rejects.toThrow('a bug');
    (await flush(2)).end();
    expect(await waiting).toEqual(done);
  });

  test('refuses appends beyond what may wait', async () => {
    const { group, flush } = world();
    const first = group.append(append('a'));
    const begun = await flush(1);
    const waiting = upTo(MAX_WAITING_APPENDS).map((number) => group.append(append(`stream-${number % 20}`)));
    await expect(group.append(append('b'))).rejects.toThrow(EventStoreUnavailable);
    begun.end();
    await first;
    (await flush(2)).end(done20);
    (await flush(3)).fail(new EventStoreUnavailable('gone'));
    const outcomes = await Promise.allSettled(waiting);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });

  test('closes when all that it took is written, and takes nothing more', async () => {
    const { group, flush } = world();
    const outcomes = [group.append(append('a')), group.append(append('a'))];
    const closed = group.close();
    await expect(group.append(append('b'))).rejects.toThrow(EventStoreUnavailable);
    for (const number of upTo(2)) (await flush(number)).end();
    await closed;
    expect(await Promise.all(outcomes)).toEqual([done, done]);
  });

  describe('with many who wait', () => {
    const many = (count: number, prefix = 'stream') => upTo(count).map((number) => append(`${prefix}-${number}`));
    const sizesOf = (flushes: readonly { streams: readonly string[] }[]) =>
      flushes.map(({ streams }) => streams.length);

    test('shares them evenly among the batches under way, and begins the next one when one is answered', async () => {
      const { group, flush, flushes } = world();
      const all = many(100).map(group.append);
      await flush(MAX_BATCHES);
      expect(sizesOf(flushes)).toEqual([50, 50]);
      all.push(...many(60, 'later').map(group.append));
      await nextTurn();
      expect(flushes).toHaveLength(MAX_BATCHES);
      (await flush(1)).end();
      // As many as are under way beside it, and those left over wait.
      expect((await flush(3)).streams).toHaveLength(55);
      (await flush(2)).end();
      await nextTurn();
      expect(flushes).toHaveLength(3);
      (await flush(3)).end();
      (await flush(4)).end();
      await Promise.all(all);
      expect(sizesOf(flushes)).toEqual([50, 50, 55, 5]);
    });

    test('writes what is in one batch or the other once, in the order of arrival', async () => {
      const { group, flush, flushes } = world();
      const all = many(2 * LEAST_BESIDE).map(group.append);
      for (const number of upTo(2)) (await flush(number)).end();
      await Promise.all(all);
      expect(flushes.flatMap(({ streams }) => streams)).toEqual(upTo(2 * LEAST_BESIDE).map((nr) => `stream-${nr}`));
    });

    test('lets a few wait for the batch under way, and many for a small one', async () => {
      const { group, flush, flushes } = world();
      const large = many(LEAST_BESIDE, 'large').map(group.append);
      await flush(1);
      const few = many(LEAST_BESIDE - 1, 'few').map(group.append);
      await nextTurn();
      expect(flushes).toHaveLength(1);
      (await flush(1)).end();
      await flush(2);
      const others = many(4 * LEAST_BESIDE, 'others').map(group.append);
      await nextTurn();
      expect(sizesOf(flushes)).toEqual([LEAST_BESIDE, LEAST_BESIDE - 1]);
      (await flush(2)).end();
      for (const number of [3, 4]) (await flush(number)).end();
      await Promise.all([...large, ...few, ...others]);
      expect(sizesOf(flushes).slice(2)).toEqual([2 * LEAST_BESIDE, 2 * LEAST_BESIDE]);
    });

    test('has no stream in two batches under way', async () => {
      const { group, flush } = world();
      const twice = [...many(40), ...many(40)].map(group.append);
      const streams = [(await flush(1)).streams, (await flush(2)).streams].flat();
      expect(new Set(streams).size).toBe(streams.length);
      expect(streams).toHaveLength(40);
      (await flush(2)).end();
      // Only what the answered one has left free.
      expect((await flush(3)).streams).toEqual((await flush(2)).streams);
      for (const number of [1, 3, 4]) (await flush(number)).end();
      await Promise.all(twice);
    });

    test('answers each batch by itself, whichever ends first, and fails with one that is unavailable only who waits', async () => {
      const { group, flush } = world();
      const all = many(40).map(group.append);
      const [first, second] = [await flush(1), await flush(2)];
      const waiting = group.append(append('behind'));
      const settled = Promise.allSettled([...all, waiting]);
      const answered = group.answered();
      first.fail(new EventStoreUnavailable('gone'));
      await expect(waiting).rejects.toThrow('gone');
      second.end();
      await answered;
      const byStream = (await settled).map(({ status }) => status);
      expect(byStream.filter((status) => status === 'fulfilled')).toHaveLength(20);
      expect(byStream.slice(20, 40)).toEqual(Array(20).fill('fulfilled'));
      const later = group.append(append('stream-1'));
      (await flush(3)).end();
      expect(await later).toEqual(done);
    });

    test('closes when both are answered', async () => {
      const { group, flush } = world();
      const all = many(40).map(group.append);
      let isClosed = false;
      const closed = group.close().then(() => {
        isClosed = true;
      });
      (await flush(2)).end();
      await Promise.all(all.slice(20));
      await nextTurn();
      expect(isClosed).toBe(false);
      (await flush(1)).end();
      await closed;
      await Promise.all(all);
    });
  });
});
