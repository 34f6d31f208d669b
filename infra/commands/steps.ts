import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export const root = resolve(import.meta.dirname, '../..');

export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
}

export interface StepResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** The last lines of what it printed; none in a terminal. */
  readonly tail: string;
}

const TAIL_LENGTH = 4_000;
const TAIL_LINES = 25;

/** Runs a program in a folder with its output passed through. Resolves to its exit code. */
export const runIn = (
  cwd: string,
  command: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
) =>
  new Promise<number>((done) => {
    const [program, ...args] = command;
    const child = spawn(program, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => done(127));
    child.on('exit', (code) => done(code ?? 1));
  });

/** The same in the project's root. */
export const run = (command: readonly [string, ...string[]], env: Readonly<Record<string, string>> = {}) =>
  runIn(root, command, env);

/** As `run`, and keeps the end of what was printed. A terminal is passed on as it is: what runs in it draws its progress. */
const runKeepingTail = async ({ command, env }: Step) => {
  if (process.stdout.isTTY) return { code: await run(command, env), tail: '' };
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let tail = '';
  const pass = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
    to.write(chunk);
    tail = `${tail}${chunk}`.slice(-TAIL_LENGTH);
  };
  child.stdout.on('data', pass(process.stdout));
  child.stderr.on('data', pass(process.stderr));
  const closed = once(child, 'close').catch(() => undefined);
  const [code] = await once(child, 'exit').catch((error) => {
    tail = String(error);
    return [127];
  });
  // Something it started may still hold the pipes: that is not waited for.
  await Promise.race([closed, setTimeout(1_000, undefined, { ref: false })]);
  child.stdout.destroy();
  child.stderr.destroy();
  return { code: Number(code ?? 1), tail: tail.trimEnd().split('\n').slice(-TAIL_LINES).join('\n') };
};

/** Runs steps one after another, all of them even after a failure, with a line before and after each. */
export const runSteps = async (steps: readonly Step[]): Promise<readonly StepResult[]> => {
  const results: StepResult[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const started = performance.now();
    const { code, tail } = await runKeepingTail(step);
    const seconds = (performance.now() - started) / 1000;
    console.log(`── ${step.name}: ${code === 0 ? 'ok' : `failed (exit code ${code})`}, ${seconds.toFixed(1)} s`);
    results.push({ name: step.name, passed: code === 0, seconds, tail });
  }
  return results;
};

/** What `writeCount` takes of steps: the name and the last lines of each that failed. */
export const failuresOf = (results: readonly StepResult[]) =>
  results.filter((result) => !result.passed).map((result) => `${result.name}\n${result.tail}`);

/** Leaves a count and the names of what failed behind for `.ci/run`, which adds up all counts of a run. */
export const writeCount = (name: string, passed: number, failures: readonly string[]) => {
  const folder = resolve(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  const count = { passed, failed: failures.length, failures };
  writeFileSync(resolve(folder, `${name}.count.json`), JSON.stringify(count));
};
