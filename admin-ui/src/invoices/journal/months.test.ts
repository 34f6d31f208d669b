import { expect, test } from 'vitest';
import { askedIn, monthAfter } from './months.ts';

test('months follow each other over the year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-03', 1)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-04',
  ]);
});

test('an address asks for a month and one of its pages, or for the first of the month that runs', () => {
  const asked = (query: string) => askedIn(new URLSearchParams(query));
  expect(asked('month=2026-03&page=2')).toEqual({ month: '2026-03', page: 2 });
  for (const page of ['', '&page=0', '&page=-1', '&page=1.5', '&page=x']) {
    expect(asked(`month=2026-03${page}`)).toEqual({ month: '2026-03', page: 1 });
  }
  expect(asked('')).toEqual({ month: null, page: 1 });
});
