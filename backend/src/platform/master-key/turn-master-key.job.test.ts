import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
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
/** Nobody writes beside a turn here. */
const WAITS = { hearMs: 10_000, writeMs: 50 };
const DESTROYED = 'a former master key was destroyed: no older copy of the database opens any more';

let database: TestDatabase;
let pool: pg.Pool;
let parent: string;
let now: Date;
let lines: unknown[];
const closing: (() => Promise<unknown>)[] = [];

const home = () => join(parent, 'keys');
const folderWith = (copies: boolean) =>
  createMasterKeyFolder({ folder: home(), copies: copies ? join(parent, 'copies') : null });
const jobOn = (folder: MasterKeyFolder | null) =>
  createTurnMasterKey({
    folder,
    ...{
      pool,
      ownerUrl: database.ownerUrl,
      turnDays: TURN_DAYS,
      backupsKeptDays: KEPT_DAYS,
      now: () => now,
      waits: WAITS,
    },
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
  await mkdir(home());
  await writeFile(join(home(), 'master-key'), FIRST.toString('base64'));
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
    expect(lines).toEqual(['the master key has turned', DESTROYED]);

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

  it('goes on where it was interrupted, also between the database and the folder', { tags: 'long' }, async () => {
    const folder = folderWith(true);
    const keys = await keysFrom(folder);
    await keys.forWriting(['review:1']);
    at(TURN_DAYS + 0.1);
    const broken = { ...folder, taken: () => Promise.reject(new Error('killed')) };
    await expect(jobOn(broken).run(100)).rejects.toThrow('killed');
    await (await keysFrom(folder)).forReading(['review:1']);
    // Weeks before the next turn is due the former key is over.
    at(TURN_DAYS + KEPT_DAYS + 0.3);
    await jobOn(folder).run(100);
    expect(await readFile(join(home(), 'master-key'), 'utf8')).not.toContain(FIRST.toString('base64'));
    expect((await folder.kept()).map(({ file }) => file)).toEqual([join(home(), 'master-key')]);
    at(2 * TURN_DAYS + 1);
    await jobOn(folder).run(100);
    await jobOn(folder).run(100);
    expect(await age()).toMatchObject({ isOverdue: false, isUnfinished: false });
    expect((await (await keysFrom(folder)).forReading(['review:1'])).get('review:1')).not.toBeNull();
  });

  it('puts the key that is in force in its place where only the next one’s file is left', async () => {
    const folder = folderWith(true);
    await keysFrom(folder);
    await rename(join(home(), 'master-key'), join(home(), 'master-key.next'));
    await keysFrom(folder);
    await jobOn(folder).run(100);
    expect((await folder.kept()).map(({ file, bytes }) => [file, bytes])).toEqual([
      [join(home(), 'master-key'), FIRST],
    ]);
  });

  /** A folder with copies after one turn, at the time when the former key's is over. */
  const turnedAndOver = async () => {
    const folder = folderWith(true);
    await keysFrom(folder);
    at(TURN_DAYS + 0.1);
    await jobOn(folder).run(100);
    at(TURN_DAYS + KEPT_DAYS + 0.3);
    lines = [];
    return folder;
  };

  it('destroys nothing, and says nothing of it, while the folder is away', { tags: 'long' }, async () => {
    const folder = await turnedAndOver();
    await rename(home(), `${home()}.away`);
    await expect(jobOn(folder).run(100)).rejects.toThrow('MASTER_KEY_COPY_DIR');
    expect(lines).toEqual([]);
    await rename(`${home()}.away`, home());
    await jobOn(folder).run(100);
    expect(lines).toEqual([DESTROYED]);
    expect(await folder.kept()).toHaveLength(1);
    expect((await folder.everywhere()).keys).toHaveLength(2);
  });

  it('waits, and says so once, for a former key that is nowhere to be found', { tags: 'long' }, async () => {
    const folder = await turnedAndOver();
    const former = (await folder.everywhere()).keys.filter(({ bytes }) => bytes.equals(FIRST));
    expect(former).toHaveLength(2);
    for (const { file } of former) await rename(file, `${file}.away`);
    const job = jobOn(folder);
    await job.run(100);
    await job.run(100);
    expect(lines).toEqual([expect.stringMatching(/^a former master key that is over was not found/)]);
    await rename(`${former[1]?.file}.away`, former[1]?.file ?? '');
    await job.run(100);
    expect(lines.at(-1)).toBe(DESTROYED);
    // Back from some other copy of the folder it dies again.
    await rename(`${former[0]?.file}.away`, former[0]?.file ?? '');
    await job.run(100);
    expect((await folder.everywhere()).keys.some(({ bytes }) => bytes.equals(FIRST))).toBe(false);
  });

  it('touches no copy, neither when it is due nor when a former key is over, while the current key is damaged', {
    tags: 'long',
  }, async () => {
    const folder = folderWith(true);
    await keysFrom(folder);
    at(TURN_DAYS + 0.1);
    await jobOn(folder).run(100);
    const copied = () => createMasterKeyFolder({ folder: join(parent, 'copies'), copies: null }).kept();
    const before = await copied();
    await writeFile(join(home(), 'master-key'), '');
    for (const days of [TURN_DAYS + 1, TURN_DAYS + KEPT_DAYS + 0.3, 2 * TURN_DAYS + 1]) {
      at(days);
      await expect(jobOn(folder).run(100)).rejects.toThrow('MASTER_KEY_COPY_DIR');
    }
    expect(await copied()).toEqual(before);
  });

  it('leaves a key alone that the database does not know, as after the restore of an older backup, and says so', {
    tags: 'long',
  }, async () => {
    const folder = folderWith(true);
    await keysFrom(folder);
    const unknown = await folder.next();
    await folder.taken();
    const job = jobOn(folder);
    await job.run(100);
    await job.run(100);
    expect(lines).toEqual([expect.stringMatching(/^the database knows nothing of a master key/)]);
    at(TURN_DAYS + 0.1);
    await job.run(100);
    at(TURN_DAYS + KEPT_DAYS + 0.3);
    await job.run(100);
    const left = (await folder.kept()).map(({ bytes }) => bytes);
    expect(left.some((bytes) => bytes.equals(unknown))).toBe(true);
    expect(left.some((bytes) => bytes.equals(FIRST))).toBe(false);
  });
});
