import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysIn, periodAround, periodBefore } from './figure-period.ts';

describe('periods of figures', () => {
  it.each([
    ['month', '2028-02-29', { from: '2028-02-01', until: '2028-02-29' }, { from: '2028-01-01', until: '2028-01-31' }],
    ['quarter', '2026-11-25', { from: '2026-10-01', until: '2026-12-31' }, { from: '2026-07-01', until: '2026-09-30' }],
    ['year', '2026-01-01', { from: '2026-01-01', until: '2026-12-31' }, { from: '2025-01-01', until: '2025-12-31' }],
  ] as const)('are whole: the %s of %s, and the one before', (kind, day, span, before) => {
    expect(periodAround(kind, day)).toEqual({ kind, ...span });
    expect(periodBefore(periodAround(kind, day))).toEqual(before);
  });

  it('are compared with as many days before, where somebody chose the days', () => {
    const chosen = { kind: 'custom', from: '2026-03-01', until: '2026-03-10' } as const;
    expect(periodBefore(chosen)).toEqual({ from: '2026-02-19', until: '2026-02-28' });
  });

  it('follow one another without a gap, whatever the day', () => {
    const day = fc
      .date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.constantFrom('month', 'quarter', 'year'), (one, kind) => {
        const period = periodAround(kind, one);
        expect(period.from <= one && one <= period.until).toBe(true);
        const before = periodBefore(period);
        expect(daysIn({ from: before.until, until: period.from })).toBe(2);
        expect(periodAround(kind, before.from)).toEqual({ kind, ...before });
      }),
    );
  });
});
