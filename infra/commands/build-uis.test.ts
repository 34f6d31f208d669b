import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BuildFailed, buildUis } from './build-uis.ts';

let project: string;
let built: string[];
let said: string[];

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'sternklar-uis-'));
  built = [];
  said = [];
  write('one-ui/src/main.ts', 'export {};');
  write('other-ui/src/main.ts', 'export {};');
  write('contracts/src/constants.ts', 'export const price = 59;');
  write('package-lock.json', '{}');
});

afterEach(() => rmSync(project, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

/** Runs the command with a builder that notes what it was asked for; returns which interfaces were built. */
async function run(): Promise<readonly string[]> {
  built = [];
  const build = async (folder: string) => {
    built.push(folder.slice(project.length + 1));
    mkdirSync(join(folder, 'dist'), { recursive: true });
  };
  await buildUis({ project, uis: ['one-ui', 'other-ui'], build, say: (line) => said.push(line) });
  return built;
}

test('everything is built at first, and nothing again while nothing changes', async () => {
  expect(await run()).toEqual(['one-ui', 'other-ui']);
  expect(said).toContain('one-ui: wird gebaut …');
  expect(said).toContainEqual(expect.stringMatching(/^one-ui: fertig nach \d+,\d s$/));
  said = [];
  expect(await run()).toEqual([]);
  expect(said).toEqual([]);
});

test('a changed, a new and a removed source rebuild only what they belong to', async () => {
  await run();
  write('one-ui/src/main.ts', 'export const changed = true;');
  expect(await run()).toEqual(['one-ui']);
  write('other-ui/public/new.svg', '<svg/>');
  expect(await run()).toEqual(['other-ui']);
  rmSync(join(project, 'other-ui/public/new.svg'));
  expect(await run()).toEqual(['other-ui']);
});

test('a changed chat widget rebuilds the customer app, which shows it', async () => {
  const built = async () => {
    const folders: string[] = [];
    const build = async (folder: string) => {
      folders.push(folder.slice(project.length + 1));
      mkdirSync(join(folder, 'dist'), { recursive: true });
    };
    await buildUis({ project, uis: ['customer-ui', 'one-ui', 'chat-widget'], build, say: () => undefined });
    return folders;
  };
  write('customer-ui/src/main.ts', 'export {};');
  write('chat-widget/src/loader.ts', 'export {};');
  expect(await built()).toEqual(['customer-ui', 'one-ui', 'chat-widget']);
  write('chat-widget/src/loader.ts', 'export const changed = true;');
  expect(await built()).toEqual(['customer-ui', 'chat-widget']);
});

test('changed contracts or packages rebuild everything', async () => {
  await run();
  write('contracts/src/constants.ts', 'export const price = 60;');
  expect(await run()).toEqual(['one-ui', 'other-ui']);
  write('package-lock.json', '{ "changed": true }');
  expect(await run()).toEqual(['one-ui', 'other-ui']);
});

test('tests are no sources', async () => {
  await run();
  write('one-ui/src/main.test.ts', '');
  write('one-ui/e2e/journey.ts', '');
  write('one-ui/node_modules/package/index.js', '');
  expect(await run()).toEqual([]);
});

test('a build that was thrown away is made again', async () => {
  await run();
  rmSync(join(project, 'one-ui/dist'), { recursive: true });
  expect(await run()).toEqual(['one-ui']);
});

test('a failed build is told, does not hinder the others, and is tried again', async () => {
  await run();
  write('one-ui/src/main.ts', 'broken');
  write('other-ui/src/main.ts', 'changed');
  const build = async (folder: string) => {
    if (folder.endsWith('one-ui')) throw new BuildFailed('a syntax error');
  };
  await expect(buildUis({ project, uis: ['one-ui', 'other-ui'], build, say: () => {} })).rejects.toThrow(
    'a syntax error',
  );
  expect(await run()).toEqual(['one-ui']);
});

test('Vite builds a real page, and its words reach whoever reads the failure', { tags: 'long' }, async () => {
  write('page/index.html', '<script type="module" src="/main.ts"></script>');
  write('page/main.ts', 'document.title = "gebaut";');
  const page = { project, uis: ['page'], say: () => {} };
  await buildUis(page);
  expect(existsSync(join(project, 'page/dist/index.html'))).toBe(true);
  write('page/main.ts', 'import "./missing.ts";');
  await expect(buildUis(page)).rejects.toThrow(/missing\.ts[\s\S]*lässt sich nicht bauen, siehe oben\.$/);
});
