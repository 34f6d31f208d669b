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
    /** In milliseconds since 1970, not always whole. */
    readonly startTime: number;
    readonly endTime: number;
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

/** A file of tests and how long it took. */
export interface FileTime {
  readonly file: string;
  readonly tests: number;
  readonly seconds: number;
}

export interface ReadReport {
  readonly passed: number;
  /** Of each test that failed: file, name and the first lines of its message. */
  readonly failures: readonly string[];
  readonly files: readonly FileTime[];
}

/** What a report says; nothing when it was not written. */
export const readReport = (file: string): ReadReport => {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failures: [], files: [] };
  }
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded failed without a failed test.
    if (status === 'failed' && failed.length === 0) return [`${relative(root, name)}${firstLines([message])}`];
    return failed.map((test) => `${relative(root, name)}: ${test.fullName}${firstLines(test.failureMessages)}`);
  });
  const files = report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(root, name),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: report.numPassedTests, failures, files };
};
