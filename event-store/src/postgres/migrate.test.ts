import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Logger } from '../logger.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { appliedMigrations, type MigrateOptions, type Migration, migrate } from './migrate.ts';
import { openSession } from './session.ts';

const RUNNING_ROLE = 'sternklar_app';
const OWNER = 'sternklar_owner';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
  // The copy is migrated; these tests have a history of their own.
  await query('drop schema sternklar_meta cascade; create schema probe; create table probe.applied (id text)');
});

afterEach(() => database.drop());

async function query(sql: string, url = database.ownerUrl) {
  const session = await openSession({ url, applicationName: 'test' });
  try {
    return (await session.query(sql)).rows;
  } finally {
    await session.end();
  }
}

const run = (migrations: readonly Migration[], options: Partial<MigrateOptions> = {}) =>
  migrate({ ownerUrl: database.ownerUrl, migrations, runningRole: RUNNING_ROLE, ...options });

/** A migration that leaves its id in a table. */
const noting = (id: string, more = ''): Migration => ({
  id,
  sql: `insert into probe.applied values ('${id}'); ${more}`,
});
const applied = async () => (await query('select id from probe.applied')).map((row) => row.id);

function listener() {
  const lines: string[] = [];
  const log = (level: string) => (_details: object, message: string) => lines.push(`${level}: ${message}`);
  const logger: Logger = { info: log('info'), warn: log('warn'), error: log('error') };
  return { lines, logger };
}

test('migrations are applied in the order of the list, and only once', async () => {
  await run([noting('b'), noting('a')]);
  await run([noting('b'), noting('a'), noting('c')]);
  expect(await applied()).toEqual(['b', 'a', 'c']);
});

test('which migrations a database has seen can be asked without changing it', async () => {
  expect(await appliedMigrations(database.ownerUrl)).toBeNull();
  await run([noting('b'), noting('a')]);
  expect(await appliedMigrations(database.ownerUrl)).toEqual(['b', 'a']);
});

test('five processes that start together apply each migration once', { tags: 'long' }, async () => {
  const migrations = [noting('1', 'select pg_sleep(0.05)'), noting('2', 'create schema made_once')];
  await Promise.all(Array.from({ length: 5 }, () => run(migrations)));
  expect(await applied()).toEqual(['1', '2']);
});

test('a failed migration leaves nothing of itself and keeps those before it', async () => {
  const failing = noting('2', 'select 1 / 0');
  await expect(run([noting('1'), failing, noting('3')])).rejects.toMatchObject({
    name: 'StartRefused',
    message: `Die Umstellung '2' der Datenbank ist gescheitert: division by zero.`,
  });
  expect(await applied()).toEqual(['1']);
  await run([noting('1'), noting('2'), noting('3')]);
  expect(await applied()).toEqual(['1', '2', '3']);
});

test('an applied migration that was edited since is refused by name', async () => {
  await run([noting('1')]);
  await expect(run([{ id: '1', sql: 'select 2' }, noting('2')])).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.stringMatching(/^Die Umstellung '1' wurde geändert/),
  });
  expect(await applied()).toEqual(['1']);
});

test('other line ends are no edit', async () => {
  await run([{ id: '1', sql: 'select 1;\nselect 2;\n' }]);
  await expect(run([{ id: '1', sql: 'select 1;\r\nselect 2;\r\n' }])).resolves.toBeUndefined();
});

test('a database that newer software has migrated is refused', async () => {
  await run([noting('1'), noting('2')]);
  await expect(run([noting('1')])).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.stringMatching(/^Die Datenbank ist neuer als diese Software \(Umstellung '2'/),
  });
});

test('the running role gets what a migration grants it, and may not touch the history', async () => {
  await run([
    { id: '1', sql: 'grant usage on schema probe to :running_role; grant select on probe.applied to :running_role' },
  ]);
  expect(await query('select id from probe.applied', database.url)).toEqual([]);
  await expect(query(`insert into probe.applied values ('x')`, database.url)).rejects.toThrow('permission denied');
  await expect(query('select * from sternklar_meta.migrations', database.url)).rejects.toThrow('permission denied');
});

test('casts and other words are not taken for the running role', async () => {
  await run([{ id: '1', sql: `insert into probe.applied values ('a:running_roles'::text), (':running_role')` }]);
  expect(await applied()).toEqual(['a:running_roles', `"${RUNNING_ROLE}"`]);
});

test('a running role that does not exist is refused by name', async () => {
  await expect(run([noting('1')], { runningRole: 'nobody_knows' })).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.stringContaining(`'nobody_knows'`),
  });
});

test('an owner that may not create anything is told what it lacks', async () => {
  await expect(run([noting('1')], { ownerUrl: database.url })).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.stringMatching(
      /^Die Rolle .+ darf in der Datenbank .+ nichts anlegen\. .+GRANT CREATE ON DATABASE/,
    ),
  });
});

test('one role for everything works, with a plain warning', async () => {
  const { lines, logger } = listener();
  await run([noting('1', 'grant usage on schema probe to :running_role')], { runningRole: OWNER, logger });
  expect(lines).toEqual([
    expect.stringMatching(/^warn: one database role owns and runs everything/),
    'info: migration applied',
  ]);
});

test('two roles give no warning', async () => {
  const { lines, logger } = listener();
  await run([noting('1')], { logger });
  expect(lines).toEqual(['info: migration applied']);
});

test('whoever waits too long for another migrating process is told so', async () => {
  const other = await openSession({ url: database.ownerUrl, applicationName: 'test' });
  const { rows } = await other.query(`select pg_advisory_lock(7384001)`);
  expect(rows).toHaveLength(1);
  await expect(run([noting('1')], { lockTimeoutMs: 50 })).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.stringMatching(/^Ein anderer Prozess stellt die Datenbank seit über/),
  });
  await other.end();
  await run([noting('1')]);
  expect(await applied()).toEqual(['1']);
});

test('a wrong password is told in one sentence that keeps it secret', async () => {
  const wrong = new URL(database.ownerUrl);
  wrong.password = 'geheim';
  const refusal = await run([], { ownerUrl: wrong.href }).catch((error) => error);
  expect(refusal).toMatchObject({
    name: 'StartRefused',
    message: expect.stringMatching(
      /^Die Datenbank 127\.0\.0\.1:\d+\/test_\w+ ist nicht erreichbar: Benutzer oder Passwort stimmen nicht; .*DATABASE_URL/,
    ),
  });
  expect(refusal.message).not.toContain('geheim');
});

test('a missing database and a silent port are told in one sentence', async () => {
  const missing = database.ownerUrl.replace(/test_\w+/, 'gibt_es_nicht');
  await expect(run([], { ownerUrl: missing })).rejects.toThrow('die Datenbank gibt es nicht');
  await expect(run([], { ownerUrl: 'postgres://x:y@127.0.0.1:1/z' })).rejects.toThrow('dort antwortet kein PostgreSQL');
});
