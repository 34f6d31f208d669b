import { expect, it } from 'vitest';
import { dueDayOf } from './due-day.ts';

it.each([
  ['2026-03-02T09:00:00.000Z', '2026-03-05'],
  ['2026-12-30T09:00:00.000Z', '2027-01-02'],
  // Half past midnight in Germany.
  ['2026-03-31T22:30:00.000Z', '2026-04-04'],
])('an invoice of %s is due three days after its day in Germany', (issuedAt, due) => {
  expect(dueDayOf(issuedAt)).toBe(due);
});
