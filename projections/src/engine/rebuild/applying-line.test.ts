import { describe, expect, it } from 'vitest';
import type { EventBatch } from '../batches/event-batch.ts';
import { createApplyingLine } from './applying-line.ts';
import type { Replacement } from './replacement.ts';

const batch = (last: number): EventBatch => ({ after: last - 1, last, events: [], undecoded: [] });
const freely = { atOnce: () => 10, giveWay: async () => undefined };
const turnOfEvents = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Tables that note what they are given, and are done with it when they are told. */
const tables = () => {
  const begun: number[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const replacement = {
    applyAndCommit: ({ last }: EventBatch) => {
      begun.push(last);
      const end = Promise.withResolvers<void>();
      ends.push(end);
      return end.promise;
    },
  } as unknown as Replacement;
  return {
    replacement,
    begun,
    end: (index: number) => ends[index]?.resolve(),
    fail: (index: number) => ends[index]?.reject(new Error(`no ${index}`)),
  };
};

describe('batches applied to several tables', () => {
  it('reach quick ones one batch before slow ones, not more, and count once all have them', async () => {
    const [quick, slow] = [tables(), tables()];
    const counted: number[] = [];
    const line = createApplyingLine([quick.replacement, slow.replacement], freely, ({ last }) => counted.push(last));
    await line.add(batch(1));
    quick.end(0);
    const second = line.add(batch(2));
    await turnOfEvents();
    expect([quick.begun, slow.begun, counted]).toEqual([[1, 2], [1], []]);

    slow.end(0);
    await second;
    await turnOfEvents();
    expect([slow.begun, counted]).toEqual([[1, 2], [1]]);

    quick.end(1);
    slow.end(1);
    await line.done();
    expect(counted).toEqual([1, 2]);
  });

  it('end with the first that fails; what is behind it is not applied', async () => {
    const [sound, failing] = [tables(), tables()];
    const counted: number[] = [];
    const line = createApplyingLine([sound.replacement, failing.replacement], freely, ({ last }) => counted.push(last));
    await line.add(batch(1));
    const second = line.add(batch(2));
    sound.end(0);
    failing.fail(0);
    await expect(second).rejects.toThrow('no 0');
    await expect(line.done()).rejects.toThrow('no 0');
    expect([failing.begun, counted]).toEqual([[1], []]);
  });

  it('are written to as many tables at once as the pace allows', async () => {
    const all = [tables(), tables(), tables()];
    const line = createApplyingLine(
      all.map(({ replacement }) => replacement),
      { ...freely, atOnce: () => 2 },
      () => undefined,
    );
    await line.add(batch(1));
    await turnOfEvents();
    expect(all.map(({ begun }) => begun.length)).toEqual([1, 1, 0]);
    all[1]?.end(0);
    await turnOfEvents();
    expect(all.map(({ begun }) => begun.length)).toEqual([1, 1, 1]);
    all[0]?.end(0);
    all[2]?.end(0);
    await line.done();
  });
});
