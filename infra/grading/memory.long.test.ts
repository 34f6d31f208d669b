import { expect, it } from 'vitest';
import { readRounds } from './fresh-questions.ts';
import { MOST_MEGABYTES, memoryAfter } from './memory.ts';

it('takes less memory than it may, after a thousand answers too', { timeout: 120_000 }, async () => {
  const questions = readRounds().flatMap((round) => round.questions.map(({ question }) => question));
  expect(questions.length).toBeGreaterThan(1000);
  const { prepared, afterAnswers } = await memoryAfter(questions.slice(-1000));
  expect(prepared).toBeGreaterThan(1);
  expect(afterAnswers).toBeLessThan(MOST_MEGABYTES);
});
