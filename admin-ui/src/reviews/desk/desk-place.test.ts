import { describe, expect, it } from 'vitest';
import { afterLeaving, indexAt, keeping, moved, START } from './desk-place.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ id }));
const at = (id: string) => ({ id, index: rows.findIndex((row) => row.id === id) });

describe('the place at the desk', () => {
  it('is the oldest at first, and nowhere when nothing waits', () => {
    expect(indexAt(rows, START)).toBe(0);
    expect(indexAt([], START)).toBe(-1);
  });

  it('moves by steps and stays at the ends', () => {
    expect(moved(rows, START, 1)).toEqual(at('b'));
    expect(moved(rows, at('c'), 1)).toEqual(at('c'));
    expect(moved(rows, at('a'), -1)).toEqual(at('a'));
  });

  it('is the next one’s when a review leaves, and the one before at the end', () => {
    expect(afterLeaving(rows, at('a'))).toEqual({ id: 'b', index: 0 });
    expect(afterLeaving(rows, at('c')).id).toBe('b');
    expect(afterLeaving([{ id: 'a' }], at('a')).id).toBeNull();
    expect(afterLeaving(rows, at('a'), ['a', 'b']).id).toBe('c');
    expect(afterLeaving(rows, at('b'), ['b', 'c']).id).toBe('a');
  });

  it('stays with its review when others come or go, and at its number when that one is gone', () => {
    expect(indexAt([{ id: 'x' }, ...rows], at('b'))).toBe(2);
    expect(indexAt([{ id: 'a' }, { id: 'c' }], at('b'))).toBe(1);
    expect(indexAt([{ id: 'a' }], at('c'))).toBe(0);
  });

  it('keeps what is shown where a newer list has it no longer, and has it once where it does', () => {
    const ids = (kept: string | null, index: number) =>
      keeping(rows, kept === null ? null : { id: kept }, index).map(({ id }) => id);
    expect(ids('x', 1)).toEqual(['a', 'x', 'b', 'c']);
    expect(ids('x', 9)).toEqual(['a', 'b', 'c', 'x']);
    expect(ids('b', 0)).toEqual(['a', 'b', 'c']);
    expect(ids(null, 0)).toEqual(['a', 'b', 'c']);
  });
});
