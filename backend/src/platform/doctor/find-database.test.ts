import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findDatabase } from './find-database.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sternklar-doctor-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const clusterOf = async (version: string) => {
  const cluster = join(dataDir, 'postgres/data');
  await mkdir(cluster, { recursive: true });
  await writeFile(join(cluster, 'PG_VERSION'), `${version}\n`);
  return cluster;
};

it('a configured database is at its address', async () => {
  const database = { url: 'postgres://a@b/c', ownerUrl: 'postgres://o@b/c' };
  expect(await findDatabase({ database, dataDir })).toEqual({ at: 'address', urls: database, embedded: false });
});

it('before the first start there is none, and looking makes none', async () => {
  expect(await findDatabase({ database: null, dataDir })).toEqual({ at: 'nowhere', folder: dataDir, writable: true });
  const deeper = join(dataDir, 'a/b');
  expect(await findDatabase({ database: null, dataDir: deeper })).toMatchObject({ at: 'nowhere', writable: true });
  expect(await readdir(dataDir)).toEqual([]);
});

// Root may write everywhere.
it.skipIf(process.getuid?.() === 0)('a folder that nobody may write to is seen', async () => {
  await chmod(dataDir, 0o555);
  expect(await findDatabase({ database: null, dataDir })).toMatchObject({ at: 'nowhere', writable: false });
});

it('an embedded one that nobody uses rests, whatever a killed process left behind', async () => {
  const cluster = await clusterOf('18');
  expect(await findDatabase({ database: null, dataDir })).toEqual({ at: 'rest', folder: dataDir });
  await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n0\n5432\n`);
  expect(await findDatabase({ database: null, dataDir })).toEqual({ at: 'rest', folder: dataDir });
});

it('data of another PostgreSQL are refused in the words of a start', async () => {
  await clusterOf('12');
  await expect(findDatabase({ database: null, dataDir })).rejects.toThrow('gehört zu PostgreSQL 12');
});
