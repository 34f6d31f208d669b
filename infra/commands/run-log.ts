/**
 * The log of test runs, `.test-runs.jsonl` in the project's root: a line when a run starts and one when it ended. A start
 * without an end was interrupted. Git ignores it, and nothing removes it; `npm test -- log` shows it.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';

export interface RunEnd {
  readonly passed: number;
  /** The name of each failed test or step. */
  readonly failed: readonly string[];
  /** The name of each test that failed at first only: such a run is green, and not counted among those that were so at once. */
  readonly byChance?: readonly string[];
  readonly good: boolean;
  readonly parts: readonly { readonly name: string; readonly seconds: number }[];
}

/** The setting that says that a process burns one core beside the run. */
export const BESIDE_BURNER = 'BESIDE_A_BURNER';

const fileIn = (root: string): string => resolve(root, '.test-runs.jsonl');

/** All that was written so far; empty before the first run. */
export const readRunLog = (root: string): string =>
  existsSync(fileIn(root)) ? readFileSync(fileIn(root), 'utf8') : '';

const inTenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/** Which commit is tested; with a plus when files differ from it, null outside of a repository. */
export const testedCommit = (root: string): string | null => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return `${git('rev-parse', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`;
  } catch {
    return null;
  }
};

/** Writes the first line, of a run of these parts; returns how to write the last one. */
export const openRunLog = (root: string, asked: readonly string[], now: () => Date = () => new Date()) => {
  const begin = now();
  const run = {
    start: begin.toISOString(),
    commit: testedCommit(root),
    asked: asked.length > 0 ? asked : 'everything',
  };
  const write = (line: object) => appendFileSync(fileIn(root), `${JSON.stringify(line)}\n`);
  const load = inTenths(loadavg()[0] ?? 0);
  const besideBurner = process.env[BESIDE_BURNER] === 'true';
  write({ ...run, processors: availableParallelism(), load, besideBurner, node: process.version });
  return ({ good, passed, failed, byChance = [], parts }: RunEnd): void => {
    const seconds = inTenths((now().getTime() - begin.getTime()) / 1000);
    const partSeconds = Object.fromEntries(parts.map((part) => [part.name, inTenths(part.seconds)]));
    write({ ...run, result: good ? 'passed' : 'failed', seconds, parts: partSeconds, passed, failed, byChance });
  };
};
