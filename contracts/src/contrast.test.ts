import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, READABLE_CONTRAST, textColorOn } from './contrast.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#f5c400', '#ffffff', 1.62],
    ['#7a1f35', '#7a1f35', 1],
  ])('of %s and %s is %d, whichever comes first', (one, other, contrast) => {
    expect(contrastOf(one, other)).toBeCloseTo(contrast, 1);
    expect(contrastOf(other, one)).toBe(contrastOf(one, other));
  });

  it('of what is computed for a colour is enough on every colour', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(color, (ground) => contrastOf(textColorOn(ground), ground) >= READABLE_CONTRAST),
      { numRuns: 2_000 },
    );
  });
});
