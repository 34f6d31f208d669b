import { expect, it } from 'vitest';
import { growingBatches } from './growing-batches.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it('tests run in batches that grow, in their order, each once', () => {
  const batches = growingBatches(numbers(77));
  expect(batches.map(({ length }) => length)).toEqual([6, 18, 53]);
  expect(batches.flat()).toEqual(numbers(77));
});

it('a few are one batch, and none are none', () => {
  expect(growingBatches(numbers(4))).toEqual([numbers(4)]);
  expect(growingBatches([])).toEqual([]);
});
