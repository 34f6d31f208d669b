import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { startEmbeddedPostgres } from '../../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { isPostmasterOf, readPostmasterFile } from '../../../backend/src/platform/embedded-postgres/postmaster-file.ts';
import { freePort, type RunningProduct, startProduct } from '../../../backend/src/testing/running-product.ts';
import { connect } from '../kill/verify.ts';
import type { Proof } from './proof.ts';

/** Signs the tokens of the product under proof, so that a proof can make tokens that only differ in one thing. */
export const JWT_SECRET = 'known to the proofs, and to nobody else';

/** Limits far above what a proof asks for; what they do is tested beside them. */
export const GENEROUS = {
  RATE_LIMIT_PER_MINUTE: '100000000',
  SIGNED_OUT_RATE_LIMIT_PER_MINUTE: '100000000',
  LOGIN_ATTEMPTS_PER_QUARTER_HOUR: '100000000',
} as const;

/** One data folder, and the product that runs on it. */
export interface Stage {
  readonly dataDir: string;
  readonly url: string;
  /** The product as it was last started. */
  product(): RunningProduct;
  /** Starts the product (again) on the same port. */
  start(): Promise<RunningProduct>;
  /** A connection to the product's own PostgreSQL: as the owner of the tables, or as the one who may end connections. */
  database(as?: 'owner' | 'superuser'): Promise<pg.Client>;
}

export interface StageOptions {
  /** A folder that the caller made and removes; by default one in the temporary folder, removed at the end. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the product for a proof; process, PostgreSQL and folder go when the proof ends. */
export const openStage = async (proof: Proof, options: StageOptions = {}): Promise<Stage> => {
  const dataDir = options.dataDir ?? (await temporaryFolder(proof));
  proof.defer(() => endPostgres(dataDir));
  const port = String(await freePort());
  const env = { ...GENEROUS, JWT_SECRET, PORT: port, ...options.env };
  let starting = startProduct({ dataDir, env });
  // Also when the proof is interrupted in the middle of a start.
  proof.defer(async () => (await starting.catch(() => null))?.stop());
  let product = await starting;
  return {
    dataDir,
    url: product.url,
    product: () => product,
    async start() {
      starting = startProduct({ dataDir, env });
      product = await starting;
      return product;
    },
    async database(as = 'owner') {
      const postgres = await startEmbeddedPostgres({ dataDir, shared: true });
      proof.defer(() => postgres.stop());
      const client = await connect(as === 'owner' ? postgres.ownerUrl : postgres.superuserUrl);
      client.on('error', () => undefined);
      proof.defer(() => client.end());
      return client;
    },
  };
};

const temporaryFolder = async (proof: Proof): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-proof-'));
  proof.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  return folder;
};

/** Ends a PostgreSQL that outlived its product, and waits until it is gone; 10 s at most. */
export const endPostgres = async (dataDir: string): Promise<void> => {
  const cluster = join(dataDir, 'postgres', 'data');
  const postmaster = await readPostmasterFile(cluster);
  if (!postmaster || !(await isPostmasterOf(cluster, postmaster.pid))) return;
  process.kill(postmaster.pid, 'SIGQUIT');
  for (let waited = 0; waited < 100 && (await isPostmasterOf(cluster, postmaster.pid)); waited += 1) await delay(100);
};
