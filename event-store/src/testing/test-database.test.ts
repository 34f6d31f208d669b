import { afterEach, expect, test } from 'vitest';
import { createPool } from '../postgres/pool.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const open: TestDatabase[] = [];
const create = async () => {
  const database = await createTestDatabase();
  open.push(database);
  return database;
};

afterEach(async () => {
  for (const database of open.splice(0)) await database.drop();
});

async function query(url: string, sql: string) {
  const pool = createPool({ url, max: 1, applicationName: 'test' });
  try {
    return (await pool.query(sql)).rows;
  } finally {
    await pool.end();
  }
}

test('two test databases know nothing of each other', async () => {
  const [one, other] = await Promise.all([create(), create()]);
  await query(one.ownerUrl, 'create table only_here (n int)');
  expect(await query(one.ownerUrl, `select to_regclass('only_here') is not null as there`)).toEqual([{ there: true }]);
  expect(await query(other.ownerUrl, `select to_regclass('only_here') is not null as there`)).toEqual([
    { there: false },
  ]);
});

test('a test database is migrated already', async () => {
  const database = await create();
  expect(
    await query(database.ownerUrl, `select to_regclass('sternklar_meta.migrations') is not null as migrated`),
  ).toEqual([{ migrated: true }]);
});

test('the running role of a test database can create nothing', async () => {
  const database = await create();
  await expect(query(database.url, 'create table public.mine (n int)')).rejects.toThrow('permission denied');
  await expect(query(database.url, 'create schema mine')).rejects.toThrow('permission denied');
});

test('a dropped test database is gone, whoever is connected', async () => {
  const database = await create();
  const pool = createPool({ url: database.url, max: 1, applicationName: 'test' });
  await pool.query('select 1');
  await database.drop();
  await expect(pool.query('select 1')).rejects.toThrow();
  await pool.end();
});
