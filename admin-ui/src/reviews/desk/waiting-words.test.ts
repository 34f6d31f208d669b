import { expect, it } from 'vitest';
import { waitingWords } from './waiting-words.ts';

it.each([
  [0, 'seit weniger als einer Stunde'],
  [-1, 'seit weniger als einer Stunde'],
  [1, 'seit einer Stunde'],
  [23.9, 'seit 23\u00a0Stunden'],
  [24, 'seit einem Tag'],
  [75, 'seit 3\u00a0Tagen'],
])('a review that came in %d hours ago waits %s', (hours, words) => {
  const since = '2026-03-02T09:00:00.000Z';
  expect(waitingWords(since, Date.parse(since) + hours * 3_600_000)).toBe(words);
});
