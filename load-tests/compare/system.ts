import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPostmasterFile } from '../../backend/src/platform/embedded-postgres/postmaster-file.ts';
import { ADMIN, AUDITOR, freePort } from '../../backend/src/testing/running-product.ts';
import { type Cluster, startCluster } from '../../infra/proofs/cluster/start-cluster.ts';
import { endPostgres } from '../../infra/proofs/common/stage.ts';
import { processorSecondsOf } from '../lib/processor-time.ts';
import { GENEROUS, startTarget, type Target } from '../load/run-k6.ts';
import type { ProcessorTime } from './figures.ts';

/** The product under load, in one process or many. */
export interface System extends Target {
  readonly name: string;
  /** Seconds on processors so far. */
  processorSeconds(): ProcessorTime;
}

type Stack = Pick<AsyncDisposableStack, 'defer'>;

const postmasterIn = async (dataDir: string): Promise<number> => {
  const postmaster = await readPostmasterFile(join(dataDir, 'postgres', 'data'));
  if (!postmaster) throw new Error(`PostgreSQL does not run in ${dataDir}.`);
  return postmaster.pid;
};

const timeOf = (pid: number, postmaster: number) => (): ProcessorTime => ({
  product: processorSecondsOf(pid, postmaster),
  postgres: processorSecondsOf(postmaster),
});

export const startOneProcess = async (stack: Stack, code?: string): Promise<System & { readonly postgres: string }> => {
  const target = await startTarget(code);
  stack.defer(target.stop);
  const processorSeconds = timeOf(target.pid, await postmasterIn(target.dataDir));
  const postgres = (await readFile(join(target.dataDir, 'postgres', 'data', 'PG_VERSION'), 'utf8')).trim();
  return { ...target, name: 'one process', postgres, processorSeconds };
};

/** `npm run cluster` on an empty data folder. */
export const startManyProcesses = async (stack: Stack): Promise<System & { readonly cluster: Cluster }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternklar-cluster-'));
  stack.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  stack.defer(() => endPostgres(dataDir));
  const port = String(await freePort());
  const env = { ...GENEROUS, AUDITOR_EMAIL: AUDITOR.email, AUDITOR_PASSWORD: AUDITOR.password };
  const cluster = await startCluster(
    { defer: (undo) => stack.defer(async () => void (await undo())) },
    { dataDir, port, env },
  );
  return {
    name: 'cluster',
    url: `http://127.0.0.1:${port}`,
    admin: ADMIN,
    auditor: AUDITOR,
    cluster,
    processorSeconds: timeOf(cluster.pid, await postmasterIn(dataDir)),
  };
};
