import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DESK, newPerson, sharedBrowser } from '../../infra/e2e/browser.ts';
import { type PartnerSite, startPartnerSite } from './partner-site.ts';
import { chatWindow, corner, messages, openChat, say } from './visitor.ts';
import { createWidgetApi, type WidgetApi } from './widget-api.ts';

const run = promisify(execFile);
const OURS = resolve(import.meta.dirname, '../package');
const MODULES = resolve(import.meta.dirname, '../../node_modules');

const browser = await sharedBrowser();
let place: string;
let project: string;
let packed: { readonly filename: string; readonly files: readonly { readonly path: string }[] };
let site: PartnerSite;
let api: WidgetApi;

/** A new project with nothing but the package from its tarball, and React as it comes. */
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'sternklar-package-'));
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', place], { cwd: OURS });
  [packed] = JSON.parse(stdout);
  project = join(place, 'project');
  await mkdir(project);
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'shop', private: true, type: 'module' }));
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--omit=peer', join(place, packed.filename)];
  await run('npm', install, { cwd: project });
  for (const name of ['react', 'react-dom', 'scheduler'])
    await symlink(join(MODULES, name), join(project, 'node_modules', name));
}, 120_000);
afterAll(() => rm(place, { recursive: true }));
beforeEach(async () => {
  [site, api] = await Promise.all([startPartnerSite(), createWidgetApi()]);
});
afterEach(async () => {
  await Promise.all([site.stop(), api.stop()]);
});

const put = async (file: string, content: string) => {
  await mkdir(dirname(join(project, file)), { recursive: true });
  await writeFile(join(project, file), content);
};
const visitPage = async (html: string) => {
  site.put('/', { html });
  const { page, context, complaints } = await newPerson(browser, { url: site.origin, viewport: DESK });
  await page.goto('/');
  const home = `leaves home: ${api.url}/`;
  return { page, context, complaints: () => complaints.filter((complaint) => !complaint.startsWith(home)) };
};
const talk = async (page: Page) => {
  await openChat(page);
  await say(page, 'Hallo');
  await messages(page, 'assistant').getByText('Antwort auf: Hallo').waitFor();
};
const options = () => `{ service: '${api.url}', key: 'pk_test' }`;

describe('the package', () => {
  it('brings its own licence, words in two languages, and less than 2 KB of script', async () => {
    expect(packed.files.map(({ path }) => path).sort()).toEqual([
      'LICENSE',
      'README.de.md',
      'README.md',
      'index.d.ts',
      'index.js',
      'package.json',
      'react.d.ts',
      'react.js',
    ]);
    const installed = join(project, 'node_modules/@sternklar/chat');
    const scripts = await Promise.all(['index.js', 'react.js'].map((file) => readFile(join(installed, file))));
    expect(gzipSync(Buffer.concat(scripts), { level: 9 }).length).toBeLessThan(2_048);
    expect(JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'))).not.toHaveProperty('private');
  });

  it('is the chat of a fresh Vite project with React, also when it is drawn twice, and goes with its component', async () => {
    await put(
      'index.html',
      '<!doctype html><html lang="de"><title>Shop</title><div id="root"></div><script type="module" src="/main.jsx"></script>',
    );
    await put(
      'main.jsx',
      `import { createElement, StrictMode, useState } from 'react';
       import { createRoot } from 'react-dom/client';
       import { SternklarChat } from '@sternklar/chat/react';
       const App = () => {
         const [isHere, setHere] = useState(true);
         return createElement(StrictMode, null,
           createElement('button', { onClick: () => setHere(!isHere) }, 'Wechseln'),
           isHere && createElement(SternklarChat, { service: '${api.url}', partnerKey: 'pk_test', texts: { title: 'Support' } }));
       };
       createRoot(document.getElementById('root')).render(createElement(App));`,
    );
    // Drawn twice by React while it is being built for those who develop.
    await build({
      root: project,
      mode: 'development',
      configFile: false,
      logLevel: 'error',
      build: { minify: false },
      define: { 'process.env.NODE_ENV': '"development"' },
    });
    const assets = join(project, 'dist/assets');
    for (const file of await readdir(assets))
      site.put(`/assets/${file}`, { html: await readFile(join(assets, file), 'utf8') });
    const { page, context, complaints } = await visitPage(await readFile(join(project, 'dist/index.html'), 'utf8'));
    await talk(page);
    expect(await page.locator('sternklar-chat').count()).toBe(1);
    await page.getByRole('button', { name: 'Wechseln' }).click();
    await corner(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Wechseln' }).click();
    await openChat(page);
    await messages(page, 'assistant').getByText('Antwort auf: Hallo').waitFor();
    expect(complaints()).toEqual([]);
    await context.close();
  }, 60_000);

  it('draws nothing on a server, where there is no page', async () => {
    await put(
      'server.mjs',
      `import { createElement } from 'react';
       import { renderToString } from 'react-dom/server';
       import { loadChat } from '@sternklar/chat';
       import { SternklarChat } from '@sternklar/chat/react';
       const chat = loadChat(${options()});
       chat.open();
       chat.destroy();
       console.log(typeof window, renderToString(createElement('main', null, createElement(SternklarChat, { service: '${api.url}', partnerKey: 'pk_test' }))));`,
    );
    const { stdout, stderr } = await run(process.execPath, ['server.mjs'], { cwd: project });
    expect([stdout.trim(), stderr]).toEqual(['undefined <main></main>', '']);
  });

  it('is a module for a plain page, whatever is asked of it before the script has come', async () => {
    const script = await readFile(join(project, 'node_modules/@sternklar/chat/index.js'), 'utf8');
    site.put('/chat.js', { html: script });
    const { page, context } = await visitPage(`<!doctype html><html lang="de"><title>Shop</title><script type="module">
      import { loadChat } from '/chat.js';
      loadChat(${options()}).destroy();
      const chat = loadChat(${options()});
      loadChat(${options()});
      chat.on('ready', () => { document.title = 'bereit'; });
      chat.open('Wo ist meine Bestellung?');
      window.chat = chat;
    </script><main><h1>Shop</h1></main></html>`);
    await chatWindow(page).waitFor();
    await expect.poll(() => page.title()).toBe('bereit');
    expect(await chatWindow(page).getByRole('textbox').inputValue()).toBe('Wo ist meine Bestellung?');
    expect(await page.locator('script[src*="chat-widget.js"]').count()).toBe(1);
    await page.evaluate(() => (window as never as { chat: { destroy(): void } }).chat.destroy());
    await corner(page).waitFor({ state: 'detached' });
    await context.close();
  });
});
