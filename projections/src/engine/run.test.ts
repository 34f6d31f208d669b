import { randomUUID } from 'node:crypto';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { statement } from '@sternklar/event-store/projection';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allProjections } from '../projections.ts';
import { accountRegistered, emailVerified, recordedAt } from '../testing/events.ts';
import { createRunnerWorld, type RunnerWorld } from '../testing/runner-world.ts';
import { setCheckpoints } from '../testing/set-checkpoints.ts';
import { eachOnce, tally } from '../testing/tally.ts';

const accounts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => accountRegistered(from + index));
const TIME_LIMIT_MS = 10_000;

let world: RunnerWorld;
beforeEach(async () => {
  world = await createRunnerWorld();
});
afterEach(() => world.close());

const applied = (projection: ReturnType<typeof tally>) => world.tables(projection);
const untilVisible = async (projections: readonly ReturnType<typeof tally>[], position: number) =>
  expect(await world.visibility(projections).waitFor(position, TIME_LIMIT_MS)).toBe(true);

describe('projection runner, in step', () => {
  it('applies the whole log in bounded batches, rows and checkpoint together', async () => {
    const sizes: number[] = [];
    const projection = tally({ onBatch: (events) => void sizes.push(events.length) });
    await world.append(...accounts(1, 7));
    await world.runner([projection], { batchSize: 3 }).catchUp();
    expect(sizes).toEqual([3, 3, 1]);
    expect(await applied(projection)).toEqual(eachOnce(7));
    expect(await world.checkpoint(projection)).toBe(7);
  });

  it('follows the log live', async () => {
    const projection = tally();
    await world.runner([projection]).start();
    await world.append(...accounts(1, 2));
    await untilVisible([projection], 2);
    await world.append(emailVerified(1));
    await untilVisible([projection], 3);
    expect(await applied(projection)).toEqual(eachOnce(3));
  });

  it('decodes an event once for all projections', async () => {
    let decoded = 0;
    const codec = {
      ...world.codec,
      decode: (stored: Parameters<typeof world.codec.decode>[0]) => {
        decoded += stored.length;
        return world.codec.decode(stored);
      },
    };
    await world.append(...accounts(1, 5));
    const projections = [tally({ name: 'one' }), tally({ name: 'two' }), ...allProjections];
    await world.runner(projections, { codec }).start();
    await untilVisible(projections, 5);
    expect(decoded).toBe(5);
  });

  it('commits what all projections make of a batch together', async () => {
    const first = tally({ name: 'a-first' });
    const second = tally({
      name: 'b-second',
      tables: 'create table applied (position bigint not null); create table seen (uncommitted bigint, by xid8)',
      after: () => statement('insert into seen select count(*), pg_current_xact_id() from rm_a_first_v1.applied'),
    });
    await world.append(...accounts(1, 2));
    await world.runner([first, second]).catchUp();
    const { rows } = await world.pool.query(
      `select uncommitted::integer, by::xid = (select max(xmin::text)::xid from rm_a_first_v1.applied) as together
       from rm_b_second_v1.seen`,
    );
    expect(rows).toEqual([{ uncommitted: 2, together: true }]);
  });

  it('is ready once all projections have been up to date', async () => {
    const gate = await world.pool.connect();
    await gate.query('select pg_advisory_lock(1)');
    const projections = [tally(), tally({ name: 'slow', before: () => statement('select pg_advisory_xact_lock(1)') })];
    await world.append(...accounts(1, 2));
    const runner = world.runner(projections);
    await runner.start();
    expect(runner.isReady()).toBe(false);
    await gate.query('select pg_advisory_unlock(1)');
    gate.release();
    await untilVisible(projections, 2);
    expect((await runner.status()).ready).toBe(true);
  });

  it('reports lag in events and seconds', async () => {
    const projection = tally();
    await world.append(...accounts(1, 2));
    const runner = world.runner([projection], { now: () => new Date(Date.parse(recordedAt(4)) + 30_000) });
    await runner.catchUp();
    await world.append(...accounts(3, 5));
    expect(await runner.status()).toEqual({
      ready: false,
      head: 5,
      projections: [
        {
          name: 'tally',
          version: 1,
          position: 2,
          lagEvents: 3,
          lagSeconds: 90,
          state: 'catching-up',
          failure: null,
        },
      ],
    });
  });
});

