import { describe, expect, it } from 'vitest';
import { isRetentionOver, keptThroughYear } from './retention.ts';

describe('the retention of an invoice', () => {
  it('is eight years after the year of its issue', () => {
    expect(keptThroughYear(2026)).toBe(2034);
  });

  it.each([
    ['the last moment of the eighth year in Germany', '2034-12-31T22:59:59.999Z', false],
    ['the first moment of the ninth', '2034-12-31T23:00:00.000Z', true],
    ['the year of its issue', '2026-03-02T09:00:00.000Z', false],
  ])('at %s', (_case, now, isOver) => {
    expect(isRetentionOver(2026, new Date(now))).toBe(isOver);
  });
});
