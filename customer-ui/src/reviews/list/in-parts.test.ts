import { describe, expect, it } from 'vitest';
import { inParts } from './in-parts.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('a list of reviews', () => {
  it('is one part as long as it is short, and the same list', () => {
    const short = rows(50);
    expect(inParts(short)).toEqual([{ first: 1, rows: short }]);
    expect(inParts(short)[0]?.rows).toBe(short);
    expect(inParts([])).toEqual([{ first: 1, rows: [] }]);
  });

  it('comes in parts that hold each row once and in order when it is long', () => {
    const parts = inParts(rows(51));
    expect(parts.map(({ first, rows: part }) => [first, part.length])).toEqual([
      [1, 25],
      [26, 25],
      [51, 1],
    ]);
    expect(parts.flatMap(({ rows: part }) => part)).toEqual(rows(51));
    expect(inParts(rows(1_000))).toHaveLength(40);
  });
});
