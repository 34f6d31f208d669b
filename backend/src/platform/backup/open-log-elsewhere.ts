import type { Logger } from '@sternklar/event-store/logger';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { openEventStoreDb, openLogToRestore } from '../log/open-event-store-db.ts';
import type { Config } from '../settings/config.ts';
import type { LogElsewhere } from './log-place.ts';

export interface OpenLogElsewhereOptions {
  readonly config: Pick<Config, 'eventStoreUrl' | 'eventStorePrefix'>;
  readonly logger: Logger;
  /** Of the database whose log it has to be; null while that is empty. */
  readonly url: string | null;
}

/** The log that the settings name in EventStoreDB, closed with `closers`; null where PostgreSQL has it. Throws `StartRefused`. */
export const openLogElsewhere = async (
  { config, logger, url }: OpenLogElsewhereOptions,
  closers: AsyncDisposableStack,
): Promise<LogElsewhere | null> => {
  const { eventStoreUrl, eventStorePrefix: prefix } = config;
  if (eventStoreUrl === null) return null;
  const address = { url: eventStoreUrl, prefix };
  const pool = url === null ? null : createPool({ url, max: 2, applicationName: 'sternklar-backup', logger });
  closers.defer(() => pool?.end());
  const store = await (pool ? openEventStoreDb({ address, logger, pool }) : openLogToRestore({ address, logger }));
  closers.defer(() => store.close());
  return { ...store, prefix };
};
