import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../backend/src/testing/running-product.ts';
import { findGoProgram, type GoProgram } from '../common/go-program.ts';
import type { Proof } from '../common/proof.ts';

/** An S3 server that nobody here wrote, which checks signatures; it keeps objects as files. */
const VERSITY_GATEWAY: GoProgram = {
  name: 'Versity S3 Gateway',
  command: 'versitygw',
  module: 'github.com/versity/versitygw/cmd/versitygw@v1.8.0',
  setting: 'VERSITYGW_BIN',
  probe: ['--version'],
};
const READY_WITHIN_MS = 30_000;
const HEALTH = '/health';
/** What EVIDENCE_S3_REGION says where nothing is set. */
const REGION = 'eu-central-1';

export const BUCKET = 'belege';
export const LOGIN = { key: 'sternklar', secret: 'nur-fuer-diesen-beweis' } as const;

export const findS3Server = (say: (line: string) => void) => findGoProgram(VERSITY_GATEWAY, say);

/** A server with one bucket, which can be killed and started again on the same port. */
export interface S3Server {
  readonly url: string;
  start(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** Paths of everything that it stored below the bucket, as files. */
  files(): Promise<readonly string[]>;
}

export const openS3Server = async (proof: Proof, program: string): Promise<S3Server> => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-s3-'));
  proof.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  const [buckets, metadata] = [join(folder, 'buckets'), join(folder, 'metadata')];
  const bucket = join(buckets, BUCKET);
  // A folder is a bucket to it.
  await mkdir(bucket, { recursive: true });
  await mkdir(metadata);
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
      const options = ['--quiet', '--region', REGION, '--port', `127.0.0.1:${port}`, '--health', HEALTH];
      // Beside the objects, since not every file system keeps attributes.
      child = spawn(program, [...options, 'posix', '--sidecar', metadata, buckets], {
        stdio: 'ignore',
        env: {
          PATH: process.env.PATH ?? '',
          HOME: folder,
          ROOT_ACCESS_KEY: LOGIN.key,
          ROOT_SECRET_KEY: LOGIN.secret,
        },
      });
      for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline; await delay(200)) {
        const answer = await fetch(`${url}${HEALTH}`).catch(() => null);
        if (answer?.ok) return;
      }
      throw new Error('The S3 server did not start.');
    },
    kill,
    async files() {
      const entries = await readdir(bucket, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    },
  };
};
