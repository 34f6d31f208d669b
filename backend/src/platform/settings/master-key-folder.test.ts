import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMasterKeyFolder } from './master-key-folder.ts';

let parent: string;
const folder = () => join(parent, 'keys');
const copies = () => join(parent, 'elsewhere', 'copies');
const both = () => createMasterKeyFolder({ folder: folder(), copies: copies() });
const FIRST = Buffer.alloc(32, 1);
const CHECK = Buffer.from('check');

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sternklar-keys-'));
  await mkdir(folder());
  await writeFile(join(folder(), 'master-key'), `${FIRST.toString('base64')}\n`, { mode: 0o600 });
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const bytesOf = async (one: ReturnType<typeof both>) => (await one.kept()).map(({ bytes }) => bytes);

describe('the folder of the master keys', () => {
  it('has the next key in both places before it counts, for nobody else to read', async () => {
    const keys = both();
    const next = await keys.next();
    expect(await keys.next()).toEqual(next);
    expect(await bytesOf(keys)).toEqual([FIRST, next]);
    expect(await bytesOf(createMasterKeyFolder({ folder: copies(), copies: null }))).toEqual([FIRST, next]);
    for (const place of [folder(), copies()]) {
      expect((await stat(join(place, 'master-key.next'))).mode & 0o777).toBe(0o600);
    }
  });

  it('keeps the former key when the next one takes its place, however often that is repeated', async () => {
    const keys = both();
    const next = await keys.next();
    await keys.taken();
    expect(await bytesOf(keys)).toEqual([next, FIRST]);
    const third = await keys.next();
    await keys.taken();
    expect((await bytesOf(keys))[0]).toEqual(third);
    expect((await readdir(copies())).sort()).toEqual((await readdir(folder())).sort());
  });

  it('destroys a key in both places, and remembers what only it opened', async () => {
    const keys = both();
    await keys.next();
    await keys.taken();
    const former = (await keys.kept()).find(({ bytes }) => bytes.equals(FIRST));
    if (!former) throw new Error('There is no former key.');
    expect(await keys.wasDestroyed(CHECK)).toBe(false);
    await keys.destroy(former, CHECK);
    expect(await keys.wasDestroyed(CHECK)).toBe(true);
    for (const place of [folder(), copies()]) {
      const texts = await Promise.all((await readdir(place)).map((name) => readFile(join(place, name), 'utf8')));
      expect(texts.join()).not.toContain(FIRST.toString('base64'));
    }
    expect(await bytesOf(keys)).toHaveLength(1);
  });

  it('does not change where the copy cannot be written', async () => {
    await writeFile(join(parent, 'elsewhere'), 'a file');
    await expect(both().next()).rejects.toThrow('MASTER_KEY_COPY_DIR');
  });
});
