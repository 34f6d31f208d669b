import { createPool } from '@sternklar/event-store/postgres/pool';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';
import { createClockDesk } from './clock-desk.ts';
import { createClockTable } from './clock-table.ts';

let world: TestWorld;
let pool: Pool;
beforeAll(async () => {
  world = await createTestWorld();
  pool = createPool({ url: world.databaseUrl, max: 1, applicationName: 'test' });
});
afterAll(async () => {
  await pool.end();
  await world.close();
});

it('a doubt that an operator has looked at is over, once, and the log says so once, whoever says it again', async () => {
  const desk = createClockDesk({ pool, commands: world.product.commands, now: world.now });
  expect(await desk.open()).toBeNull();
  const found = { at: world.now(), by: 'test' };
  const doubt = await createClockTable(pool).raise({ kind: 'standstill', seconds: 3_024_000 }, found);
  if (doubt === null) throw new Error('A doubt was raised.');
  expect(await desk.open()).toMatchObject({ id: doubt.id, kind: 'standstill', seconds: 3_024_000 });
  expect(await desk.confirm(doubt)).toBe(true);
  expect(await desk.confirm(doubt)).toBe(false);
  expect(await desk.open()).toBeNull();
  const { rows } = await pool.query(
    "select count(*)::int as times from event_log.events where type = 'ClockConfirmed'",
  );
  expect(rows).toEqual([{ times: 1 }]);
});
