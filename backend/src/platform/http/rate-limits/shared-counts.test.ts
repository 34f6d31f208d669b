import { createPool } from '@sternklar/event-store/postgres/pool';
import { openSession } from '@sternklar/event-store/postgres/session';
import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SharedCounts } from '../../counts.port.ts';
import { createSharedCounts } from './shared-counts.ts';

const MINUTE = 60_000;
const start = Date.parse('2026-03-01T09:00:00Z');
let time: number;
let warnings: unknown[];
let owner: pg.Client;
let pools: pg.Pool[];
/** Two processes. */
let counts: [SharedCounts, SharedCounts];
let close: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  owner = await openSession({ url: database.ownerUrl, applicationName: 'test' });
  const open = () => createPool({ url: database.url, max: 4, applicationName: 'test' });
  pools = [open(), open()];
  const process = (pool: pg.Pool) =>
    createSharedCounts({
      pool,
      rootKey: Buffer.alloc(32, 7),
      now: () => new Date(time),
      logger: { info: () => undefined, warn: (line) => warnings.push(line), error: () => undefined },
    });
  counts = [process(pools[0] as pg.Pool), process(pools[1] as pg.Pool)];
  close = async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await owner.end();
    await database.drop();
  };
});
afterAll(() => close());
beforeEach(async () => {
  time = start;
  warnings = [];
  await owner.query('truncate http.rate_limits');
});

const login = { what: 'login', whom: '192.0.2.7', spanMs: MINUTE };

describe('counts of several processes', () => {
  it('add up, however many come at once', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, (_, i) => counts[i % 2 ? 1 : 0].count(login)));
    expect(all.map((each) => each?.count).sort((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, i) => i + 1),
    );
  });

  it('are apart for each thing and each person', async () => {
    await counts[0].count(login);
    expect(await counts[0].count({ ...login, what: 'register' })).toMatchObject({ count: 1 });
    expect(await counts[0].count({ ...login, whom: '192.0.2.8' })).toMatchObject({ count: 1 });
  });

  it('say how long the span still lasts, and start anew after it', async () => {
    expect(await counts[0].count(login)).toEqual({ count: 1, endsInMs: MINUTE });
    time += 45_000;
    expect(await counts[1].count(login)).toEqual({ count: 2, endsInMs: 15_000 });
    time += 15_001;
    expect(await counts[0].count(login)).toEqual({ count: 1, endsInMs: MINUTE });
  });

  it('can be started anew', async () => {
    await counts[0].count(login);
    await counts[1].forget(login);
    expect(await counts[0].count(login)).toMatchObject({ count: 1 });
  });

  it('go on when clocks differ a little, and start anew when one is set back by far', async () => {
    await counts[0].count(login);
    time -= MINUTE / 2;
    expect(await counts[1].count(login)).toMatchObject({ count: 2 });
    time -= 24 * 60 * MINUTE;
    expect(await counts[1].count(login)).toEqual({ count: 1, endsInMs: MINUTE });
  });

  it('are deleted when they are over, as many at once as is asked', async () => {
    for (const whom of ['a', 'b', 'c']) await counts[0].count({ ...login, whom });
    time += MINUTE + 1;
    await counts[0].count(login);
    expect([await counts[0].forgetOld(2), await counts[1].forgetOld(2), await counts[0].forgetOld(2)]).toEqual([
      2, 1, 0,
    ]);
    expect(await counts[0].count(login)).toMatchObject({ count: 2 });
  });

  it('are added for many at once, in the order that was asked', async () => {
    const span = { what: 'requests 1', endsAt: new Date(start + MINUTE) };
    const both = await Promise.all(
      counts.map(({ addAll }) =>
        addAll(span, [
          { whom: 'b', by: 2 },
          { whom: 'a', by: 10 },
        ]),
      ),
    );
    expect(both).toEqual(
      expect.arrayContaining([
        [2, 10],
        [4, 20],
      ]),
    );
    expect(await counts[0].addAll({ ...span, what: 'requests 2' }, [{ whom: 'a', by: 1 }])).toEqual([1]);
    time += MINUTE + 1;
    expect(await counts[0].forgetOld(10)).toBe(3);
  });

  it('tell nobody who it was', async () => {
    await counts[0].count(login);
    const { rows } = await owner.query<{ dump: string }>('select r::text as dump from http.rate_limits r');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.dump).not.toContain(login.whom);
  });
});

describe('when nothing can be counted', () => {
  it('says so by null, and warns once a minute at most', async () => {
    await owner.query('alter table http.rate_limits rename to away');
    try {
      for (let i = 0; i < 3; i += 1) expect(await counts[0].count(login)).toBeNull();
      expect(await counts[0].addAll({ what: 'requests', endsAt: new Date(time) }, [{ whom: 'a', by: 1 }])).toBeNull();
      await counts[0].forget(login);
      expect(warnings).toHaveLength(1);
    } finally {
      await owner.query('alter table http.away rename to rate_limits');
    }
    expect(await counts[0].count(login)).toMatchObject({ count: 1 });
  });

  it('does not wait for a table that somebody has locked', { tags: 'long' }, async () => {
    await owner.query('begin; lock table http.rate_limits in access exclusive mode');
    try {
      const asked = performance.now();
      expect(await counts[1].count(login)).toBeNull();
      expect(performance.now() - asked).toBeLessThan(5_000);
    } finally {
      await owner.query('rollback');
    }
  });

  it('lets everything pass while the database is away', async () => {
    const away = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
    const lost = createSharedCounts({
      pool: away,
      rootKey: Buffer.alloc(32, 7),
      now: () => new Date(time),
      logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    });
    expect(await lost.count(login)).toBeNull();
    await away.end();
  });
});
