import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endAfterNotice, endOfCurrentTerm, endOfTerm } from './term.ts';

const started = (startedAt: string) => ({ startedAt, termMonths: 12 });
const inGermany = (time: string) => new Date(time).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' });

describe('the end of a term', () => {
  it.each([
    ['an ordinary day', '2026-03-02T09:00:00.000Z', 1, '2.3.2027, 10:00:00'],
    ['23:59 in Germany, which is another day in UTC', '2026-06-30T21:59:00.000Z', 1, '30.6.2027, 23:59:00'],
    [
      'just after midnight in Germany, which is the day before in UTC',
      '2026-06-30T22:01:00.000Z',
      1,
      '1.7.2027, 00:01:00',
    ],
    ['29 February: the last of the month', '2028-02-29T11:00:00.000Z', 1, '28.2.2029, 12:00:00'],
    ['29 February: back in the next leap year', '2028-02-29T11:00:00.000Z', 4, '29.2.2032, 12:00:00'],
    ['a year that has its DST night on another day', '2026-03-29T12:00:00.000Z', 1, '29.3.2027, 14:00:00'],
    ['an hour that a DST night leaves out', '2025-03-29T01:30:00.000Z', 1, '29.3.2026, 03:30:00'],
    ['an hour that a DST night has twice', '2024-10-25T00:30:00.000Z', 1, '25.10.2025, 02:30:00'],
    ['the third term', '2026-03-02T09:00:00.000Z', 3, '2.3.2029, 10:00:00'],
  ])('keeps day and time in Germany: %s', (_case, startedAt, number, expected) => {
    expect(inGermany(endOfTerm(started(startedAt), number))).toBe(expected);
  });
});

describe('the end of the current term', () => {
  const policy = started('2026-03-02T09:00:00.000Z');

  it.each([
    ['at the start', '2026-03-02T09:00:00.000Z', '2027-03-02T09:00:00.000Z'],
    ['before the start, when clocks disagree', '2026-03-02T08:59:00.000Z', '2027-03-02T09:00:00.000Z'],
    ['a moment before the first one is over', '2027-03-02T08:59:59.999Z', '2027-03-02T09:00:00.000Z'],
    ['when the second one begins', '2027-03-02T09:00:00.000Z', '2028-03-02T09:00:00.000Z'],
    ['years later', '2036-11-01T00:00:00.000Z', '2037-03-02T09:00:00.000Z'],
  ])('is right %s', (_case, now, expected) => {
    expect(endOfCurrentTerm(policy, new Date(now))).toBe(expected);
  });

  it('comes after every moment of its term, and terms leave no gap', () => {
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, moments, (one, other) => {
        const [startedAt, now] = one <= other ? [one, other] : [other, one];
        const term = started(startedAt.toISOString());
        const numbers = Array.from({ length: 42 }, (_, index) => index + 1);
        const running = numbers.find((number) => Date.parse(endOfTerm(term, number)) > now.getTime()) ?? 0;
        expect(endOfCurrentTerm(term, now)).toBe(endOfTerm(term, running));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the end after a notice of 28 days', () => {
  const policy = started('2026-03-02T09:00:00.000Z');

  it.each([
    ['on the first day', '2026-03-02', '2027-03-02T09:00:00.000Z'],
    ['on the last day for its term', '2027-02-02', '2027-03-02T09:00:00.000Z'],
    ['a day too late for it', '2027-02-03', '2028-03-02T09:00:00.000Z'],
    ['on the last day of the term', '2027-03-02', '2028-03-02T09:00:00.000Z'],
  ])('is right for one that arrives %s', (_case, receivedOn, end) => {
    expect(endAfterNotice(policy, receivedOn, 28)).toBe(end);
  });
});
