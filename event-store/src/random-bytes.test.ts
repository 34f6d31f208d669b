import { expect, test } from 'vitest';
import { createRandomBytes } from './random-bytes.ts';

test('Random bytes are given to nobody twice, however often new ones are drawn', () => {
  const next = createRandomBytes(12, 5);
  const given = Array.from({ length: 1_000 }, () => next().toString('hex'));
  expect(given.every((bytes) => bytes.length === 24)).toBe(true);
  expect(new Set(given).size).toBe(given.length);
});
