import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { appended, newEvent, newEvents, upTo, wholeLog, writeAlone } from '../contract/log-for-each-test.ts';
import type { EventStore } from '../event-store.ts';
import { emptyEventLog } from '../testing/empty-event-log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createPostgresEventStore, type PostgresEventStoreOptions } from './postgres-event-store.ts';
import { openSession } from './session.ts';

describe('The log in PostgreSQL', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  let runner: pg.Client;
  let stores: EventStore[];

  const open = (options: Partial<PostgresEventStoreOptions> = {}): EventStore => {
    const store = createPostgresEventStore({ url: database.url, ...options });
    stores.push(store);
    return store;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = await openSession({ url: database.ownerUrl, applicationName: 'sternklar-tests' });
    runner = await openSession({ url: database.url, applicationName: 'sternklar-tests' });
  });
  afterAll(async () => {
    await Promise.all([owner.end(), runner.end()]);
    await database.drop();
  });
  beforeEach(async () => {
    stores = [];
    await emptyEventLog(database);
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
  });

  describe('is append-only', () => {
    const changes = [
      `update event_log.events set data = '{}'`,
      'delete from event_log.events',
      'delete from event_log.events where position = 1',
      'truncate event_log.events',
    ];
    test.each(changes)('for the running role: %s', async (change) => {
      await appended(open(), 'stream-a', 0);
      await expect(runner.query(change)).rejects.toThrow(/permission denied/);
    });

    test.each(changes)('for the owner too, also without ordinary triggers: %s', async (change) => {
      const store = open();
      const recorded = await appended(store, 'stream-a', 0);
      await expect(owner.query(change)).rejects.toThrow(/append-only/);
      expect(await store.readAll(0, 10)).toEqual(recorded);
    });

    test('for the running role, which can neither remove the guards nor the log', async () => {
      for (const attempt of [
        'alter table event_log.events disable trigger all',
        'drop trigger events_are_append_only on event_log.events',
        'drop table event_log.events',
        'truncate event_log.streams, event_log.log_head',
        'delete from event_log.log_head',
        'create table event_log.another (id integer)',
      ]) {
        await expect(runner.query(attempt), attempt).rejects.toThrow(/permission denied|must be owner/);
      }
    });

    test('from position 1 on: nothing is put where no reader of the log would come by', async () => {
      await appended(open(), 'stream-a', 0);
      const putBefore = (position: number) =>
        `insert into event_log.events select ${position}, stream_id, 2, type, gen_random_uuid(), data, metadata, recorded_at from event_log.events`;
      for (const session of [runner, owner])
        for (const position of [0, -1])
          await expect(session.query(putBefore(position))).rejects.toThrow(/events_positions_begin_at_one/);
    });

    test('with a head that never moves back, for anybody', async () => {
      await appended(open(), 'stream-a', 0);
      const back = ['position = 0', `recorded_at = 'epoch'`].map((change) => `update event_log.log_head set ${change}`);
      for (const attempt of back) await expect(runner.query(attempt), attempt).rejects.toThrow(/only moves forward/);
      for (const attempt of [...back, 'delete from event_log.log_head', 'truncate event_log.log_head'])
        await expect(owner.query(attempt), attempt).rejects.toThrow(/only moves forward/);
      expect((await appended(open(), 'stream-b', 0))[0]?.position).toBe(2);
    });

    test('its guard fires even for a session that plays replica', async () => {
      const { rows } = await owner.query(`select tgenabled from pg_trigger where tgname = 'events_are_append_only'`);
      expect(rows).toEqual([{ tgenabled: 'A' }]);
    });
  });

  describe('groups commits', () => {
    const transactions = async (): Promise<number> =>
      (await owner.query('select count(distinct xmin::text) as count from event_log.events')).rows[0].count;

    test('of appends that arrive together, 500 at most', async () => {
      const batches: number[] = [];
      const store = open({ onBatch: (appends) => batches.push(appends) });
      await Promise.all(upTo(1_200).map((number) => appended(store, `stream-${number}`, 0)));
      expect(await transactions()).toBe(3);
      expect(batches).toEqual([500, 500, 200]);
      expect((await wholeLog(store, 500)).map(({ position }) => position)).toEqual(upTo(1_200));
    });

    test('but never of two appends to one stream', async () => {
      const store = open();
      await Promise.all([0, 1, 2].map((version) => appended(store, 'stream-a', version)));
      expect(await transactions()).toBe(3);
    });
  });

  test('tells how busy its readers are', async () => {
    const store = createPostgresEventStore({ url: database.url, readConnections: 2 });
    stores.push(store);
    await owner.query('begin; lock table event_log.log_head, event_log.events in access exclusive mode');
    const reading = Promise.all(upTo(5).map(() => store.head()));
    await expect.poll(() => store.readersUsage()).toEqual({ used: 2, max: 2, waiting: 3 });
    await owner.query('commit');
    await reading;
    expect(store.readersUsage()).toEqual({ used: 0, max: 2, waiting: 0 });
  });

  test('numbers without gaps and never turns time back while two processes with different clocks write', {
    tags: 'long',
  }, async () => {
    let ticks = 0;
    const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const early = open({ logger, now: () => new Date(Date.UTC(2025, 0, 1) - ticks++ * 1_000) });
    const late = open({ logger, now: () => new Date(Date.UTC(2025, 5, 1) + ticks++ * 1_000) });
    await Promise.all(upTo(30).map((writer) => writeAlone(writer % 2 ? early : late, `stream-${writer}`, 20)));
    const log = await wholeLog(early);
    expect(log.map(({ position }) => position)).toEqual(upTo(600));
    expect(log.map(({ recordedAt }) => recordedAt)).toEqual(log.map(({ recordedAt }) => recordedAt).sort());
    const { rows } = await owner.query('select position, recorded_at from event_log.log_head');
    expect(rows).toEqual([{ position: 600, recorded_at: new Date(log.at(-1)?.recordedAt ?? '') }]);
    const streams = await owner.query('select min(version), max(version), count(*) from event_log.streams');
    expect(streams.rows).toEqual([{ min: 20, max: 20, count: 30 }]);
    // Nobody ran into anybody: the lock on the head, not a broken constraint and another attempt, kept the order.
    expect(logger.warn).not.toHaveBeenCalled();
  });

  test('takes the server’s time when none is given', async () => {
    const clock = async (): Promise<Date> => (await owner.query('select clock_timestamp() as now')).rows[0].now;
    const [before, [event], after] = [await clock(), await appended(open(), 'stream-a', 0), await clock()];
    const recordedAt = Date.parse(event?.recordedAt ?? '');
    expect(recordedAt).toBeGreaterThanOrEqual(before.getTime());
    expect(recordedAt).toBeLessThanOrEqual(after.getTime());
  });

  test('an append that the database refuses does not take the others of its batch with it', async () => {
    await owner.query(`alter table event_log.events add constraint no_poison check (type <> 'Poison')`);
    const store = open();
    const outcomes = await Promise.allSettled(
      upTo(20).map((number) =>
        store.append(`stream-${number}`, 0, [newEvent({ type: number === 7 ? 'Poison' : 'Food' })]),
      ),
    );
    const failed = outcomes.flatMap((outcome, index) => (outcome.status === 'rejected' ? [index + 1] : []));
    expect(failed).toEqual([7]);
    expect((await wholeLog(store)).map(({ position }) => position)).toEqual(upTo(19));
    await appended(store, 'stream-7', 0);
  });

  test('a subscription gets what the process itself wrote without reading it back', async () => {
    const store = open({ safetyPollMs: 60_000 });
    const stop = new AbortController();
    const subscription = store.subscribe({ after: 0, signal: stop.signal })[Symbol.asyncIterator]();
    const query = vi.spyOn(pg.Pool.prototype, 'query');
    onTestFinished(() => query.mockRestore());
    let streams = 0;
    // Not with the first ones: the subscription looks by itself when it begins, and when it begins to listen.
    await vi.waitFor(async () => {
      streams += 1;
      const next = subscription.next();
      query.mockClear();
      const recorded = await appended(store, `stream-${streams}`, 0, newEvents(2));
      expect(await next).toEqual({ done: false, value: recorded });
      expect(query).not.toHaveBeenCalled();
    }, 10_000);
    stop.abort();
  });

  test('an announcement that gets lost is made up for by looking', async () => {
    const store = open({ safetyPollMs: 20 });
    const stop = new AbortController();
    const batches = store.subscribe({ after: 0, signal: stop.signal })[Symbol.asyncIterator]();
    const next = batches.next();
    await owner.query(
      `insert into event_log.events values (1, 'stream-a', 1, 'Silent', gen_random_uuid(), '', '', now())`,
    );
    expect((await next).value).toMatchObject([{ position: 1, type: 'Silent' }]);
    stop.abort();
    expect(await batches.next()).toEqual({ done: true, value: undefined });
  });

  test('an append announces the new head to whoever listens, with its commit', async () => {
    const heard: (string | undefined)[] = [];
    runner.on('notification', ({ payload }) => heard.push(payload));
    await runner.query('listen event_log');
    const store = open();
    await appended(store, 'stream-a', 0, newEvents(3));
    await store.append('stream-a', 0, newEvents(1));
    await Promise.all(upTo(4).map((number) => appended(store, `stream-${number}`, 0)));
    // Announcements are delivered before a later statement's answer.
    await runner.query('select 1');
    await runner.query('unlisten event_log');
    expect(heard).toEqual(['3', '7']);
  });
});
