import { describe, expect, it } from 'vitest';
import { sliderScale } from './slider-scale.ts';

const START = '2026-01-01T00:00:00.000Z';

describe('a slider over time', () => {
  it('is crossed by few presses of a key, and ends at the end', () => {
    const end = '2026-12-31T13:37:11.000Z';
    const scale = sliderScale(START, end);
    expect(scale.steps).toBeLessThanOrEqual(400);
    expect(scale.momentAt(0)).toBe(START);
    expect(scale.momentAt(scale.steps)).toBe(end);
    expect(scale.stepAt(end)).toBe(scale.steps);
  });

  it('goes by minutes where there is little time', () => {
    const scale = sliderScale(START, '2026-01-01T00:10:00.000Z');
    expect(scale.steps).toBe(10);
    expect(scale.momentAt(3)).toBe('2026-01-01T00:03:00.000Z');
  });

  it('finds the step of a moment, also of one outside', () => {
    const scale = sliderScale(START, '2026-01-01T00:10:00.000Z');
    expect(scale.stepAt('2026-01-01T00:03:59.000Z')).toBe(3);
    expect(scale.stepAt('2025-01-01T00:00:00.000Z')).toBe(0);
    expect(scale.stepAt('2027-01-01T00:00:00.000Z')).toBe(10);
  });

  it('can be moved where there is no time at all', () => {
    expect(sliderScale(START, START)).toMatchObject({ steps: 1 });
  });
});
