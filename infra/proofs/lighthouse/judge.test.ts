import { describe, expect, it } from 'vitest';
import { complaintsAbout, type Measurement, medianOf } from './judge.ts';

const good: Measurement = {
  scores: [99, 100, 100, 100],
  firstPaintMs: 1_000,
  largestPaintMs: 1_500,
  blockedMs: 20,
  layoutShift: 0,
  bytes: 200_000,
  failed: [],
};

describe('the judge of what Lighthouse measured', () => {
  it('has nothing to say of a page that reaches the aim', () => {
    expect(complaintsAbout(good)).toEqual([]);
    expect(complaintsAbout({ ...good, scores: [98, 98, 98, 98] })).toEqual([]);
  });

  it('names the category that does not, and what cost the points', () => {
    expect(complaintsAbout({ ...good, scores: [99, 97, 100, 100], failed: ['color-contrast: too low'] })).toEqual([
      'accessibility is rated 97, not 98 at least.',
      'Lighthouse says: color-contrast: too low',
    ]);
  });

  it('does not let a page move while it loads, however well it is rated', () => {
    expect(complaintsAbout({ ...good, layoutShift: 0.02 })).toEqual([
      'The page moves while it loads (layout shift 0.020).',
    ]);
  });

  it('goes by the run in the middle, of an even number by the worse one', () => {
    const runs = [96, 99, 100].map((performance) => ({ ...good, scores: [performance, 100, 100, 100] }));
    expect(medianOf(runs).scores[0]).toBe(99);
    expect(medianOf(runs.slice(0, 2)).scores[0]).toBe(96);
    expect(() => medianOf([])).toThrow();
  });
});
