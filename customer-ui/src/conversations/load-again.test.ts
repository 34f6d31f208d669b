import { describe, expect, it } from 'vitest';
import { loadAgain } from './load-again.ts';

/** A part that can be loaded after so many failures, and how long was waited in between. */
const partAfter = (failures: number) => {
  const waits: number[] = [];
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  };
  return { load, waits, pause: async (ms: number) => void waits.push(ms) };
};

describe('a part of the app that is loaded later', () => {
  it('is there at once when the line holds', async () => {
    const { load, pause, waits } = partAfter(0);
    expect(await loadAgain(load, pause)).toBe('part');
    expect(waits).toEqual([]);
  });

  it('is tried again after a failure, each time a little later', async () => {
    const { load, pause, waits } = partAfter(2);
    expect(await loadAgain(load, pause)).toBe('part');
    expect(waits).toEqual([1_000, 4_000]);
  });

  it('is given up in the end', async () => {
    const { load, pause, waits } = partAfter(99);
    await expect(loadAgain(load, pause)).rejects.toThrow('Failed to fetch');
    expect(waits).toHaveLength(5);
  });
});
