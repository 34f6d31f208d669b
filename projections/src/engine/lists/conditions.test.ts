import { describe, expect, it } from 'vitest';
import { allOf, beginning, containing, isAfter, isOneOf } from './conditions.ts';

describe('a search', () => {
  it('finds the signs of patterns as they are written', () => {
    expect(containing('100 %')).toBe('%100 \\%%');
    expect(containing('a_b\\c')).toBe('%a\\_b\\\\c%');
  });

  it('finds a beginning without what may come before it', () => {
    expect(beginning('50%')).toBe('50\\%%');
  });

  it('asks for nothing without a word', () => {
    expect([containing(''), containing(undefined), beginning('')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('conditions', () => {
  it('are numbered by those that ask for something', () => {
    const where = allOf([
      isOneOf('id', 'uuid', undefined),
      isOneOf('status', 'text', ['a']),
      isOneOf('kind', 'text', []),
    ]);
    expect(where).toEqual({ sql: 'status = $1 and kind = any($2::text[])', values: ['a', []] });
  });

  it('say true where nothing is asked for', () => {
    expect(allOf([isOneOf('id', 'uuid', undefined)])).toEqual({ sql: 'true', values: [] });
  });

  it('about a moment leave everything, one side of it, or nothing', () => {
    const now = new Date('2026-03-02T10:00:00.000Z');
    const sqlFor = (...wanted: readonly boolean[]) => allOf([isAfter('ends_at', now, wanted)]).sql;
    expect(sqlFor(true, false)).toBe('true');
    expect(sqlFor(true)).toBe('ends_at > $1');
    expect(sqlFor(false)).toBe('ends_at <= $1');
    expect(sqlFor()).toBe('$1::timestamptz is null');
  });
});
