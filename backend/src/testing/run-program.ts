import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const root = resolve(import.meta.dirname, '../../..');

/** For the environment of a process that a test starts: the sources compiled by one are read by the next. */
export const COMPILED_SOURCES = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/sternklar') } as const;

export interface ProgramEnd {
  readonly code: number | null;
  readonly printed: string;
  readonly complained: string;
}

interface RunOptions {
  readonly args?: readonly string[];
  /** All of its environment: nothing of this process's own. */
  readonly env?: Readonly<Record<string, string>>;
  /** What it reads, to its end. */
  readonly input?: string;
}

/** Runs a program of the product (its path below `backend/src`) in a process of its own until it ends by itself. */
export const runProgram = async (
  file: string,
  { args = [], env = {}, input = '' }: RunOptions = {},
): Promise<ProgramEnd> => {
  const child = spawn(process.execPath, [join(root, 'backend/src', file), ...args], {
    env: { ...COMPILED_SOURCES, ...env },
  });
  // A program that ends without having read is no fault of the test's.
  child.stdin.on('error', () => undefined).end(input);
  const exited = once(child, 'exit');
  const [printed, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await exited;
  return { code, printed: printed.trim(), complained: complained.trim() };
};
