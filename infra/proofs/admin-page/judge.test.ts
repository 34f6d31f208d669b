import { describe, expect, it } from 'vitest';
import { complaintAbout, quantile, renderComparison } from './judge.ts';

describe('quantile', () => {
  it('is the value that a share of the others does not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([quantile(hundred, 0.5), quantile(hundred, 0.95), quantile([7], 0.95)]).toEqual([51, 96, 7]);
    expect(() => quantile([], 0.5)).toThrow('Nothing');
  });
});

describe('a comparison', () => {
  const first = { what: 'first row', theirs: 800, atMost: 0.45 };

  it('is fine up to its limit', () => {
    expect(complaintAbout({ ...first, ours: 360 })).toBeNull();
    expect(renderComparison({ ...first, ours: 360 })).toBe('first row: 360 ms against 800 ms, 0.45× (at most 0.45×)');
  });

  it('is complained about above it', () => {
    expect(complaintAbout({ ...first, ours: 400 })).toContain('0.50×');
  });
});
