import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint, openKnownGood, readContents, unchanged } from './known-good.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sternklar-known-good-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads what git knows or would take, each by its content', () => {
  execFileSync('git', ['init', '--quiet', folder]);
  for (const [file, text] of Object.entries({
    '.gitignore': 'out\n',
    'a.ts': '1',
    'b.ts': '1',
    'c.ts': '2',
    out: '3',
  })) {
    writeFileSync(join(folder, file), text);
  }
  const contents = readContents(folder);
  expect([...contents.keys()]).toEqual(['.gitignore', 'a.ts', 'b.ts', 'c.ts']);
  expect(contents.get('a.ts')).toBe(contents.get('b.ts'));
  expect(contents.get('a.ts')).not.toBe(contents.get('c.ts'));
});

it.each([
  ['another content', { 'a.ts': 'x', 'b.ts': '2' }],
  ['another name', { 'a.ts': '1', 'c.ts': '2' }],
  ['one more', { 'a.ts': '1', 'b.ts': '2', 'c.ts': '' }],
  ['one less', { 'a.ts': '1' }],
])('a fingerprint differs by %s', (_, files) => {
  const of = (some: object) => fingerprint(new Map(Object.entries(some)), (file) => file.endsWith('.ts'));
  expect(of(files)).not.toBe(of({ 'a.ts': '1', 'b.ts': '2' }));
  expect(of({ ...files, 'page.md': '1' })).toBe(of(files));
});

it('what was written while a check ran is not known', () => {
  const before = new Map(Object.entries({ a: '1', b: '2', c: '3' }));
  expect([...unchanged(before, new Map(Object.entries({ a: '1', b: 'x' })))]).toEqual([['a', '1']]);
});

it('keeps what was good, until something differs', () => {
  openKnownGood(folder).keepGood('boundaries', 'hash');
  const known = openKnownGood(folder);
  expect(known.isGood('boundaries', 'hash')).toBe(true);
  expect(known.isGood('boundaries', 'another')).toBe(false);
  expect(known.isGood('dead code', 'hash')).toBe(false);
});

it('keeps the files that were good, until the rules differ', () => {
  openKnownGood(folder).keepGoodFiles('style', 'rules', new Map([['a.ts', '1']]));
  const known = openKnownGood(folder);
  expect([...known.goodFiles('style', 'rules')]).toEqual([['a.ts', '1']]);
  expect(known.goodFiles('style', 'other rules').size).toBe(0);
});

it('knows nothing when what was kept is damaged', () => {
  writeFileSync(join(folder, 'style.json'), '{"rules":"rules","fi');
  expect(openKnownGood(folder).goodFiles('style', 'rules').size).toBe(0);
  expect(openKnownGood(folder).isGood('style', 'rules')).toBe(false);
});
