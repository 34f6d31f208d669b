import { appendFile, mkdtemp, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { masterKeyOf } from '@sternklar/event-store/personal-data/master-key';
import { openSession } from '@sternklar/event-store/postgres/session';
import { plainFirst } from '@sternklar/event-store/testing/plain-first';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedUpToNow } from '../../audit/testing/signed-up-to-now.ts';
import { allMigrations, PRODUCT_SCHEMAS } from '../../composition/migrations.ts';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';
import { fileOf, MANIFEST, type Manifest } from './manifest.ts';
import { LEFT_OUT, productTables, quoted } from './product-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const MASTER_KEY = Buffer.alloc(32, 7);
/** What JSON, SQL and readers of lines might take for something else. */
const DIFFICULT = `"Quote' \\ \u2028 neue\nZeile \t \u{1f47b} $1 {} NULL`;

const withSession = async <Result>(url: string, work: (session: Awaited<ReturnType<typeof openSession>>) => Result) => {
  const session = await openSession({ url, applicationName: 'sternklar-tests' });
  try {
    return await work(session);
  } finally {
    await session.end();
  }
};

/** Rows and their digest by table. */
const contentsOf = (url: string) =>
  withSession(url, async (session) => {
    const contents: Record<string, string> = {};
    for (const { name } of await productTables(session, PRODUCT_SCHEMAS)) {
      const { rows } = await session.query(
        `select count(*) || ' rows ' || md5(coalesce(string_agg(r::text, e'\\n' order by r::text), '')) as digest
         from ${quoted(name)} r`,
      );
      contents[name] = rows[0].digest;
    }
    return contents;
  });

let world: TestWorld;
let parent: string;
let folder: string;
let manifest: Manifest;
let target: TestDatabase;

const backUp = (to: string) =>
  writeBackup({
    schemas: PRODUCT_SCHEMAS,
    ownerUrl: world.ownerUrl,
    folder: to,
    now: world.now,
    productVersion: '0.1.0',
  });
const restore = (from = folder, masterKey = MASTER_KEY) =>
  restoreBackup({
    schemas: PRODUCT_SCHEMAS,
    ownerUrl: target.ownerUrl,
    runningRole: decodeURIComponent(new URL(target.url).username),
    folder: from,
    masterKeys: [masterKey],
    wasDestroyed: async () => false,
    migrations: allMigrations,
  });

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sternklar-backup-'));
  world = await createTestWorld();
  const owner = await world.customer('inhaberin@beispiel.de');
  const business = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
  const { id: business_id } = (await owner.post<{ id: string }>('/business', business)).body;
  for (let count = 0; count < 5; count += 1) {
    await owner.post('/reviews', { business_id, reviewer_name: 'Max M.', rating: 1, review_text: DIFFICULT });
  }
  await world.catchUp();
  // Else the log is signed at some moment of the tests, which compare what is stored.
  await signedUpToNow(world);
});
beforeEach(async () => {
  target = await createTestDatabase();
  folder = await mkdtemp(join(parent, 'copy-'));
  manifest = await backUp(folder);
});
afterEach(() => target.drop());
afterAll(async () => {
  await world.close();
  await rm(parent, { recursive: true, force: true });
});

describe('a backup', () => {
  it('knows every schema that the product has', async () => {
    const { rows } = await withSession(world.ownerUrl, (session) =>
      session.query<{ name: string }>(
        `select nspname as name from pg_namespace
         where nspname !~ '^(pg_|rm_)' and nspname not in ('information_schema', 'public', 'sternklar_meta') order by 1`,
      ),
    );
    expect(rows.map(({ name }) => name)).toEqual(PRODUCT_SCHEMAS);
  });

  it('leaves out only what is named, and each named table exists', async () => {
    const { rows } = await withSession(world.ownerUrl, (session) =>
      session.query<{ name: string }>(
        `select schemaname || '.' || tablename as name from pg_tables where schemaname = any($1)`,
        [PRODUCT_SCHEMAS],
      ),
    );
    const all = rows.map(({ name }) => name);
    const held = manifest.tables.map(({ name }) => name);
    expect([...held, ...Object.keys(LEFT_OUT)].sort()).toEqual(all.sort());
  });

  it('restored into an empty database has every row, and is open to nobody else on the disk', async () => {
    expect(await restore()).toEqual({ manifest, later: { events: 0, unreadable: 0 } });
    const restored = await contentsOf(target.ownerUrl);
    expect(restored).toEqual(await contentsOf(world.ownerUrl));
    expect(restored['event_log.events']).toContain(`${manifest.position} rows`);
    expect(manifest.position).toBeGreaterThan(5);
    for (const table of manifest.tables) expect((await stat(fileOf(folder, table))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'keys'))).toEqual([
      'personal_data.master_keys.jsonl.gz',
      'personal_data.root_keys.jsonl.gz',
      'personal_data.subject_keys.jsonl.gz',
    ]);
  });

  it('is of one moment: what is written while it is taken is not in it', { tags: 'long' }, async () => {
    const later = join(parent, 'of-one-moment');
    let writing: Promise<unknown> | undefined;
    const earlier = await contentsOf(world.ownerUrl);
    const taken = await writeBackup({
      schemas: PRODUCT_SCHEMAS,
      ownerUrl: world.ownerUrl,
      folder: later,
      now: world.now,
      productVersion: '0.1.0',
      onTable: (table) => {
        if (table === 'accounts.credentials') writing ??= world.register('spaeter@beispiel.de');
      },
    });
    await writing;
    expect(writing).toBeDefined();
    expect(await contentsOf(world.ownerUrl)).not.toEqual(earlier);
    await restore(later);
    expect(await contentsOf(target.ownerUrl)).toEqual(earlier);
    expect(taken.position).toBe(manifest.position);
  });
  it('is refused into a folder with something in it, which stays as it is', async () => {
    const before = await readFile(join(folder, MANIFEST), 'utf8');
    await expect(backUp(folder)).rejects.toThrow('ist nicht leer');
    expect(await readFile(join(folder, MANIFEST), 'utf8')).toBe(before);
  });
});

