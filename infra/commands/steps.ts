import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

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
}

/** Runs a program in the project's root with its output passed through. Resolves to its exit code. */
export const run = (command: readonly [string, ...string[]], env: Readonly<Record<string, string>> = {}) =>
  new Promise<number>((done) => {
    const [program, ...args] = command;
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => done(127));
    child.on('exit', (code) => done(code ?? 1));
  });

/** Runs steps one after another, all of them even after a failure, with a line before and after each. */
export const runSteps = async (steps: readonly Step[]): Promise<readonly StepResult[]> => {
  const results: StepResult[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const started = performance.now();
    const code = await run(step.command, step.env);
    const seconds = (performance.now() - started) / 1000;
    console.log(`── ${step.name}: ${code === 0 ? 'ok' : `failed (exit code ${code})`}, ${seconds.toFixed(1)} s`);
    results.push({ name: step.name, passed: code === 0, seconds });
  }
  return results;
};

/** Leaves a count behind for `.ci/run`, which adds up all counts of a run. */
export const writeCount = (name: string, passed: number, failed: number) => {
  const folder = resolve(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, `${name}.count.json`), JSON.stringify({ passed, failed }));
};
