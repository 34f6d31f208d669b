import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appended, newEvent, newEvents, upTo, wholeLog } from '../contract/log-for-each-test.ts';
import type { EventStore } from '../event-store.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';
import { openSession } from './session.ts';
import { MAX_WRITTEN_OUT } from './written-out.ts';

describe('An append by itself', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  let stores: EventStore[];
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const open = (): EventStore => {
    const store = createPostgresEventStore({ url: database.url, logger });
    stores.push(store);
    return store;
  };
  const newKey = (subject: string) => ({ subject, wrappedKey: randomBytes(60), masterKeyVersion: 1 });
  const keys = async () =>
    (await owner.query<{ subject: string }>('select subject from personal_data.subject_keys order by 1')).rows.map(
      ({ subject }) => subject,
    );

  beforeEach(async () => {
    database = await createTestDatabase();
    owner = await openSession({ url: database.ownerUrl, applicationName: 'sternklar-tests' });
    stores = [];
    logger.warn.mockClear();
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await owner.end();
    await database.drop();
  });

  test.each(upTo(MAX_WRITTEN_OUT + 1))(
    'of %i events is recorded in their order, on a new stream and on a known one',
    async (count) => {
      const store = open();
      const [first, second] = [newEvents(count), newEvents(count)];
      const recorded = [
        ...(await appended(store, 'stream-a', 0, first)),
        ...(await appended(store, 'stream-a', count, second)),
      ];
      expect(await wholeLog(store)).toEqual(recorded);
      expect(recorded.map(({ id }) => id)).toEqual([...first, ...second].map(({ id }) => id));
      expect(recorded.map(({ position }) => position)).toEqual(upTo(2 * count));
      expect(recorded.map(({ version }) => version)).toEqual(upTo(2 * count));
      expect(await store.head()).toBe(2 * count);
    },
  );

  test('that meets another version moves nothing, tells where the stream ends, and is no failure', async () => {
    const store = open();
    await appended(store, 'stream-a', 0, newEvents(2));
    for (const expectedVersion of [0, 1, 3]) {
      expect(await store.append('stream-a', expectedVersion, [newEvent({ newKeys: [newKey('review:1')] })])).toEqual({
        appended: false,
        actualVersion: 2,
      });
    }
    expect(await store.append('stream-b', 1, newEvents(1))).toEqual({ appended: false, actualVersion: 0 });
    expect(await keys()).toEqual([]);
    expect((await appended(store, 'stream-b', 0))[0]?.position).toBe(3);
    expect(logger.warn).not.toHaveBeenCalled();
  });

  test('of the same events once more is answered as the first time, with the key stored once', async () => {
    const store = open();
    const events = [newEvent({ newKeys: [newKey('review:1')] })];
    const recorded = await appended(store, 'stream-a', 0, events);
    expect(await appended(store, 'stream-a', 0, events)).toEqual(
      recorded.map((event) => expect.objectContaining(event)),
    );
    expect(await keys()).toEqual(['review:1']);
    expect(await store.head()).toBe(1);
  });

  test('stores its events and their keys, or neither where a subject has one', async () => {
    const store = open();
    await appended(store, 'stream-a', 0, [newEvent({ newKeys: [newKey('review:1'), newKey('review:2')] })]);
    const taken = [newEvent({ newKeys: [newKey('review:3'), newKey('review:2')] })];
    expect(await store.append('stream-b', 0, taken)).toEqual({ appended: false, actualVersion: 0 });
    expect(await keys()).toEqual(['review:1', 'review:2']);
    expect(await store.head()).toBe(1);
  });

  test('waits for another process’s and goes behind it, with a time that is not earlier', async () => {
    const store = open();
    await appended(store, 'stream-a', 0);
    await owner.query(`begin; update event_log.log_head set position = 2, recorded_at = '2999-01-01T00:00:00Z'`);
    await owner.query(`insert into event_log.streams values ('stream-b', 0, 1)`);
    await owner.query(
      `insert into event_log.events values (2, 'stream-b', 1, 'Other', gen_random_uuid(), '{}', '{}', '2999-01-01T00:00:00Z')`,
    );
    const [known, conflicting] = [
      store.append('stream-a', 1, newEvents(1)),
      open().append('stream-b', 0, newEvents(1)),
    ];
    await owner.query('commit');
    expect(await known).toMatchObject({
      appended: true,
      events: [{ position: 3, recordedAt: '2999-01-01T00:00:00.000Z' }],
    });
    expect(await conflicting).toEqual({ appended: false, actualVersion: 1 });
    expect(await store.head()).toBe(3);
  });
});
