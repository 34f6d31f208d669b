import { openSession } from '@sternklar/event-store/postgres/session';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RebuildRunning, rebuildLockHolder, takeRebuildLock } from './rebuild-lock.ts';

describe('the right to rebuild', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    owner = await openSession({ url: database.ownerUrl, applicationName: 'test' });
  });
  afterAll(async () => {
    await owner.end();
    await database.drop();
  });

  const connections = async () => {
    const { rows } = await owner.query<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity
       where application_name = 'sternklar-rebuild' and datname = current_database()`,
    );
    return rows[0]?.count;
  };

  it('is one person’s at a time, until it is given back', async () => {
    const lock = await takeRebuildLock(database.ownerUrl);
    expect(await rebuildLockHolder(owner)).toBe(lock.holder);
    await expect(takeRebuildLock(database.ownerUrl)).rejects.toThrow(RebuildRunning);
    await lock.release();
    await expect.poll(connections).toBe(0);
    expect(await rebuildLockHolder(owner)).toBeNull();
  });

  it('leaves no connection behind when it cannot be asked for', async () => {
    await owner.query(`
      create schema broken;
      create function broken.pg_try_advisory_lock(bigint) returns boolean language plpgsql
        as $$ begin raise exception 'no locks today'; end $$`);
    const url = new URL(database.ownerUrl);
    url.searchParams.set('options', '-c search_path=broken,pg_catalog');
    await expect(takeRebuildLock(url.href)).rejects.toThrow('no locks today');
    await expect.poll(connections).toBe(0);
  });
});
