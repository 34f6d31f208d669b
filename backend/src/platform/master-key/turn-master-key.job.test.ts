import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { masterKeysAtHand } from '@sternklar/event-store/personal-data/master-key-ring';
import { createPostgresSubjectKeys } from '@sternklar/event-store/personal-data/subject-keys';
import { createNotifications } from '@sternklar/event-store/postgres/notifications';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMasterKeyFolder, type MasterKeyFolder } from '../settings/master-key-folder.ts';
import { masterKeyAgeOf } from './master-key-age.ts';
import { createTurnMasterKey } from './turn-master-key.job.ts';

const DAY_MS = 86_400_000;
const FIRST = Buffer.alloc(32, 1);
const TURN_DAYS = 15;
const KEPT_DAYS = 14;

let database: TestDatabase;
let pool: pg.Pool;
let parent: string;
let now: Date;
let lines: unknown[];
const closing: (() => Promise<unknown>)[] = [];

const folderWith = (copies: boolean) =>
  createMasterKeyFolder({ folder: parent, copies: copies ? join(parent, 'copies') : null });
const jobOn = (folder: MasterKeyFolder | null) =>
  createTurnMasterKey({
    folder,
    ...{ pool, ownerUrl: database.ownerUrl, turnDays: TURN_DAYS, backupsKeptDays: KEPT_DAYS, now: () => now },
    logger: { info: (_, line) => lines.push(line), warn: (_, line) => lines.push(line) },
  });
const keysFrom = async (folder: MasterKeyFolder) => {
  const notifications = createNotifications({ url: database.url, applicationName: 'test-listener' });
  const keys = await createPostgresSubjectKeys({
    ...{ pool, notifications },
    masterKey: async () => (await folder.kept()).map(({ bytes }) => bytes),
  });
  closing.push(notifications.close, keys.close);
  return keys;
};
const at = (days: number) => {
  now = new Date(Date.now() + days * DAY_MS);
};
const age = () => masterKeyAgeOf(pool, { turnDays: TURN_DAYS, at: now });

beforeEach(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, max: 4, applicationName: 'test' });
  parent = await mkdtemp(join(tmpdir(), 'sternklar-turn-'));
  await writeFile(join(parent, 'master-key'), FIRST.toString('base64'));
  at(0);
  lines = [];
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await pool.end();
  await database.drop();
  await rm(parent, { recursive: true, force: true });
});

describe('the turn of the master key', () => {
  it('comes when it is due, beside a product that goes on, and kills older copies once backups are over', async () => {
    const folder = folderWith(true);
    const keys = await keysFrom(folder);
    const made = (await keys.forWriting(['review:1'])).get('review:1')?.export();
    const job = jobOn(folder);
    at(TURN_DAYS - 1);
    await job.run(100);
    expect(await folder.kept()).toHaveLength(1);

    at(TURN_DAYS + 0.1);
    await job.run(100);
    expect((await folder.kept()).map(({ bytes }) => bytes.equals(FIRST))).toEqual([false, true]);
    await keys.forWriting(['review:2']);
    expect(await age()).toMatchObject({ isOverdue: false, isUnfinished: false });

    at(TURN_DAYS + KEPT_DAYS);
    await job.run(100);
    expect(await folder.kept()).toHaveLength(2);
    at(TURN_DAYS + KEPT_DAYS + 0.2);
    await job.run(100);
    expect(
      (await masterKeysAtHand(async () => (await folder.kept()).map(({ bytes }) => bytes))).some((key) =>
        key.equals(FIRST),
      ),
    ).toBe(false);
    expect(lines).toEqual([
      'the master key has turned',
      'a former master key was destroyed: no older copy of the database opens any more',
    ]);

    const read = await (await keysFrom(folder)).forReading(['review:1', 'review:2']);
    expect(read.get('review:1')?.export()).toEqual(made);
    expect(read.get('review:2')).not.toBeNull();
  });

  it('waits for somebody’s hand where the new key would have no copy, and is overdue meanwhile', async () => {
    const folder = folderWith(false);
    await keysFrom(folder);
    at(TURN_DAYS + 0.5);
    await jobOn(folder).run(100);
    expect(await folder.kept()).toHaveLength(1);
    expect(await age()).toMatchObject({ isOverdue: false });
    at(TURN_DAYS + 2);
    expect(await age()).toMatchObject({ isOverdue: true });
  });

  it('is nobody’s here where the key stands in the settings', async () => {
    await keysFrom(folderWith(false));
    at(100);
    expect(await jobOn(null).run(100)).toBe(0);
    expect(await age()).toMatchObject({ isOverdue: true });
  });

  it('goes on where it was interrupted, also between the database and the folder', async () => {
    const folder = folderWith(true);
    const keys = await keysFrom(folder);
    await keys.forWriting(['review:1']);
    at(TURN_DAYS + 0.1);
    const broken = { ...folder, taken: () => Promise.reject(new Error('killed')) };
    await expect(jobOn(broken).run(100)).rejects.toThrow('killed');
    await (await keysFrom(folder)).forReading(['review:1']);
    at(2 * TURN_DAYS + 1);
    await jobOn(folder).run(100);
    await jobOn(folder).run(100);
    expect(await age()).toMatchObject({ isOverdue: false, isUnfinished: false });
    expect((await (await keysFrom(folder)).forReading(['review:1'])).get('review:1')).not.toBeNull();
  });
});
