import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../commands/steps.ts';
import { bundleServer } from './bundle-server.ts';

/** Those of packages that stay as they are; 1,984 where sources are read one by one. */
const MOST_FILES = 150;
const COLLECT = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  const { composeProduct } = await import(process.env.PRODUCT);
  console.log(JSON.stringify({ loaded, composes: typeof composeProduct }));
  process.exit(0);`;

// Where packages are found from, as in the image.
let folder: string;
beforeAll(async () => {
  mkdirSync(join(root, 'backend/dist'), { recursive: true });
  folder = mkdtempSync(join(root, 'backend/dist/server-'));
  await bundleServer(folder);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

it('A start of the image reads few files, each of which finds what lies beside its source', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', COLLECT], {
    env: { PRODUCT: pathToFileURL(join(folder, 'composition.js')).href },
    maxBuffer: 4 * 1024 * 1024,
  });
  const { loaded, composes } = JSON.parse(stdout) as { loaded: readonly string[]; composes: string };
  expect(composes).toBe('function');
  const files = loaded.filter((url) => url.startsWith('file:'));
  expect(files.length).toBeLessThan(MOST_FILES);
  expect(files.filter((url) => /\/(backend|contracts|event-store|projections)\/src\//.test(url))).toEqual([]);
});

it('The server’s files have no letter that would make Node keep them in twice the memory', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(1);
  const beyond = files.filter((file) => /[^\0-\xff]/.test(readFileSync(join(folder, file), 'utf8')));
  expect(beyond).toEqual([]);
});

it('A start that is refused says so from the bundle, too', async () => {
  const refused = promisify(execFile)(process.execPath, [join(folder, 'main.js')], {
    env: { NODE_ENV: 'production' },
  });
  await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('JWT_SECRET') });
});
