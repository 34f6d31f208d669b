import { describe, expect, it } from 'vitest';
import { daysAfter, GERMAN_STATES, morningOf, workingDaysAfter, workingMorningOf } from './working-days.ts';

describe('working days in Germany', () => {
  it.each([
    ['a week without holidays', '2026-11-18T10:00:00.000Z', 5, '2026-11-25T08:00:00.000Z'],
    ['over Easter', '2026-04-01T10:00:00.000Z', 2, '2026-04-07T07:00:00.000Z'],
    ['over Christmas and New Year', '2026-12-23T10:00:00.000Z', 6, '2027-01-04T08:00:00.000Z'],
    ['from a Saturday', '2026-11-21T10:00:00.000Z', 1, '2026-11-23T08:00:00.000Z'],
    [
      'late in the evening, which is the next day in Germany',
      '2026-11-18T23:30:00.000Z',
      1,
      '2026-11-20T08:00:00.000Z',
    ],
  ])('are counted %s', (_, from, count, then) => {
    expect(workingDaysAfter(from, count)).toBe(then);
  });

  it('take what falls on a weekend or a holiday to the next of them', () => {
    expect(daysAfter('2026-12-11T10:00:00.000Z', 14)).toBe('2026-12-28T08:00:00.000Z');
    expect(daysAfter('2026-11-17T10:00:00.000Z', 14)).toBe('2026-12-01T08:00:00.000Z');
  });

  it('begin at nine, in summer and winter', () => {
    expect([morningOf('2026-07-01'), morningOf('2026-12-01')]).toEqual([
      '2026-07-01T07:00:00.000Z',
      '2026-12-01T08:00:00.000Z',
    ]);
  });

  it.each([
    ['Corpus Christi', '2026-06-04', ['BW', 'BY', 'HE', 'NW', 'RP', 'SL']],
    ['All Saints, where it is no Sunday', '2027-11-01', ['BW', 'BY', 'NW', 'RP', 'SL']],
    ['Reformation Day', '2029-10-31', ['BB', 'HB', 'HH', 'MV', 'NI', 'SH', 'SN', 'ST', 'TH']],
    ['a bank holiday of all', '2026-10-03', GERMAN_STATES],
  ])('know %s in the states that have it', (_, day, states) => {
    const free = GERMAN_STATES.filter((state) => workingMorningOf(day, state) !== morningOf(day));
    expect(free).toEqual([...states]);
  });

  it('begin at nine also around the change of summer time and the turn of the year', () => {
    expect(workingDaysAfter('2026-03-27T22:59:00.000Z', 1)).toBe('2026-03-30T07:00:00.000Z');
    expect(workingDaysAfter('2026-10-23T10:00:00.000Z', 1)).toBe('2026-10-26T08:00:00.000Z');
    expect(daysAfter('2026-12-31T22:59:59.999Z', 1)).toBe('2027-01-04T08:00:00.000Z');
    expect(daysAfter('2026-12-31T23:00:00.000Z', 1)).toBe('2027-01-04T08:00:00.000Z');
  });
});
