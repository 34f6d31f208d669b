import { expect, it } from 'vitest';
import { formatWait } from './accounts.ts';

it.each([
  [1, 'eine\u00a0Sekunde'],
  [42, '42\u00a0Sekunden'],
  [120, '120\u00a0Sekunden'],
  [121, '3\u00a0Minuten'],
  [3_540, '59\u00a0Minuten'],
])('a wait of %i s is told as %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
