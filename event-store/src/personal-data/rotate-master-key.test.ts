import { randomBytes, randomUUID } from 'node:crypto';
import { subjectOf } from '@sternklar/contracts/personal-data';
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Notifications } from '../notifications.ts';
import { createNotifications } from '../postgres/notifications.ts';
import { createPool } from '../postgres/pool.ts';
import { openSession } from '../postgres/session.ts';
import { StartRefused } from '../start-refused.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { MasterKeys } from './master-key-ring.ts';
import { rotateMasterKey } from './rotate-master-key.ts';
import { createPostgresSubjectKeys, SubjectKeyUnavailable } from './subject-keys.ts';

let database: TestDatabase;
let pool: Pool;
const open: Notifications[] = [];
const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)];

beforeEach(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, max: 6, applicationName: 'test' });
});
afterEach(async () => {
  await stopAll();
  await pool.end();
  await database.drop();
});

const subject = () => subjectOf('review', randomUUID());
const start = async (masterKey: MasterKeys) => {
  const notifications = createNotifications({ url: database.url, applicationName: 'test-listener' });
  open.push(notifications);
  return createPostgresSubjectKeys({ pool, notifications, masterKey });
};
const stopAll = async () => {
  for (const notifications of open.splice(0)) await notifications.close();
};
const NOW = new Date('2026-03-02T09:00:00.000Z');
const rotate = (current: Buffer, next: Buffer, onProgress?: () => void) =>
  rotateMasterKey({
    ownerUrl: database.ownerUrl,
    known: [current],
    next,
    now: NOW,
    waits: { hearMs: 500, writeMs: 20 },
    ...(onProgress && { onProgress }),
  });
const asOwner = async (sql: string, values: unknown[] = []) => {
  const session = await openSession({ url: database.ownerUrl, applicationName: 'test' });
  try {
    return await session.query(sql, values);
  } finally {
    await session.end();
  }
};
const everything = async () => {
  const { rows } = await asOwner(
    `select (select json_agg(k order by subject) from personal_data.subject_keys k) as keys,
            (select json_agg(m order by version) from personal_data.master_keys m) as masters,
            (select json_agg(r) from personal_data.root_keys r) as roots`,
  );
  return rows[0];
};

