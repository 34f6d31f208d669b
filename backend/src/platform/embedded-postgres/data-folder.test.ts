import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unprivileged } from '../../testing/unprivileged.ts';
import { checkVersion, type DataFolder, prepareDataFolder } from './data-folder.ts';
import { folderRefusal } from './folder-refusal.ts';
import { chooseSystemUser } from './system-user.ts';

let place: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'sternklar-folder-'));
  await chmod(place, 0o755);
});

afterEach(() => rm(place, { recursive: true, force: true }));

/** Whether PostgreSQL's user gets to a folder. */
const reaches = ({ user }: DataFolder, folder: string) =>
  promisify(execFile)('ls', [folder], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );

const homeOf = (folder: DataFolder) => join(folder.cluster, '..');
const isRoot = process.getuid?.() === 0;

test('a missing folder is created, open to nobody but PostgreSQL', async () => {
  const folder = await prepareDataFolder({ dataDir: join(place, 'not/yet/there') });
  expect((await stat(homeOf(folder))).mode & 0o777).toBe(0o700);
  expect(await reaches(folder, homeOf(folder))).toBe(true);
});

test('a private data folder lets PostgreSQL pass, and lists its files to nobody', async () => {
  const dataDir = join(place, 'private');
  await mkdir(dataDir, { mode: 0o700 });
  const folder = await prepareDataFolder({ dataDir });
  expect(await reaches(folder, homeOf(folder))).toBe(true);
  expect((await stat(dataDir)).mode & 0o044).toBe(0);
});

test('below a folder that only root may enter, the database lies where PostgreSQL can reach it', async () => {
  const closed = join(place, 'closed');
  await mkdir(closed, { mode: 0o700 });
  const options = { dataDir: join(closed, 'data'), openPlace: join(place, 'open') };
  const folder = await prepareDataFolder(options);
  expect(await reaches(folder, homeOf(folder))).toBe(true);
  expect(await prepareDataFolder(options)).toEqual(folder);
  expect((await stat(closed)).mode & 0o777).toBe(0o700);
  // An ordinary user needs none of this: PostgreSQL then runs as the same user.
  expect(
    await readlink(join(closed, 'data/postgres')).then(
      () => 'linked',
      () => 'in place',
    ),
  ).toBe(isRoot ? 'linked' : 'in place');
});

test('a link to a database that is gone is refused, not silently replaced by an empty one', async () => {
  const closed = join(place, 'closed');
  const dataDir = join(closed, 'data');
  await mkdir(dataDir, { recursive: true });
  await promisify(execFile)('ln', ['-s', join(place, 'gone'), join(dataDir, 'postgres')]);
  await expect(prepareDataFolder({ dataDir })).rejects.toThrow(
    /^Die Datenbank lag in .*gone, und diesen Ordner gibt es nicht mehr/,
  );
});

test('data that root has copied back from a backup belong to PostgreSQL again', async () => {
  const dataDir = join(place, 'data');
  const first = await prepareDataFolder({ dataDir });
  await mkdir(join(first.cluster, 'base'), { recursive: true });
  await writeFile(join(first.cluster, 'base/file'), '');
  if (isRoot) for (const path of ['..', '.', 'base', 'base/file']) await chown(join(first.cluster, path), 0, 0);
  const again = await prepareDataFolder({ dataDir });
  const owner = (await stat(join(again.cluster, 'base/file'))).uid;
  expect(owner).toBe(again.user?.uid ?? process.getuid?.());
});

test('a folder of an ordinary user stays theirs, one of an unknown user is nobody’s, also when root starts', async () => {
  if (!isRoot) return expect(await chooseSystemUser([place])).toBeUndefined();
  await chown(place, 1, 1);
  expect(await chooseSystemUser([join(place, 'missing'), place])).toEqual({ uid: 1, gid: 1 });
  await chown(place, 4_000_000, 1);
  expect((await chooseSystemUser([place]))?.uid).toBe(65_534);
});

test('a folder without the right to write is refused with one sentence', async () => {
  const dataDir = join(place, 'theirs');
  await mkdir(dataDir, { mode: 0o555 });
  await chmod(dataDir, 0o555);
  const sentence =
    /^Der Datenordner .*theirs ist nicht benutzbar: hier darf Sternklar nicht schreiben; .*DATA_DIR.*\.$/;
  await unprivileged(async () => {
    await expect(prepareDataFolder({ dataDir })).rejects.toThrow(sentence);
    await expect(prepareDataFolder({ dataDir: join(dataDir, 'new') })).rejects.toThrow(
      /theirs.new ist nicht benutzbar/,
    );
  });
});

test('a file where the folder should be is refused with one sentence', async () => {
  const dataDir = join(place, 'file');
  await writeFile(dataDir, '');
  await expect(prepareDataFolder({ dataDir })).rejects.toThrow(/file ist nicht benutzbar: dort liegt eine Datei/);
  await expect(prepareDataFolder({ dataDir: join(dataDir, 'below') })).rejects.toThrow(StartRefused);
});

test.each([
  ['EROFS', 'schreibgeschützt'],
  ['ENOSPC', 'Datenträger ist voll'],
  ['EDQUOT', 'Kontingent'],
])('the reason %s is told in words', (code, words) => {
  const refusal = folderRefusal(Object.assign(new Error(code), { code }), '/data');
  expect(refusal).toBeInstanceOf(StartRefused);
  expect(String(refusal)).toContain(words);
});

test('an error that is none of the folder stays what it is', () => {
  const bug = new TypeError('bug');
  expect(folderRefusal(bug, '/data')).toBe(bug);
});

test('data of another major version are refused with both versions named', async () => {
  const folder = await prepareDataFolder({ dataDir: place });
  expect(await checkVersion(folder, '18')).toBe('empty');
  await mkdir(folder.cluster);
  await writeFile(join(folder.cluster, 'PG_VERSION'), '17\n');
  await expect(checkVersion(folder, '18')).rejects.toThrow(
    /gehört zu PostgreSQL 17, mitgeliefert ist PostgreSQL 18; .*pg_dump/,
  );
  expect(await checkVersion(folder, '17')).toBe('fits');
});
