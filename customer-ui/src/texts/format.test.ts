import { describe, expect, it } from 'vitest';
import {
  formatMoment,
  formatMomentInFull,
  formatMomentWithWeekday,
  formatPrice,
  formatQuantity,
  formatShare,
} from './format.ts';

describe('prices', () => {
  it('are written in German with a non-breaking space, and with cents only when there are some', () => {
    expect(formatPrice(59)).toBe('59\u00a0€');
    expect(formatPrice(708)).toBe('708\u00a0€');
    expect(formatPrice(1234.5)).toBe('1.234,50\u00a0€');
  });
});

describe('quantities', () => {
  it('use the singular for one and a non-breaking space otherwise', () => {
    expect(formatQuantity(1, 'ein Löschantrag', 'Löschanträge')).toBe('ein Löschantrag');
    expect(formatQuantity(0, 'ein Löschantrag', 'Löschanträge')).toBe('0\u00a0Löschanträge');
    expect(formatQuantity(1200, 'ein Löschantrag', 'Löschanträge')).toBe('1.200\u00a0Löschanträge');
  });
});

describe('shares', () => {
  it('are whole per cent with a non-breaking space', () => {
    expect([formatShare(0.87), formatShare(1), formatShare(0)]).toEqual(['87\u00a0%', '100\u00a0%', '0\u00a0%']);
  });
});

describe('moments', () => {
  const now = new Date('2026-11-20T12:00:00Z');

  it.each([
    ['2026-11-20T11:59:31Z', 'gerade eben'],
    ['2026-11-20T08:05:00Z', 'heute, 09:05'],
    ['2026-11-19T16:30:00Z', 'gestern, 17:30'],
    ['2026-11-18T23:30:00Z', 'gestern, 00:30'],
    ['2026-11-18T22:59:00Z', '18.11.2026'],
    ['2025-03-01T12:00:00Z', '01.03.2025'],
  ])('%s reads %s in Berlin', (iso, words) => {
    expect(formatMoment(iso, now)).toBe(words);
  });

  it('count calendar days, not 24 hours, over the night when summer time ends', () => {
    const mondayMorning = new Date('2026-10-26T07:00:00Z');
    expect(formatMoment('2026-10-24T22:30:00Z', mondayMorning)).toBe('gestern, 00:30');
  });

  it('are written in full for the tooltip', () => {
    expect(formatMomentInFull('2026-07-01T10:00:00Z')).toBe('1.\u00a0Juli 2026 um 12:00');
  });

  it('are written with weekday and time for a timeline', () => {
    expect(formatMomentWithWeekday('2026-11-12T13:02:00Z')).toBe('Do, 12.\u00a0November 2026, 14:02\u00a0Uhr');
    expect(formatMomentWithWeekday('2026-07-01T22:30:00Z')).toBe('Do, 2.\u00a0Juli 2026, 00:30\u00a0Uhr');
  });

  it('are empty when unreadable', () => {
    expect(formatMomentWithWeekday('soon')).toBe('');
    expect(formatMoment('soon', now)).toBe('');
    expect(formatMomentInFull('soon')).toBe('');
  });
});
