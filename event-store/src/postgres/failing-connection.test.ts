import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appended, newEvents, upTo, wholeLog, writeAlone } from '../contract/log-for-each-test.ts';
import { type EventStore, EventStoreUnavailable, type StoredEvent } from '../event-store.ts';
import { type FaultyConnection, openFaultyConnection } from '../testing/faulty-connection.ts';
import { plainFirst } from '../testing/plain-first.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { RetryPolicy } from './failures.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';

const patient: RetryPolicy = { attempts: 50, firstMs: 5, longestMs: 50, withinMs: 20_000 };
const impatient: RetryPolicy = { attempts: 3, firstMs: 1, longestMs: 2, withinMs: 5_000 };

describe('The PostgreSQL event store on a connection that fails', () => {
  let database: TestDatabase;
  let connection: FaultyConnection;
  let stores: EventStore[];
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

  beforeEach(async () => {
    database = await createTestDatabase();
    connection = await openFaultyConnection(database.url);
    stores = [];
  });
  afterEach(async () => {
    connection.restore();
    await Promise.all(stores.map((store) => store.close()));
    await connection.close();
    await database.drop();
  });

  const open = (retry = patient): EventStore => {
    const store = createPostgresEventStore({ url: connection.url, retry, logger, safetyPollMs: 200 });
    stores.push(store);
    return store;
  };

  test.each([
    ['one append', 1, 'append-alone'],
    ['a batch', 30, 'append-many'],
  ])('acknowledges %s exactly once when the answer to the commit is lost', async (_, appends, statement) => {
    const store = open();
    await appended(store, 'stream-before', 0);
    const lost = connection.loseAnswerTo(statement);
    const outcomes = await Promise.all(upTo(appends).map((number) => appended(store, `stream-${number}`, 0)));
    await lost;
    const log = await wholeLog(store);
    expect(log.slice(1)).toEqual(inOrder(outcomes.flat()));
    expect(log.map(({ position }) => position)).toEqual(upTo(appends + 1));
  });

  test('acknowledges an append exactly once when its request is lost', async () => {
    const store = open();
    await appended(store, 'stream-before', 0);
    const lost = connection.loseRequest('append-alone');
    await appended(store, 'stream-a', 0, newEvents(2));
    await lost;
    expect(await store.head()).toBe(3);
  });

  test('tells a conflict from its own append, though the answer is lost', async () => {
    const store = open();
    await appended(store, 'stream-a', 0);
    const lost = connection.loseAnswerTo('append-one');
    expect(await store.append('stream-a', 0, newEvents(1))).toEqual({ appended: false, actualVersion: 1 });
    await lost;
    expect(await store.head()).toBe(1);
  });

  plainFirst(1, [20, 100])(
    'loses and doubles nothing while connections break again and again under load of %i writers',
    async (count) => {
      const store = open();
      const other = createPostgresEventStore({ url: database.url });
      stores.push(other);
      let breaking = true;
      const writers = upTo(count).map(async (writer) => {
        const acknowledged = [];
        for (let version = 0; breaking; version += 1) {
          acknowledged.push(...(await appended(store, `stream-${writer}`, version)));
        }
        return acknowledged;
      });
      for (const number of upTo(20)) {
        await appended(other, 'stream-of-the-other', number - 1);
        connection.cut();
      }
      breaking = false;
      const acknowledged = (await Promise.all(writers)).flat();
      const log = await wholeLog(other);
      expect(log.map(({ position }) => position)).toEqual(upTo(acknowledged.length + 20));
      expect(log.filter(({ streamId }) => streamId !== 'stream-of-the-other')).toEqual(inOrder(acknowledged));
    },
  );

  test('says that it is unavailable when that does not pass, and works again when it has', async () => {
    const store = open(impatient);
    await appended(store, 'stream-a', 0);
    connection.interrupt();
    const events = newEvents(1);
    const failing = [
      store.append('stream-a', 1, events),
      store.append('stream-b', 0, newEvents(1)),
      store.readStream('stream-a'),
      store.readAll(0, 10),
      store.head(),
    ];
    for (const outcome of await Promise.allSettled(failing)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(EventStoreUnavailable) });
    }
    connection.restore();
    await appended(store, 'stream-a', 1, events);
    expect((await wholeLog(store)).map(({ version }) => version)).toEqual([1, 2]);
  });

  test('an append whose outcome stayed unknown can be repeated with its ids', async () => {
    const store = open({ ...impatient, attempts: 1 });
    await appended(store, 'stream-a', 0);
    const events = newEvents(2);
    const lost = connection.loseAnswerTo('append-alone');
    await expect(store.append('stream-a', 1, events)).rejects.toThrow(EventStoreUnavailable);
    await lost;
    expect(await appended(store, 'stream-a', 1, events)).toMatchObject([{ position: 2 }, { position: 3 }]);
    expect(await store.head()).toBe(3);
  });

  test('a subscription survives it without gap or repetition, however long it lasts', { tags: 'long' }, async () => {
    const store = open(impatient);
    const writer = createPostgresEventStore({ url: database.url });
    stores.push(writer);
    const seen: number[] = [];
    const following = (async () => {
      const stop = new AbortController();
      for await (const batch of store.subscribe({ after: 0, maxBatchSize: 3, signal: stop.signal })) {
        seen.push(...batch.map(({ position }) => position));
        if (seen.length >= 60) stop.abort();
      }
    })();
    for (const number of upTo(6)) {
      await writeAlone(writer, `stream-before-${number}`, 5);
      connection.interrupt();
      await expect(store.head()).rejects.toThrow(EventStoreUnavailable);
      await writeAlone(writer, `stream-meanwhile-${number}`, 5);
      connection.restore();
    }
    await following;
    expect(seen).toEqual(upTo(60));
  });

  test('tells an operator, without anybody’s data', async () => {
    const store = open(impatient);
    connection.interrupt();
    await expect(store.append('stream-a', 0, newEvents(1))).rejects.toThrow(/^The event log .* does not answer: /);
    expect(logger.warn).toHaveBeenCalledWith(
      { appends: 1, reason: expect.any(String) },
      'appending to the event log failed',
    );
    expect(JSON.stringify(logger.warn.mock.calls)).not.toContain('something');
  });
});

const inOrder = (events: readonly StoredEvent[]): readonly StoredEvent[] =>
  events.toSorted((one, another) => one.position - another.position);