describe('a restore', () => {
  const expectNothingRestored = async () => {
    const { 'event_log.log_head': _head, ...others } = await contentsOf(target.ownerUrl);
    expect(Object.values(others).filter((digest) => !digest.startsWith('0 rows'))).toEqual([]);
  };
  const events = () => fileOf(folder, { name: 'event_log.events', isKeys: false });

  plainFirst(1, [
    ['cut off', () => truncate(events(), 500), 'ist beschädigt'],
    ['made longer', () => appendFile(events(), 'x'), 'ist beschädigt'],
    [
      'overwritten in the middle',
      async () => {
        const bytes = await readFile(events());
        bytes.writeUInt32LE(0xdeadbeef, Math.floor(bytes.length / 2));
        await writeFile(events(), bytes);
      },
      'ist beschädigt',
    ],
    ['missing', () => rm(events()), 'fehlt die Datei'],
    [
      'that of keys kept apart and missing',
      () => rename(join(folder, 'keys'), join(parent, `keys-${folder.slice(-6)}`)),
      'fehlen die Schlüssel',
    ],
    ['the one that makes it whole, missing', () => rm(join(folder, MANIFEST)), 'keine vollständige Sicherung'],
    ['the one that describes it, damaged', () => writeFile(join(folder, MANIFEST), '{'), 'ist beschädigt'],
  ] as const)('from a backup with a file %s restores nothing', async (_, spoil, sentence) => {
    await spoil();
    await expect(restore()).rejects.toThrow(sentence);
    await expectNothingRestored();
  });

  it('of a newer version’s backup is refused', async () => {
    const newer = { ...manifest, migrations: [...manifest.migrations, 'from-the-future'], productVersion: '9.0.0' };
    await writeFile(join(folder, MANIFEST), JSON.stringify(newer));
    await expect(restore()).rejects.toThrow('neueren Version (9.0.0)');
    await expectNothingRestored();
  });

  it('with another master key is refused', async () => {
    await expect(restore(folder, Buffer.alloc(32, 9))).rejects.toThrow('MASTER_KEY passt nicht');
    await expectNothingRestored();
  });

  it('of a backup whose master key was destroyed since is refused in words of its own', { tags: 'long' }, async () => {
    const restoring = restoreBackup({
      schemas: PRODUCT_SCHEMAS,
      ownerUrl: target.ownerUrl,
      runningRole: decodeURIComponent(new URL(target.url).username),
      folder,
      masterKeys: [Buffer.alloc(32, 9)],
      wasDestroyed: async (checkValue) => masterKeyOf(MASTER_KEY, 1).fits(checkValue),
      migrations: allMigrations,
    });
    await expect(restoring).rejects.toThrow(
      /^Diese Sicherung vom .* lässt sich nicht mehr wiederherstellen: Ihr Hauptschlüssel wurde/,
    );
    await expectNothingRestored();
  });

  it('into a database that holds something, or in which the product runs, is refused', { tags: 'long' }, async () => {
    await restore();
    const before = await contentsOf(target.ownerUrl);
    await expect(restore()).rejects.toThrow('ist nicht leer');
    expect(await contentsOf(target.ownerUrl)).toEqual(before);
    await expect(
      restoreBackup({
        schemas: PRODUCT_SCHEMAS,
        ownerUrl: world.ownerUrl,
        runningRole: decodeURIComponent(new URL(world.databaseUrl).username),
        folder,
        masterKeys: [MASTER_KEY],
        wasDestroyed: async () => false,
        migrations: allMigrations,
      }),
    ).rejects.toThrow('beenden Sie zuerst alle Prozesse');
  });
});
