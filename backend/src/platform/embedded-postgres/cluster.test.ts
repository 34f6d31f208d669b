import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCluster, readCredentials } from './cluster.ts';
import { type DataFolder, prepareDataFolder } from './data-folder.ts';
import type { Programs } from './programs.ts';

let place: string;
let folder: DataFolder;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'sternklar-cluster-'));
  await chmod(place, 0o755);
  folder = await prepareDataFolder({ dataDir: join(place, 'data') });
});

afterEach(() => rm(place, { recursive: true, force: true }));

/** An initdb that does what a shell script says; `$2` is the folder it shall fill. */
async function initdbThat(script: string): Promise<Programs> {
  const initdb = join(place, 'initdb');
  await writeFile(initdb, `#!/bin/sh\n${script}\n`);
  await chmod(initdb, 0o755);
  return { initdb, postgres: '', pgCtl: '', major: '18' };
}

const filesBeside = () => readdir(dirname(folder.cluster));

test('a cluster appears complete, with its credentials readable for its user only', async () => {
  await createCluster(folder, await initdbThat('mkdir "$2" && echo 18 > "$2/PG_VERSION"'), true);
  expect(await filesBeside()).toEqual(['data']);
  const { superuser, owner, app } = await readCredentials(folder);
  expect(new Set([superuser, owner, app]).size).toBe(3);
  expect(Math.min(superuser.length, owner.length, app.length)).toBeGreaterThanOrEqual(32);
  expect((await stat(join(folder.cluster, 'sternklar-credentials.json'))).mode & 0o777).toBe(0o600);
});

test.each([
  'could not write to file \\"pg_wal/1\\": No space left on device',
  'could not extend file \\"base/1/2691\\": wrote only 4096 of 8192 bytes at block 10',
])('a full disk is told in one sentence and leaves nothing half-made: %s', async (words) => {
  const programs = await initdbThat(`mkdir "$2"; echo "initdb: error: ${words}" >&2; exit 1`);
  await expect(createCluster(folder, programs, true)).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.stringMatching(
      /nicht benutzbar: der Datenträger ist voll; schaffen Sie Platz und starten Sie neu\.$/,
    ),
  });
  expect(await filesBeside()).toEqual([]);
});

test('another failure is told with the reason that initdb gave', async () => {
  const programs = await initdbThat('echo hello >&2; echo "initdb: error: something odd" >&2; exit 1');
  await expect(createCluster(folder, programs, true)).rejects.toThrow(
    /^PostgreSQL konnte seinen Datenordner in .* nicht anlegen \(initdb: error: something odd\)\.$/,
  );
});

test('a cluster that another process made meanwhile stays as it is', async () => {
  await mkdir(folder.cluster);
  await writeFile(join(folder.cluster, 'PG_VERSION'), '18, theirs');
  await createCluster(folder, await initdbThat('mkdir "$2" && echo mine > "$2/PG_VERSION"'), true);
  expect(await readdir(folder.cluster)).toEqual(['PG_VERSION']);
  expect(await filesBeside()).toEqual(['data']);
});

test('what a killed creation left behind is removed, what another one is making is not', async () => {
  const old = `${folder.cluster}.new-old`;
  const young = `${folder.cluster}.new-young`;
  await mkdir(old);
  await mkdir(young);
  await utimes(old, new Date(0), new Date(0));
  await createCluster(folder, await initdbThat('mkdir "$2"'), true);
  expect(await filesBeside()).toEqual(['data', 'data.new-young']);
});

test('missing credentials are refused, since new ones would not open the data', async () => {
  await expect(readCredentials(folder)).rejects.toThrow(
    /^Die Zugangsdaten der Datenbank in .* fehlen oder sind unlesbar/,
  );
});
