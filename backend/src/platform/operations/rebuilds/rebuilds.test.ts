import { eventRegistry } from '@sternklar/contracts/event-definitions';
import type { EventStore } from '@sternklar/event-store/event-store';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { openSession } from '@sternklar/event-store/postgres/session';
import { rebuildProjections } from '@sternklar/projections/engine/rebuild/rebuild';
import { rebuildLockHolder, takeRebuildLock } from '@sternklar/projections/engine/rebuild/rebuild-lock';
import { allProjections } from '@sternklar/projections/projections';
import type { Pool } from 'pg';
import pino from 'pino';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../../testing/test-world.ts';
import { type OpenedLog, openLog } from '../../log/open-log.ts';
import { createRebuildTable } from './rebuild-table.ts';
import { createRebuilds, type RebuildOrder, type Rebuilds } from './rebuilds.ts';

const PATIENCE = { timeout: 15_000, interval: 25 };
const NAMES = ['user-list'];

let world: TestWorld;
let admin: Person;
let pool: Pool;
let log: OpenedLog;
const lines: string[] = [];
const logger = pino({ level: 'info' }, { write: (line) => lines.push(line) });
const closers = new AsyncDisposableStack();

beforeAll(async () => {
  world = await createTestWorld();
  closers.defer(() => world.close());
  for (const name of ['eins', 'zwei', 'drei']) await world.customer(`${name}@beispiel.de`);
  await world.catchUp();
  admin = await world.admin();
  const database = { url: world.databaseUrl, ownerUrl: world.ownerUrl };
  pool = createPool({ url: database.url, max: 4, applicationName: 'test' });
  closers.defer(() => pool.end());
  log = await openLog(
    { database, registry: eventRegistry, masterKey: Buffer.alloc(32, 7), pool, process: 'test', logger },
    closers,
  );
});
afterAll(() => closers.disposeAsync());
beforeEach(async () => {
  lines.length = 0;
  await pool.query('delete from operations.rebuilds');
});

const inSmallSteps = (order: RebuildOrder) =>
  rebuildProjections({
    ...order,
    codec: log.codec,
    pool,
    ownerUrl: world.ownerUrl,
    projections: allProjections,
    batchSize: 2,
  });

/** The rebuilds of one process. */
const aProcess = (store: EventStore = log.store, rebuild: (order: RebuildOrder) => Promise<unknown> = inSmallSteps) =>
  createRebuilds({
    table: createRebuildTable(pool),
    store,
    rebuild,
    takeLock: () => takeRebuildLock(world.ownerUrl),
    lockHolder: () => rebuildLockHolder(pool),
    now: world.now,
    logger,
  });

