import { readFileSync } from 'node:fs';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_AUDITOR } from '../testing/running-product.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const REACTOR = 'when-review-status-changed-then-mail-customer';
const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld({ env: NO_AUDITOR });
});
afterAll(() => world.close());

const scrape = async (): Promise<string> => (await world.app.inject('/metrics')).body;
const figure = async (series: string): Promise<number> => {
  const line = (await scrape()).split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1));
};
const exported = async () =>
  new Map([...(await scrape()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]));
const isOfNode = (name: string) => /^(process|nodejs)_/.test(name);

const change = async (sql: string, values: readonly unknown[] = []) => {
  const pool = createPool({ url: world.databaseUrl, max: 1, applicationName: 'test' });
  await pool.query(sql, [...values]);
  await pool.end();
};

describe('the metrics', () => {
  it('are those that docs/operations.md explains, with their types', async () => {
    const documented = [...operations.matchAll(/^\| `(\w+)` \| (gauge|counter|histogram) \|/gm)];
    const own = [...(await exported())].filter(([name]) => !isOfNode(name));
    expect(documented.map(([, name, type]) => `${name} ${type}`).sort()).toEqual(
      own.map(([name, type]) => `${name} ${type}`).sort(),
    );
  });

  it('of Node that docs/operations.md names are there', async () => {
    const names = [...(await exported()).keys()];
    const named = [...operations.matchAll(/`((?:process|nodejs)_\w+)`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !name.endsWith('_') && !names.includes(name))).toEqual([]);
  });

  it('all have figures while the product is well', async () => {
    const missing = (await scrape()).split('\n').filter((line) => line.endsWith(' Nan') && !isOfNode(line));
    expect(missing).toEqual([]);
  });

  it('tell lag and parked events of reactors', async () => {
    await world.catchUp();
    await change(
      `insert into reactors.parked (reactor, event_id, position, error, attempts, parked_at)
       values ($1, $2, 1, 'Error', 8, now())`,
      [REACTOR, v7()],
    );
    expect(await figure(`reactor_parked_events{reactor="${REACTOR}"}`)).toBe(1);
    expect(await figure(`reactor_lag_seconds{reactor="${REACTOR}"}`)).toBe(0);
  });

  it('tell what waits in the outbox, since when, and what was given up', async () => {
    await change(
      `insert into mail.outbox (id, account_id, template, params, state, created_at, due_at)
       select gen_random_uuid(), gen_random_uuid(), 'verify-email', '{}', state, $1, $2
       from unnest(array['waiting', 'failed', 'failed']) as state`,
      [new Date(world.now().getTime() - 90_000), new Date(world.now().getTime() + 90_000)],
    );
    expect(await figure('mail_outbox{state="waiting"}')).toBe(1);
    expect(await figure('mail_outbox{state="failed"}')).toBe(2);
    expect(await figure('mail_outbox_oldest_waiting_seconds')).toBe(90);
  });

  it('count commands: appends, batches, waiting for read models, mails sent', async () => {
    const before = {
      waits: await figure('read_model_wait_seconds_count'),
      appends: await figure('event_store_append_duration_seconds_count'),
      sent: await figure('mail_outcomes_total{outcome="sent"}'),
    };
    await world.register('metrik@firma.example');
    await world.catchUp();
    expect(await figure('read_model_wait_seconds_count')).toBeGreaterThan(before.waits);
    expect(await figure('event_store_append_duration_seconds_count')).toBeGreaterThan(before.appends);
    expect(await figure('event_store_append_batch_size_count')).toBeGreaterThan(0);
    expect(await figure('mail_outcomes_total{outcome="sent"}')).toBe(before.sent + 1);
    expect(await figure('read_model_wait_timeouts_total')).toBe(0);
  });

  it('tell how busy each pool of connections is', async () => {
    for (const pool of ['api', 'background', 'projections', 'log']) {
      expect(await figure(`database_connections_max{pool="${pool}"}`), pool).toBeGreaterThan(0);
      expect(await figure(`database_connections_awaited{pool="${pool}"}`), pool).toBe(0);
    }
    // The reactors keep a connection for their locks.
    expect(await figure('database_connections_used{pool="background"}')).toBeGreaterThan(0);
  });
});
