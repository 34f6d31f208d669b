import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveWayElsewhere } from './people-elsewhere.ts';

let database: TestDatabase;
let pools: pg.Pool[];
beforeEach(async () => {
  database = await createTestDatabase();
  pools = [];
});
afterEach(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

const poolNamed = (applicationName: string) => {
  const pool = createPool({ url: database.url, max: 1, applicationName });
  pools.push(pool);
  return pool;
};

/** How long work of so many milliseconds pauses that gives way three times as long. */
const pauses = async (workedMs: number, thereMs?: number): Promise<readonly number[]> => {
  const slept: number[] = [];
  const sleep = async (milliseconds: number) => void slept.push(milliseconds);
  const giveWay = giveWayElsewhere(poolNamed('sternklar-rebuild'), 3, {
    sleep,
    ...(thereMs !== undefined && { thereMs }),
  });
  await giveWay(workedMs, new AbortController().signal);
  return slept;
};

describe('People in other processes', () => {
  it('are there when the product has just asked the database for them', async () => {
    await poolNamed('sternklar-api').query('select 1');
    expect(await pauses(100)).toEqual([300]);
  });

  it('are waited for a second at most', async () => {
    await poolNamed('sternklar-api').query('select 1');
    expect(await pauses(5_000)).toEqual([1_000]);
  });

  it('are not there when only other work is done', async () => {
    await poolNamed('sternklar-background').query('select 1');
    expect(await pauses(100)).toEqual([]);
  });

  it('are not there any more when they asked for nothing for a while', async () => {
    await poolNamed('sternklar-api').query('select 1');
    expect(await pauses(100, 0)).toEqual([]);
  });
});
