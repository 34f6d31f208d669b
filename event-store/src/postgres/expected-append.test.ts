import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newEvent, newEvents, wholeLog } from '../contract/log-for-each-test.ts';
import type { NewEvent } from '../event-store.ts';
import type { Append } from '../log/append-rules.ts';
import { emptyEventLog } from '../testing/empty-event-log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { storedBy } from './append-statements.ts';
import { expectedAppend, INLINE_SETTINGS } from './expected-append.ts';
import { inOneMessage } from './one-message.ts';
import { createPostgresEventStore, type PostgresEventStore } from './postgres-event-store.ts';
import { openSession } from './session.ts';

const START = { position: 0, recordedAt: '1970-01-01T00:00:00.000Z' };
const NOW = '2025-03-03T09:00:00.123Z';
const toNew = (streamId: string, events: readonly NewEvent[] = newEvents(1)): Append => ({
  streamId,
  expectedVersion: 0,
  events,
});
const withKeys = (count: number): NewEvent =>
  newEvent({
    newKeys: Array.from({ length: count }, () => ({
      subject: `account:${randomUUID()}`,
      wrappedKey: Buffer.from([1, 2, 3]),
      masterKeyVersion: 1,
    })),
  });

describe('An append at an expected end', () => {
  let database: TestDatabase;
  let runner: pg.Client;
  let owner: pg.Client;
  let store: PostgresEventStore;

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = await openSession({ url: database.ownerUrl, applicationName: 'sternklar-tests' });
    runner = await openSession({ url: database.url, applicationName: 'sternklar-tests' });
    await runner.query(INLINE_SETTINGS);
    store = createPostgresEventStore({ url: database.url });
  });
  afterEach(() => emptyEventLog(database));
  afterAll(async () => {
    await Promise.all([owner.end(), runner.end(), store.close()]);
    await database.drop();
  });

  const append = (batch: readonly Append[], { position, recordedAt } = { ...START, recordedAt: NOW }) =>
    inOneMessage(runner, [expectedAppend(batch, { position, recordedAt })]);
  /** What the writer says was stored, which is what readers must find. */
  const predicted = (batch: readonly Append[], position: number) =>
    storedBy(batch, { position, recorded_at: new Date(NOW), accepted: null }).flat();

  test.each([
    ['one event', [toNew('stream-a')]],
    ['several events', [toNew('stream-a', newEvents(3))]],
    ['many events', [toNew('stream-a', newEvents(9))]],
    ['several appends', [toNew('stream-a'), toNew('stream-b', newEvents(2)), toNew('stream-c')]],
    ['texts that cannot be joined', [toNew('stream-a', [newEvent({ data: '\u001e' })]), toNew('stream-b')]],
  ])('stores %s exactly where it was expected', async (_what, batch) => {
    await append(batch);
    expect(await wholeLog(store)).toEqual(predicted(batch, 0));
    expect(await store.head()).toBe(predicted(batch, 0).length);
    expect(await store.readStream('stream-a')).toHaveLength(batch[0]?.events.length ?? 0);
  });

  test('goes on in a stream that is there', async () => {
    await append([toNew('stream-a')]);
    const next = { streamId: 'stream-a', expectedVersion: 1, events: newEvents(2) };
    await append([next], { position: 1, recordedAt: NOW });
    expect((await wholeLog(store)).slice(1)).toEqual(predicted([next], 1));
    // The ordinary way goes on from there.
    expect(await store.append('stream-a', 3, newEvents(1))).toMatchObject({
      appended: true,
      events: [{ position: 4 }],
    });
  });

  test.each([1, 2, 6])('stores %s new keys with their event', async (count) => {
    await owner.query(
      'insert into personal_data.master_keys (version, check_value) values (1, $1) on conflict do nothing',
      [Buffer.alloc(32)],
    );
    const event = withKeys(count);
    await append([toNew('stream-a', [event])]);
    const { rows } = await owner.query<{ count: number }>(
      "select count(*)::int as count from personal_data.subject_keys where subject = any($1) and wrapped_key = '\\x010203'",
      [event.newKeys?.map(({ subject }) => subject)],
    );
    expect(rows).toEqual([{ count }]);
  });

  test('announces the newest position', async () => {
    const heard = Promise.withResolvers<string | undefined>();
    owner.once('notification', ({ payload }) => heard.resolve(payload));
    await owner.query('listen event_log');
    await append([toNew('stream-a', newEvents(3))]);
    expect(await heard.promise).toBe('3');
  });

  test.each([
    ['the log ends elsewhere', [toNew('stream-b')], { position: 0, recordedAt: NOW }],
    ['the newest event is later', [toNew('stream-b')], { position: 1, recordedAt: '2025-03-03T09:00:00.122Z' }],
    ['the stream is there already', [toNew('stream-a')], { position: 1, recordedAt: NOW }],
    [
      'the stream is not there',
      [{ streamId: 'stream-b', expectedVersion: 1, events: newEvents(1) }],
      { position: 1, recordedAt: NOW },
    ],
    [
      'the stream ends elsewhere',
      [{ streamId: 'stream-a', expectedVersion: 2, events: newEvents(1) }],
      { position: 1, recordedAt: NOW },
    ],
    ['one of several is refused', [toNew('stream-b'), toNew('stream-a')], { position: 1, recordedAt: NOW }],
    ['several come elsewhere', [toNew('stream-b'), toNew('stream-c')], { position: 0, recordedAt: NOW }],
  ])('writes nothing when %s', async (_when, batch, end) => {
    await append([toNew('stream-a')]);
    await expect(append(batch, end)).rejects.toMatchObject({ code: '22012' });
    expect(await store.head()).toBe(1);
    expect(await wholeLog(store)).toHaveLength(1);
    expect(await store.append('stream-b', 0, newEvents(1))).toMatchObject({ appended: true });
  });
});
