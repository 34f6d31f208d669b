import { describe, expect, it } from 'vitest';
import {
  axisEnd,
  hoursAxisEnd,
  hoursText,
  percentText,
  periodName,
  periodTick,
  successRate,
  weekNumber,
} from './figures.ts';

describe('figures of the overview', () => {
  it('has a rate of success only where something was decided', () => {
    expect(successRate({ deleted: 3, rejected: 1 })).toBe(0.75);
    expect(successRate({ deleted: 0, rejected: 2 })).toBe(0);
    expect(successRate({ deleted: 0, rejected: 0 })).toBeNull();
    expect(percentText(0.734)).toBe('73\u00a0%');
    expect(percentText(null)).toBe('–');
  });

  it.each([
    [null, '–'],
    [0, 'unter 1\u00a0Stunde'],
    [1, '1\u00a0Stunde'],
    [47, '47\u00a0Stunden'],
    [48, '2\u00a0Tage'],
    [72, '3\u00a0Tage'],
  ])('says %s hours as %s', (hours, text) => expect(hoursText(hours)).toBe(text));

  it.each([
    ['2025-12-29', 1],
    ['2026-01-05', 2],
    ['2026-12-28', 53],
    ['2027-01-04', 1],
    ['2026-11-16', 47],
  ])('the week of Monday %s is number %s', (monday, number) => expect(weekNumber(monday)).toBe(number));

  it('names periods shortly on the axis, and in full in the table', () => {
    expect(periodTick('weeks', '2026-11-16')).toBe('47');
    expect(periodTick('months', '2026-03-01')).toBe('Mär');
    expect(periodName('weeks', '2026-11-16')).toBe('Woche ab 16.11.2026');
    expect(periodName('months', '2026-11-01')).toBe('November 2026');
  });

  it.each([
    [0, 1],
    [1, 1],
    [3, 4],
    [7, 10],
    [10, 10],
    [11, 20],
    [47, 50],
    [501, 1_000],
  ])('an axis for up to %s ends at %s', (most, end) => expect(axisEnd(most)).toBe(end));

  it.each([
    [0, '1\u00a0Stunde'],
    [7, '10\u00a0Stunden'],
    [47, '2\u00a0Tage'],
    [68, '4\u00a0Tage'],
    [121, '10\u00a0Tage'],
  ])('an axis for up to %s hours ends at %s', (most, end) => expect(hoursText(hoursAxisEnd(most))).toBe(end));
});