/** The log, whose third reading lasts until it is let go on. */
const aSlowLog = () => {
  const [reading, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let readings = 0;
  const store: EventStore = {
    ...log.store,
    async readAll(after, maxCount) {
      readings += 1;
      if (readings === 3) {
        reading.resolve();
        await gate.promise;
      }
      return log.store.readAll(after, maxCount);
    },
  };
  return { store, reached: reading.promise, goOn: gate.resolve };
};

const start = (rebuilds: Rebuilds) => rebuilds.start(v7(), NAMES);
const users = async () => (await admin.get('/admin/users?range=[0,24]')).body;
const newestOf = async (rebuilds: Rebuilds) => (await rebuilds.current()).newest[0];

describe('rebuilds in the background', () => {
  it('are one at a time over all processes, and every process knows how far it is', async () => {
    const { store, goOn } = aSlowLog();
    const [one, other] = [aProcess(store), aProcess()];
    expect([await start(one), await start(one), await start(other)]).toEqual([true, false, false]);
    await expect.poll(async () => (await newestOf(other))?.position, PATIENCE).toBeGreaterThan(0);
    expect(await other.current()).toMatchObject({
      isRunning: true,
      newest: [{ state: 'running', read_models: NAMES, finished_at: null }],
    });
    goOn();
    await expect.poll(async () => (await newestOf(other))?.state, PATIENCE).toBe('done');
    const head = await log.store.head();
    expect(await newestOf(other)).toMatchObject({ phase: 'switching', position: head, head, failure: null });
    await expect.poll(async () => (await other.current()).isRunning, PATIENCE).toBe(false);
  });

  it('that are asked for in two processes at once begin in one', async () => {
    const [one, other] = [aProcess(), aProcess()];
    const begun = await Promise.all([start(one), start(other)]);
    expect(begun.sort()).toEqual([false, true]);
    await Promise.all([one.stop(), other.stop()]);
    expect((await one.current()).newest).toHaveLength(1);
  });

  it('are let go of when the server stops: nothing is changed, and none is begun after that', async () => {
    const before = await users();
    const { store, goOn } = aSlowLog();
    const rebuilds = aProcess(store);
    await start(rebuilds);
    const stopped = rebuilds.stop();
    goOn();
    await stopped;
    expect(await rebuilds.current()).toMatchObject({
      isRunning: false,
      newest: [{ state: 'failed', failure: expect.stringContaining('abgebrochen') }],
    });
    expect(await users()).toEqual(before);
    expect(await start(rebuilds)).toBe(false);
  });

  it('are called interrupted when whoever ran one is gone; the next one starts over and finishes', {
    tags: 'long',
  }, async () => {
    const before = await users();
    const { store, reached, goOn } = aSlowLog();
    const killed = aProcess(store);
    await start(killed);
    await reached;
    const owner = await openSession({ url: world.ownerUrl, applicationName: 'test' });
    // What was read before is still being applied; cut off in the middle of that, it would have failed, not gone.
    const busy = () =>
      owner.query(
        `select 1 from pg_stat_activity
         where application_name = 'sternklar-rebuild' and datname = current_database() and state <> 'idle'`,
      );
    await expect.poll(async () => (await busy()).rowCount, PATIENCE).toBe(0);
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'sternklar-rebuild' and datname = current_database()`,
    );
    await owner.end();
    await expect.poll(async () => (await newestOf(aProcess()))?.state, PATIENCE).toBe('interrupted');
    expect(await users()).toEqual(before);

    const next = aProcess();
    expect(await start(next)).toBe(true);
    expect((await next.current()).newest.map(({ state }) => state)).toContain('interrupted');
    await expect.poll(async () => (await newestOf(next))?.state, PATIENCE).toBe('done');
    expect(await users()).toEqual(before);
    goOn();
    await killed.stop();
  });

  it('that fail say so without the error’s own words, which are in the log', async () => {
    const rebuilds = aProcess(log.store, async () => {
      throw new RangeError('kundin@beispiel.de');
    });
    await start(rebuilds);
    await rebuilds.stop();
    expect(await newestOf(rebuilds)).toMatchObject({
      state: 'failed',
      failure: expect.not.stringContaining('kundin'),
    });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ error: 'RangeError' }, { readModels: NAMES }]);
  });

  it('that are asked for again under the same id do not begin again', async () => {
    const rebuilds = aProcess();
    const id = v7();
    expect(await rebuilds.start(id, NAMES)).toBe(true);
    await expect.poll(async () => (await rebuilds.current()).isRunning, PATIENCE).toBe(false);
    expect(await rebuilds.start(id, NAMES)).toBe(true);
    expect(await rebuilds.current()).toMatchObject({ isRunning: false, newest: [{ id, state: 'done' }] });
  });

  it('are remembered by their last five', async () => {
    const rebuilds = aProcess(log.store, async () => undefined);
    for (let times = 0; times < 7; times += 1) {
      expect(await start(rebuilds)).toBe(true);
      await expect.poll(async () => (await rebuilds.current()).isRunning, PATIENCE).toBe(false);
    }
    expect((await rebuilds.current()).newest).toHaveLength(5);
  });
});
