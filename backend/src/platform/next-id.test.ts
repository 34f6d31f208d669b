import { validate, version } from 'uuid';
import { describe, expect, test } from 'vitest';
import { createNextId } from './next-id.ts';

const NOON = Date.parse('2025-03-03T12:00:00.000Z');
const many = (nextId: () => string) => Array.from({ length: 2_000 }, () => nextId());

describe('Ids', () => {
  test('are UUIDs of version 7 that begin with the time', () => {
    const ids = many(createNextId(() => NOON));
    expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
    const milliseconds = ids.map((id) => Number.parseInt(id.replace('-', '').slice(0, 12), 16));
    expect(new Set(milliseconds)).toEqual(new Set([NOON]));
  });

  test('grow within a millisecond, from one to the next, and while the clock goes back', () => {
    const times = [NOON, NOON, NOON + 1, NOON - 5_000, NOON + 1, NOON + 2];
    const nextId = createNextId(() => times.shift() ?? NOON + 3);
    const ids = many(nextId);
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('end in random bits of their own, also those of different processes', () => {
    const [nextOfOne, nextOfOther] = [createNextId(() => NOON), createNextId(() => NOON)];
    const ends = [...many(nextOfOne), ...many(nextOfOther)].map((id) => id.slice(24));
    expect(new Set(ends).size).toBe(ends.length);
    const ones = Array.from(
      { length: 48 },
      (_, bit) => ends.filter((end) => (BigInt(`0x${end}`) >> BigInt(bit)) & 1n).length,
    );
    for (const count of ones) expect(Math.abs(count / ends.length - 0.5)).toBeLessThan(0.1);
  });
});
