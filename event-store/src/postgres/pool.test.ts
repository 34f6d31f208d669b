import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createPool, type PoolOptions, textualMoments } from './pool.ts';

let database: TestDatabase;
const pools: pg.Pool[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
});

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
  await database.drop();
});

function open(options: Partial<PoolOptions> = {}): pg.Pool {
  const pool = createPool({ url: database.ownerUrl, max: 2, applicationName: 'probe', ...options });
  pools.push(pool);
  return pool;
}

const one = async (pool: pg.Pool, sql: string) => (await pool.query(sql)).rows[0];
const killOthers = (pool: pg.Pool) =>
  pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'victim'`);

test('positions are numbers, times are dates', async () => {
  expect(
    await one(open(), `select 9007199254740991::int8 as position, timestamptz '2026-01-02 03:04:05Z' as time`),
  ).toEqual({
    position: 9_007_199_254_740_991,
    time: new Date('2026-01-02T03:04:05Z'),
  });
});

test('where a query asks for texts, times are ISO 8601 in UTC, whatever the session’s time zone', async () => {
  const moments = [
    '2026-01-02 03:04:05Z',
    '2026-01-02 03:04:05.6Z',
    '1999-12-31 23:59:59.987654Z',
    '0099-01-01 00:00:00.001Z',
  ];
  for (const settings of [{}, { timezone: 'UTC' }, { timezone: 'Europe/Berlin' }, { timezone: 'Asia/Kolkata' }]) {
    const pool = open({ max: 1, settings });
    const query = { text: 'select unnest($1::timestamptz[]) as time', values: [moments] };
    const dates = (await pool.query<{ time: Date }>(query)).rows;
    const texts = (await pool.query<{ time: string }>({ ...query, types: textualMoments })).rows;
    expect(texts.map(({ time }) => time)).toEqual(dates.map(({ time }) => time.toISOString()));
    expect(texts.at(1)?.time).toBe('2026-01-02T03:04:05.600Z');
  }
});

test('a number too large to be exact is an error, not a rounded number', async () => {
  const pool = open({ max: 1 });
  await expect(pool.query('select 9007199254740993::int8')).rejects.toThrow('more than a number can hold');
  expect(await one(pool, 'select 1::int8 as n')).toEqual({ n: 1 });
});

test('no more connections than allowed are open at once', async () => {
  const pool = open({ max: 3 });
  await Promise.all(Array.from({ length: 12 }, () => pool.query('select pg_sleep(0.01)')));
  expect(pool.totalCount).toBe(3);
});

test('the pool is known to the server by its name', async () => {
  expect(await one(open(), `select current_setting('application_name') as name`)).toEqual({ name: 'probe' });
});

test('a statement that takes too long is cancelled', async () => {
  await expect(open({ statementTimeoutMs: 50 }).query('select pg_sleep(10)')).rejects.toThrow('statement timeout');
});

test('unqualified names are looked up in the given schemas', async () => {
  await open().query('create schema rm_one; create schema rm_two; create table rm_two.thing as select 2 as n');
  expect(await one(open({ searchPath: ['rm_one', 'rm_two'] }), 'select n from thing')).toEqual({ n: 2 });
});

test('a search path of anything but plain names is refused', () => {
  expect(() => open({ searchPath: ['x -c log_statement=all'] })).toThrow('no plain schema name');
});

test('idle connections that the server ends are told and replaced', async () => {
  let told = () => {};
  const warned = new Promise<void>((heard) => {
    told = heard;
  });
  const logger = { info: () => undefined, warn: () => told(), error: () => undefined };
  const pool = open({ applicationName: 'victim', logger });
  await pool.query('select 1');
  await killOthers(open());
  await warned;
  expect(await one(pool, 'select 1 as n')).toEqual({ n: 1 });
});

test('a connection that is lost while it is lent out fails its query and nothing else', async () => {
  const pool = open({ applicationName: 'victim' });
  const client = await pool.connect();
  const ended = new Promise((heard) => client.once('end', heard));
  await killOthers(open());
  await ended;
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  expect(await one(pool, 'select 1 as n')).toEqual({ n: 1 });
});

test('a server that is not there fails the query', async () => {
  await expect(open({ url: 'postgres://x:y@127.0.0.1:1/z' }).query('select 1')).rejects.toThrow('ECONNREFUSED');
});
