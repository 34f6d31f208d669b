import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { expect, it } from 'vitest';
import { type Look, MOST_LOOKS, ratesOf, withLook } from './course.ts';

const status = (at: string, head: number, lags: readonly number[] = []) =>
  ({ at, log: { head }, read_models: lags.map((lag_events) => ({ lag_events })) }) as unknown as OperationsStatus;
const second = (count: number) => new Date(Date.UTC(2026, 4, 4) + count * 1_000).toISOString();

it('notes the read model that is furthest behind, and nothing where there is none', () => {
  const course = withLook(withLook([], status(second(0), 5)), status(second(5), 9, [0, 3, 1]));
  expect(course).toEqual([
    { at: second(0), head: 5, lag: 0 },
    { at: second(5), head: 9, lag: 3 },
  ]);
});

it('notes no look twice, and forgets the oldest', () => {
  let course: readonly Look[] = [];
  for (let count = 0; count < MOST_LOOKS + 10; count += 1) {
    course = withLook(course, status(second(count), count));
    expect(withLook(course, status(second(count), count))).toBe(course);
  }
  expect([course.length, course[0]?.head]).toEqual([MOST_LOOKS, 10]);
});

it('tells events per minute between two looks, and none of no time or of a log that was put back', () => {
  const look = (at: string, head: number): Look => ({ at, head, lag: 0 });
  expect(ratesOf([])).toEqual([]);
  expect(ratesOf([look(second(0), 0), look(second(5), 10), look(second(5), 20), look(second(10), 3)])).toEqual([
    120, 0, 0,
  ]);
});
