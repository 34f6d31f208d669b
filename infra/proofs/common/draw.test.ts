import { describe, expect, it } from 'vitest';
import { drawn, seedFrom } from './draw.ts';

describe('drawing', () => {
  const all = Array.from({ length: 50 }, (_, index) => index);

  it('gives as many different ones as asked for, and the same for the same seed', () => {
    const five = drawn(all, 5, 17);
    expect(new Set(five).size).toBe(5);
    expect(drawn(all, 5, 17)).toEqual(five);
    expect(drawn(all, 5, 18)).not.toEqual(five);
    expect(drawn(all, 80, 1).toSorted((one, other) => one - other)).toEqual(all);
  });

  it('leaves nobody out for ever', () => {
    const seen = new Set(Array.from({ length: 200 }, (_, seed) => drawn(all, 5, seed)).flat());
    expect(seen.size).toBe(all.length);
  });

  it('keeps a seed that was asked for', () => {
    expect(seedFrom('17')).toBe(17);
    expect(Number.isInteger(seedFrom(undefined))).toBe(true);
  });
});
