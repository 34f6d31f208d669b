import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './steps.ts';
import { readReport } from './test-report.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sternklar-report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (report: unknown) => {
  writeFileSync(join(folder, 'unit.json'), JSON.stringify(report));
  return readReport(join(folder, 'unit.json'));
};
const file = (name: string, given: object) => ({
  name: join(root, name),
  status: 'failed',
  message: '',
  assertionResults: [],
  ...given,
});

test('names what failed, with its file and the first lines of its message', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a list pages', failureMessages: [] },
    { status: 'failed', fullName: 'a list sorts', failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m\n at a'] },
  ];
  expect(read({ numPassedTests: 1, testResults: [file('backend/src/a.test.ts', { assertionResults })] })).toEqual({
    passed: 1,
    failures: ['backend/src/a.test.ts: a list sorts\n    expected 1 to be 2\n     at a'],
    failedFiles: ['backend/src/a.test.ts'],
  });
});

test('names a file that could not be loaded', () => {
  const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const { failures } = read({ numPassedTests: 0, testResults: [file('backend/src/a.test.ts', { message })] });
  expect(failures).toHaveLength(1);
  expect(failures[0]?.split('\n')).toHaveLength(7);
});

test('has nothing to say of a report that was not written', () => {
  expect(readReport(join(folder, 'none.json'))).toEqual({ passed: 0, failures: [], failedFiles: [] });
});
