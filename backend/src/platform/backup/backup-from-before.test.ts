import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEventStoreDbEventStore } from '@sternklar/event-store/eventstoredb/eventstoredb-event-store';
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '@sternklar/event-store/eventstoredb/testing/event-store-db-double';
import { migrate } from '@sternklar/event-store/postgres/migrate';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { openSession } from '@sternklar/event-store/postgres/session';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { allMigrations, PRODUCT_SCHEMAS } from '../../composition/migrations.ts';
import { openEventStoreDb } from '../log/open-event-store-db.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { openLogElsewhere } from './open-log-elsewhere.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** Of a version whose logs in EventStoreDB were not told apart, and remembered nothing of what others write. */
const SINCE = allMigrations.findIndex(({ id }) => id === 'event-store-db.tables');
const before = allMigrations.slice(0, SINCE);

const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
const PREFIX = 'sternklar.';
const KNOWN = `${'0'.repeat(8)}-0000-4000-8000-000000000001`;
const LATER = `${'0'.repeat(8)}-0000-4000-8000-000000000002`;
const sealedFor = (subject: string) => JSON.stringify({ name: { $personal: { subject, box: 'AAAA' } } });

const rowsIn = async (url: string, sql: string, values: unknown[] = []) => {
  const session = await openSession({ url, applicationName: 'sternklar-tests' });
  try {
    return (await session.query(sql, values)).rows;
  } finally {
    await session.end();
  }
};

/** Nothing is in it, not even tables. */
const emptyDatabase = async (): Promise<TestDatabase> => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const schemas = await rowsIn(
    database.ownerUrl,
    `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')`,
  );
  for (const { name } of schemas) await rowsIn(database.ownerUrl, `drop schema "${name}" cascade`);
  return database;
};

const migrateTo = (database: TestDatabase, migrations: typeof allMigrations) =>
  migrate({ ownerUrl: database.ownerUrl, migrations, runningRole: decodeURIComponent(new URL(database.url).username) });

let server: EventStoreDbDouble;
let database: TestDatabase;
let folder: string;

const address = () => ({ url: server.url, prefix: PREFIX });

/** The log as the command lines open it, closed after the test. */
const openLog = async (eventStoreUrl: string | null, url: string | null) => {
  const closers = new AsyncDisposableStack();
  onTestFinished(() => closers.disposeAsync());
  return openLogElsewhere({ config: { eventStoreUrl, eventStorePrefix: PREFIX }, logger, url }, closers);
};

/** As `npm run backup` does it. */
const backUp = async (): Promise<Manifest> => {
  const log = await openLog(server.url, database.url);
  const options = { schemas: PRODUCT_SCHEMAS, ownerUrl: database.ownerUrl, folder, now: () => new Date() };
  return writeBackup({ ...options, productVersion: '0.1.0', ...(log && { log }) });
};

/** As `npm run restore` does it; another database. */
const restore = async (eventStoreUrl: string | null = server.url) => {
  const target = await emptyDatabase();
  const log = await openLog(eventStoreUrl, null);
  const restored = await restoreBackup({
    schemas: PRODUCT_SCHEMAS,
    ownerUrl: target.ownerUrl,
    runningRole: decodeURIComponent(new URL(target.url).username),
    folder,
    masterKeys: [Buffer.alloc(32, 7)],
    wasDestroyed: async () => false,
    migrations: allMigrations,
    ...(log && { log }),
  });
  return { target, restored };
};

/** Brings it up to date and asks its log, as a start does. */
const start = async (target: TestDatabase) => {
  await migrateTo(target, allMigrations);
  const pool = createPool({ url: target.url, max: 2, applicationName: 'test' });
  onTestFinished(() => pool.end());
  const store = await openEventStoreDb({ address: address(), pool, logger, majorityWithinMs: 1_000 });
  onTestFinished(() => store.close());
  return store;
};

/** An event whose subject has a key, and one that came later. */
const append = async (version: number, subject: string) => {
  const store = createEventStoreDbEventStore(address());
  const event = { id: crypto.randomUUID(), type: 'SomethingHappened', data: sealedFor(subject), metadata: '{}' };
  const outcome = await store.append('stream-a', version, [event]);
  await store.close();
  if (!outcome.appended || !outcome.events[0]) throw new Error('It was not appended.');
  return outcome.events[0];
};

beforeEach(async () => {
  server = await startEventStoreDbDouble();
  database = await emptyDatabase();
  const parent = await mkdtemp(join(tmpdir(), 'sternklar-backup-'));
  folder = join(parent, 'backup');
  onTestFinished(async () => {
    await server.close();
    await rm(parent, { recursive: true, force: true });
  });
  await migrateTo(database, before);
  await rowsIn(database.url, 'insert into operations.log_home (elsewhere_since) values (now())');
  await rowsIn(
    database.ownerUrl,
    `insert into personal_data.subject_keys (subject, destroyed_at) values ('${KNOWN}', now())`,
  );
  const { id, position } = await append(0, KNOWN);
  await rowsIn(database.url, 'insert into transparency_log.leaves (index, position, event_id) values (0, $1, $2)', [
    position,
    id,
  ]);
});

const subjectsOf = async ({ ownerUrl }: TestDatabase) =>
  (await rowsIn(ownerUrl, 'select subject from personal_data.subject_keys order by 1')).map(({ subject }) => subject);

describe('a database from before the stretches of others were remembered, with its log in EventStoreDB,', () => {
  it('is backed up as it is, restored with the log, brought up to date by the start, and goes on', {
    tags: 'long',
  }, async () => {
    const manifest = await backUp();
    expect(manifest).toMatchObject({
      position: 0,
      log: { installation: null },
      migrations: before.map(({ id }) => id),
    });
    await append(1, LATER);
    const { target, restored } = await restore();
    expect(restored.later).toEqual({ events: 1, unreadable: 1 });
    expect(await subjectsOf(target)).toEqual([KNOWN, LATER]);
    const store = await start(target);
    expect(await store.readAll(0, 10)).toHaveLength(2);
    expect(await rowsIn(target.url, 'select id::text from operations.installation')).toEqual([
      { id: await store.owner.installation() },
    ]);
  });

  const withoutPlace = async () => {
    const { log: _, ...manifest } = await backUp();
    await writeFile(join(folder, MANIFEST), JSON.stringify(manifest));
    expect(await readFile(join(folder, MANIFEST), 'utf8')).not.toContain('keysUpTo');
  };

  it('is restored from a backup of then, too, which does not say which log it fits', { tags: 'long' }, async () => {
    await withoutPlace();
    await append(1, LATER);
    const { target, restored } = await restore();
    expect(restored.later).toEqual({ events: 1, unreadable: 1 });
    expect(await subjectsOf(target)).toEqual([KNOWN, LATER]);
    await start(target);
  });

  it('such a backup is refused with a log that lacks what it has seen signed, and without a log', {
    tags: 'long',
  }, async () => {
    await withoutPlace();
    await expect(restore(null)).rejects.toThrow('Setzen Sie EVENT_STORE_URL');
    const other = await startEventStoreDbDouble();
    onTestFinished(() => other.close());
    await expect(restore(other.url)).rejects.toThrow(/ist älter als diese Sicherung.*Wiederhergestellt wurde nichts/);
  });
});
