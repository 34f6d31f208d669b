import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keep, NotKept, readKept } from './kept-note.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sternklar-kept-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('keeps a checkpoint, also in a folder that is not there yet, and reads what an editor made of it', async () => {
  const file = join(folder, 'new', 'checkpoint.txt');
  expect(await readKept(file)).toBeNull();
  await keep(file, 'log\n1\nroot\n\n— log c2ln\n');
  expect(await readFile(file, 'utf8')).toBe('log\n1\nroot\n\n— log c2ln\n');
  await writeFile(file, '\uFEFFlog\r\n1\r\nroot\r\n\r\n— log c2ln');
  expect(await readKept(file)).toBe('log\n1\nroot\n\n— log c2ln\n');
});

it('says in German why a file cannot be', async () => {
  await expect(readKept(folder)).rejects.toThrow(new NotKept(`${folder} lässt sich nicht lesen (das ist ein Ordner).`));
  await writeFile(join(folder, 'file'), '');
  const below = join(folder, 'file', 'checkpoint.txt');
  await expect(keep(below, 'x')).rejects.toThrow(`${below} lässt sich nicht schreiben (`);
});
