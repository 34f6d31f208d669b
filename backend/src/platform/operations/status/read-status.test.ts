import { createPool } from '@sternklar/event-store/postgres/pool';
import { setCheckpoints } from '@sternklar/projections/testing/set-checkpoints';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskOf } from '../../../testing/desk-of-world.ts';
import { createTestWorld, type TestWorld } from '../../../testing/test-world.ts';
import type { Desk } from '../desk.ts';

const CUSTOMER = 'kundin@firma.example';
const REACTOR = 'when-review-status-changed-then-mail-customer';

let world: TestWorld;
let desk: Desk;
let pool: Pool;
const closers = new AsyncDisposableStack();

beforeAll(async () => {
  world = await createTestWorld();
  closers.defer(() => world.close());
  await world.customer(CUSTOMER);
  await world.catchUp();
  pool = createPool({ url: world.databaseUrl, max: 1, applicationName: 'test' });
  closers.defer(() => pool.end());
  desk = await deskOf(world, closers, ['SMTP_URL: führt zu einem Postfach für Tests.']);
});
afterAll(() => closers.disposeAsync());
beforeEach(async () => {
  await pool.query('delete from reactors.parked');
});

describe('the status of a running product', () => {
  it('finds everything up to date, and counts its process', async () => {
    const report = await desk.status();
    expect(report.processes).toBe(1);
    expect(report.log.head).toBeGreaterThan(2);
    expect(report.migrations).toMatchObject({ missing: [], unknown: [] });
    expect(report.readModels.map(({ lagEvents }) => lagEvents)).toEqual(report.readModels.map(() => 0));
    expect(report.reactors.map(({ name }) => name)).toContain(REACTOR);
    expect(report.reactors.map(({ lagEvents }) => lagEvents)).toEqual(report.reactors.map(() => 0));
    expect(report.versions.postgres).toMatch(/^\d+/);
    expect(report.connections.used).toBeGreaterThan(5);
    expect(report.warnings).toEqual(['SMTP_URL: führt zu einem Postfach für Tests.']);
  });

  it('tells of another signing key that the former one did not sign along with, for a month', async () => {
    const owner = createPool({ url: world.ownerUrl, max: 1, applicationName: 'test' });
    const given = async (former: string, next: string, ended = '0 days') => {
      await owner.query('delete from transparency_log.keys');
      await owner.query(
        `insert into transparency_log.keys (key, added_at, retired_at)
         values ('former', now() - $1::interval, now() - $3::interval), ('next', now() - $2::interval, null)`,
        [former, next, ended],
      );
      return (await desk.status()).warnings.filter((line) => line.startsWith('AUDIT_SIGNING_KEY'));
    };
    const { rows: before } = await owner.query('select key, added_at, retired_at from transparency_log.keys');
    expect(await given('90 days', '0 days')).toEqual([
      expect.stringMatching(
        /^AUDIT_SIGNING_KEY: ist seit .* ein anderer als vorher, .* Prüfer müssen davon erfahren\.$/,
      ),
    ]);
    expect(await given('90 days', '20 days')).toEqual([]);
    expect(await given('90 days', '31 days', '31 days')).toEqual([]);
    await owner.query('delete from transparency_log.keys');
    for (const { key, added_at, retired_at } of before)
      await owner.query('insert into transparency_log.keys values ($1, $2, $3)', [key, added_at, retired_at]);
    await owner.end();
  });

  it('finds a read model that is behind, since when, and what it stands before', async () => {
    await setCheckpoints(pool, { by: -1 }, 'user-list');
    const { readModels } = await desk.status();
    expect(readModels.find(({ name }) => name === 'user-list')).toMatchObject({
      lagEvents: 1,
      nextType: expect.stringMatching(/^[A-Z]\w+$/),
      lagSeconds: expect.any(Number),
    });
    await setCheckpoints(pool, { by: 1 }, 'user-list');
  });

  it('counts what was parked, also by reactors that are gone, and groups the errors', async () => {
    for (const reactor of [REACTOR, REACTOR, 'when-long-gone-then-nothing']) {
      await pool.query(
        `insert into reactors.parked (reactor, event_id, position, error, attempts, parked_at)
         values ($1, gen_random_uuid(), 1, 'RangeError at b.ts:1', 8, now())`,
        [reactor],
      );
    }
    const { reactors, parkedByOthers, errors } = await desk.status();
    expect(reactors.find(({ name }) => name === REACTOR)).toMatchObject({ parked: 2 });
    expect(parkedByOthers).toBe(1);
    expect(errors.map(({ reactor, count }) => [reactor, count]).sort()).toEqual([
      ['when-long-gone-then-nothing', 1],
      [REACTOR, 2],
    ]);
  });

  it('names nobody', async () => {
    expect(JSON.stringify(await desk.status())).not.toContain('firma.example');
  });
});
