import type { Logger } from '@sternklar/event-store/logger';
import { createCluster, readCredentials } from './cluster.ts';
import { checkVersion, prepareDataFolder } from './data-folder.ts';
import { findPackage, preparePrograms } from './programs.ts';
import { ensureDatabase, urlsOf } from './roles.ts';
import { supervise } from './supervisor.ts';

export interface EmbeddedPostgresOptions {
  /** The product's data folder; PostgreSQL keeps to `postgres/` in it. Created when missing. */
  readonly dataDir: string;
  readonly logger?: Logger;
  /** True for command line tools: joins the PostgreSQL of a running product instead of refusing to start beside it. */
  readonly shared?: boolean;
  /** False (tests only) trades durability for speed: no fsync. */
  readonly durable?: boolean;
}

export interface EmbeddedPostgres {
  /** For migrations: the role that owns the database. */
  readonly ownerUrl: string;
  /** For the running product: the role that owns nothing. */
  readonly url: string;
  /** For tests and repairs: may do everything. */
  readonly superuserUrl: string;
  /** Shuts PostgreSQL down, when nobody else uses it, and waits until it has ended. */
  stop(): Promise<void>;
}

/**
 * Runs the PostgreSQL that comes with the product on a data folder: creates the folder at the first start, adopts a
 * postmaster that a killed process left behind, and starts it again should it die. Throws StartRefused.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, logger, shared = false, durable = true } = options;
  const started = performance.now();
  const folder = await prepareDataFolder({ dataDir, ...(logger && { logger }) });
  const programs = await preparePrograms(await findPackage(), folder.caches, folder.user);
  const fresh = (await checkVersion(folder, programs.major)) === 'empty';
  if (fresh) await createCluster(folder, programs, durable);
  const credentials = await readCredentials(folder);
  const supervisor = await supervise({ folder, programs, credentials, durable, shared, ...(logger && { logger }) });
  try {
    await ensureDatabase(supervisor.first.session, credentials);
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  const { port, first } = supervisor;
  logger?.info(
    { port, postgresPid: first.pid, fresh, adopted: first.adopted, ms: Math.round(performance.now() - started) },
    'embedded PostgreSQL is ready',
  );
  return { ...urlsOf(port, credentials), stop: supervisor.stop };
}
