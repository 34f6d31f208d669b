import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAlive, readPostmasterFile } from '../platform/embedded-postgres/postmaster-file.ts';
import { createTestDataFolder, removeLeftovers } from './leftovers.ts';
import { postgresInAProcess } from './postgres-in-a-process.ts';

// A database is created with every write on disk, which takes its time on a busy one.
vi.setConfig({ testTimeout: 60_000 });

let place: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'sternklar-leftovers-'));
  await chmod(place, 0o755);
});

afterEach(() => rm(place, { recursive: true, force: true }));

/** The id of a process that has ended. */
async function deadProcess(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-p', 'process.pid']);
  return Number(stdout);
}

test('the folder of an interrupted run goes, that of a running one and other files stay', async () => {
  const mine = await createTestDataFolder(place);
  await mkdir(join(place, `sternklar-tests-${await deadProcess()}-abc`));
  await mkdir(join(place, 'something-else'));
  await removeLeftovers(place);
  expect((await readdir(place)).map((name) => join(place, name)).sort()).toEqual(
    [join(place, 'something-else'), mine].sort(),
  );
});

test('a PostgreSQL that an interrupted run left behind is ended', { tags: 'long' }, async () => {
  const folder = join(place, `sternklar-tests-${await deadProcess()}-abc`);
  const interrupted = await postgresInAProcess(folder);
  await interrupted.kill();
  const { pid = 0 } = (await readPostmasterFile(join(folder, 'postgres/data'))) ?? {};
  expect(isAlive(pid)).toBe(true);
  await removeLeftovers(place);
  await expect.poll(() => isAlive(pid)).toBe(false);
});
