import { randomBytes, randomUUID } from 'node:crypto';
import { subjectOf } from '@sternklar/contracts/personal-data';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { EventStoreUnavailable } from '../event-store.ts';
import type { Notifications } from '../notifications.ts';
import { createNotifications } from '../postgres/notifications.ts';
import { createPool } from '../postgres/pool.ts';
import { openSession } from '../postgres/session.ts';
import { StartRefused } from '../start-refused.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { subjectKeysContract } from './subject-keys.contract.ts';
import * as adapters from './subject-keys.ts';

const { createInMemorySubjectKeys, createPostgresSubjectKeys, SubjectKeyUnavailable } = adapters;
type SubjectKeys = adapters.SubjectKeys;

/** Longest that another process may take to hear of something. */
const soon = { timeout: 10_000 };
const masterKey = randomBytes(32);
let database: TestDatabase;
const open: { keys: SubjectKeys; pool: Pool; notifications: Notifications }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const { keys, pool, notifications } of open.splice(0)) {
    await keys.close();
    await notifications.close();
    await pool.end();
  }
});
afterAll(() => database.drop());

const subject = () => subjectOf('review', randomUUID());

/** As another process would open them: a pool and a cache of its own. */
const openProcess = async (options: { cacheSize?: number } = {}) => {
  const pool = createPool({ url: database.url, max: 4, applicationName: 'test' });
  const notifications = createNotifications({ url: database.url, applicationName: 'test-listener' });
  const keys = await createPostgresSubjectKeys({ pool, notifications, masterKey, ...options });
  open.push({ keys, pool, notifications });
  return { keys, pool, notifications };
};

const asOwner = async (sql: string, values: unknown[] = []) => {
  const pool = createPool({ url: database.ownerUrl, max: 1, applicationName: 'test-owner' });
  try {
    return await pool.query(sql, values);
  } finally {
    await pool.end();
  }
};

const contracts: Record<string, () => Promise<{ keys: SubjectKeys; dispose(): Promise<void> }>> = {
  createInMemorySubjectKeys: async () => ({ keys: createInMemorySubjectKeys(), dispose: async () => {} }),
  createPostgresSubjectKeys: async () => ({ keys: (await openProcess()).keys, dispose: async () => {} }),
};

for (const [adapter, openAdapter] of Object.entries(contracts)) subjectKeysContract(adapter, openAdapter);

test('the contract runs for every adapter', () => {
  expect(Object.keys(contracts)).toEqual(Object.keys(adapters).filter((name) => /^create.*SubjectKeys$/.test(name)));
});

