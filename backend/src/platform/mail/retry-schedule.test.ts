import { describe, expect, it } from 'vitest';
import { MAX_ATTEMPTS, waitAfter } from './retry-schedule.ts';

const HOUR_MS = 3_600_000;
const waits = (random: number) => Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => waitAfter(index + 1, random));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the retry schedule', () => {
  it('starts with seconds, so that a hiccup costs a new customer nothing', () => {
    expect(waitAfter(1, 0.5)).toBe(15_000);
    expect(waitAfter(2, 0.5)).toBe(30_000);
  });

  it('gives up after about a day', () => {
    expect(sum(waits(0.5)) / HOUR_MS).toBeGreaterThan(22);
    expect(sum(waits(0.5)) / HOUR_MS).toBeLessThan(26);
  });

  it('never waits longer than two hours and spreads by a fifth to either side', () => {
    expect(Math.max(...waits(0.5))).toBe(2 * HOUR_MS);
    expect(waitAfter(1, 0)).toBe(12_000);
    expect(waitAfter(1, 1)).toBe(18_000);
  });
});
