import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { newEvent, newEvents, recordedBy, upTo, wholeLog } from '../contract/log-for-each-test.ts';
import { type AppendOutcome, type EventStore, EventStoreUnavailable, type StoredEvent } from '../event-store.ts';
import { type FaultyConnection, openFaultyConnection } from '../testing/faulty-connection.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { RetryPolicy } from './failures.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';
import { openSession } from './session.ts';

const patient: RetryPolicy = { attempts: 50, firstMs: 5, longestMs: 50, withinMs: 20_000 };
const once: RetryPolicy = { attempts: 1, firstMs: 1, longestMs: 1, withinMs: 1_000 };
/** So many make two batches of half as many. */
const APPENDS = 40;
const HALF = APPENDS / 2;

describe('Two batches under way on one connection', () => {
  let database: TestDatabase;
  let connection: FaultyConnection;
  let owner: pg.Client;
  /** Sees what others' sessions do, also while `owner` has a transaction open. */
  let superuser: pg.Client;
  let stores: EventStore[];
  let batches: number[];
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

  beforeEach(async () => {
    database = await createTestDatabase();
    connection = await openFaultyConnection(database.url);
    owner = await openSession({ url: database.ownerUrl, applicationName: 'sternklar-tests' });
    superuser = await openSession({ url: inject('testPostgres').superuserUrl, applicationName: 'sternklar-tests' });
    stores = [];
    batches = [];
  });
  afterEach(async () => {
    connection.restore();
    await Promise.all([owner.end(), superuser.end()]);
    await Promise.all(stores.map((store) => store.close()));
    await connection.close();
    await database.drop();
  });

  const open = (retry = patient, url = connection.url): EventStore => {
    const store = createPostgresEventStore({
      url,
      logger,
      retry,
      safetyPollMs: 200,
      onBatch: (appends) => batches.push(appends),
    });
    stores.push(store);
    return store;
  };
  /** Streams that exist, so that each has a row that can be locked. */
  const begin = async (store: EventStore) => {
    await Promise.all(upTo(APPENDS).map((number) => store.append(`stream-${number}`, 0, newEvents(1))));
    batches = [];
  };
  const events = upTo(APPENDS).map(() => newEvents(1));
  const appendAll = (store: EventStore, expectedVersion = 1): Promise<AppendOutcome>[] =>
    upTo(APPENDS).map((number) => store.append(`stream-${number}`, expectedVersion, events[number - 1] ?? []));
  /** Until `commit`, whatever is written to the stream waits. */
  const lockStream = (number: number) =>
    owner.query(`begin; select from event_log.streams where stream_id = 'stream-${number}' for update`);
  const lockHead = () => owner.query('begin; select from event_log.log_head for update');
  const commit = () => owner.query('commit');
  const ofWriter = async (what: string, andWhere = '') =>
    superuser.query(
      `select ${what} from pg_stat_activity where application_name = 'sternklar-log-writer' and datname = $1 ${andWhere}`,
      [new URL(database.url).pathname.slice(1)],
    );
  const untilWriterWaits = () =>
    vi.waitFor(async () => {
      const { rowCount } = await ofWriter('', `and wait_event_type = 'Lock'`);
      expect(rowCount).toBeGreaterThan(0);
    }, 10_000);
  const terminateWriter = () => ofWriter('pg_terminate_backend(pid, 5000)');
  const follow = (store: EventStore, upToPosition: number) => {
    const stop = new AbortController();
    return (async () => {
      const seen: StoredEvent[] = [];
      for await (const batch of store.subscribe({ after: 0, signal: stop.signal })) {
        seen.push(...batch);
        if (seen.length >= upToPosition) stop.abort();
      }
      return seen;
    })();
  };
  /** Everything acknowledged is in the log once, as it was acknowledged, at positions without gaps. */
  const expectExactly = async (acknowledged: readonly StoredEvent[], inLog: number) => {
    const log = await wholeLog(open(patient, database.url));
    expect(log.map(({ position }) => position)).toEqual(upTo(inLog));
    expect(new Set(log.map(({ id }) => id)).size).toBe(inLog);
    for (const event of acknowledged) expect(log[event.position - 1]).toEqual(event);
  };
  const allOf = async (outcomes: Promise<AppendOutcome>[]) => (await Promise.all(outcomes)).flatMap(recordedBy);

  test('are both sent while the first one waits, and recorded in the order in which they were sent', async () => {
    const store = open();
    const following = follow(store, 2 * APPENDS);
    await begin(store);
    await lockHead();
    const outcomes = appendAll(store);
    await untilWriterWaits();
    expect(batches).toEqual([HALF, HALF]);
    await commit();
    const recorded = await allOf(outcomes);
    expect(recorded.map(({ position }) => position)).toEqual(upTo(APPENDS).map((number) => APPENDS + number));
    expect((await following).map(({ position }) => position)).toEqual(upTo(2 * APPENDS));
    await expectExactly(recorded, 2 * APPENDS);
  });

  test('are acknowledged once each when the connection is lost before either is', { tags: 'long' }, async () => {
    const store = open();
    const following = follow(store, 2 * APPENDS);
    await begin(store);
    await lockHead();
    const outcomes = appendAll(store);
    await untilWriterWaits();
    connection.cut();
    await commit();
    await expectExactly(await allOf(outcomes), 2 * APPENDS);
    expect((await following).map(({ position }) => position)).toEqual(upTo(2 * APPENDS));
  });

  test('are acknowledged once each when the answers to both are lost', async () => {
    const store = open();
    await begin(store);
    const lost = connection.loseAnswerTo('append-many');
    const outcomes = appendAll(store);
    await lost;
    await expectExactly(await allOf(outcomes), 2 * APPENDS);
  });

  test('are acknowledged once each when the request of the second is lost', async () => {
    const store = open();
    await begin(store);
    const lost = connection.loseRequest(`stream-${APPENDS}`);
    const outcomes = appendAll(store);
    await lost;
    await expectExactly(await allOf(outcomes), 2 * APPENDS);
  });

  test.each(['is committed all the same', 'is undone'])(
    'lose the connection between them: the first stays acknowledged, the second, which %s, is recorded once',
    async (fate) => {
      const store = open();
      const following = follow(store, 2 * APPENDS);
      await begin(store);
      await lockStream(APPENDS);
      const outcomes = appendAll(store);
      const first = await allOf(outcomes.slice(0, HALF));
      await untilWriterWaits();
      connection.cut();
      if (fate === 'is undone') await terminateWriter();
      await commit();
      await expectExactly([...first, ...(await allOf(outcomes.slice(HALF)))], 2 * APPENDS);
      expect((await following).map(({ position }) => position)).toEqual(upTo(2 * APPENDS));
    },
  );

  test('a conflict in the first is told, and takes nothing of either with it', async () => {
    const store = open();
    await begin(store);
    await open(patient, database.url).append('stream-3', 1, newEvents(2));
    const outcomes = await Promise.all(appendAll(store));
    expect(batches).toEqual([1, HALF, HALF]);
    expect(outcomes[2]).toEqual({ appended: false, actualVersion: 3 });
    const recorded = outcomes.flatMap((outcome) => (outcome.appended ? outcome.events : []));
    expect(recorded).toHaveLength(APPENDS - 1);
    await expectExactly(recorded, APPENDS + 2 + APPENDS - 1);
  });

  test('a conflict in the first is told from its own appends, though the connection is lost', {
    tags: 'long',
  }, async () => {
    const store = open();
    await begin(store);
    await open(patient, database.url).append('stream-3', 1, newEvents(2));
    const lost = connection.loseAnswerTo('append-many');
    const outcomes = await Promise.all(appendAll(store));
    await lost;
    expect(outcomes.filter(({ appended }) => !appended)).toEqual([{ appended: false, actualVersion: 3 }]);
    await expectExactly(
      outcomes.flatMap((outcome) => (outcome.appended ? outcome.events : [])),
      APPENDS + 2 + APPENDS - 1,
    );
  });

  test('an append in the first that the database refuses fails alone, also when it was to prepare the statement', async () => {
    await owner.query(`alter table event_log.events add constraint no_poison check (type <> 'Poison')`);
    const store = open();
    const outcomes = await Promise.allSettled(
      upTo(APPENDS).map((number) =>
        store.append(`stream-${number}`, 0, [newEvent({ type: number === 7 ? 'Poison' : 'Food' })]),
      ),
    );
    expect(batches).toEqual([HALF, HALF]);
    expect(outcomes.flatMap(({ status }, index) => (status === 'rejected' ? [index + 1] : []))).toEqual([7]);
    const recorded = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? recordedBy(outcome.value) : []));
    await expectExactly(recorded, APPENDS - 1);
  });

  test('the second is written although the statement that the first was to prepare never was', {
    tags: 'long',
  }, async () => {
    const store = open();
    await owner.query('begin; alter table event_log.streams rename to streams_elsewhere');
    const outcomes = appendAll(store, 0);
    const settled = Promise.allSettled(outcomes);
    await untilWriterWaits();
    await owner.query('commit; alter table event_log.streams_elsewhere rename to streams');
    await allOf(outcomes.slice(HALF));
    expect(logger.warn).toHaveBeenCalledWith({ appends: HALF, reason: '26000' }, 'appending to the event log failed');
    const recorded = (await settled).flatMap((outcome) =>
      outcome.status === 'fulfilled' ? recordedBy(outcome.value) : [],
    );
    await expectExactly(recorded, recorded.length);
    // Nothing is out of step with the connection from now on.
    const after = await allOf(upTo(APPENDS).map((number) => store.append(`after-${number}`, 0, newEvents(1))));
    await expectExactly([...recorded, ...after], recorded.length + APPENDS);
  });

  test('what stayed unknown can be repeated with the same ids', { tags: 'long' }, async () => {
    const store = open(once);
    await begin(store);
    await lockStream(APPENDS);
    const outcomes = appendAll(store);
    const first = await allOf(outcomes.slice(0, HALF));
    await untilWriterWaits();
    connection.cut();
    for (const outcome of await Promise.allSettled(outcomes.slice(HALF))) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(EventStoreUnavailable) });
    }
    await commit();
    // The whole of it, also what was acknowledged: the same is answered again.
    const again = await allOf(appendAll(store));
    expect(again.slice(0, HALF)).toEqual(first);
    await expectExactly(again, 2 * APPENDS);
  });

  test('closing waits for both', async () => {
    const store = open();
    await begin(store);
    await lockHead();
    const outcomes = appendAll(store);
    await untilWriterWaits();
    const closed = store.close();
    await expect(store.append('stream-late', 0, newEvents(1))).rejects.toThrow(EventStoreUnavailable);
    await commit();
    await closed;
    await expectExactly(await allOf(outcomes), 2 * APPENDS);
  });

  test('every key is there with its event and no other, whatever happens to the connection', {
    tags: 'long',
  }, async () => {
    const store = open();
    const newKey = (subject: string) => ({ subject, wrappedKey: randomBytes(60), masterKeyVersion: 1 });
    const withKey = (number: number) =>
      store.append(`review-${number}`, 0, [newEvent({ newKeys: [newKey(`review:${number}`)] })]);
    for (const round of upTo(6)) {
      await lockHead();
      const numbers = upTo(APPENDS).map((number) => round * 1_000 + number);
      const outcomes = numbers.map(withKey);
      await untilWriterWaits();
      if (round % 2 === 0) await terminateWriter();
      else connection.cut();
      await commit();
      await allOf(outcomes);
    }
    const keys = await owner.query('select subject from personal_data.subject_keys order by 1');
    const streams = await owner.query(
      `select replace(stream_id, 'review-', 'review:') as subject from event_log.events order by 1`,
    );
    expect(keys.rows).toEqual(streams.rows);
    expect(keys.rows).toHaveLength(6 * APPENDS);
  });
});
