import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { DESK, newPerson, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type PartnerSite, startPartnerSite } from '../partner-site.ts';
import { chatWindow, corner, messages, openChat, say } from '../visitor.ts';
import { createWidgetApi, type WidgetApi } from '../widget-api.ts';

const run = promisify(execFile);
const OURS = resolve(import.meta.dirname, '../../package');
const MODULES = resolve(import.meta.dirname, '../../../node_modules');

const browser = await sharedBrowser();
let project: string;
let site: PartnerSite;
let api: WidgetApi;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'sternklar-copies-'));
  await mkdir(join(project, 'node_modules/@sternklar'), { recursive: true });
  await mkdir(join(project, 'node_modules/@types'));
  await symlink(OURS, join(project, 'node_modules/@sternklar/chat'));
  for (const name of ['react', 'react-dom', 'scheduler', '@types/react', '@types/react-dom', 'csstype'])
    await symlink(join(MODULES, name), join(project, 'node_modules', name));
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'shop', private: true, type: 'module' }));
});
afterAll(() => rm(project, { recursive: true }));
beforeEach(async () => {
  [site, api] = await Promise.all([startPartnerSite(), createWidgetApi()]);
});
afterEach(async () => {
  await Promise.all([site.stop(), api.stop()]);
});

it.each([
  ['node16', 'node16'],
  ['esnext', 'bundler'],
])('its types hold for strict projects, with modules as %s found as %s', async (module, resolution) => {
  const source = `
    import { type Chat, type ChatOptions, loadChat } from '@sternklar/chat';
    import { SternklarChat, type SternklarChatProps } from '@sternklar/chat/react';
    const options: ChatOptions = { service: 'https://x.test', key: 'pk', attributes: { Tarif: 'Premium', Stammkunde: true } };
    export const chat: Chat = loadChat(options);
    chat.on('unread', ({ count }) => count.toFixed());
    chat.off('error', ({ status }) => status.toFixed());
    // @ts-expect-error there is no such event
    chat.on('closed', () => undefined);
    // @ts-expect-error it has no key
    loadChat({ service: 'https://x.test' });
    export const App = (props: SternklarChatProps) => <SternklarChat {...props} attributes={{ Warenkorb: 129 }} />;`;
  await writeFile(join(project, 'types.tsx'), source);
  const rules = [
    '--noEmit',
    '--strict',
    '--exactOptionalPropertyTypes',
    '--noUncheckedIndexedAccess',
    '--verbatimModuleSyntax',
  ];
  const kind = ['--jsx', 'react-jsx', '--target', 'es2022', '--module', module, '--moduleResolution', resolution];
  const answer = await run(join(MODULES, '.bin/tsc'), [...rules, ...kind, '--skipLibCheck', 'types.tsx'], {
    cwd: project,
  })
    .then(() => 'right')
    .catch(({ stdout }) => stdout);
  expect(answer).toBe('right');
});

it('stays, drawn over what a server sent, while one of its two components is on the page', async () => {
  const component = `createElement(SternklarChat, { service: '${api.url}', partnerKey: 'pk_test' })`;
  const app = `
    import { createElement, StrictMode, useState } from 'react';
    import { SternklarChat } from '@sternklar/chat/react';
    export const App = () => {
      const [copies, setCopies] = useState(2);
      return createElement(StrictMode, null,
        createElement('button', { onClick: () => setCopies(copies - 1) }, 'Weniger'),
        copies > 0 && ${component},
        copies > 1 && createElement('p', null, ${component}));
    };`;
  await writeFile(join(project, 'app.js'), app);
  await writeFile(
    join(project, 'server.mjs'),
    `import { createElement } from 'react';
     import { renderToString } from 'react-dom/server';
     import { App } from './app.js';
     process.stdout.write(renderToString(createElement(App)));`,
  );
  await writeFile(
    join(project, 'main.js'),
    `import { createElement } from 'react';
     import { hydrateRoot } from 'react-dom/client';
     import { App } from './app.js';
     hydrateRoot(document.getElementById('root'), createElement(App));`,
  );
  const { stdout } = await run(process.execPath, ['server.mjs'], { cwd: project });
  expect(stdout).toBe('<button>Weniger</button><p></p>');
  const shell = `<!doctype html><html lang="de"><title>Shop</title><div id="root">${stdout}</div><script type="module" src="/main.js"></script>`;
  await writeFile(join(project, 'index.html'), shell);
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
  site.put('/', { html: await readFile(join(project, 'dist/index.html'), 'utf8') });
  const { page, context, complaints } = await newPerson(browser, { url: site.origin, viewport: DESK });
  await page.goto('/');
  await openChat(page);
  await say(page, 'Hallo');
  await messages(page, 'assistant').getByText('Antwort auf: Hallo').waitFor();
  await page.getByRole('button', { name: 'Weniger' }).click();
  await page.locator('#root > p').waitFor({ state: 'detached' });
  await say(page, 'Noch da?');
  await messages(page, 'assistant').getByText('Antwort auf: Noch da?').waitFor();
  expect(await chatWindow(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Weniger' }).click();
  await corner(page).waitFor({ state: 'detached' });
  expect(complaints.filter((complaint) => !complaint.startsWith(`leaves home: ${api.url}/`))).toEqual([]);
  await context.close();
});
