import { describe, expect, it } from 'vitest';
import { heirOf } from './focus-heir.ts';

describe('the row that takes the place of one that is gone', () => {
  it.each([
    ['the next one', 'b', ['a', 'c', 'd'], 'c'],
    ['the next one that is still there', 'b', ['a', 'd'], 'd'],
    ['the last before it, when there is none behind', 'd', ['a', 'b', 'c'], 'c'],
    ['none, when all are gone', 'b', [], null],
    ['none, when only others came', 'b', ['x'], null],
  ])('is %s', (_, gone, after, heir) => {
    expect(heirOf(gone, ['a', 'b', 'c', 'd'], after)).toBe(heir);
  });
});
