import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type PartnerSite, startPartnerSite } from '../partner-site.ts';
import { messages, openButton, openChat, say, type VisitOptions, visit } from '../visitor.ts';
import { createWidgetApi, type WidgetApi } from '../widget-api.ts';

const browser = await sharedBrowser();
let site: PartnerSite;
let api: WidgetApi;
beforeEach(async () => {
  [site, api] = await Promise.all([startPartnerSite(), createWidgetApi()]);
});
afterEach(async () => {
  await Promise.all([site.stop(), api.stop()]);
});

/** A page with this in its head, and what its console says of the chat. */
const pageWith = async (head: string, more: Partial<VisitOptions> = {}) => {
  const visitor = await visit(browser, { site, product: api.url, viewport: DESK, head, ...more });
  const said: string[] = [];
  await visitor.page.goto('about:blank');
  visitor.page.on('console', (message) => said.push(message.text()));
  return { ...visitor, said };
};
const talk = async (page: Page) => {
  await openChat(page);
  await say(page, 'Hallo');
  await messages(page, 'assistant').getByText('Antwort auf: Hallo').waitFor();
};
const sentence = (fault: string) =>
  expect.stringMatching(new RegExp(`^Sternklar chat: (?!.*\\. .*\\. )[A-Z].+[^.]\\. http\\S+#${fault}$`));

describe('a page with two lines that have different keys', () => {
  const two = () =>
    ['pk_first', 'pk_second']
      .map((key) => `<script async src="${api.url}/chat-widget.js?key=${key}"></script>`)
      .join('');
  /** One of the scripts comes after the other one has drawn its button. */
  const opened = async (late: string) => {
    const visitor = await pageWith(two(), { bare: true });
    const { page } = visitor;
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(`**/chat-widget.js?key=${late}`, async (route) => {
      await promise;
      await route.continue();
    });
    // It is loaded once both have come.
    await page.goto(site.origin, { waitUntil: 'commit' });
    await openButton(page).waitFor();
    const isLoaded = page.waitForResponse(`**/chat-widget.js?key=${late}`);
    resolve();
    await (await isLoaded).finished();
    await page.waitForLoadState('load');
    return visitor;
  };
  const keys = () => api.calls().flatMap((call) => /&key=(\w+)/.exec(call)?.[1] ?? []);

  it.each(['pk_first', 'pk_second'])('has the chat of the first one, also where %s comes late', async (late) => {
    const { page, context, said } = await opened(late);
    await talk(page);
    expect(keys()).toEqual(['pk_first']);
    const kept = () => page.evaluate(() => Object.keys(sessionStorage));
    expect(await kept()).toEqual(['sternklar-chat:pk_first']);
    await page.evaluate(() => (window as never as { Sternklar: { logout(): void } }).Sternklar.logout());
    expect(await kept()).toEqual([]);
    expect(said).toEqual([]);
    await context.close();
  });

  it('is told that there are two where the first one is not known', async () => {
    api.refuseSessions({ status: 404, code: 'widget-key-unknown', detail: 'Der Chat ist hier nicht eingerichtet.' });
    const { page, context, said } = await opened('pk_second');
    await openChat(page);
    await say(page, 'Hallo');
    await expect.poll(() => said.filter((words) => words.startsWith('Sternklar'))).toEqual([sentence('two-keys')]);
    expect(said.join()).toContain('"pk_first", "pk_second"');
    await context.close();
  });
});

describe('an order that is none', () => {
  it.each([
    ['nothing', 'null'],
    ['a word', "'open'"],
    ['an unknown one', "['opne', 'Hallo']"],
  ])('is said to be one: %s before the chat comes, and those behind it are carried out', async (_what, order) => {
    site.put('/orders.js', {
      html: `window.Sternklar = [${order}, ['on', 'ready', () => { window.isReady = true; }]];`,
    });
    const { page, context, complaints, said } = await pageWith('<script src="/orders.js"></script>');
    await page.goto(site.origin);
    await expect.poll(() => said).toEqual([sentence('no-order')]);
    expect(await page.evaluate(() => (window as { isReady?: boolean }).isReady)).toBe(true);
    await talk(page);
    expect(complaints()).toEqual([]);
    await context.close();
  });

  it('is said to be one afterwards, too', async () => {
    const { page, context, complaints, said } = await pageWith('');
    await page.goto(site.origin);
    await openButton(page).waitFor();
    await page.evaluate(() => {
      const { Sternklar } = window as never as { Sternklar: { push(order: unknown): void } };
      for (const order of [null, 'open', undefined]) Sternklar.push(order);
    });
    await expect.poll(() => said).toEqual([sentence('no-order')]);
    expect(complaints()).toEqual([]);
    await context.close();
  });
});

const BROKEN = `function broken() { throw new Error('broken by the page'); }`;
const brokenPage = async (breaks: string) => {
  site.put('/breaks.js', { html: `${BROKEN} ${breaks}` });
  const visitor = await pageWith('<script src="/breaks.js"></script>');
  await visitor.page.goto(site.origin);
  return visitor;
};

it('works where the page’s elements cannot be removed', async () => {
  const { page, context, complaints, said } = await brokenPage('Element.prototype.remove = broken;');
  await talk(page);
  expect([said, complaints()]).toEqual([[], []]);
  await context.close();
});

it('says at once what a policy without connect-src lacks, and visitors hear that it is not their connection', async () => {
  const { page, context, said } = await pageWith('', {
    headers: { 'content-security-policy': `default-src 'none'; script-src ${api.url}` },
  });
  await page.goto(site.origin);
  await openChat(page);
  const explained = () => said.filter((words) => words.startsWith('Sternklar'));
  await expect.poll(explained).toEqual([sentence('connect-src')]);
  expect(explained().join()).toContain(api.url);
  await say(page, 'Hallo');
  await messages(page, 'user').getByText('Nicht gesendet. Der Chat ist gerade nicht erreichbar.').waitFor();
  expect(explained()).toHaveLength(1);
  await context.close();
});

it('says nothing of a policy that only reports, nor where the chat’s look comes late', async () => {
  const { page, context, said } = await pageWith('', {
    headers: { 'content-security-policy-report-only': `default-src 'none'; script-src ${api.url}` },
  });
  api.look(() => new Promise(() => undefined));
  await page.goto(site.origin);
  await talk(page);
  expect(said.filter((words) => words.startsWith('Sternklar'))).toEqual([]);
  await context.close();
});

it('says that a service worker of the page stands in the way, which waits for its cache', async () => {
  const worker = `
    self.addEventListener('install', () => self.skipWaiting());
    self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
    self.addEventListener('fetch', (event) => {
      if (event.request.method !== 'GET') return;
      event.respondWith((async () => {
        const cache = await caches.open('all');
        const answer = await fetch(event.request);
        await cache.put(event.request, answer.clone());
        return answer;
      })());
    });`;
  site.put('/worker.js', { html: worker });
  const head = `<script>navigator.serviceWorker.register('/worker.js')</script>`;
  const { page, context, said } = await pageWith(head, { serviceWorker: true });
  await page.goto(site.origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await talk(page);
  await page.goto(`${site.origin}/next`);
  await expect
    .poll(() => said.filter((words) => words.startsWith('Sternklar')), { timeout: 40_000 })
    .toEqual([sentence('service-worker')]);
  await context.close();
}, 60_000);
