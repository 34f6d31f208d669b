import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allMigrations } from '../../composition/migrations.ts';
import { migrateDatabase } from '../log/open-log.ts';
import { type ClockTable, createClockTable, openClockDoubt } from './clock-table.ts';
import { createClockWatch } from './clock-watch.ts';

const DAY = 86_400_000;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

let pool: pg.Pool;
let table: ClockTable;
let close: () => Promise<void>;
/** By how much clocks are ahead of the real one. */
let wall: number;
let database: number;
let slept: number;
let seen: number | null;
let log: string[];

beforeAll(async () => {
  const test = await createTestDatabase();
  await migrateDatabase(test, allMigrations, quiet);
  pool = createPool({ url: test.url, max: 4, applicationName: 'test' });
  const real = createClockTable(pool);
  table = {
    ...real,
    // The database's clock cannot be set, so what it says, and writes down, is changed on its way.
    async read() {
      const state = await real.read();
      return { ...state, database: state.database + database, seenAt: seen ?? state.seenAt };
    },
    async live() {
      await real.live();
      seen = Date.now() + database;
    },
    async confirm(id) {
      const isConfirmed = await real.confirm(id);
      if (isConfirmed) seen = Date.now() + database;
      return isConfirmed;
    },
  };
  const owner = createPool({ url: test.ownerUrl, max: 1, applicationName: 'test' });
  await owner.query('grant delete on operations.clock_doubts, operations.clock_life to public');
  await owner.end();
  close = async () => {
    await pool.end();
    await test.drop();
  };
});
afterAll(() => close());
beforeEach(async () => {
  [wall, database, slept, seen, log] = [0, 0, 0, null, []];
  await pool.query('delete from operations.clock_doubts');
  await pool.query('delete from operations.clock_life');
});

const aProcess = (name = 'app-1/17') =>
  createClockWatch({
    table,
    rules: { asksWhereClocksAgree: true, standstillMs: 30 * DAY },
    now: () => new Date(Date.now() + wall),
    uptime: () => performance.now() + slept,
    name,
    everyMs: 3_600_000,
    logger: { ...quiet, error: (_line, text) => log.push(text), warn: (_line, text) => log.push(text) },
  });
const both = (ms: number) => {
  wall += ms;
  database += ms;
};

describe('a process that looks at its clock', () => {
  it('acts by it while it is right, and gives a sign of life', async () => {
    const watch = aProcess();
    expect([await watch.mayAct(), await watch.mayAct(), watch.isDoubted()]).toEqual([true, true, false]);
    const { rows } = await pool.query(
      'select clock_timestamp() - seen_at < interval $$1 minute$$ as fresh from operations.clock_life',
    );
    expect(rows).toEqual([{ fresh: true }]);
    expect(log).toEqual([]);
  });

  it.each([35, 400, -35])(
    'does nothing by it once it leapt by %i days, also when it is set right again',
    async (days) => {
      const watch = aProcess();
      await watch.mayAct();
      wall = days * DAY;
      expect([await watch.mayAct(), watch.isDoubted()]).toEqual([false, true]);
      expect(Math.round(watch.apartSeconds())).toBeCloseTo((days * DAY) / 1_000, -1);
      wall = 0;
      expect([await watch.mayAct(), await watch.mayAct()]).toEqual([false, false]);
      const doubt = await openClockDoubt(pool);
      expect(doubt).toMatchObject({ kind: 'apart', raisedBy: 'app-1/17' });
      expect(Math.round((doubt?.seconds ?? 0) / 86_400)).toBe(days);
      expect(log).toEqual(['a clock is in doubt; nothing is done because its time has come']);
    },
  );

  it('leaves no sign of life of a time that it doubts', async () => {
    const watch = aProcess();
    await watch.mayAct();
    const { seenAt } = await table.read();
    both(400 * DAY);
    expect(await watch.mayAct()).toBe(false);
    expect((await table.read()).seenAt).toBe(seenAt);
  });

  it('holds all processes, and an operator lets all of them go on', async () => {
    const [one, other] = [aProcess(), aProcess('app-2/17')];
    await one.mayAct();
    await other.mayAct();
    wall = 400 * DAY;
    await one.mayAct();
    wall = 0;
    expect([await other.mayAct(), other.isDoubted()]).toEqual([false, true]);
    const doubt = await openClockDoubt(pool);
    expect(await table.confirm(doubt?.id ?? 0)).toBe(true);
    expect(await table.confirm(doubt?.id ?? 0)).toBe(false);
    expect([await one.mayAct(), await other.mayAct(), one.isDoubted(), other.isDoubted()]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(log.filter((text) => text.startsWith('the clocks were confirmed'))).toHaveLength(2);
  });

  it('doubts it anew where it was confirmed and is still wrong', async () => {
    const watch = aProcess();
    wall = 400 * DAY;
    await watch.mayAct();
    await table.confirm((await openClockDoubt(pool))?.id ?? 0);
    expect(await watch.mayAct()).toBe(false);
  });

  it('believes a leap of all clocks once an operator did', async () => {
    const watch = aProcess();
    await watch.mayAct();
    both(35 * DAY);
    expect(await watch.mayAct()).toBe(false);
    expect(await openClockDoubt(pool)).toMatchObject({ kind: 'leapt' });
    await table.confirm((await openClockDoubt(pool))?.id ?? 0);
    expect(await watch.mayAct()).toBe(true);
  });

  it('goes on after a sleep of weeks, its machine’s and the database’s', async () => {
    const watch = aProcess();
    await watch.mayAct();
    both(35 * DAY);
    slept = 35 * DAY;
    expect(await watch.mayAct()).toBe(true);
  });

  it('makes one doubt of several at once', async () => {
    const watches = Array.from({ length: 8 }, (_, number) => aProcess(`app-${number}/1`));
    wall = 35 * DAY;
    expect(await Promise.all(watches.map((watch) => watch.mayAct()))).toEqual(watches.map(() => false));
    expect((await pool.query('select from operations.clock_doubts')).rowCount).toBe(1);
  });

  it('does nothing by it while nobody can be asked', async () => {
    const watch = createClockWatch({
      table: { ...table, read: () => Promise.reject(new Error('no database')) },
      rules: { asksWhereClocksAgree: true, standstillMs: 30 * DAY },
      now: () => new Date(),
      uptime: () => performance.now(),
      name: 'app-1/17',
      everyMs: 3_600_000,
      logger: { ...quiet, warn: (_line, text) => log.push(text) },
    });
    await expect(watch.mayAct()).rejects.toThrow('no database');
    await watch.start();
    await watch.stop();
    expect(log).toEqual(['the clocks could not be looked at; trying again later']);
  });
});
