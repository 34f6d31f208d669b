import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { type RunningProduct, startProduct } from '../../../../backend/src/testing/running-product.ts';
import { createFront } from '../../../commands/cluster/front.ts';
import type { Proof } from '../../common/proof.ts';
import { endPostgres, GENEROUS, JWT_SECRET } from '../../common/stage.ts';

/** In the order in which operations.md has them started. */
export const ROLES = ['projections', 'worker', 'api'] as const;
/** Read models of a version are kept for as long as it answers. */
export const END_IN_ORDER: readonly Role[] = ['worker', 'api', 'projections'];
export type Role = (typeof ROLES)[number];

/** Long enough for the front, which looks five times a second. */
const DRAIN_SECONDS = '2';
const LOOK_EVERY_MS = 200;
const SAYS_SO_WITHIN_MS = 1_000;

export interface Fleet {
  readonly dataDir: string;
  readonly ownerUrl: string;
  /** Of what shares requests out among all that are ready to answer. */
  readonly url: string;
  start(name: string, role: Role, code?: string): Promise<void>;
  stop(name: string): Promise<void>;
  /** What a process that was started under this name has printed. */
  output(name: string): string;
}

/** Processes of any version on one database; everything goes when the proof ends. */
export const openFleet = async (proof: Proof): Promise<Fleet> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternklar-rolling-'));
  proof.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  proof.defer(() => endPostgres(dataDir));
  const postgres = await startEmbeddedPostgres({ dataDir });
  proof.defer(() => postgres.stop());
  const running = new Map<string, RunningProduct>();
  const started = new Map<string, RunningProduct>();
  const apis = new Set<string>();

  const { server, sendTo } = createFront();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const looking = new AbortController();
  const isReady = async ({ url }: RunningProduct) => {
    const signal = AbortSignal.timeout(SAYS_SO_WITHIN_MS);
    return (await fetch(`${url}/api/health/ready`, { signal }).catch(() => null))?.ok ?? false;
  };
  const look = async () => {
    const all = [...apis].flatMap((name) => running.get(name) ?? []);
    const ready = await Promise.all(all.map(isReady));
    const those = all.filter((_, index) => ready[index]);
    // On a machine so busy that none says in time that it is ready, those that run are still the best there is.
    sendTo((those.length > 0 ? those : all).map(({ url }) => Number(new URL(url).port)));
  };
  const keepLooking = async () => {
    for (; !looking.signal.aborted; await delay(LOOK_EVERY_MS)) await look();
  };
  void keepLooking();
  proof.defer(async () => {
    looking.abort();
    server.closeAllConnections();
    server.close();
    await Promise.all([...running.values()].map((product) => product.stop()));
  });

  const env = {
    ...GENEROUS,
    JWT_SECRET,
    DATABASE_URL: postgres.url,
    DATABASE_OWNER_URL: postgres.ownerUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_SECONDS,
  };
  return {
    dataDir,
    ownerUrl: postgres.ownerUrl,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async start(name, role, code) {
      const product = await startProduct({ dataDir, env: { ...env, ROLE: role }, ...(code !== undefined && { code }) });
      running.set(name, product);
      started.set(name, product);
      if (role !== 'api') return;
      apis.add(name);
      await look();
    },
    async stop(name) {
      const product = running.get(name);
      const code = await product?.stop();
      if (code !== 0) proof.fault(`${name} ended with ${code}: ${product?.output().slice(-800)}`);
      apis.delete(name);
      running.delete(name);
    },
    output: (name) => started.get(name)?.output() ?? '',
  };
};