describe('projection runner, in trouble', () => {
  it('applies a batch once when the connection dies after its rows were written', { tags: 'long' }, async () => {
    let deaths = 0;
    const projection = tally({
      after: () => {
        deaths += 1;
        return deaths <= 2 ? statement('select pg_terminate_backend(pg_backend_pid())') : [];
      },
    });
    await world.append(...accounts(1, 4));
    await world.runner([projection], { batchSize: 2 }).start();
    await untilVisible([projection], 4);
    expect(deaths).toBe(4);
    expect(await applied(projection)).toEqual(eachOnce(4));
  });

  it('goes on in a new process where the last one stopped between two batches', async () => {
    const batches: number[] = [];
    let stopped = Promise.resolve();
    const stopAfterTheFirst = () => {
      stopped = first.stop();
    };
    const first = world.runner([tally({ onBatch: stopAfterTheFirst })], { batchSize: 2 });
    await world.append(...accounts(1, 6));
    await first.start();
    await untilVisible([tally()], 2);
    await stopped;
    const projection = tally({ onBatch: (events) => void batches.push(...events.map(({ position }) => position)) });
    await world.runner([projection], { batchSize: 2 }).start();
    await untilVisible([projection], 6);
    expect(batches).toEqual([3, 4, 5, 6]);
    expect(await applied(projection)).toEqual(eachOnce(6));
  });

  it('applies nothing twice when two processes follow the same log', { tags: 'long' }, async () => {
    const projections = [tally(), tally({ name: 'other' })];
    await world.append(...accounts(1, 20));
    await Promise.all([1, 2, 3].map((size) => world.runner(projections, { batchSize: size * 3 }).start()));
    for (let account = 21; account <= 60; account += 1) await world.append(accountRegistered(account));
    await untilVisible(projections, 60);
    for (const projection of projections) expect(await applied(projection)).toEqual(eachOnce(60));
    expect(world.errors).toEqual([]);
  });

  it('goes on with the others when one projection fails, and takes it back once it succeeds', {
    tags: 'long',
  }, async () => {
    let healed = false;
    const refuseThird = (events: readonly RecordedEvent[]) => {
      const third = events.find(({ position }) => position === 3);
      if (third && !healed) throw new Error(`cannot digest ${JSON.stringify(third.data)}`);
    };
    const fragile = tally({ name: 'fragile', onBatch: refuseThird });
    const others = [tally(), tally({ name: 'other' })];
    const runner = world.runner([fragile, ...others]);
    await world.append(...accounts(1, 5));
    await runner.start();
    await untilVisible(others, 5);
    await expect.poll(() => world.errors.length).toBeGreaterThan(1);
    expect(await world.checkpoint(fragile)).toBe(2);
    const [status] = (await runner.status()).projections;
    expect(status).toMatchObject({
      name: 'fragile',
      state: 'failing',
      lagEvents: 3,
      failure: { position: 3, eventType: 'AccountRegistered' },
    });
    expect(runner.isReady()).toBe(false);

    healed = true;
    await untilVisible([fragile], 5);
    await expect.poll(async () => (await runner.status()).projections[0]?.state).toBe('in-step');
    await world.append(emailVerified(1));
    await untilVisible([fragile, ...others], 6);
    expect(await applied(fragile)).toEqual(eachOnce(6));
    expect(runner.isReady()).toBe(true);
  });

  it("logs a failing event's type and position, never its data", async () => {
    const fragile = tally({
      onBatch: (events) => {
        throw new Error(JSON.stringify(events));
      },
    });
    await world.append(...accounts(1, 2));
    await world.runner([fragile]).start();
    await expect.poll(() => world.errors.length).toBeGreaterThan(1);
    expect(world.errors[0]?.details).toMatchObject({
      projections: ['tally'],
      position: 1,
      eventType: 'AccountRegistered',
    });
    expect(JSON.stringify(world.errors)).not.toContain('beispiel.de');
  });

  it('reports an event that cannot be read, and waits for somebody to repair it', async () => {
    const [broken] = await world.codec.encode([accountRegistered(1)], [randomUUID()], {
      accountId: null,
      actor: { kind: 'operator' },
      correlationId: randomUUID(),
      causationId: randomUUID(),
      commandId: randomUUID(),
    });
    if (!broken) throw new Error('Nothing was encoded.');
    await world.store.append('account-broken', 0, [{ ...broken, data: '"no object"' }]);
    const runner = world.runner([tally()]);
    await runner.start();
    await expect.poll(() => world.errors.length).toBeGreaterThan(1);
    expect((await runner.status()).projections[0]).toMatchObject({ state: 'failing', position: 0 });
    expect(world.errors[0]?.details).toMatchObject({ failure: expect.stringContaining('UnreadableEvent') });
  });

  it('rejects catching up when a projection fails, and keeps what was applied before', async () => {
    const fragile = tally({
      onBatch: (events) => {
        if (events.some(({ position }) => position === 3)) throw new Error('no');
      },
    });
    await world.append(...accounts(1, 4));
    await expect(world.runner([fragile], { batchSize: 2 }).catchUp()).rejects.toThrow('no');
    expect(await world.checkpoint(fragile)).toBe(2);
  });
});

