import { beforeEach, describe, expect, it } from 'vitest';
import type { SharedCounts } from '../../counts.port.ts';
import { createSharedBursts, type SharedBursts } from './shared-bursts.ts';

const FROM = 3;
let time: number;
let table: Map<string, number>;
let statements: number;
let isAway: boolean;
let one: SharedBursts;
let two: SharedBursts;

const addAll: SharedCounts['addAll'] = async ({ what }, added) => {
  statements += 1;
  if (isAway) return null;
  return added.map(({ whom, by }) => {
    const total = (table.get(`${what} ${whom}`) ?? 0) + by;
    table.set(`${what} ${whom}`, total);
    return total;
  });
};
const process = () => createSharedBursts({ addAll, now: () => new Date(time), from: FROM });
const times = (count: number, bursts: SharedBursts, caller = 'a') => {
  let last = 0;
  for (let i = 0; i < count; i += 1) last = bursts.count(caller);
  return last;
};

beforeEach(() => {
  time = Date.parse('2026-03-01T09:00:10Z');
  table = new Map();
  statements = 0;
  isAway = false;
  one = process();
  two = process();
});

describe('bursts of requests at several processes', () => {
  it('add up where somebody comes often, and cost nothing where nobody does', async () => {
    expect([times(FROM - 1, one), times(FROM - 1, two)]).toEqual([2, 2]);
    await one.share();
    expect(statements).toBe(0);
    expect([times(1, one), times(3, two)]).toEqual([3, 5]);
    await one.share();
    await two.share();
    expect(one.count('a')).toBe(4);
    expect(two.count('a')).toBe(5 + 3 + 1);
    await one.share();
    expect(one.count('a')).toBe(5 + 5);
    expect(one.count('b')).toBe(1);
  });

  it('are told once', async () => {
    times(5, one);
    await one.share();
    await one.share();
    expect([statements, [...table.values()]]).toEqual([1, [5]]);
  });

  it('begin anew with each minute', async () => {
    times(5, one);
    times(5, two);
    await one.share();
    await two.share();
    expect(two.count('a')).toBe(11);
    time += 60_000;
    await two.share();
    expect([two.count('a'), one.count('a'), statements]).toEqual([1, 1, 2]);
  });

  it('are counted by each alone while they cannot be told, and told afterwards', async () => {
    isAway = true;
    times(5, one);
    await one.share();
    expect(one.count('a')).toBe(6);
    isAway = false;
    times(5, two);
    await two.share();
    await one.share();
    expect(one.count('a')).toBe(12);
  });
});
