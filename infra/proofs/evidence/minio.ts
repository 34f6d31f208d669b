import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../backend/src/testing/running-product.ts';
import { findGoProgram, type GoProgram } from '../common/go-program.ts';
import type { Proof } from '../common/proof.ts';

/** An S3 server that nobody here wrote, which checks signatures. */
const MINIO: GoProgram = {
  name: 'MinIO',
  command: 'minio',
  module: 'github.com/minio/minio@v0.0.0-20260212201848-7aac2a2c5b7c',
  setting: 'MINIO_BIN',
  probe: ['--version'],
};
const READY_WITHIN_MS = 30_000;

export const BUCKET = 'belege';
export const LOGIN = { key: 'sternklar', secret: 'nur-fuer-diesen-beweis' } as const;

export const findMinio = (say: (line: string) => void) => findGoProgram(MINIO, say);

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
