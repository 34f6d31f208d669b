import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
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

  describe.each([
    ['is lost', (file: string) => unlink(file)],
    ['is damaged', (file: string) => writeFile(file, '')],
  ])('whose current key %s', (_, harm) => {
    const turned = async () => {
      const keys = both();
      const current = await keys.next();
      await keys.taken();
      const former = (await keys.kept()).find(({ bytes }) => bytes.equals(FIRST));
      if (!former) throw new Error('There is no former key.');
      await harm(join(folder(), 'master-key'));
      return { keys, current, former };
    };
    const copied = () => bytesOf(createMasterKeyFolder({ folder: copies(), copies: null }));

    it('keeps the copy of it when a former one is destroyed', async () => {
      const { keys, current, former } = await turned();
      await keys.destroy(former, CHECK);
      expect(await copied()).toEqual([current]);
    });

    it('makes no next one, and takes no copy away', async () => {
      const { keys, current } = await turned();
      await expect(keys.next()).rejects.toThrow(/master-key.+MASTER_KEY_COPY_DIR/s);
      expect(await readdir(folder())).not.toContain('master-key.next');
      expect(await copied()).toEqual([current, FIRST]);
    });

    it('goes on with a next one that is in force, and keeps the copy of the one before', async () => {
      const keys = both();
      const next = await keys.next();
      await harm(join(folder(), 'master-key'));
      await keys.taken();
      expect((await bytesOf(keys))[0]).toEqual(next);
      expect(await copied()).toEqual([next, FIRST]);
    });
  });

  it('keeps the copy that another key takes the name of, and clears what a copy under way left', async () => {
    const keys = both();
    const next = await keys.next();
    await writeFile(join(copies(), 'master-key.former-0123456789abcdef.aside'), 'x'.repeat(45));
    const other = Buffer.alloc(32, 9);
    await writeFile(join(folder(), 'master-key'), other.toString('base64'));
    await keys.next();
    expect(await bytesOf(createMasterKeyFolder({ folder: copies(), copies: null }))).toEqual([other, FIRST, next]);
    expect((await readdir(copies())).filter((name) => name.endsWith('.aside'))).toEqual([]);
  });

  it('destroys nothing where the copies cannot be reached, and writes each destruction down once', async () => {
    const keys = both();
    await keys.next();
    await keys.taken();
    await rename(copies(), `${copies()}.away`);
    await writeFile(copies(), 'a file');
    await expect(keys.destroy({ bytes: FIRST }, CHECK)).rejects.toThrow('MASTER_KEY_COPY_DIR');
    expect(await bytesOf(keys)).toContainEqual(FIRST);
    expect(await keys.wasDestroyed(CHECK)).toBe(false);
    await rm(copies());
    await rename(`${copies()}.away`, copies());
    await keys.destroy({ bytes: FIRST }, CHECK);
    await keys.destroy({ bytes: FIRST }, CHECK);
    expect((await readFile(join(folder(), 'master-keys.destroyed'), 'utf8')).trim().split('\n')).toHaveLength(1);
    expect((await keys.everywhere()).keys.some(({ bytes }) => bytes.equals(FIRST))).toBe(false);
  });

  it('never destroys what stands under the name of the current key', async () => {
    const keys = both();
    const [current] = await keys.kept();
    if (!current) throw new Error('There is no current key.');
    await expect(keys.destroy(current, CHECK)).rejects.toThrow('master-key');
    expect(await bytesOf(keys)).toEqual([FIRST]);
    expect(await keys.wasDestroyed(CHECK)).toBe(false);
  });

  it('does not take a damaged next key for the current one', async () => {
    const keys = both();
    await keys.next();
    await writeFile(join(folder(), 'master-key.next'), '');
    await expect(keys.taken()).rejects.toThrow('master-key.next');
    expect(await bytesOf(keys)).toEqual([FIRST]);
  });
});