describe('subject keys in Postgres', () => {
  test('two processes that meet a subject for the first time together get the same key', { tags: 'long' }, async () => {
    const [one, other] = [await openProcess(), await openProcess()];
    for (let round = 0; round < 20; round += 1) {
      const subjects = Array.from({ length: 10 }, subject);
      const [here, there] = await Promise.all([
        one.keys.forWriting(subjects),
        other.keys.forWriting(subjects.toReversed()),
      ]);
      for (const name of subjects) expect(here.get(name)?.export()).toEqual(there.get(name)?.export());
    }
  });

  test('many new subjects asked for at once are made in one round trip', async () => {
    const { keys, pool } = await openProcess();
    const query = vi.spyOn(pool, 'query');
    await Promise.all(Array.from({ length: 200 }, () => keys.forWriting([subject()])));
    expect(query).toHaveBeenCalledTimes(1);
  });

  test('a known key is not asked for again', async () => {
    const { keys, pool } = await openProcess();
    const erika = subject();
    await keys.forWriting([erika]);
    const query = vi.spyOn(pool, 'query');
    await keys.forWriting([erika]);
    await keys.forReading([erika]);
    expect(query).not.toHaveBeenCalled();
  });

  test('more subjects than fit into memory still have their keys', async () => {
    const { keys } = await openProcess({ cacheSize: 3 });
    const subjects = Array.from({ length: 10 }, subject);
    const made = await keys.forWriting(subjects);
    const read = await keys.forReading(subjects);
    for (const name of subjects) expect(read.get(name)?.export()).toEqual(made.get(name)?.export());
  });

  test('a key destroyed by one process is forgotten by the others', async () => {
    const [one, other] = [await openProcess(), await openProcess()];
    const erika = subject();
    await one.keys.forWriting([erika]);
    await other.keys.forReading([erika]);
    await one.keys.destroy(erika);
    await vi.waitFor(async () => expect((await other.keys.forReading([erika])).get(erika)).toBeNull(), soon);
  });

  test('a process that stopped hearing of destructions remembers no key, until it hears again', {
    tags: 'long',
  }, async () => {
    const [one, other] = [await openProcess(), await openProcess()];
    const [erika, max] = [subject(), subject()];
    await one.keys.forWriting([erika]);
    const { rows } = await one.pool.query(`select pg_terminate_backend(pid) as ended from pg_stat_activity
                                           where application_name = 'test-listener' and datname = current_database()`);
    expect(rows).toEqual([{ ended: true }, { ended: true }]);
    await other.keys.destroy(erika);
    await vi.waitFor(async () => expect((await one.keys.forReading([erika])).get(erika)).toBeNull(), soon);

    const query = vi.spyOn(one.pool, 'query');
    await vi.waitFor(async () => {
      await one.keys.forWriting([max]);
      query.mockClear();
      await one.keys.forReading([max]);
      expect(query).not.toHaveBeenCalled();
    }, soon);
    await other.keys.destroy(max);
    await vi.waitFor(async () => expect((await one.keys.forReading([max])).get(max)).toBeNull(), soon);
  });

  test('a short absence of the database is ridden out', async () => {
    const { keys, pool } = await openProcess();
    vi.spyOn(pool, 'query').mockImplementationOnce(() => Promise.reject(new Error('Connection terminated')));
    expect((await keys.forWriting([subject()])).size).toBe(1);
  });

  test('keys out of reach are said to be so, at once when closing', async () => {
    const { keys, pool } = await openProcess();
    vi.spyOn(pool, 'query').mockImplementation(() => Promise.reject(new Error('Connection terminated')));
    const asked = expect(keys.forWriting([subject()])).rejects.toThrow(EventStoreUnavailable);
    await keys.close();
    await asked;
  });

  test('does not start with a master key other than the one used before', async () => {
    await openProcess();
    const { pool, notifications } = await openProcess();
    const start = (bytes: number) => createPostgresSubjectKeys({ pool, notifications, masterKey: randomBytes(bytes) });
    await expect(start(32)).rejects.toThrow(StartRefused);
    await expect(start(16)).rejects.toThrow('32 Byte');
  });

  test('stores keys wrapped, each for its own subject only', async () => {
    const { keys } = await openProcess();
    const [erika, max] = [subject(), subject()];
    const made = await keys.forWriting([erika, max]);
    const { rows } = await asOwner(
      'select encode(wrapped_key, $2) as hex from personal_data.subject_keys where subject = $1',
      [erika, 'hex'],
    );
    expect(rows[0].hex).not.toContain(made.get(erika)?.export().toString('hex'));

    const copied = subject();
    await asOwner(
      `insert into personal_data.subject_keys (subject, wrapped_key, master_key_version)
       select $2, wrapped_key, master_key_version from personal_data.subject_keys where subject = $1`,
      [erika, copied],
    );
    await expect(keys.forReading([copied])).rejects.toThrow(SubjectKeyUnavailable);
    await expect(keys.forWriting([copied])).rejects.toThrow(SubjectKeyUnavailable);
  });

  test('the running role can neither delete a key nor bring a destroyed one back', async () => {
    const { keys, pool } = await openProcess();
    const erika = subject();
    await keys.destroy(erika);
    const table = 'personal_data.subject_keys';
    await expect(pool.query(`delete from ${table}`)).rejects.toThrow('permission denied');
    await expect(pool.query(`truncate ${table}`)).rejects.toThrow('permission denied');
    await expect(pool.query(`update ${table} set subject = 'x:y'`)).rejects.toThrow('permission denied');
    await expect(pool.query(`update ${table} set wrapped_key = '\\x00', destroyed_at = null`)).rejects.toThrow(
      'a destroyed one stays destroyed',
    );
  });

  test.each(['delete from', 'truncate'])('not even the owner can %s keys by accident', async (statement) => {
    const { keys } = await openProcess();
    await keys.destroy(subject());
    await expect(asOwner(`${statement} personal_data.subject_keys`)).rejects.toThrow('only ever destroyed');
  });

  test('nor does a session that switches ordinary triggers off', async () => {
    const { keys } = await openProcess();
    await keys.destroy(subject());
    const { rows } = await asOwner(
      `select tgname, tgenabled from pg_trigger
       where tgrelid = 'personal_data.subject_keys'::regclass and not tgisinternal order by 1`,
    );
    expect(rows).toEqual([
      { tgname: 'guard_subject_keys', tgenabled: 'A' },
      { tgname: 'guard_subject_keys_truncate', tgenabled: 'A' },
    ]);
  });

  test('while a process of the version before lives, boxes are such as it can open; once it is gone, they commit', {
    tags: 'long',
  }, async () => {
    const old = await openSession({ url: database.url, applicationName: 'test' });
    await old.query('select pg_advisory_lock_shared(7384301)');
    const { keys } = await openProcess();
    expect(keys.sealsByField()).toBe(true);
    await old.end();
    await vi.waitFor(() => expect(keys.sealsByField()).toBe(false), soon);
    expect((await openProcess()).keys.sealsByField()).toBe(false);
  });
});
