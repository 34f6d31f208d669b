import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';

export interface Failure {
  /** The test's file, from the project's root. */
  readonly file: string;
  /** What the test says; the file's own trouble when it could not be loaded. */
  readonly says: string;
  /** What it expected, in the first line of its error; empty where that is said already. */
  readonly why: string;
}

/** The part of vitest's report that is read here. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

const REPORT = 'planted-report.json';

/** A program in a folder, without its words; all that it starts ends with the signal. */
export const runQuietly = async (
  folder: string,
  args: readonly string[],
  { env = {}, signal }: { readonly env?: Readonly<Record<string, string>>; readonly signal: AbortSignal },
): Promise<void> => {
  if (signal.aborted) return;
  const child = spawn(process.execPath, [...args], {
    cwd: folder,
    stdio: 'ignore',
    // A group of its own.
    detached: true,
    env: { ...process.env, ...env },
  });
  const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM');
  signal.addEventListener('abort', end);
  await once(child, 'exit');
  signal.removeEventListener('abort', end);
};

export interface TestRun {
  readonly folder: string;
  readonly files: readonly string[];
  readonly projects: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Ends with the first test that fails. */
  readonly untilFirst: boolean;
  readonly signal: AbortSignal;
}

/** Runs test files, and answers which tests failed. Throws when vitest could not even begin. */
export const failuresOf = async ({ folder, files, projects, env, untilFirst, signal }: TestRun) => {
  if (files.length === 0) return [];
  const report = join(folder, REPORT);
  await rm(report, { force: true });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests', '--reporter=json'];
  const options = [`--outputFile.json=${REPORT}`, `--bail=${untilFirst ? 1 : 0}`];
  const named = projects.flatMap((project) => ['--project', project]);
  await runQuietly(folder, [...vitest, ...options, ...named, ...files], { signal, ...(env && { env }) });
  const { testResults }: Report = JSON.parse(await readFile(report, 'utf8'));
  return testResults.flatMap(({ name, status, message, assertionResults }): readonly Failure[] => {
    const file = relative(folder, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0)
      return failed.map(({ fullName, failureMessages }) => ({
        file,
        says: fullName,
        why: failureMessages?.[0]?.split('\n')[0] ?? '',
      }));
    // A file that could not be loaded says why; one that had no turn any more says nothing.
    return status === 'failed' && message !== '' ? [{ file, says: message.split('\n')[0] ?? '', why: '' }] : [];
  });
};
