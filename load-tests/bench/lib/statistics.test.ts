import { expect, it } from 'vitest';
import { median, quantile } from './statistics.ts';

it('takes the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 7])).toBe(6);
  expect(median([4])).toBe(4);
});

it('takes the value that a share of the others lies below', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(values, 0)).toBe(1);
  expect(quantile(values, 0.99)).toBe(100);
  expect(quantile(values, 1)).toBe(100);
  expect(() => quantile([], 0.5)).toThrow('nothing');
});
