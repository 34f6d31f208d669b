import { describe, expect, it } from 'vitest';
import { type ClockReading, doubtIn } from './judge-clocks.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse('2026-11-27T02:00:00Z');

const production = { asksWhereClocksAgree: true, standstillMs: 30 * DAY };
const elsewhere = { ...production, asksWhereClocksAgree: false };

const reading = (changes: Partial<ClockReading> = {}): ClockReading => ({
  wall: START,
  uptime: 5 * DAY,
  database: START,
  uncertain: 0,
  seenAt: START - MINUTE,
  ...changes,
});
const before = reading();
/** Ten seconds later, when a clock shows something else by then. */
const later = ({ wall = 0, database = 0, passed = 10 * SECOND, ...rest }: Record<string, number>) =>
  reading({
    wall: START + passed + wall,
    database: START + passed + database,
    uptime: before.uptime + passed,
    ...rest,
  });

describe('two clocks', () => {
  it.each([35 * DAY, 400 * DAY, MINUTE])('%i ms apart: one of them is wrong, in both directions, everywhere', (ms) => {
    for (const rules of [production, elsewhere]) {
      expect(doubtIn(later({ wall: ms }), before, rules)).toEqual({ kind: 'apart', seconds: ms / 1_000 });
      expect(doubtIn(later({ wall: -ms }), before, rules)).toEqual({ kind: 'apart', seconds: -ms / 1_000 });
      expect(doubtIn(later({ database: ms }), before, rules)).toEqual({ kind: 'apart', seconds: -ms / 1_000 });
      expect(doubtIn(reading({ wall: START + ms }), null, rules)).toEqual({ kind: 'apart', seconds: ms / 1_000 });
    }
  });

  it('may differ by less than a minute, as those of two machines do, or by a leap second', () => {
    for (const ms of [SECOND, -SECOND, 59 * SECOND, -59 * SECOND])
      expect(doubtIn(later({ wall: ms }), before, production)).toBeNull();
  });

  it('are not taken for apart because the database answered late', () => {
    expect(doubtIn(later({ database: -90 * SECOND, uncertain: 91 * SECOND }), before, production)).toBeNull();
    expect(doubtIn(later({ database: -90 * SECOND, uncertain: 5 * SECOND }), before, production)?.kind).toBe('apart');
  });
});

describe('clocks that agree, and may be one', () => {
  it.each([35 * DAY, 400 * DAY, 30 * MINUTE, -35 * DAY, -30 * MINUTE])('leapt by %i ms while no time passed', (ms) => {
    const now = later({ wall: ms, database: ms });
    expect(doubtIn(now, before, production)).toEqual({ kind: 'leapt', seconds: ms / 1_000 });
    expect(doubtIn(now, before, elsewhere)).toBeNull();
  });

  it('did not leap where the machine slept, for as long as it likes', () => {
    expect(doubtIn(later({ passed: 35 * DAY }), before, production)).toBeNull();
  });

  it('did not leap where a machine was held for minutes, or a clock was adjusted', () => {
    for (const ms of [29 * MINUTE, -29 * MINUTE, SECOND, -SECOND])
      expect(doubtIn(later({ wall: ms, database: ms }), before, production)).toBeNull();
  });

  it('that start long after the last sign of life are asked for where customers are', () => {
    const start = (seenAt: number | null, rules = production) => doubtIn(reading({ seenAt }), null, rules);
    expect(start(START - 35 * DAY)).toEqual({ kind: 'standstill', seconds: (35 * DAY) / 1_000 });
    expect(start(START - 30 * DAY)?.kind).toBe('standstill');
    expect(start(START - 29 * DAY)).toBeNull();
    expect(start(null)).toBeNull();
    expect(start(START - 400 * DAY, elsewhere)).toBeNull();
  });

  it('that start before it were set back', () => {
    expect(doubtIn(reading({ seenAt: START + 35 * DAY }), null, production)).toEqual({
      kind: 'set-back',
      seconds: (-35 * DAY) / 1_000,
    });
    expect(doubtIn(reading({ seenAt: START + SECOND }), null, production)).toBeNull();
  });
});
