import { describe, expect, it } from 'vitest';
import { daysNamedIn, isNamedDay, isOnNamedDay } from './days-named.ts';

describe('the days that a message names', () => {
  it.each([
    ['Was habe ich im Januar eingereicht?', { day: null, months: [1], year: null }],
    ['Wann war die Februarrechnung fällig?', { day: null, months: [2], year: null }],
    ['Am 4. März habe ich etwas gemeldet', { day: 4, months: [3], year: null }],
    ['was kam am 12.1. heraus', { day: 12, months: [1], year: null }],
    ['Rechnungen von 2025', { day: null, months: [], year: '2025' }],
    ['im dezember 2025', { day: null, months: [12], year: '2025' }],
    ['Sind November und Dezember bezahlt?', { day: null, months: [11, 12], year: null }],
    ['die rechnungen vom dezember und vom jänner', { day: null, months: [12, 1], year: null }],
    ['zwischen Oktober und Dezember', { day: null, months: [10, 11, 12], year: null }],
    ['von November bis Februar', { day: null, months: [11, 12, 1, 2], year: null }],
  ])('are read: %s', (message, days) => {
    expect(daysNamedIn(message)).toEqual(days);
  });

  it.each(['Wie viele sind gelöscht?', 'Was ist mit der Bewertung von Jan?', 'Termin 99.99.', ''])(
    'are none: %s',
    (message) => {
      expect(daysNamedIn(message)).toBeNull();
    },
  );

  it('hold what they leave open', () => {
    expect(isNamedDay('2026-01-14', { day: null, months: [1], year: null })).toBe(true);
    expect(isNamedDay('2026-01-14', { day: 15, months: [1], year: null })).toBe(false);
    expect(isNamedDay('2026-01-14', { day: null, months: [1], year: '2025' })).toBe(false);
    // Past midnight in Germany, not yet elsewhere.
    expect(isOnNamedDay('2026-01-31T23:30:00.000Z', { day: 1, months: [2], year: null })).toBe(true);
  });
});
