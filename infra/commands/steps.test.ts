import { expect, test, vi } from 'vitest';
import { failuresOf, runSteps } from './steps.ts';

test('runs all steps, and keeps the last lines of those that failed', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const results = await runSteps([
    { name: 'bad', command: ['node', '-e', 'for (let n = 1; n <= 30; n += 1) console.log(n); process.exitCode = 3'] },
    { name: 'missing', command: ['no-such-program-anywhere'] },
    { name: 'good', command: ['node', '--version'] },
  ]);
  vi.restoreAllMocks();
  expect(results.map(({ name, passed }) => [name, passed])).toEqual([
    ['bad', false],
    ['missing', false],
    ['good', true],
  ]);
  const [bad, missing, ...others] = failuresOf(results);
  expect(bad).toMatch(/^bad\n6\n7\n.*\n30$/s);
  expect(missing).toContain('ENOENT');
  expect(others).toEqual([]);
});
