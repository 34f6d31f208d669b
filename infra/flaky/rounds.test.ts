import { expect, it } from 'vitest';
import { failedAtLeastOnce, roundOf } from './rounds.ts';

it('a round follows from its seed', () => {
  expect(roundOf(42)).toEqual(roundOf(42));
  expect(roundOf(42).begins).not.toEqual(roundOf(43).begins);
});

it('rounds begin at many times, and often shortly before a turn of the year', () => {
  const begins = Array.from({ length: 200 }, (_, seed) => roundOf(seed).begins.toISOString());
  expect(new Set(begins).size).toBeGreaterThan(80);
  expect(begins.filter((time) => time.startsWith('2026-12-31T22:59:50')).length).toBeGreaterThan(5);
  expect(begins.every((time) => time > '2026' && time < '2028-04')).toBe(true);
});

it('names each test once that failed at least once, the most frequent first', () => {
  const rounds = [
    { seed: 1, failures: ['a.test.ts: sorts\n    expected 1'] },
    { seed: 2, failures: [] },
    { seed: 3, failures: ['b.test.ts: pages\n    timed out', 'a.test.ts: sorts\n    expected 2'] },
  ];
  expect(failedAtLeastOnce(rounds)).toEqual([
    '2 of 3 (seeds 1, 3): a.test.ts: sorts\n    expected 1',
    '1 of 3 (seeds 3): b.test.ts: pages\n    timed out',
  ]);
  expect(failedAtLeastOnce([{ seed: 1, failures: [] }])).toEqual([]);
});
