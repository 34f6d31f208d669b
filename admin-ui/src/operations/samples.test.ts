import { describe, expect, it } from 'vitest';
import { ratesOf, type Sample, withSample } from './samples.ts';

const sample = (second: number, head: number, lagEvents = 0): Sample => ({
  at: new Date(Date.UTC(2026, 6, 14, 8, 0, second)).toISOString(),
  head,
  lagEvents,
});

describe('samples of the operators’ page', () => {
  it('tell how many events came a minute, and how far the slowest read model was behind', () => {
    const rates = ratesOf([sample(0, 100), sample(10, 110, 4), sample(20, 110)]);
    expect(rates.map(({ eventsPerMinute, lagEvents }) => [eventsPerMinute, lagEvents])).toEqual([
      [60, 4],
      [0, 0],
    ]);
  });

  it('tell nothing before there are two', () => expect(ratesOf([sample(0, 100)])).toEqual([]));

  it('are not negative when the log was restored from an older backup', () =>
    expect(ratesOf([sample(0, 100), sample(5, 40)])[0]?.eventsPerMinute).toBe(0));

  it('are each taken once, and only the newest are kept', () => {
    const one = withSample([], sample(0, 1));
    expect(withSample(one, sample(0, 1))).toBe(one);
    const many = Array.from({ length: 50 }, (_, second) => sample(second, second)).reduce<readonly Sample[]>(
      withSample,
      [],
    );
    expect(many.map(({ head }) => head)).toEqual(Array.from({ length: 31 }, (_, index) => index + 19));
  });
});
