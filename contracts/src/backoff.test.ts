import { describe, expect, it } from 'vitest';
import { BACKOFF_OF_SCREENS, backoffMs, spreadBackoffMs } from './backoff.ts';

describe('the wait between tries', () => {
  it('doubles up to its limit, and stays there however often it fails', () => {
    const waits = [1, 2, 3, 4, 5, 2_000].map((failures) => backoffMs({ firstMs: 50, longestMs: 300 }, failures));
    expect(waits).toEqual([50, 100, 200, 300, 300, 300]);
  });

  it('of screens is one second to thirty', () => {
    const longest = [1, 2, 3, 4, 5, 6, 7, 1_001].map((failures) =>
      spreadBackoffMs(BACKOFF_OF_SCREENS, failures, () => 1),
    );
    expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('begins with what the server asked for, within reason', () => {
    const asked = (firstMs: number, failures: number) =>
      spreadBackoffMs({ ...BACKOFF_OF_SCREENS, firstMs }, failures, () => 1);
    expect([asked(4_000, 1), asked(4_000, 2), asked(999_999_999, 1)]).toEqual([4_000, 8_000, 30_000]);
  });

  it('is spread over half of its length', () => {
    expect([0, 0.5, 1].map((chance) => spreadBackoffMs(BACKOFF_OF_SCREENS, 3, () => chance))).toEqual([
      2_000, 3_000, 4_000,
    ]);
  });
});
