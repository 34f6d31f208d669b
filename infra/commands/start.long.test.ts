import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from './steps.ts';

// The first of these builds the user interfaces, where nothing has built them yet.
vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
let child: ChildProcess | undefined;
let printed: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sternklar-start-'));
});

afterEach(async () => {
  if (child && child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs the file behind `npm start` in a process of its own, on any free port. */
function start(nodeOptions: readonly string[] = []): ChildProcess {
  printed = '';
  child = spawn(process.execPath, [...nodeOptions, join(import.meta.dirname, 'start.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, PORT: '0', DEMO_DATA: 'false' },
  });
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    printed += chunk;
  });
  return child;
}

/** Resolves when the process has printed something; rejects with its output when it ends before. */
function says(process: ChildProcess, words: string): Promise<void> {
  return new Promise((heard, failed) => {
    process.stdout?.on('data', () => printed.includes(words) && heard());
    process.on('exit', () => failed(new Error(`It ended without saying '${words}':\n${printed}`)));
  });
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s, also twice as terminals and npm send it, ends everything in order with exit code 0',
  async (signal) => {
    const product = start();
    await says(product, 'läuft: http://localhost:');
    const ended = once(product, 'exit');
    product.kill(signal);
    product.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(printed.match(/wird beendet/g)).toHaveLength(1);
    // PostgreSQL removes this file as the last thing it does in order.
    expect(existsSync(join(dataDir, 'postgres/data/PG_VERSION'))).toBe(true);
    expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
  },
);

test('SIGTERM for npm alone ends the product in order, too', async () => {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, PORT: '0', DEMO_DATA: 'false' },
  });
  child = npm;
  printed = '';
  npm.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  await says(npm, 'läuft: http://localhost:');
  // The pipe is closed by the last process that has it.
  const closed = once(npm.stdout, 'close');
  npm.kill('SIGTERM');
  await closed;
  expect(printed).toContain('wird beendet');
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
});

test('an interruption while it starts ends with exit code 0 and leaves nothing running', async () => {
  const product = start();
  await says(product, 'Datenbank und Lesemodelle werden vorbereitet');
  const ended = once(product, 'exit');
  product.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
});

test('an old Node is told in one sentence what to do', async () => {
  const old = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.19.0'}})`;
  const product = start(['--import', old]);
  expect(await once(product, 'exit')).toEqual([1, null]);
  expect(printed).toMatch(/^Sternklar braucht Node 24 oder neuer, hier läuft v\d.*\.\n$/);
});

test('a data folder that cannot be used is told in one sentence, without a stack trace', async () => {
  dataDir = join(dataDir, 'file');
  await writeFile(dataDir, '');
  const product = start();
  expect(await once(product, 'exit')).toEqual([1, null]);
  expect(printed).toContain('DATA_DIR');
  expect(printed).not.toMatch(/\n\s+at /);
});
