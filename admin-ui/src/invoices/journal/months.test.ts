import { expect, it } from 'vitest';
import { monthsAfter } from './months.ts';

it.each([
  ['2026-03', 1, '2026-04'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('from %s by %i it is %s', (month, months, expected) => {
  expect(monthsAfter(month, months)).toBe(expected);
});
