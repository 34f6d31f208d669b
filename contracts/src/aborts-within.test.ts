import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { abortsWithin } from './aborts-within.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('aborts after a while without a sign of life', () => {
  const { signal, alive } = abortsWithin(100, new AbortController().signal);
  vi.advanceTimersByTime(99);
  alive();
  vi.advanceTimersByTime(99);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

it('aborts with the other signal, also with one that has aborted already', () => {
  const other = new AbortController();
  const { signal } = abortsWithin(100, other.signal);
  other.abort();
  expect(signal.aborted).toBe(true);
  expect(abortsWithin(100, other.signal).signal.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves nothing behind when it is no longer needed', () => {
  const { stop } = abortsWithin(100, new AbortController().signal);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
