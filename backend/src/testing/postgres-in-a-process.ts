import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';

type Urls = Omit<EmbeddedPostgres, 'stop'>;

export interface PostgresInAProcess extends Urls {
  /** kill -9 of the Node process; PostgreSQL lives on. */
  kill(): Promise<void>;
  /** The Node process calls process.exit without having stopped anything. */
  exit(): Promise<void>;
}

/** Runs the embedded PostgreSQL from a Node process of its own, which a test may kill. */
export async function postgresInAProcess(dataDir: string): Promise<PostgresInAProcess> {
  const child = fork(fileURLToPath(import.meta.url), [dataDir], { execArgv: [], serialization: 'json' });
  const [urls] = (await Promise.race([once(child, 'message'), failed(child)])) as [Urls];
  const ended = once(child, 'exit');
  return {
    ...urls,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    exit: async () => {
      child.send('exit');
      await ended;
    },
  };
}

async function failed(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`The process with the embedded PostgreSQL ended with exit code ${code}.`);
}

if (import.meta.main && process.send) {
  const { superuserUrl, ownerUrl, url } = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' });
  process.on('message', () => process.exit(0));
  process.send({ superuserUrl, ownerUrl, url });
}
