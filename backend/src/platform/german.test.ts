import { expect, it } from 'vitest';
import { agoText, aligned, counted, momentText, spanText } from './german.ts';

it('numbers, moments and spans are German', () => {
  expect([counted(1, 'Ereignis', 'Ereignisse'), counted(12_345, 'Ereignis', 'Ereignisse')]).toEqual([
    '1 Ereignis',
    '12.345 Ereignisse',
  ]);
  expect(momentText(new Date('2026-07-14T08:00:00Z'))).toBe('14.07.2026, 10:00:00');
  expect([0.2, 12.4, 90, 7_000, 200_000].map(spanText)).toEqual(['unter 1 s', '12 s', '2 min', '2 h', '2 Tage']);
  expect(agoText(new Date('2026-07-10T08:00:00Z'), new Date('2026-07-14T08:00:00Z'))).toBe('vor 4 Tagen');
});

it('cells stand one below the other, without blanks at the end', () => {
  expect(aligned([['a', 'bbb'], ['aaaa', '', 'c'], []])).toEqual(['a     bbb', 'aaaa       c', '']);
});
