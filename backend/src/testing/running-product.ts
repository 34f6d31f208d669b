import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { COMPILED_SOURCES } from './run-program.ts';

const root = resolve(import.meta.dirname, '../../..');
/** A log of tens of thousands of events is read into every list before, on a machine that is busy with other things. */
const READY_WITHIN_MS = 120_000;

export const ADMIN = { email: 'admin@sternklar.test', password: 'stern-admin-1' } as const;
/** For products whose mails are counted: an auditor gets one each day. */
export const NO_AUDITOR = { AUDITOR_EMAIL: '', AUDITOR_PASSWORD: '' } as const;
export const AUDITOR = { email: 'pruefung@sternklar.test', password: 'stern-pruefung-1' } as const;

export interface RunningProduct {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Everything the process printed so far. */
  output(): string;
  /** SIGTERM, then waits for the exit. Resolves to the exit code. */
  stop(): Promise<number | null>;
  /** kill -9, then waits for the process to be gone. */
  kill(): Promise<void>;
  /** Removes the data folder too; for a product that is stopped. */
  remove(): Promise<void>;
}

export interface StartOptions {
  /** The folder of another version of the project, with its packages; by default this one. */
  readonly code?: string;
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Starts the real product in a process of its own, as `npm start` does, on a free port and a data folder in the
 * temporary folder, without demo data. Resolves once it says it is ready; rejects with its output when it exits before.
 */
export const startProduct = async ({ code = root, dataDir, env = {} }: StartOptions = {}): Promise<RunningProduct> => {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'sternklar-')));
  const port = env.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(code, 'backend/src/main.ts')], {
    cwd: code,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      ...COMPILED_SOURCES,
      DATA_DIR: folder,
      PORT: port,
      DEMO_DATA: 'false',
      STATUS_MAIL_DELAY_SECONDS: '0',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      AUDITOR_EMAIL: AUDITOR.email,
      AUDITOR_PASSWORD: AUDITOR.password,
      ...env,
    },
  });
  let printed = '';
  const collect = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  await untilReady(child, url, () => printed);
  return {
    url,
    dataDir: folder,
    pid: child.pid ?? 0,
    output: () => printed,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => {
      await end(child, 'SIGKILL');
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
};

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
  return child.exitCode;
};

const untilReady = async (child: ChildProcess, url: string, printed: () => string) => {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product exited with code ${child.exitCode}:\n${printed()}`);
    const answer = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  await end(child, 'SIGKILL');
  throw new Error(`The product was not ready within ${READY_WITHIN_MS / 1000} s:\n${printed()}`);
};

/** Below what systems hand out by themselves: another program's port 0, or a connection's own end, is never one of these. */
const PORTS = { from: 20_000, to: 32_000 } as const;
const PORT_TRIES = 50;

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

/** A port that was free a moment ago on the loopback interface. */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < PORT_TRIES; tries += 1) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${PORT_TRIES} ports between ${PORTS.from} and ${PORTS.to} is free.`);
};
