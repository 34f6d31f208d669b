import { masterKeyOf } from '@sternklar/event-store/personal-data/master-key';
import { openSession } from '@sternklar/event-store/postgres/session';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allMigrations } from '../../composition/migrations.ts';
import { clockOf, keyCheckOf, lookAtDatabase } from './look-at-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const query = async (sql: string, values: readonly unknown[] = []) => {
  const session = await openSession({ url: database.ownerUrl, applicationName: 'test' });
  await session.query(sql, [...values]).finally(() => session.end());
};

it('a migrated database has all that the product needs', async () => {
  expect(await lookAtDatabase(database)).toEqual({
    version: expect.stringMatching(/^\d+/),
    applied: allMigrations.map(({ id }) => id),
    oneRole: false,
    ownerMayCreate: true,
    oneDatabase: true,
    mayRun: true,
    takesNothing: null,
    otherLogHome: null,
    connections: { used: expect.any(Number), max: expect.any(Number) },
    processes: 0,
  });
});

it('addresses of two databases, one role for both, and an owner that owns nothing, are seen', async () => {
  const other = await createTestDatabase();
  const { url, ownerUrl } = database;
  expect(await lookAtDatabase({ url, ownerUrl: other.ownerUrl })).toMatchObject({ oneDatabase: false });
  await other.drop();
  expect(await lookAtDatabase({ url: ownerUrl, ownerUrl })).toMatchObject({ oneRole: true });
  expect(await lookAtDatabase({ url, ownerUrl: url })).toMatchObject({ ownerMayCreate: false, applied: undefined });
});

it('a running role without its rights is seen, also where it may not even look', async () => {
  const role = new URL(database.url).username;
  await query(`revoke insert on event_log.events from ${role}`);
  expect(await lookAtDatabase(database)).toMatchObject({ mayRun: false });
  await query(`revoke usage on schema event_log from ${role}`);
  expect(await lookAtDatabase(database)).toMatchObject({ mayRun: false });
});

it('one that takes nothing is seen', async () => {
  const url = new URL(database.url);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  expect(await lookAtDatabase({ ...database, url: url.href })).toMatchObject({ takesNothing: 'setting' });
});

it('a log that was begun elsewhere is seen, and looking decides nothing', async () => {
  const eventStoreUrl = 'esdb://nowhere:2113';
  expect(await lookAtDatabase({ ...database, eventStoreUrl })).toMatchObject({ otherLogHome: null });
  expect(await lookAtDatabase(database)).toMatchObject({ otherLogHome: null });
  await query('insert into operations.log_home (elsewhere_since) values (now())');
  expect(await lookAtDatabase(database)).toMatchObject({
    otherLogHome: expect.stringContaining('aber EVENT_STORE_URL fehlt'),
  });
});

it('an empty database is no broken one', async () => {
  await query('drop schema sternklar_meta cascade; drop schema event_log cascade; drop schema personal_data cascade');
  expect(await lookAtDatabase(database)).toMatchObject({ applied: null, mayRun: null });
  expect(await keyCheckOf(database)).toBeNull();
});

it('a wrong password is told without it', async () => {
  const wrong = new URL(database.ownerUrl);
  wrong.password = 'geheim';
  const refusal = await lookAtDatabase({ ...database, ownerUrl: wrong.href }).catch((error) => error);
  expect(refusal.name).toBe('StartRefused');
  expect(refusal.message).toContain('Benutzer oder Passwort stimmen nicht');
  expect(refusal.message).not.toContain('geheim');
});

it('its clock is this machine’s', async () => {
  expect(Math.abs(await clockOf(database))).toBeLessThan(1_000);
});

it('the newest check value proves the master key', async () => {
  expect(await keyCheckOf(database)).toBeNull();
  const bytes = Buffer.alloc(32, 7);
  await query('insert into personal_data.master_keys (version, check_value) values (1, $1)', [
    masterKeyOf(bytes, 1).makeCheckValue(),
  ]);
  const stored = await keyCheckOf(database);
  expect(stored && masterKeyOf(bytes, stored.version).fits(stored.check_value)).toBe(true);
});
