import { describe, expect, it } from 'vitest';
import { coalesce, createReadings, inBatches } from './requests.ts';

const manual = () => {
  const calls: string[] = [];
  const ends: (() => void)[] = [];
  const work = coalesce((key) => {
    calls.push(key);
    return new Promise<void>((resolve) => void ends.push(resolve));
  });
  return { calls, work, end: () => ends.shift()?.() };
};

describe('coalesced work', () => {
  it('runs once more for any number of calls that came while it ran', async () => {
    const { calls, work, end } = manual();
    const first = work('a');
    const others = [work('a'), work('a'), work('a')];
    end();
    await first;
    await Promise.resolve();
    end();
    await Promise.all(others);
    expect(calls).toEqual(['a', 'a']);
  });

  it('keeps different keys apart', () => {
    const { calls, work } = manual();
    void work('a');
    void work('b');
    expect(calls).toEqual(['a', 'b']);
  });

  it('runs again after a failure', async () => {
    let fail = true;
    const work = coalesce(async () => {
      if (fail) throw new Error('once');
    });
    await expect(work('a')).rejects.toThrow('once');
    fail = false;
    await expect(work('a')).resolves.toBeUndefined();
  });
});

describe('work in batches', () => {
  it('does everything, never more than allowed at once', async () => {
    let running = 0;
    let most = 0;
    const done: number[] = [];
    await inBatches([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      done.push(item);
    });
    expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(3);
  });

  it('does nothing for nothing', async () => {
    await expect(inBatches([], 4, async () => Promise.reject(new Error('never')))).resolves.toBeUndefined();
  });
});

describe('of several readings of one thing', () => {
  it('one that was overtaken by a later one does not count', () => {
    const readings = createReadings();
    const first = readings.begin();
    const second = readings.begin();
    expect(second('list')).toBe(true);
    expect(first('list')).toBe(false);
  });

  it('those that come in as they were begun all count', () => {
    const readings = createReadings();
    const first = readings.begin();
    const second = readings.begin();
    expect(first('list')).toBe(true);
    expect(second('list')).toBe(true);
  });

  it('each thing is counted by itself', () => {
    const readings = createReadings();
    const all = readings.begin();
    const single = readings.begin();
    expect(single('one')).toBe(true);
    expect([all('one'), all('other')]).toEqual([false, true]);
  });
});
