import { describe, expect, it } from 'vitest';
import { checkpointBack, createTimeBounds } from './time-bounds.ts';

const at = (second: number) => new Date(Date.UTC(2026, 2, 2, 9, 0, second));
const checkpoint = { size: 1, time: at(30) };
const TOLERANCE_MS = 5_000;
const faultsOf = (...seconds: readonly number[]) => {
  const bounds = createTimeBounds([checkpoint], TOLERANCE_MS);
  return seconds.map((second) => bounds.add({ recordedAt: at(second).toISOString() })?.kind ?? null);
};

describe('what a log dates beside a checkpoint that carries a time', () => {
  it('may be behind it by as much as clocks may differ, and no more', () => {
    expect(faultsOf(10, 25)).toEqual([null, null]);
    expect(faultsOf(10, 24)).toEqual([null, 'put-into-past']);
  });

  it('may, among its leaves, be ahead of it by as much, and by the second to which it is rounded', () => {
    expect(faultsOf(36)).toEqual([null]);
    expect(faultsOf(37)).toEqual(['dated-after']);
  });
});

it('A later checkpoint may be behind an earlier one by as much as clocks may differ', () => {
  const next = (second: number) => [checkpoint, { size: 2, time: at(second) }];
  expect(checkpointBack(next(25), TOLERANCE_MS)).toBeNull();
  expect(checkpointBack(next(24), TOLERANCE_MS)).toEqual({ checkpoint: next(24)[1], before: checkpoint });
});
