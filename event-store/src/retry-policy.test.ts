import { describe, expect, test } from 'vitest';
import { pauseAfter, sleepUntilAborted, withTimeLimit } from './retry-policy.ts';

describe('retry policy', () => {
  test('pauses double from half a second to a minute', () => {
    const longest = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((failures) => pauseAfter(failures, () => 1));
    expect(longest).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  });

  test('chance takes away up to a half', () => {
    expect([0, 0.5, 1].map((chance) => pauseAfter(3, () => chance))).toEqual([1_000, 1_500, 2_000]);
  });

  test('a sleeper wakes without an error when it is told to stop', async () => {
    await expect(sleepUntilAborted(3_600_000, AbortSignal.abort())).resolves.toBeUndefined();
  });

  test('work that never ends is given up', async () => {
    await expect(withTimeLimit(new Promise(() => {}), 1)).rejects.toThrow('No end after 1 ms.');
    await expect(withTimeLimit(Promise.resolve('done'), 1_000)).resolves.toBe('done');
  });
});