describe('projection runner, versions', () => {
  it('builds a new version beside the old one, which goes on', async () => {
    const [old, young, companion] = [tally(), tally({ version: 2 }), tally({ name: 'companion' })];
    await world.append(...accounts(1, 5));
    const oldProcess = world.runner([old, companion]);
    await oldProcess.start();
    await untilVisible([old, companion], 5);

    const newProcess = world.runner([young, companion], { batchSize: 2 });
    await newProcess.start();
    await untilVisible([young], 5);
    await world.append(...accounts(6, 7));
    await untilVisible([old, young, companion], 7);
    for (const projection of [old, young, companion]) expect(await applied(projection)).toEqual(eachOnce(7));
    expect(newProcess.isReady()).toBe(true);
  });

  it('makes tables once when several processes start together', { tags: 'long' }, async () => {
    await world.append(...accounts(1, 3));
    await Promise.all([1, 2, 3, 4].map(() => world.runner(allProjections).catchUp()));
    const { rows } = await world.owner.query('select projection, position from projections.checkpoints order by 1');
    const names = allProjections.map(({ name }) => name).sort();
    expect(rows).toEqual(names.map((projection) => ({ projection, position: 3 })));
  });

  it('refuses to start with changed tables in an unchanged version', async () => {
    await world.runner([tally()]).catchUp();
    const changed = tally({ tables: 'create table applied (position bigint not null, note text)' });
    await expect(world.runner([changed]).start()).rejects.toThrow(
      "Die Tabellen des Lesemodells 'tally' wurden geändert, aber die Version ist noch 1",
    );
    const onlyCommented = tally({ tables: '-- a comment\ncreate table applied\n  (position bigint not null)' });
    await world.runner([onlyCommented]).catchUp();
  });

  it('refuses to start when the read models are ahead of the log', async () => {
    await world.runner([tally()]).catchUp();
    await setCheckpoints(world.owner, { position: 9 });
    await expect(world.runner([tally()]).start()).rejects.toThrow('Das Ereignisprotokoll endet bei Position 0');
  });

  it('gives the running role rows, not tables', async () => {
    await world.runner([tally()]).catchUp();
    for (const sql of [
      'drop table rm_tally_v1.applied',
      'truncate rm_tally_v1.applied',
      'delete from projections.own_checkpoints',
    ]) {
      await expect(world.pool.query(sql)).rejects.toThrow(/must be owner|permission denied/);
    }
  });
});
