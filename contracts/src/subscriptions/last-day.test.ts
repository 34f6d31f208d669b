import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastDayOf } from './last-day.ts';
import { daysOf, monthOf } from './month.ts';
import { dayInGermany, endOfLastDay, endOfTerm } from './term.ts';

describe('the last day of a term', () => {
  it('is the day before the one on which the next one begins, in Germany', () => {
    expect(lastDayOf('2027-03-02T09:00:00.000Z')).toBe('2027-03-01');
    // Half past midnight of 3 March there.
    expect(lastDayOf('2027-03-02T23:30:00.000Z')).toBe('2027-03-02');
    expect(lastDayOf('2027-03-28T22:00:00.000Z')).toBe('2027-03-28');
    expect(lastDayOf('2028-03-01T11:00:00.000Z')).toBe('2028-02-29');
  });

  it('is the last day of its last invoice, whenever it began', () => {
    const starts = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 12 }), (start, terms) => {
        const startedAt = start.toISOString();
        const end = endOfTerm({ startedAt, termMonths: 12 }, terms);
        expect(lastDayOf(end)).toBe(daysOf(monthOf(startedAt, terms * 12)).last);
      }),
    );
  });

  it('of what ended in the middle of a day is that day', () => {
    for (const endedAt of ['2026-03-02T09:00:00.000Z', '2026-03-02T23:00:00.000Z']) {
      expect(endOfLastDay(endedAt)).toBe('2026-03-02T23:00:00.000Z');
      expect(lastDayOf(endOfLastDay(endedAt))).toBe('2026-03-02');
    }
    expect(dayInGermany(endOfLastDay('2026-10-25T10:00:00.000Z'))).toBe('2026-10-26');
  });
});
