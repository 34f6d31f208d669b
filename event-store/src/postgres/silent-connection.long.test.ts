import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appended, newEvents, wholeLog } from '../contract/log-for-each-test.ts';
import { type EventStore, EventStoreUnavailable } from '../event-store.ts';
import { type FaultyConnection, openFaultyConnection } from '../testing/faulty-connection.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';

/** A statement may take ten seconds, its answer two more, and a connection three to be made. */
const BOUND_MS = 25_000;
const CLOSED_WITHIN_MS = 10_000;
const impatient = { attempts: 2, firstMs: 1, longestMs: 2, withinMs: 5_000 };

// Nobody says that such a connection is gone: no FIN, no RST.
describe('The PostgreSQL event store on a connection that silently swallows everything', () => {
  let database: TestDatabase;
  let connection: FaultyConnection;
  let store: EventStore;

  beforeEach(async () => {
    database = await createTestDatabase();
    connection = await openFaultyConnection(database.url);
    store = createPostgresEventStore({ url: connection.url, retry: impatient, safetyPollMs: 200 });
  });
  afterEach(async () => {
    connection.restore();
    await store.close();
    await connection.close();
    await database.drop();
  });

  /** Rejects when it takes longer; what it waits for is given up. */
  const within = async <Result>(ms: number, work: Promise<Result>): Promise<Result> => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error(`Took longer than ${ms} ms.`)), ms);
    return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
  };

  test('refuses appends within a bound, and records them once when it is back', async () => {
    await appended(store, 'stream-a', 0);
    const events = newEvents(2);
    const others = newEvents(1);
    connection.fallSilent();
    const asked = [store.append('stream-a', 1, events), store.append('stream-b', 0, others)];
    for (const outcome of await within(BOUND_MS, Promise.allSettled(asked))) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: expect.objectContaining({
          message: expect.stringMatching(/^The event log in PostgreSQL does not answer: /),
        }),
      });
      expect(outcome).toMatchObject({ reason: expect.any(EventStoreUnavailable) });
    }
    connection.restore();
    await appended(store, 'stream-a', 1, events);
    await appended(store, 'stream-b', 0, others);
    expect((await wholeLog(store)).map(({ streamId, version }) => `${streamId} ${version}`)).toEqual([
      'stream-a 1',
      'stream-a 2',
      'stream-a 3',
      'stream-b 1',
    ]);
  });

  test('refuses them, too, when a new connection falls silent before its first statement is answered', async () => {
    connection.fallSilent('set statement_timeout');
    const events = newEvents(1);
    await expect(within(BOUND_MS, store.append('stream-a', 0, events))).rejects.toThrow(EventStoreUnavailable);
    connection.restore();
    await appended(store, 'stream-a', 0, events);
  });

  test('is closed in time all the same', async () => {
    await appended(store, 'stream-a', 0);
    await store.readStream('stream-a');
    connection.fallSilent();
    await within(CLOSED_WITHIN_MS, store.close());
  });
});
