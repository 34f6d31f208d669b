import { expect, it } from 'vitest';
import { askedIn, dayAfter, lastDayOfMonth, queryOf } from './periods.ts';

it('Only a period of somebody’s own is asked for by its last day', () => {
  const days = { from: '2026-11-05', until: '2026-11-20' };
  expect(queryOf({ kind: 'custom', ...days })).toBe('period=custom&from=2026-11-05&until=2026-11-20');
  expect(queryOf({ kind: 'month', ...days })).toBe('period=month&from=2026-11-05');
  expect(queryOf({ kind: 'year' })).toBe('period=year');
});

it('An address names its period; one that there is not is the month that runs', () => {
  expect(askedIn(new URLSearchParams('period=quarter&from=2026-07-01'))).toMatchObject({
    ...{ kind: 'quarter', from: '2026-07-01' },
  });
  expect(askedIn(new URLSearchParams('period=decade&from=2026-07-01'))).toEqual({ kind: 'month' });
  expect(askedIn(new URLSearchParams())).toMatchObject({ kind: 'month' });
});

it('Months end on their last day, and days follow each other over them', () => {
  expect([lastDayOfMonth('2028-02-01'), lastDayOfMonth('2026-12-01')]).toEqual(['2028-02-29', '2026-12-31']);
  expect([dayAfter('2026-12-31'), dayAfter('2026-03-28')]).toEqual(['2027-01-01', '2026-03-29']);
});
