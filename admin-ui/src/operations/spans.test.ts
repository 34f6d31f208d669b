import { expect, it } from 'vitest';
import { clockText, counted, since, spanText } from './spans.ts';

it.each([
  [-3, '0\u00a0s'],
  [0.4, '0\u00a0s'],
  [59.9, '59\u00a0s'],
  [61, '1\u00a0min'],
  [3_600, '1\u00a0h'],
  [100_000, '27\u00a0h'],
  [200_000, '2\u00a0Tagen'],
])('%s seconds are %s', (seconds, text) => expect(spanText(seconds)).toBe(text));

it('says how long something has lasted, and the time in Berlin', () => {
  expect(since('2026-07-14T07:48:00.000Z', '2026-07-14T08:00:00.000Z')).toBe('12\u00a0min');
  expect(clockText('2026-07-14T01:12:05.000Z')).toBe('03:12:05');
  expect([counted(1, 'Punkt', 'Punkte'), counted(1_200, 'Punkt', 'Punkte')]).toEqual([
    '1\u00a0Punkt',
    '1.200\u00a0Punkte',
  ]);
});
