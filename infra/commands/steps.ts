import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export const root = resolve(import.meta.dirname, '../..');

export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Far more than it needs: what hangs is ended after it, and has failed. */
  readonly limitMs?: number;
  /** Nothing runs beside it: it measures time, or uses what others need. */
  readonly alone?: boolean;
  /** It waits most of the time, for a clock, an election or a lease: it runs in a lane of its own, beside those that work. */
  readonly waits?: boolean;
  /** It runs what failed in it once more by itself, so that there is no point in running all of it again. */
  readonly repeatsItself?: boolean;
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
/** To clean up in, for a step that is ended. */
const GRACE_MS = 60_000;

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

type Print = (chunk: Buffer | string, to: NodeJS.WriteStream) => void;

/** SIGTERM when a step takes longer than it may, and SIGKILL when it does not end by that. */
const watchTime = (child: ChildProcess, limitMs: number | undefined) => {
  if (limitMs === undefined) return () => false;
  let late = false;
  const told = setTimeout(() => {
    late = true;
    child.kill('SIGTERM');
  }, limitMs);
  const killed = setTimeout(() => child.kill('SIGKILL'), limitMs + GRACE_MS);
  return () => {
    clearTimeout(told);
    clearTimeout(killed);
    return late;
  };
};

/** Runs a step, hands on what it prints, and keeps the end of it. */
const runKeepingTail = async (step: Step, print: Print) => {
  const [program, ...args] = step.command;
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...step.env },
  });
  const wasLate = watchTime(child, step.limitMs);
  let tail = '';
  const keep = (chunk: Buffer | string, to: NodeJS.WriteStream) => {
    print(chunk, to);
    tail = `${tail}${chunk}`.slice(-TAIL_LENGTH);
  };
  child.stdout.on('data', (chunk: Buffer) => keep(chunk, process.stdout));
  child.stderr.on('data', (chunk: Buffer) => keep(chunk, process.stderr));
  const closed = once(child, 'close').catch(() => undefined);
  const [code] = await once(child, 'exit').catch((error) => {
    keep(`${error}\n`, process.stderr);
    return [127];
  });
  const late = wasLate();
  // Something it started may still hold the pipes: that is not waited for.
  await Promise.race([closed, delay(1_000, undefined, { ref: false })]);
  child.stdout.destroy();
  child.stderr.destroy();
  if (late) keep(`\nNot finished within ${(step.limitMs ?? 0) / 1_000} s.\n`, process.stderr);
  const passed = code === 0 && !late;
  return { passed, code: Number(code ?? 1), tail: tail.trim().split('\n').slice(-TAIL_LINES).join('\n') };
};

/** In a terminal of its own it draws its progress; then there is nothing to keep. */
const runInTerminal = async ({ command, env }: Step) => {
  const code = await run(command, env);
  return { passed: code === 0, code, tail: '' };
};

/** With others beside it, what a step prints is shown as a whole when it has ended. */
const runStep = async (step: Step, beside: boolean): Promise<StepResult> => {
  const printed: (Buffer | string)[] = [];
  const print: Print = beside ? (chunk) => printed.push(chunk) : (chunk, to) => to.write(chunk);
  console.log(beside ? `── ${step.name} begins` : `\n── ${step.name}`);
  const started = performance.now();
  const asInTerminal = process.stdout.isTTY && !beside && step.limitMs === undefined;
  const { passed, code, tail } = await (asInTerminal ? runInTerminal(step) : runKeepingTail(step, print));
  const seconds = (performance.now() - started) / 1000;
  if (beside) console.log(`\n── ${step.name}\n${printed.join('').trimEnd()}`);
  console.log(`── ${step.name}: ${passed ? 'ok' : `failed (exit code ${code})`}, ${seconds.toFixed(1)} s`);
  return { name: step.name, passed, seconds, tail };
};

/**
 * Runs steps in their order, so many beside each other; beside them, one after another, those that wait; and those that want
 * to be alone one after another at the end. All are run even after a failure. The results come in the order of the steps.
 */
export const runSteps = async (steps: readonly Step[], { atOnce = 1 } = {}): Promise<readonly StepResult[]> => {
  const results = new Map<Step, StepResult>();
  const isAlone = ({ alone = false }: Step) => alone;
  const isWaiting = ({ alone = false, waits = false }: Step) => waits && !alone && atOnce > 1;
  const inLanes = (queue: Step[], lanes: number) => {
    const lane = async () => {
      for (let step = queue.shift(); step; step = queue.shift()) results.set(step, await runStep(step, atOnce > 1));
    };
    return Promise.all(Array.from({ length: lanes }, lane));
  };
  const working = steps.filter((step) => !isAlone(step) && !isWaiting(step));
  await Promise.all([inLanes(working, atOnce), inLanes(steps.filter(isWaiting), 1)]);
  for (const step of steps.filter(isAlone)) results.set(step, await runStep(step, false));
  return steps.flatMap((step) => results.get(step) ?? []);
};

/** More than these do not fail by chance. */
const MOST_STEPS_AGAIN = 2;
/** Together, by how long they took: a run that names what failed beats one that is ended in its second try. */
const LONGEST_AGAIN_S = 15 * 60;

/** Those that failed, to run once more; none when there are many, or when they take long. */
export const stepsAgain = (steps: readonly Step[], results: readonly StepResult[]): readonly Step[] => {
  const failed = results.filter(({ passed }) => !passed);
  const names = new Set(failed.map(({ name }) => name));
  const again = steps.filter(({ name, repeatsItself = false }) => names.has(name) && !repeatsItself);
  const seconds = failed
    .filter(({ name }) => again.some((step) => step.name === name))
    .reduce((sum, result) => sum + result.seconds, 0);
  return failed.length > MOST_STEPS_AGAIN || seconds > LONGEST_AGAIN_S ? [] : again;
};

/** What `writeCount` takes of steps: the name and the last lines of each that failed. */
export const failuresOf = (results: readonly StepResult[]) =>
  results.filter((result) => !result.passed).map((result) => `${result.name}\n${result.tail}`);

/** Leaves a count and the names of what failed behind for `.ci/run`, which adds up all counts of a run. */
export const writeCount = (
  name: string,
  passed: number,
  failures: readonly string[],
  byChance: readonly string[] = [],
) => {
  const folder = resolve(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  const count = { passed, failed: failures.length, failures, byChance };
  writeFileSync(resolve(folder, `${name}.count.json`), JSON.stringify(count));
};
