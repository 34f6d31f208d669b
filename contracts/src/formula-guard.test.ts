import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guarded, unguarded } from './formula-guard.ts';

describe('a cell', () => {
  it.each(['=1+1', '+49 671', '-1', '@SUM(A1)', '\t=1', '\r=1', "'=1"])('%j cannot be executed', (cell) => {
    expect(guarded(cell)).toBe(`'${cell}`);
  });

  it.each(['', 'Kalt.', "'Ne Frechheit", "''", '1 - 2', "O'Neill"])('%j stays as it is', (cell) => {
    expect([guarded(cell), unguarded(cell)]).toEqual([cell, cell]);
  });

  it('is the same again once the guard is taken off, whatever it holds', () => {
    const tricky = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a') });
    fc.assert(fc.property(fc.oneof(tricky, fc.string()), (cell) => unguarded(guarded(cell)) === cell));
  });
});
