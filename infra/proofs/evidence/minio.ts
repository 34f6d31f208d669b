import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../../backend/src/testing/running-product.ts';
import type { Proof } from '../common/proof.ts';

const execute = promisify(execFile);

/** An S3 server that nobody here wrote, which checks signatures. */
const MODULE = 'github.com/minio/minio@v0.0.0-20260212201848-7aac2a2c5b7c';
const CACHE = resolve(import.meta.dirname, '../../../node_modules/.cache/sternklar', MODULE.replaceAll('/', '-'));
const OWN = join(CACHE, process.platform === 'win32' ? 'minio.exe' : 'minio');
const VERSION_LIMIT_MS = 30_000;
/** All of its dependencies are fetched and compiled, once. */
const BUILD_LIMIT_MS = 30 * 60_000;
const READY_WITHIN_MS = 30_000;

export const BUCKET = 'belege';
export const LOGIN = { key: 'sternklar', secret: 'nur-fuer-diesen-beweis' } as const;

const starts = (program: string, args: readonly string[]): Promise<boolean> =>
  execute(program, [...args], { timeout: VERSION_LIMIT_MS }).then(
    () => true,
    () => false,
  );

/** What MINIO_BIN names, the installed one, or one that Go builds; or a sentence on why there is none. */
export const findMinio = async (say: (line: string) => void): Promise<{ program: string } | { missing: string }> => {
  const { MINIO_BIN } = process.env;
  for (const program of [MINIO_BIN, 'minio', OWN]) {
    const isFile = program === undefined || program === 'minio' || existsSync(program);
    if (program && isFile && (await starts(program, ['--version']))) return { program };
  }
  if (!(await starts('go', ['version']))) return { missing: 'there is no MinIO (MINIO_BIN), and no Go to build it.' };
  say(`MinIO is built from ${MODULE}; that takes minutes, and this time only.`);
  await mkdir(CACHE, { recursive: true });
  const env = { ...process.env, GOBIN: CACHE, GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local', CGO_ENABLED: '0' };
  const args = ['install', '-trimpath', '-ldflags=-s -w', MODULE];
  const failed = await execute('go', args, { cwd: tmpdir(), env, timeout: BUILD_LIMIT_MS }).then(
    () => null,
    (error: { stderr?: string }) => error.stderr?.trim().split('\n').at(-1) || String(error),
  );
  return failed === null ? { program: OWN } : { missing: `MinIO could not be built: ${failed}` };
};

/** A server with one bucket, which can be killed and started again on the same port. */
export interface Minio {
  readonly url: string;
  start(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** Paths of everything that it stored below the bucket, as files. */
  files(): Promise<readonly string[]>;
}

export const openMinio = async (proof: Proof, program: string): Promise<Minio> => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-minio-'));
  proof.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  const bucket = join(folder, BUCKET);
  // A folder is a bucket to it.
  await mkdir(bucket);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const kill = async () => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  proof.defer(kill);
  return {
    url,
    async start() {
      child = spawn(program, ['server', folder, '--address', `127.0.0.1:${port}`, '--quiet'], {
        stdio: 'ignore',
        env: {
          PATH: process.env.PATH ?? '',
          HOME: folder,
          MINIO_ROOT_USER: LOGIN.key,
          MINIO_ROOT_PASSWORD: LOGIN.secret,
          MINIO_BROWSER: 'off',
          MINIO_UPDATE: 'off',
        },
      });
      for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline; await delay(200)) {
        const answer = await fetch(`${url}/minio/health/ready`).catch(() => null);
        if (answer?.ok) return;
      }
      throw new Error('MinIO did not start.');
    },
    kill,
    async files() {
      const entries = await readdir(bucket, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    },
  };
};
