import { expect, it } from 'vitest';
import { streamCapacity } from './stream-capacity.ts';

const GB = 1_000_000_000;

it('a process keeps as many streams as wanted, as far as open files and memory go', () => {
  expect(streamCapacity(10_000, { openFiles: 1_048_576, heapBytes: 4 * GB })).toBe(10_000);
  expect(streamCapacity(10_000, { openFiles: Number.POSITIVE_INFINITY, heapBytes: 4 * GB })).toBe(10_000);
  expect(streamCapacity(10_000, { openFiles: 4_096, heapBytes: 4 * GB })).toBe(3_896);
  expect(streamCapacity(10_000, { openFiles: 1_048_576, heapBytes: 0.25 * GB })).toBe(5_000);
  expect(streamCapacity(10, { openFiles: 100, heapBytes: GB })).toBe(1);
});
