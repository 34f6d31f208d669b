import { randomUUID } from 'node:crypto';
import {
  createPostgresEventStore,
  type PostgresEventStore,
} from '@sternklar/event-store/postgres/postgres-event-store';
import { type Projection, statement } from '@sternklar/event-store/projection';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountRegistered, recorded } from '../testing/events.ts';
import { createRunnerWorld, type RunnerWorld } from '../testing/runner-world.ts';
import { eachOnce, tally } from '../testing/tally.ts';

const one = tally({ name: 'one' });
const two = tally({ name: 'two' });
const TIME_LIMIT_MS = 10_000;

let world: RunnerWorld;
let stores: PostgresEventStore[];
beforeEach(async () => {
  world = await createRunnerWorld();
  stores = [];
});
afterEach(async () => {
  await world.close();
  await Promise.all(stores.map((store) => store.close()));
});

/** A process that writes to the log and keeps read models of it, in the rows' own transaction where it can. */
const startProcess = async (projections: readonly Projection[]) => {
  const store = createPostgresEventStore({ url: world.url, safetyPollMs: 50 });
  stores.push(store);
  const runner = world.runner(projections, { store, projectInline: store.projectInline });
  await runner.start();
  const visibility = world.visibility(projections);
  return {
    store,
    runner,
    append: async (account: number, expectedVersion = 0) => {
      const [event] = recorded([accountRegistered(account)]);
      if (!event) throw new Error('There is no event.');
      const { schemaVersion: _, ...metadata } = event.metadata;
      const encoded = await world.codec.encode([event], [randomUUID()], metadata);
      return store.append(`account-${account}`, expectedVersion, encoded);
    },
    untilApplied: async (position: number) => expect(await visibility.waitFor(position, TIME_LIMIT_MS)).toBe(true),
  };
};

/** The transactions in which an event and the rows of it were written. */
const transactionsOf = async (position: number, projection: string): Promise<readonly string[]> => {
  const { rows } = await world.owner.query<{ xmin: string }>(
    `select xmin::text from event_log.events where position = $1
     union select xmin::text from rm_${projection}_v1.applied where position = $1`,
    [position],
  );
  return rows.map(({ xmin }) => xmin);
};
const isInline = async (position: number, projection = 'one') =>
  (await transactionsOf(position, projection)).length === 1;

describe('rows written with their event', () => {
  it('are there in its transaction, once the process has seen where the log ends', async () => {
    const { append, untilApplied, store } = await startProcess([one, two]);
    await append(1);
    await untilApplied(1);
    for (const account of [2, 3]) expect(await append(account)).toMatchObject({ appended: true });
    expect([await isInline(2, 'one'), await isInline(2, 'two'), await isInline(3, 'one')]).toEqual([true, true, true]);
    expect(await world.tables(one)).toEqual(eachOnce(3));
    expect(await world.checkpoint(two)).toBe(3);
    const times = (await store.readAll(0, 10)).map(({ recordedAt }) => recordedAt);
    expect(times).toEqual(times.toSorted());
  });

  it('come in one transaction for a few appends that wait together', async () => {
    const { append, untilApplied } = await startProcess([one]);
    await append(1);
    await untilApplied(1);
    await Promise.all([2, 3, 4, 5, 6].map((account) => append(account)));
    await untilApplied(6);
    expect(await isInline(5)).toBe(true);
    expect(await transactionsOf(6, 'one')).toEqual(await transactionsOf(5, 'one'));
    expect(await world.tables(one)).toEqual(eachOnce(6));
  });

  it('are left out by a projection that fails, and the event is recorded all the same', async () => {
    let fails = false;
    const failing = tally({ name: 'two', after: () => (fails ? statement('select 1 / 0') : []) });
    const { append, untilApplied, runner } = await startProcess([one, failing]);
    await append(1);
    await untilApplied(1);
    fails = true;
    expect(await append(2)).toMatchObject({ appended: true, events: [{ position: 2 }] });
    await expect.poll(() => world.checkpoint(one)).toBe(2);
    expect(await world.checkpoint(failing)).toBe(1);
    const states = async () => (await runner.status()).projections.map(({ state }) => state);
    await expect.poll(states).toEqual(['in-step', 'failing']);
    fails = false;
    await untilApplied(2);
    expect(await world.tables(failing)).toEqual(eachOnce(2));
  });

  it('never hide a conflict', async () => {
    const { append, untilApplied } = await startProcess([one]);
    await append(1);
    await untilApplied(1);
    expect(await append(1)).toEqual({ appended: false, actualVersion: 1 });
    expect(await append(2, 7)).toEqual({ appended: false, actualVersion: 0 });
    expect(await append(1, 1)).toMatchObject({ appended: true, events: [{ version: 2, position: 2 }] });
    await untilApplied(2);
    expect(await world.tables(one)).toEqual(eachOnce(2));
  });

  it('are written once each by processes that all write and all follow', { tags: 'long' }, async () => {
    const processes = [await startProcess([one, two]), await startProcess([one, two]), await startProcess([one, two])];
    await Promise.all(
      processes.map(async ({ append }, index) => {
        for (let count = 1; count <= 40; count += 1) await append(index * 1_000 + count);
      }),
    );
    for (const { untilApplied } of processes) await untilApplied(120);
    expect(await world.tables(one)).toEqual(eachOnce(120));
    expect(await world.tables(two)).toEqual(eachOnce(120));
    expect(world.errors).toEqual([]);
  });

  it('survive the loss of the connection in between', { tags: 'long' }, async () => {
    const { append, untilApplied } = await startProcess([one]);
    const cut = async () => {
      const { rowCount } = await world.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'sternklar-log-inline-writer'`,
      );
      return rowCount ?? 0;
    };
    await append(1);
    await untilApplied(1);
    const writing = (async () => {
      for (let account = 2; account <= 60; account += 1)
        expect(await append(account)).toMatchObject({ appended: true });
    })();
    let lost = 0;
    for (let times = 0; times < 5; times += 1) {
      lost += await cut();
      await expect.poll(() => world.checkpoint(one)).toBeGreaterThan(times * 5);
    }
    await writing;
    await untilApplied(60);
    expect(lost).toBeGreaterThan(0);
    expect(await world.tables(one)).toEqual(eachOnce(60));
  });

  it('stop with their runner, and appends go on', async () => {
    const { append, untilApplied, runner } = await startProcess([one]);
    await append(1);
    await untilApplied(1);
    await runner.stop();
    expect(await append(2)).toMatchObject({ appended: true });
    expect(await world.checkpoint(one)).toBe(1);
  });
});
