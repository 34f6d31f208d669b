import { describe, expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

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
