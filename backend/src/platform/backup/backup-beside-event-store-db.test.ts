import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createEventStoreDbEventStore,
  type EventStoreDbEventStore,
} from '@sternklar/event-store/eventstoredb/eventstoredb-event-store';
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '@sternklar/event-store/eventstoredb/testing/event-store-db-double';
import type { SavedLog } from '@sternklar/event-store/eventstoredb/testing/server-log';
import { openSession } from '@sternklar/event-store/postgres/session';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { allMigrations, PRODUCT_SCHEMAS } from '../../composition/migrations.ts';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';
import type { LogElsewhere } from './log-place.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const MASTER_KEY = Buffer.alloc(32, 7);
const PREFIX = 'sternklar.';

let server: EventStoreDbDouble;
let world: TestWorld;
let parent: string;
let folder: string;
let manifest: Manifest;
let target: TestDatabase;
/** The server's log before, with, and after the backup. */
let logs: Readonly<Record<'before' | 'with' | 'after', SavedLog>>;

const logOn = (url: string, prefix = PREFIX): LogElsewhere & Pick<EventStoreDbEventStore, 'close'> => {
  const store = createEventStoreDbEventStore({ url, streamPrefix: prefix });
  return { ...store, prefix };
};

const serverWith = async (saved: SavedLog): Promise<LogElsewhere> => {
  const double = await startEventStoreDbDouble({ saved });
  const log = logOn(double.url);
  onTestFinished(async () => {
    await log.close();
    await double.close();
  });
  return log;
};

const restore = (log?: LogElsewhere) =>
  restoreBackup({
    schemas: PRODUCT_SCHEMAS,
    ownerUrl: target.ownerUrl,
    runningRole: decodeURIComponent(new URL(target.url).username),
    folder,
    masterKeys: [MASTER_KEY],
    wasDestroyed: async () => false,
    migrations: allMigrations,
    ...(log && { log }),
  });

const rowsIn = async (sql: string): Promise<readonly Record<string, unknown>[]> => {
  const session = await openSession({ url: target.ownerUrl, applicationName: 'sternklar-tests' });
  try {
    return (await session.query(sql)).rows;
  } finally {
    await session.end();
  }
};

const handIn = async (email: string): Promise<void> => {
  const owner = await world.customer(email);
  const business = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
  const { id: business_id } = (await owner.post<{ id: string }>('/business', business)).body;
  await owner.post('/reviews', { business_id, reviewer_name: 'Max M.', rating: 1, review_text: 'Nie wieder.' });
  await world.catchUp();
};

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sternklar-backup-'));
  folder = join(parent, 'backup');
  server = await startEventStoreDbDouble();
  world = await createTestWorld({ env: { EVENT_STORE_URL: server.url } });
  await handIn('frueher@beispiel.de');
  const before = server.log.save();
  await handIn('inhaberin@beispiel.de');
  const log = logOn(server.url);
  manifest = await writeBackup({
    schemas: PRODUCT_SCHEMAS,
    ownerUrl: world.ownerUrl,
    folder,
    now: world.now,
    productVersion: '0.1.0',
    log,
  });
  await log.close();
  const complete = server.log.save();
  await handIn('spaeter@beispiel.de');
  logs = { before, with: complete, after: server.log.save() };
});
beforeEach(async () => {
  target = await createTestDatabase();
});
afterEach(() => target.drop());
afterAll(async () => {
  await world?.close();
  await server?.close();
  await rm(parent, { recursive: true, force: true });
});

describe('a backup beside a log in EventStoreDB', () => {
  it('says which log it fits, and how far that has to be', async () => {
    const [last] = logs.with.records.filter(({ stream }) => stream.startsWith(PREFIX)).slice(-1);
    const log = {
      prefix: PREFIX,
      installation: expect.stringMatching(/^[0-9a-f-]{36}$/),
      keysUpTo: last?.position,
      position: last?.position,
      event: last?.id,
    };
    expect(manifest).toMatchObject({ position: 0, log });
    expect(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'))).toMatchObject({ log });
  });

  it('is refused where the settings do not name that log', async () => {
    const writing = writeBackup({
      schemas: PRODUCT_SCHEMAS,
      ownerUrl: world.ownerUrl,
      folder: join(parent, 'without'),
      now: world.now,
      productVersion: '0.1.0',
    });
    await expect(writing).rejects.toThrow('EVENT_STORE_URL fehlt');
  });
});

describe('a restore beside a log in EventStoreDB', () => {
  const expectNothingRestored = async () =>
    expect(
      await rowsIn(
        `select (select count(*)::int from personal_data.subject_keys) as keys,
                (select count(*)::int from accounts.credentials) as credentials`,
      ),
    ).toEqual([{ keys: 0, credentials: 0 }]);

  it('with the log of the same moment loses nothing', async () => {
    expect(await restore(await serverWith(logs.with))).toEqual({ manifest, later: { events: 0, unreadable: 0 } });
    expect(
      await rowsIn('select count(*)::int as keys from personal_data.subject_keys where destroyed_at is not null'),
    ).toEqual([{ keys: 0 }]);
  });

  it('with an older log is refused, and says which one it needs and what to do', async () => {
    const restoring = restore(await serverWith(logs.before));
    await expect(restoring).rejects.toThrow(/ist älter als diese Sicherung.*an der Stelle \d+ das Ereignis/);
    await expect(restoring).rejects.toThrow('Stellen Sie auf dem Server eine solche wieder her');
    await expectNothingRestored();
  });

  it('with one that was put back and has gone on otherwise is refused', async () => {
    const double = await startEventStoreDbDouble({ saved: logs.before });
    const log = logOn(double.url);
    onTestFinished(async () => {
      await log.close();
      await double.close();
    });
    for (const { stream, ...record } of logs.after.records.slice(logs.before.records.length))
      double.log.append(stream, 'any', [{ ...record, id: crypto.randomUUID() }]);
    await expect(restore(log)).rejects.toThrow('anders weitergegangen');
    await expectNothingRestored();
  });

  it('with a log that is further on keeps its events; what later keys open counts as erased, and all else is readable', {
    tags: 'long',
  }, async () => {
    const { later } = await restore(await serverWith(logs.after));
    expect(later.events).toBeGreaterThan(2);
    expect(later.unreadable).toBeGreaterThan(1);
    const lost = await rowsIn('select subject from personal_data.subject_keys where destroyed_at is not null');
    expect(lost).toHaveLength(later.unreadable);
    const texts = logs.with.records.map(({ data }) => Buffer.from(data).toString());
    for (const { subject } of lost) expect(texts.some((text) => text.includes(`"${subject}"`))).toBe(false);
  });

  it('of another installation, and with another prefix, is refused', async () => {
    const double = await startEventStoreDbDouble();
    const other = createEventStoreDbEventStore({ url: double.url });
    await other.owner.claim('00000000-0000-4000-8000-000000000001');
    const [log, elsewhere] = [logOn(double.url), logOn(double.url, 'zweite.')];
    onTestFinished(async () => {
      await Promise.all([other.close(), log.close(), elsewhere.close()]);
      await double.close();
    });
    await expect(restore(log)).rejects.toThrow('zu einer anderen Installation');
    await expect(restore(elsewhere)).rejects.toThrow('EVENT_STORE_PREFIX sternklar.');
    await expectNothingRestored();
  });

  it('without EVENT_STORE_URL is refused', async () => {
    await expect(restore()).rejects.toThrow('Setzen Sie EVENT_STORE_URL');
    await expectNothingRestored();
  });
});
