import type { EventRegistry } from '@sternklar/contracts/event-registry';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore } from '@sternklar/event-store/event-store';
import { DEFAULT_STREAM_PREFIX } from '@sternklar/event-store/eventstoredb/stream-prefix';
import type { Logger } from '@sternklar/event-store/logger';
import type { Notifications } from '@sternklar/event-store/notifications';
import { createEventCodec } from '@sternklar/event-store/personal-data/event-codec';
import type { MasterKeys } from '@sternklar/event-store/personal-data/master-key-ring';
import { createPostgresSubjectKeys, type SubjectKeys } from '@sternklar/event-store/personal-data/subject-keys';
import { connectionRefusal } from '@sternklar/event-store/postgres/connection-refusal';
import { type Migration, migrate } from '@sternklar/event-store/postgres/migrate';
import { createNotifications } from '@sternklar/event-store/postgres/notifications';
import type { PoolUsage } from '@sternklar/event-store/postgres/pool';
import {
  createPostgresEventStore,
  type PostgresEventStore,
} from '@sternklar/event-store/postgres/postgres-event-store';
import { openSession } from '@sternklar/event-store/postgres/session';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type { Pool } from 'pg';
import { refuseOtherLogHome, rememberLogHome } from './log-home.ts';
import type { DatabaseUrls } from './open-database.ts';

export interface OpenLogOptions {
  readonly database: DatabaseUrls;
  /** Every event that can be in the log. */
  readonly registry: EventRegistry;
  readonly masterKey: MasterKeys;
  /** The running role's. */
  readonly pool: Pool;
  /** What this process is, for the name of the connection that listens: 'server', 'command'. */
  readonly process: string;
  readonly logger: Logger;
  /** Recorded time, for tests; the database's clock otherwise. */
  readonly now?: () => Date;
  /** Told how many appends are written together. */
  readonly onBatch?: (appends: number) => void;
}

/** Brings the database up to date. Safe in several processes at once. Throws `StartRefused`. */
export const migrateDatabase = async (
  { url, ownerUrl }: DatabaseUrls,
  migrations: readonly Migration[],
  logger: Logger,
): Promise<void> => {
  const runningRole = decodeURIComponent(new URL(url).username);
  await migrate({ ownerUrl, migrations, runningRole, logger });
  await refuseOtherDatabase(url);
};

/** The running role's address has its own password and database name, either of which may be the wrong one. */
const refuseOtherDatabase = async (url: string): Promise<void> => {
  const session = await openSession({ url, applicationName: 'sternklar-start' }).catch((error) => {
    throw connectionRefusal(error, url);
  });
  try {
    const { rows } = await session.query("select to_regclass('event_log.events') is not null as migrated");
    if (rows[0]?.migrated) return;
  } finally {
    await session.end().catch(() => undefined);
  }
  throw new StartRefused(
    'DATABASE_URL und DATABASE_OWNER_URL nennen verschiedene Datenbanken; beide müssen zu derselben führen.',
  );
};

export interface OpenedLog {
  readonly store: EventStore;
  /** Of the connections that read the log; undefined where it is not in PostgreSQL. */
  readonly readersUsage?: () => PoolUsage;
  /** Writes appends together with read models' rows; undefined where they are not in one database. */
  readonly projectInline?: PostgresEventStore['projectInline'];
  readonly codec: EventCodec;
  /** 32 bytes that hashes and codes derive from: the same for the installation's life. */
  readonly rootKey: Buffer;
  /** Keys to encrypt and decrypt with what lies outside of the log. */
  readonly subjectKeys: Pick<SubjectKeys, 'forWriting' | 'forReading'>;
  /** Makes everything encrypted for a subject unreadable for good; again: changes nothing. */
  readonly destroySubject: (subject: string) => Promise<void>;
  /** Those of the subjects whose data were never made unreadable. */
  readonly notDestroyed: (subjects: readonly string[]) => Promise<readonly string[]>;
  /** What the database notifies, for everything that listens in this process. */
  readonly notifications: Notifications;
}

/** The name under which PostgreSQL shows the one connection with which each process listens. */
export const listenerName = (process: string): string => `sternklar-${process}-listener`;

type StoreOptions = Pick<OpenLogOptions, 'database' | 'pool' | 'logger' | 'now' | 'onBatch'> & {
  readonly notifications: Notifications;
};

/** Where the settings say that the log is. */
const openStore = async (
  options: StoreOptions,
): Promise<Pick<OpenedLog, 'store' | 'readersUsage' | 'projectInline'>> => {
  const { database, pool, notifications, logger, now, onBatch } = options;
  const { eventStoreUrl: url, eventStorePrefix: prefix = DEFAULT_STREAM_PREFIX } = database;
  await refuseOtherLogHome(pool, Boolean(url));
  if (url) {
    // With its client a third of all packages, which nobody else has to read at each start.
    const { openEventStoreDb } = await import('./open-event-store-db.ts');
    const store = await openEventStoreDb({ address: { url, prefix }, pool, logger });
    await rememberLogHome(pool);
    return { store };
  }
  const store = createPostgresEventStore({
    url: database.url,
    notifications,
    logger,
    ...(now && { now }),
    ...(onBatch && { onBatch }),
  });
  return { store, readersUsage: store.readersUsage, projectInline: store.projectInline };
};

/** The event log of a migrated database, and the codec that opens its personal fields. Closed with `closers`. */
export const openLog = async (
  { masterKey, process, registry, ...options }: OpenLogOptions,
  closers: AsyncDisposableStack,
): Promise<OpenedLog> => {
  const { database, pool, logger } = options;
  const notifications = createNotifications({ url: database.url, applicationName: listenerName(process), logger });
  closers.defer(() => notifications.close());
  const keys = await createPostgresSubjectKeys({ pool, notifications, masterKey });
  closers.defer(() => keys.close());
  const opened = await openStore({ ...options, notifications });
  closers.defer(() => opened.store.close());
  return {
    ...opened,
    codec: createEventCodec({ registry, keys }),
    rootKey: keys.rootKey,
    subjectKeys: keys,
    destroySubject: keys.destroy,
    notDestroyed: keys.notDestroyed,
    notifications,
  };
};
