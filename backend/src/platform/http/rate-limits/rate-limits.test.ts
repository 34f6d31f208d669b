import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBareServer } from '../../../testing/bare-server.ts';
import type { SharedCounts } from '../../counts.port.ts';
import { createSharedCounts } from './shared-counts.ts';

const routes: FastifyPluginAsync = async (api) => {
  api.post('/login', { config: { access: 'public' } }, async () => ({}));
  api.post('/register', { config: { access: 'public' } }, async () => ({}));
  api.get('/things', { config: { access: 'public' } }, async () => ({}));
};

let pool: pg.Pool;
let counts: SharedCounts;
let time: number;
let servers: FastifyInstance[];
let close: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  pool = createPool({ url: database.url, max: 4, applicationName: 'test' });
  counts = createSharedCounts({
    pool,
    rootKey: Buffer.alloc(32, 7),
    now: () => new Date(time),
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  close = async () => {
    await pool.end();
    await database.drop();
  };
});
afterAll(() => close());
beforeEach(async () => {
  time = Date.parse('2026-05-04T08:00:00Z');
  servers = [];
  await pool.query('delete from http.rate_limits');
});
afterEach(() => Promise.all(servers.map((server) => server.close())));

const start = async (
  options: { perMinute?: number; trustedProxies?: readonly string[]; counted?: boolean; together?: boolean } = {},
) => {
  const server = await createBareServer({
    routes,
    limits: { perMinute: options.perMinute ?? 100, signedOutWritesPerMinute: 3 },
    trustedProxies: options.trustedProxies ?? [],
    ...(options.counted !== false && {
      sharedCounts: options.together ? { ...counts, now: () => new Date(time) } : { count: counts.count },
    }),
  });
  servers.push(server);
  return server;
};
const write = (server: FastifyInstance, url = '/api/login', from = '192.0.2.1') =>
  server.inject({ method: 'POST', url, headers: { 'x-forwarded-for': from } });
const statuses = async (calls: readonly (() => Promise<{ statusCode: number }>)[]) => {
  const all: number[] = [];
  for (const call of calls) all.push((await call()).statusCode);
  return all;
};

describe('signed-out writes', () => {
  it('are limited over all processes together, with the wait told, until the minute is over', async () => {
    const [one, two] = [await start(), await start()];
    expect(await statuses([() => write(one), () => write(two), () => write(one)])).toEqual([200, 200, 200]);
    time += 20_000;
    for (const server of [one, two]) {
      const refused = await write(server);
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe('40');
      expect(refused.json()).toMatchObject({ code: 'too-many-requests', title: 'Zu viele Anfragen' });
    }
    time += 40_001;
    expect((await write(two)).statusCode).toBe(200);
  });

  it('are counted for each operation alone', async () => {
    const server = await start();
    for (let i = 0; i < 4; i += 1) await write(server);
    expect((await write(server, '/api/register')).statusCode).toBe(200);
  });

  it('are counted caller by caller behind a trusted reverse proxy, IPv6 by network, and nobody else is believed', async () => {
    const trusting = await start({ trustedProxies: ['127.0.0.1'] });
    const from = (address: string) => () => write(trusting, '/api/login', address);
    const network = ['2001:db8::1', '2001:db8::2', '2001:db8::ffff:3'].map(from);
    expect(await statuses(network)).toEqual([200, 200, 200]);
    expect(await statuses([from('2001:db8::4'), from('2001:db8:0:1::4'), from('192.0.2.9')])).toEqual([429, 200, 200]);
    const wary = await start();
    const claimed = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].map(
      (address) => () => write(wary, '/api/register', address),
    );
    expect(await statuses(claimed)).toEqual([200, 200, 200, 429]);
  });

  it('pass while nothing can be counted', async () => {
    const server = await start({ counted: false });
    expect(await statuses(Array.from({ length: 5 }, () => () => write(server)))).toEqual([200, 200, 200, 200, 200]);
  });

  it('of a flood end at the process’s own limit, before they reach the database', async () => {
    const server = await start({ perMinute: 4 });
    await statuses(Array.from({ length: 10 }, () => () => write(server)));
    expect((await pool.query('select count from http.rate_limits')).rows).toEqual([{ count: 4 }]);
  });
});

describe('everything else', () => {
  it('is limited by process, far above', async () => {
    const [one, two] = [await start({ perMinute: 5 }), await start({ perMinute: 5 })];
    const read = (server: FastifyInstance) => () => server.inject({ url: '/api/things' });
    expect(await statuses(Array.from({ length: 6 }, () => read(one)))).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await read(two)()).statusCode).toBe(200);
    expect((await pool.query('select from http.rate_limits')).rowCount).toBe(0);
  });

  it.each(['/%ff', '/nowhere', '/api/%ff', '/api/nowhere'])('is limited at %s, too', async (url) => {
    const server = await start({ perMinute: 2 });
    const asked = () => server.inject({ url });
    expect((await statuses([asked, asked, asked])).at(-1)).toBe(429);
  });

  it('is limited over all processes together soon after somebody comes often', { tags: 'long' }, async () => {
    const processes = [
      await start({ perMinute: 1_000, together: true }),
      await start({ perMinute: 1_000, together: true }),
    ];
    const asked: number[] = [];
    // Fewer to each than it refuses alone.
    for (let count = 0; count < 700; count += 1) {
      for (const server of processes) asked.push((await server.inject({ url: '/api/things' })).statusCode);
    }
    expect(asked).not.toContain(429);
    await vi.waitFor(
      async () => {
        for (const server of processes) expect((await server.inject({ url: '/api/things' })).statusCode).toBe(429);
      },
      { timeout: 20_000, interval: 100 },
    );
  });
});