describe('changing the master key', () => {
  test('leaves every key what it was, and opens nothing with the former one', async () => {
    const before = await start(first);
    const people = Array.from({ length: 5 }, subject);
    const erased = subject();
    const made = await before.forWriting([...people, erased]);
    await before.destroy(erased);
    await stopAll();

    expect(await rotate(first, second)).toEqual({ rewrapped: 5 });
    const after = await start(second);
    const read = await after.forReading([...people, erased]);
    for (const person of people) expect(read.get(person)?.export()).toEqual(made.get(person)?.export());
    expect(read.get(erased)).toBeNull();
    expect(after.rootKey).toEqual(before.rootKey);
    await stopAll();

    await expect(start(first)).rejects.toThrow(StartRefused);
    await stopAll();
    expect(await rotate(second, third)).toEqual({ rewrapped: 5 });
    expect((await start(third)).rootKey).toEqual(before.rootKey);
  });

  test('takes many keys', { tags: 'long' }, async () => {
    const keys = await start(first);
    await keys.forWriting(Array.from({ length: 4_500 }, subject));
    await stopAll();
    expect(await rotate(first, second)).toEqual({ rewrapped: 4_500 });
  });

  test('goes on beside processes that have both keys at hand, and what they write meanwhile is wrapped by the new one', {
    tags: 'long',
  }, async () => {
    const both = async () => [first, second];
    const [one, other] = [await start(both), await start(both)];
    const people = Array.from({ length: 30 }, subject);
    const made = await one.forWriting(people);
    const erased = people[4] ?? '';
    const meanwhile = subject();
    let written: Promise<unknown> | undefined;
    await rotate(first, second, () => {
      written ??= Promise.all([other.forWriting([meanwhile]), one.destroy(erased)]);
    });
    await written;
    const { rows } = await asOwner(
      'select distinct master_key_version as version from personal_data.subject_keys where wrapped_key is not null',
    );
    expect(rows).toEqual([{ version: 2 }]);
    await stopAll();

    const after = await start(second);
    const read = await after.forReading([...people, meanwhile]);
    expect(read.get(erased)).toBeNull();
    for (const person of people.filter((name) => name !== erased))
      expect(read.get(person)?.export()).toEqual(made.get(person)?.export());
    expect(read.get(meanwhile)).not.toBeNull();
  });

  test('waits for processes that fetch the new key when they hear of it, and is refused beside one that has not got it', {
    tags: 'long',
  }, async () => {
    let atHand = [first];
    const keys = await start(async () => atHand);
    const person = subject();
    await keys.forWriting([person]);
    const before = await everything();
    await expect(rotate(first, second)).rejects.toThrow('kennt den neuen Schlüssel nicht');
    expect(await everything()).toEqual(before);
    atHand = [first, second];
    expect(await rotate(first, second)).toEqual({ rewrapped: 1 });
    const stranger = subject();
    await keys.forWriting([stranger]);
    await stopAll();
    expect((await (await start(second)).forReading([person, stranger])).size).toBe(2);
  });

  test('that was interrupted needs both keys, and goes on where it was', { tags: 'long' }, async () => {
    const before = await start(first);
    const people = Array.from({ length: 2_500 }, subject);
    await before.forWriting(people);
    await stopAll();
    const crash = () => {
      throw new Error('killed');
    };
    await expect(rotate(first, second, crash)).rejects.toThrow('killed');
    const half = await start(async () => [second, first]);
    expect((await half.forReading(people)).size).toBe(people.length);
    await stopAll();
    await expect((await start(second)).forReading(people)).rejects.toThrow(SubjectKeyUnavailable);
    await stopAll();
    expect(await rotate(first, second)).toEqual({ rewrapped: 500 });
    expect((await (await start(second)).forReading(people)).size).toBe(people.length);
    expect(await rotate(first, second)).toEqual({ rewrapped: null });
  });

  test('notes since when the former key opens nothing that lives', { tags: 'long' }, async () => {
    await start(first);
    await stopAll();
    await rotate(first, second);
    const { rows } = await asOwner('select version, created_at, retired_at from personal_data.master_keys order by 1');
    expect(rows).toMatchObject([
      { version: 1, retired_at: NOW },
      { version: 2, created_at: NOW, retired_at: null },
    ]);
  });

  test('is done once, however often it is asked for', async () => {
    await start(first);
    await stopAll();
    await rotate(first, second);
    const before = await everything();
    expect(await rotate(first, second)).toEqual({ rewrapped: null });
    expect(await everything()).toEqual(before);
  });

  test.each([
    ['another current key', third, second, 'passt nicht'],
    ['a new key of another length', first, randomBytes(16), '32 Byte'],
  ])('is refused with %s', async (_, current, next, sentence) => {
    await start(first);
    await stopAll();
    const before = await everything();
    await expect(rotate(current, next)).rejects.toThrow(sentence);
    expect(await everything()).toEqual(before);
  });

  test('stops at a damaged key and says so; until then both are needed', async () => {
    const keys = await start(first);
    const [erika, max] = [subject(), subject()];
    await keys.forWriting([erika]);
    await stopAll();
    await asOwner(
      `insert into personal_data.subject_keys (subject, wrapped_key, master_key_version) values ($1, '\\x00', 1)`,
      [max],
    );
    await expect(rotate(first, second)).rejects.toThrow(`Der Schlüssel von ${max} ist beschädigt`);
    expect([...(await (await start(async () => [first, second])).forReading([erika])).keys()]).toEqual([erika]);
    const { rows } = await asOwner('select retired_at from personal_data.master_keys where version = 1');
    expect(rows).toEqual([{ retired_at: null }]);
  });

  test('keeps a process that missed it from storing keys that nobody could open', async () => {
    await start(first);
    await stopAll();
    await rotate(first, second);
    const storing = pool.query(
      `insert into personal_data.subject_keys (subject, wrapped_key, master_key_version) values ($1, '\\x00', 1)`,
      [subject()],
    );
    await expect(storing).rejects.toThrow('newest_master_key');
    await (await start(second)).forWriting([subject()]);
  });
});

describe('the root key', () => {
  test('is random, the same for all processes, and nobody’s who has only the master key', async () => {
    const started = await Promise.all([start(first), start(first), start(first)]);
    const [one] = started;
    expect(one?.rootKey).toHaveLength(32);
    for (const keys of started) expect(keys.rootKey).toEqual(one?.rootKey);
    expect(one?.rootKey).not.toEqual(first);
  });

  test('of an installation that derived everything from its master key stays that one, also under a new one', async () => {
    await start(first);
    await stopAll();
    await asOwner('delete from personal_data.root_keys');
    expect((await start(first)).rootKey).toEqual(first);
    await stopAll();
    await rotate(first, second);
    expect((await start(second)).rootKey).toEqual(first);
  });
});
