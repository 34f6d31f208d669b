import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { failuresOf, runSteps, type Step, stepsAgain } from './steps.ts';

let printed: string[];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
});

const node = (name: string, script: string): Step => ({ name, command: ['node', '-e', script] });

test('runs all steps, and keeps the last lines of those that failed', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const results = await runSteps([
    node('bad', 'for (let n = 1; n <= 30; n += 1) console.log(n); process.exitCode = 3'),
    { name: 'missing', command: ['no-such-program-anywhere'] },
    { name: 'good', command: ['node', '--version'] },
  ]);
  expect(results.map(({ name, passed }) => [name, passed])).toEqual([
    ['bad', false],
    ['missing', false],
    ['good', true],
  ]);
  const [bad, missing, ...others] = failuresOf(results);
  expect(bad).toMatch(/^bad\n6\n7\n.*\n30$/s);
  expect(missing).toContain('ENOENT');
  expect(others).toEqual([]);
});

/** Steps that end only when all they name run, too. */
const meetings = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sternklar-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return (name: string, ...others: readonly string[]) =>
    node(
      name,
      `const { existsSync, writeFileSync } = require('node:fs');
       process.chdir(${JSON.stringify(folder)});
       console.log('${name} waits');
       writeFileSync('${name}', '');
       const wait = () => ${JSON.stringify(others)}.every((other) => existsSync(other)) ? console.error('${name} goes') : setTimeout(wait, 5);
       wait();`,
    );
};

test('runs steps beside each other, and shows what each printed as a whole', async () => {
  const meeting = meetings();
  const results = await runSteps([meeting('one', 'two'), meeting('two', 'one')], { atOnce: 2 });
  expect(results.map(({ name, passed }) => [name, passed])).toEqual([
    ['one', true],
    ['two', true],
  ]);
  expect(printed.slice(0, 2)).toEqual(['── one begins', '── two begins']);
  expect(printed).toContain('\n── one\none waits\none goes');
  expect(printed).toContain('\n── two\ntwo waits\ntwo goes');
});

test('runs those that wait one after another beside the others, unless nothing runs beside anything', async () => {
  const meeting = meetings();
  const steps = [
    { ...meeting('waiting', 'one', 'two'), waits: true },
    { ...node('waiting later', ''), waits: true },
    meeting('one', 'two', 'waiting'),
    meeting('two', 'one', 'waiting'),
  ];
  const results = await runSteps(steps, { atOnce: 2 });
  expect(results.map(({ name, passed }) => [name, passed])).toEqual(steps.map(({ name }) => [name, true]));
  expect(printed.indexOf('── waiting later begins')).toBeGreaterThan(
    printed.findIndex((line) => line.startsWith('── waiting: ok')),
  );
  printed = [];
  await runSteps(['a', 'b'].map((name) => ({ ...node(name, ''), waits: name === 'b' })));
  expect(printed.filter((line) => line.endsWith('begins'))).toEqual([]);
});

test('runs a step that wants to be alone after the others', async () => {
  const steps = [node('alone', ''), node('one', ''), node('two', ''), node('three', '')];
  const results = await runSteps(
    steps.map((step) => ({ ...step, alone: step.name === 'alone' })),
    { atOnce: 2 },
  );
  expect(results.map(({ name }) => name)).toEqual(['alone', 'one', 'two', 'three']);
  expect(printed.slice(-2)).toEqual(['\n── alone', expect.stringMatching(/^── alone: ok/)]);
  expect(printed.slice(0, -2).filter((line) => /: ok, /.test(line))).toHaveLength(3);
});

test('ends a step that takes longer than it may, which has then failed even if it ends well', async () => {
  const hangs = node('hangs', `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1_000);`);
  const [result] = await runSteps([{ ...hangs, limitMs: 500 }], { atOnce: 2 });
  expect(result).toMatchObject({ passed: false, tail: 'Not finished within 0.5 s.' });
});

test('runs again one or two that failed, not many, none that did so by itself, and nothing that takes long', () => {
  const steps = ['a', 'b', 'c'].map((name): Step => ({ name, command: ['true'], repeatsItself: name === 'c' }));
  const ended = (failed: readonly string[], seconds = 1) =>
    steps.map(({ name }) => ({ name, passed: !failed.includes(name), seconds, tail: '' }));
  const again = (...given: Parameters<typeof ended>) => stepsAgain(steps, ended(...given)).map(({ name }) => name);
  expect(again(['b'])).toEqual(['b']);
  expect(again([])).toEqual([]);
  expect(again(['a', 'b', 'c'])).toEqual([]);
  expect(again(['b', 'c'])).toEqual(['b']);
  expect(again(['a', 'b'], 450)).toEqual(['a', 'b']);
  expect(again(['a', 'b'], 451)).toEqual([]);
});
