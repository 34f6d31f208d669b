import { describe, expect, it } from 'vitest';
import { askLater } from './ask-later.ts';

const MINUTE_MS = 60_000;
const NOW = new Date('2026-03-02T09:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const SPAN_MS = 48 * 60 * MINUTE_MS;
const since = NOW.toISOString();
/** Put off so often, the first time now, and asked again since. */
const troubled = (count: number) => ({ count, since, round: count });

describe('a provider in trouble is asked again', () => {
  it.each([5, 10, 20, 40, 80, 160, 240, 240].map((minutes, before) => [before, minutes] as const))(
    'after %i failures in a row once %i minutes have passed',
    (before, minutes) => {
      const [ms, known] = [before * 60 * MINUTE_MS, before === 0 ? undefined : troubled(before)];
      expect(askLater(known, { spanMs: SPAN_MS, now: later(ms) })).toEqual({
        heldAt: later(ms).toISOString(),
        retryAt: later(ms + minutes * MINUTE_MS).toISOString(),
        troubles: before + 1,
        troubledSince: known ? since : later(ms).toISOString(),
      });
    },
  );

  it('until the span since the first failure is over', () => {
    expect(askLater(troubled(1), { spanMs: SPAN_MS, now: later(SPAN_MS - 1) })).toMatchObject({ troubles: 2 });
    expect(askLater(troubled(1), { spanMs: SPAN_MS, now: later(SPAN_MS) })).toBeNull();
  });
});
