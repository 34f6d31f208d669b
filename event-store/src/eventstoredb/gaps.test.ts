import { describe, expect, test } from 'vitest';
import { newEvents } from '../contract/log-for-each-test.ts';
import { createGaps } from './gaps.ts';
import { createRecentEvents } from './recent-events.ts';

const MIB = 1024 * 1024;

describe('Gaps', () => {
  test('are read on from behind, by whoever stands at their beginning or in them', () => {
    const gaps = createGaps([{ after: 100, upTo: 10 * MIB }]);
    expect([0, 99, 100, MIB, 10 * MIB, 11 * MIB].map(gaps.beyond)).toEqual([
      0,
      99,
      10 * MIB,
      10 * MIB,
      10 * MIB,
      11 * MIB,
    ]);
  });

  test('grow, and never shrink; what is short is not kept', () => {
    const gaps = createGaps([]);
    gaps.add({ after: 100, upTo: MIB });
    expect(gaps.beyond(100)).toBe(100);
    gaps.add({ after: 100, upTo: 20 * MIB });
    gaps.add({ after: 100, upTo: 10 * MIB });
    expect(gaps.beyond(100)).toBe(20 * MIB);
    expect(gaps.farthest()).toEqual({ after: 100, upTo: 20 * MIB });
  });

  test('are told as grown once, and not those that were known', () => {
    const gaps = createGaps([{ after: 1, upTo: 9 * MIB }]);
    expect(gaps.grown()).toEqual([]);
    gaps.add({ after: 1, upTo: 30 * MIB });
    expect(gaps.grown()).toEqual([{ after: 1, upTo: 30 * MIB }]);
    expect(gaps.grown()).toEqual([]);
  });

  test('are bounded: of very many the longest stay', () => {
    const gaps = createGaps([]);
    for (let index = 0; index < 1_200; index += 1)
      gaps.add({ after: index * 100 * MIB, upTo: index * 100 * MIB + (5 + index) * MIB });
    expect(gaps.beyond(0)).toBe(0);
    expect(gaps.beyond(1_199 * 100 * MIB)).toBeGreaterThan(1_199 * 100 * MIB);
  });
});

describe('Recent events', () => {
  const at = (position: number) => ({
    ...newEvents(1)[0],
    ...{ id: crypto.randomUUID(), type: 'A', data: '{}', metadata: '{}' },
    ...{ streamId: 'a', version: 1, position, recordedAt: '2026-01-01T00:00:00.000Z' },
  });

  test('are given from any place that they reach back to; before it, the log is asked', () => {
    const recent = createRecentEvents(10);
    recent.add([at(20), at(35)]);
    recent.add([at(50)]);
    const positions = (after: number, most = 10) => recent.after(after, most)?.map(({ position }) => position) ?? null;
    expect([positions(9), positions(10), positions(20), positions(40), positions(50)]).toEqual([
      null,
      [20, 35, 50],
      [35, 50],
      [50],
      [],
    ]);
    expect(positions(10, 2)).toEqual([20, 35]);
  });

  test('forget the oldest, and say so', () => {
    const recent = createRecentEvents(0);
    for (let position = 1; position <= 1_500; position += 1) recent.add([at(position)]);
    expect(recent.after(0, 10)).toBeNull();
    expect(recent.after(1_490, 100)).toHaveLength(10);
  });
});
