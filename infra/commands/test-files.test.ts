import { expect, test } from 'vitest';
import { type Attempt, asOne, filesAgain, wordsOfChance } from './test-files.ts';

const attempt = (given: Partial<Attempt>): Attempt => ({
  code: 1,
  passed: 10,
  failures: [],
  failedFiles: [],
  files: [],
  ...given,
});
const SORTS = 'a.test.ts: sorts\n    expected 1 to be 2';
const PAGES = 'b.test.ts: pages\n    a time-out';

test('runs again what failed, and nothing of a run that was green', () => {
  expect(filesAgain(attempt({ failedFiles: ['a.test.ts'] }))).toEqual(['a.test.ts']);
  expect(filesAgain(attempt({ code: 0 }))).toBeNull();
});

test('does not repeat what many files show', () => {
  expect(filesAgain(attempt({ failedFiles: ['a', 'b', 'c', 'd'].map((name) => `${name}.test.ts`) }))).toBeNull();
});

test('does not repeat a run that ended without a report', () => {
  expect(filesAgain(attempt({ failures: ['unit: vitest ended with exit code 1'] }))).toBeNull();
});

test('keeps a fault that both tries show, whatever its message, and names what failed once only', () => {
  const still = 'a.test.ts: sorts\n    expected 3 to be 2';
  const both = asOne(attempt({ failures: [SORTS, PAGES] }), attempt({ passed: 4, failures: [still] }));
  expect(both).toEqual({ passed: 11, failures: [still], byChance: [PAGES] });
});

test('keeps a fault that only the second try shows', () => {
  expect(asOne(attempt({ failures: [SORTS] }), attempt({ failures: [PAGES] })).failures).toEqual([PAGES]);
});

test('says what failed by chance', () => {
  expect(wordsOfChance([])).toBe('');
  expect(wordsOfChance([SORTS])).toContain('green the second time: a.test.ts: sorts');
});
