import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openRunLog } from './run-log.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sternklar-run-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lines = () =>
  readFileSync(join(folder, '.test-runs.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

const RED = { good: false, passed: 3, failed: ['a.test.ts: sorts'], parts: [{ name: 'unit', seconds: 61.23 }] };
const GREEN = { good: true, passed: 4, failed: [], parts: [] };

it('says of each run when it started, how long it took and what failed', () => {
  const times = [new Date('2026-03-02T09:00:00Z'), new Date('2026-03-02T09:01:02.5Z')];
  openRunLog(folder, ['unit'], () => times.shift() ?? new Date())(RED);
  expect(lines()[1]).toEqual({
    start: '2026-03-02T09:00:00.000Z',
    commit: null,
    asked: ['unit'],
    result: 'failed',
    seconds: 62.5,
    parts: { unit: 61.2 },
    passed: 3,
    failed: ['a.test.ts: sorts'],
    byChance: [],
  });
});

it('keeps every run, also one that never ended', () => {
  openRunLog(folder, []);
  openRunLog(folder, [])(GREEN);
  expect(lines().map(({ asked, result }) => [asked, result])).toEqual([
    ['everything', undefined],
    ['everything', undefined],
    ['everything', 'passed'],
  ]);
});

it('names the commit, and says when files differ from it', () => {
  git('init', '--quiet');
  writeFileSync(join(folder, '.gitignore'), '.test-runs.jsonl\n');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '-m', 'one');
  const commit = git('rev-parse', 'HEAD');
  openRunLog(folder, []);
  writeFileSync(join(folder, 'a.ts'), '');
  openRunLog(folder, []);
  expect(lines().map((line) => line.commit)).toEqual([commit, `${commit}+`]);
});
