import { randomBytes, randomUUID } from 'node:crypto';
import { createEventRegistry, defineEvent, type EventOf } from '@sternklar/contracts/event-registry';
import { personal, subjectOf } from '@sternklar/contracts/personal-data';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type CommandContext, createCommandHandler } from '../command-handler.ts';
import type { StreamType } from '../decider.ts';
import { SubjectErased } from '../event-codec.ts';
import { createEventCodec } from '../personal-data/event-codec.ts';
import { createPostgresSubjectKeys, type SubjectKeys } from '../personal-data/subject-keys.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createNotifications } from './notifications.ts';
import { createPool } from './pool.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';

const noteWritten = defineEvent(
  'NoteWritten',
  z.object({ reviewId: z.uuid(), text: personal(z.string(), { subject: 'review', purpose: 'Test' }) }),
);
type NoteEvent = EventOf<typeof noteWritten>;
const notes: StreamType<readonly (string | null)[], NoteEvent> = {
  initialState: [],
  evolve: (texts, { data }) => [...texts, data.text],
};
const context: CommandContext = {
  actor: { kind: 'operator' },
  accountId: null,
  correlationId: 'correlation-1',
  causationId: 'causation-1',
  commandId: 'command-1',
};
const masterKey = randomBytes(32);

/** A process of its own on the shared database. */
const openProcess = async (database: TestDatabase) => {
  const pool = createPool({ url: database.url, max: 4, applicationName: 'test' });
  const notifications = createNotifications({ url: database.url, applicationName: 'test-listener' });
  const keys = await createPostgresSubjectKeys({ pool, notifications, masterKey });
  const store = createPostgresEventStore({ url: database.url, notifications });
  const codec = createEventCodec({ registry: createEventRegistry([noteWritten]), keys });
  const commands = createCommandHandler({ store, codec, nextId: randomUUID, pause: async () => undefined });
  const write = (reviewId: string, text: string, isNew = true) =>
    commands.handle({
      streamType: notes,
      streamId: `note-${reviewId}`,
      isNew,
      decide: (): readonly NoteEvent[] => [{ type: 'NoteWritten', data: { reviewId, text } }],
      context,
    });
  const texts = async (reviewId: string) => (await commands.load(notes, `note-${reviewId}`)).state;
  const storedKeys = async () =>
    (await pool.query<{ subject: string }>('select subject from personal_data.subject_keys order by subject')).rows.map(
      ({ subject }) => subject,
    );
  const close = async () => {
    await store.close();
    await keys.close();
    await notifications.close();
    await pool.end();
  };
  return { keys, store, codec, write, texts, storedKeys, close };
};
type Process = Awaited<ReturnType<typeof openProcess>>;

const subject = (reviewId: string) => subjectOf('review', reviewId);
const keyOf = async (keys: SubjectKeys, name: string) => (await keys.forReading([name])).get(name)?.export();

describe('the key of a new stream', () => {
  let database: TestDatabase;
  let one: Process;
  let two: Process;

  beforeEach(async () => {
    database = await createTestDatabase();
    [one, two] = [await openProcess(database), await openProcess(database)];
  });
  afterEach(async () => {
    await Promise.all([one.close(), two.close()]);
    await database.drop();
  });

  test('is stored with its first event, and opens it in every process', async () => {
    const reviewId = randomUUID();
    await one.write(reviewId, 'geheim');
    expect(await one.storedKeys()).toEqual([subject(reviewId)]);
    expect(await two.texts(reviewId)).toEqual(['geheim']);
    expect(await keyOf(one.keys, subject(reviewId))).toEqual(await keyOf(two.keys, subject(reviewId)));
  });

  test('of many streams written at once are each the right one', { tags: 'long' }, async () => {
    const all = Array.from({ length: 200 }, () => randomUUID());
    await Promise.all(all.map((reviewId) => one.write(reviewId, `Text von ${reviewId}`)));
    expect(await one.storedKeys()).toEqual(all.map(subject).sort());
    for (const reviewId of all) expect(await two.texts(reviewId)).toEqual([`Text von ${reviewId}`]);
  });

  test('is not stored when somebody else began the stream: theirs is used', async () => {
    const reviewId = randomUUID();
    await one.write(reviewId, 'zuerst');
    await two.write(reviewId, 'danach');
    expect(await one.storedKeys()).toEqual([subject(reviewId)]);
    expect(await one.texts(reviewId)).toEqual(['zuerst', 'danach']);
    expect(await two.texts(reviewId)).toEqual(['zuerst', 'danach']);
  });

  test('gives way to the one the subject has already, also beside appends that are all right', {
    tags: 'long',
  }, async () => {
    const [known, fresh] = [randomUUID(), randomUUID()];
    await two.keys.forWriting([subject(known)]);
    await Promise.all([one.write(known, 'bekannt'), one.write(fresh, 'neu')]);
    expect(await two.texts(known)).toEqual(['bekannt']);
    expect(await two.texts(fresh)).toEqual(['neu']);
    expect(await one.storedKeys()).toEqual([subject(known), subject(fresh)].sort());
  });

  test('is never made for somebody who was erased', async () => {
    const reviewId = randomUUID();
    await two.keys.destroy(subject(reviewId));
    await expect(one.write(reviewId, 'zu spät')).rejects.toThrow(SubjectErased);
    expect(await one.store.head()).toBe(0);
    expect((await one.keys.forReading([subject(reviewId)])).get(subject(reviewId))).toBeNull();
  });

  test('is worth nothing without its event: it is forgotten when the append fails', async () => {
    const reviewId = randomUUID();
    await one.store.close();
    await expect(one.write(reviewId, 'nie')).rejects.toThrow('closed');
    await expect(one.keys.forReading([subject(reviewId)])).rejects.toThrow(subject(reviewId));
    expect(await two.storedKeys()).toEqual([]);
  });
});
