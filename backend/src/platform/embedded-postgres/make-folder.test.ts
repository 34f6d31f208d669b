import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

describe('making a folder', () => {
  let base: string;
  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'sternklar-folder-'));
  });
  afterEach(() => rm(base, { recursive: true, force: true }));

  it('makes those above it too, and finds nothing to do the second time', async () => {
    const path = join(base, 'a', 'b', 'c');
    await makeFolder(path);
    await makeFolder(path);
    expect((await stat(path)).isDirectory()).toBe(true);
  });

  it('by several at once makes it once', async () => {
    const path = join(base, 'x', 'y');
    await Promise.all(Array.from({ length: 8 }, () => makeFolder(path)));
    expect((await stat(path)).isDirectory()).toBe(true);
  });

  it('says that a file stands in the way', async () => {
    await writeFile(join(base, 'file'), '');
    await expect(makeFolder(join(base, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(makeFolder(join(base, 'file', 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  it.runIf(process.platform === 'linux')('ends where nothing can be made', async () => {
    await expect(makeFolder('/proc/sternklar/data')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
