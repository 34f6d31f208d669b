import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './steps.ts';

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const MESSAGE_LINES = 6;

const firstLines = (messages: readonly string[]) =>
  stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .slice(0, MESSAGE_LINES)
    .map((line) => `\n    ${line}`)
    .join('');

export interface ReadReport {
  readonly passed: number;
  /** Of each test that failed: file, name and the first lines of its message. */
  readonly failures: readonly string[];
  /** The files of these, from the project's root. */
  readonly failedFiles: readonly string[];
}

/** What a report says; nothing when it was not written. */
export const readReport = (file: string): ReadReport => {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failures: [], failedFiles: [] };
  }
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded failed without a failed test.
    if (status === 'failed' && failed.length === 0) return [`${relative(root, name)}${firstLines([message])}`];
    return failed.map((test) => `${relative(root, name)}: ${test.fullName}${firstLines(test.failureMessages)}`);
  });
  const failedFiles = report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(root, name));
  return { passed: report.numPassedTests, failures, failedFiles };
};
