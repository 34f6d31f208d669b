import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BESIDE_BURNER, openRunLog, readRunLog } from './run-log.ts';
import { runsOf } from './runs-table.ts';

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

it('says which run had a process beside it that burns a core', () => {
  vi.stubEnv(BESIDE_BURNER, 'true');
  openRunLog(folder, []);
  vi.unstubAllEnvs();
  openRunLog(folder, []);
  expect(runsOf(readRunLog(folder)).map((run) => run.besideBurner)).toEqual([true, false]);
});

it('shows a run that was killed as one without an end, and goes on below it', () => {
  const killed = `import { openRunLog } from ${JSON.stringify(new URL('run-log.ts', import.meta.url).href)};
    openRunLog(${JSON.stringify(folder)}, []);
    process.kill(process.pid, 'SIGKILL');`;
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', killed]);
  expect(signal).toBe('SIGKILL');
  openRunLog(folder, [])(RED);
  expect(runsOf(readRunLog(folder)).map(({ end }) => end?.result ?? null)).toEqual([null, 'failed']);
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
