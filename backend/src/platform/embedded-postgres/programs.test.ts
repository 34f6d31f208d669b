import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preparedWithoutRoot } from '../../testing/programs-without-root.ts';
import { findPackage, type ProgramPackage, preparePrograms } from './programs.ts';
import { chooseSystemUser } from './system-user.ts';

let folder: string;
let cache: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sternklar-programs-'));
  cache = join(folder, 'cache');
  await mkdir(cache);
  await chmod(folder, 0o755);
  await chmod(cache, 0o777);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** The installed package as `npm ci --ignore-scripts` leaves it, without the libraries' links; and no more than asking for the version needs. */
async function packageWithoutLinks(): Promise<ProgramPackage> {
  const installed = await findPackage();
  const copy = { ...installed, folder: join(folder, 'package') };
  await cp(installed.folder, copy.folder, {
    recursive: true,
    filter: async (source) => !/(share|postgresql|\.a)$/.test(source) && !(await lstat(source)).isSymbolicLink(),
  });
  return copy;
}

const versionOf = async (postgres: string) => (await promisify(execFile)(postgres, ['-V'])).stdout;

test('the programs run although no install script has linked the libraries', async () => {
  const copy = await packageWithoutLinks();
  await expect(versionOf(join(copy.folder, 'native/bin/postgres'))).rejects.toThrow('shared libraries');
  const programs = await preparePrograms(copy, [cache], undefined);
  expect(dirname(dirname(dirname(programs.postgres)))).toBe(copy.folder);
  expect(await versionOf(programs.postgres)).toContain(`PostgreSQL) ${programs.major}.`);
});

test('a read-only package is copied to the cache and runs from there', async () => {
  const copy = await packageWithoutLinks();
  await chmod(join(copy.folder, 'native/lib'), 0o555);
  const postgres = await preparedWithoutRoot(copy.folder, cache);
  await chmod(join(copy.folder, 'native/lib'), 0o755);
  expect(postgres.startsWith(cache)).toBe(true);
  expect(await versionOf(postgres)).toContain('PostgreSQL');
});

test('programs that the PostgreSQL user may not run are copied to where it may', { tags: 'long' }, async () => {
  const copy = await packageWithoutLinks();
  await chmod(join(copy.folder, 'native/bin/postgres'), 0o600);
  await chmod(copy.folder, 0o700);
  const programs = await preparePrograms(copy, [cache], await chooseSystemUser([]));
  expect(programs.postgres.startsWith(cache)).toBe(true);
});

test('a copy in the cache is used again', { tags: 'long' }, async () => {
  const copy = await packageWithoutLinks();
  await chmod(join(copy.folder, 'native/bin/postgres'), 0o600);
  const first = await preparePrograms(copy, [cache], undefined);
  const { ino } = await stat(first.postgres);
  const second = await preparePrograms(copy, [cache], undefined);
  expect((await stat(second.postgres)).ino).toBe(ino);
});

test('a cache folder that takes nothing is passed over for the next', { tags: 'long' }, async () => {
  const copy = await packageWithoutLinks();
  await chmod(join(copy.folder, 'native/bin/postgres'), 0o600);
  await writeFile(join(folder, 'file'), '');
  const programs = await preparePrograms(copy, [join(folder, 'file/cache'), cache], undefined);
  expect(programs.postgres.startsWith(cache)).toBe(true);
});

test('a damaged copy in the cache is replaced', { tags: 'long' }, async () => {
  const copy = await packageWithoutLinks();
  await chmod(join(copy.folder, 'native/bin/postgres'), 0o600);
  const first = await preparePrograms(copy, [cache], undefined);
  await writeFile(first.postgres, 'not a program');
  const second = await preparePrograms(copy, [cache], undefined);
  expect(await versionOf(second.postgres)).toContain('PostgreSQL');
});

test('the major version is the one that data folders carry', async () => {
  const programs = await preparePrograms(await findPackage(), [cache], await chooseSystemUser([]));
  expect(programs.major).toBe(/\) (\d+)\./.exec(await versionOf(programs.postgres))?.[1]);
});

test('a system without a package is refused with a sentence that names DATABASE_URL', async () => {
  await expect(findPackage('sunos-sparc')).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.stringMatching(/^Für dieses System \(sunos-sparc\) ist kein PostgreSQL dabei.*DATABASE_URL/),
  });
});

test('programs that this system cannot run are refused the same way', { tags: 'long' }, async () => {
  const copy = await packageWithoutLinks();
  await writeFile(join(copy.folder, 'native/bin/postgres'), 'built for another machine');
  await expect(preparePrograms(copy, [cache], undefined)).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.stringContaining('DATABASE_URL'),
  });
});
