import type { Logger } from '@sternklar/event-store/logger';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import type { Config } from '../settings/config.ts';

export interface DatabaseUrls {
  /** For the role the product runs as. */
  readonly url: string;
  /** For the role that owns the tables. */
  readonly ownerUrl: string;
  /** Where EventStoreDB keeps the event log instead of this database. */
  readonly eventStoreUrl?: string | null;
  /** What our streams' names begin with there. */
  readonly eventStorePrefix?: string;
}

export interface OpenDatabaseOptions {
  readonly config: Pick<Config, 'database' | 'dataDir' | 'eventStoreUrl' | 'eventStorePrefix'>;
  readonly logger: Logger;
  /** True for command line tools: joins the embedded PostgreSQL of a running product. */
  readonly shared?: boolean;
}

/** The configured database, or the embedded one, which is stopped with `closers`. Throws `StartRefused`. */
export const openDatabase = async (
  { config, logger, shared = false }: OpenDatabaseOptions,
  closers: AsyncDisposableStack,
): Promise<DatabaseUrls> => {
  const { eventStoreUrl, eventStorePrefix } = config;
  if (config.database) return { ...config.database, eventStoreUrl, eventStorePrefix };
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, logger, shared });
  closers.defer(() => postgres.stop());
  return { ...postgres, eventStoreUrl, eventStorePrefix };
};
