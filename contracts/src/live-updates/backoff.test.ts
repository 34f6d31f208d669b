import { describe, expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';

describe('the wait before a reconnect', () => {
  it('doubles from one second to thirty', () => {
    const longest = [0, 1, 2, 3, 4, 5, 6, 1_000].map((attempt) => backoffMs(attempt, () => 1));
    expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('begins with what the server asked for, within reason', () => {
    expect(backoffMs(0, () => 1, 4_000)).toBe(4_000);
    expect(backoffMs(1, () => 1, 4_000)).toBe(8_000);
    expect(backoffMs(0, () => 1, 999_999_999)).toBe(30_000);
  });

  it('is spread over half of its length', () => {
    expect(backoffMs(2, () => 0)).toBe(2_000);
    expect(backoffMs(2, () => 0.5)).toBe(3_000);
  });
});
