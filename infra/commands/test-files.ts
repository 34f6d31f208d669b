/** Runs test files, and those that failed once more: a fault stays, and what failed by chance is told apart from it. */
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SeenOfFiles } from './of-files.reporter.ts';
import { root, run } from './steps.ts';
import { type ReadReport, readReport } from './test-report.ts';
import type { FileTime } from './times.ts';

export interface TestFiles {
  readonly project: string;
  /** What the report is called, by default like the project. */
  readonly name?: string;
  /** Words in the names of the files to run; all without. */
  readonly files?: readonly string[];
  /** Only tests whose tags are such ('long', '!long'); all without. */
  readonly tags?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface TestFilesRun {
  readonly passed: number;
  readonly failures: readonly string[];
  /** Failed at first and not the second time. The run is good, and each of them is a fault of its own. */
  readonly byChance: readonly string[];
  readonly files: readonly FileTime[];
}

/** More than these do not fail by chance. */
const MOST_FILES_AGAIN = 3;

export interface Attempt extends ReadReport {
  readonly code: number;
  readonly files: readonly FileTime[];
}

/** Which files to run again; null when there is no point in it. */
export const filesAgain = ({ code, failedFiles }: Attempt): readonly string[] | null =>
  code !== 0 && failedFiles.length > 0 && failedFiles.length <= MOST_FILES_AGAIN ? failedFiles : null;

const nameOf = (failure: string): string => failure.split('\n')[0] ?? '';

/** Both tries as one: tests of files that ran again count as they ended. */
export const asOne = (first: Attempt, second: Attempt): Pick<TestFilesRun, 'passed' | 'failures' | 'byChance'> => {
  const still = new Set(second.failures.map(nameOf));
  const byChance = first.failures.filter((failure) => !still.has(nameOf(failure)));
  return { passed: first.passed + byChance.length, failures: second.failures, byChance };
};

const NOTHING_SEEN: SeenOfFiles = { times: [], uncaught: [] };

const readSeen = (file: string): SeenOfFiles => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return NOTHING_SEEN;
  }
};

const attempt = async (
  { project, name = project, tags, env = {} }: TestFiles,
  which: string,
  files: readonly string[],
): Promise<Attempt> => {
  const report = resolve(root, `test-results/${name}${which}.json`);
  const seenAt = resolve(root, `test-results/${name}${which}.seen.json`);
  for (const old of [report, seenAt]) rmSync(old, { force: true });
  const reporters = ['default', 'json', './infra/commands/of-files.reporter.ts'].map((one) => `--reporter=${one}`);
  // A word may fit files of another project only.
  const mayBeNone = files.length > 0 ? ['--passWithNoTests'] : [];
  const filter = tags === undefined ? [] : [`--tags-filter=${tags}`];
  const options = [...filter, ...mayBeNone, ...reporters, `--outputFile.json=${report}`];
  const code = await run(['vitest', 'run', '--project', project, ...options, ...files], {
    ...env,
    SEEN_OF_FILES: seenAt,
  });
  const { passed, failures, failedFiles } = readReport(report);
  const { times, uncaught } = readSeen(seenAt);
  const all = [...failures, ...uncaught];
  const silent = code !== 0 && all.length === 0 ? [`${name}: vitest ended with exit code ${code}`] : [];
  return { code, passed, failures: [...all, ...silent], failedFiles, files: times };
};

export const runTestFiles = async (wanted: TestFiles): Promise<TestFilesRun> => {
  const { project, name = project, files = [] } = wanted;
  const first = await attempt(wanted, '', files);
  const again = filesAgain(first);
  if (again === null) return { ...first, byChance: [] };
  console.log(`\n── ${name}: once more, since it failed: ${again.join(', ')}`);
  return { ...asOne(first, await attempt(wanted, '.again', again)), files: first.files };
};

/** What is said of tests that failed by chance, at the end of a run; empty without any. */
export const wordsOfChance = (byChance: readonly string[]): string =>
  byChance.map((failure) => `\nfailed by chance, green the second time: ${failure}`).join('\n');
