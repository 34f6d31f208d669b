import type { Partner } from '@sternklar/contracts/partners/partner.api';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, type RunningProduct, startProduct } from '../../../backend/src/testing/running-product.ts';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call } from '../../../infra/e2e/customers.ts';
import { type PartnerSite, startPartnerSite } from '../partner-site.ts';
import { chatWindow, messages, openButton, openChat, say, visit } from '../visitor.ts';

/** As in many a tutorial (MDN's "cache first"): whatever was fetched once comes from the page's own cache from then on. */
const CACHE_FIRST = `
  const cacheFirst = async (event) => {
    const cache = await caches.open('page');
    const kept = await cache.match(event.request);
    if (kept) return kept;
    const answer = await fetch(event.request);
    if (event.request.method === 'GET') event.waitUntil(cache.put(event.request, answer.clone()).catch(() => {}));
    return answer;
  };
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => event.respondWith(cacheFirst(event)));`;

const browser = await sharedBrowser();
let site: PartnerSite;
let product: RunningProduct;
beforeAll(async () => {
  [site, product] = await Promise.all([startPartnerSite(), startProduct()]);
});
afterAll(async () => {
  await Promise.all([site?.stop(), product?.stop()]);
  await product?.remove();
});

const newKey = async (): Promise<string> => {
  const { url } = product;
  const signedIn = await call<{ readonly access_token: string }>({
    url,
    method: 'POST',
    path: '/auth/login',
    body: ADMIN,
  });
  const body = { name: 'Bäckerei Morgenrot', origins: [site.origin] };
  const partner = await call<Partner>({
    url,
    method: 'POST',
    path: '/admin/partners',
    token: signedIn.access_token,
    body,
  });
  return partner.keys[0]?.key ?? '';
};

const visitCachedPage = async (): Promise<Page> => {
  site.put('/worker.js', { html: CACHE_FIRST });
  const head = `<script>navigator.serviceWorker.register('/worker.js')</script>`;
  const { page } = await visit(browser, {
    site,
    product: product.url,
    key: await newKey(),
    viewport: DESK,
    head,
    serviceWorker: true,
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  return page;
};
/** What the page's cache has of the product's API. */
const keptOfApi = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('page')).keys();
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/api/'));
  });

it('a page that keeps whatever it fetches keeps nothing of a conversation, and shows it to nobody else', async () => {
  const page = await visitCachedPage();
  await openChat(page);
  await say(page, 'Geheim von Anna');
  await messages(page, 'assistant').first().waitFor();
  await page.reload();
  await openChat(page);
  await messages(page, 'user').getByText('Geheim von Anna').waitFor();
  await say(page, 'Was kostet das?');
  await messages(page, 'assistant').getByText('59,00').waitFor();
  await page.reload();
  await openChat(page);
  // Not as it was when it was read first.
  await messages(page, 'assistant').getByText('59,00').waitFor();
  expect((await keptOfApi(page)).filter((path) => path !== '/api/widget/appearance')).toEqual([]);

  await page.evaluate(() =>
    (window as never as { Sternklar: { push(order: unknown): void } }).Sternklar.push(['logout']),
  );
  await page.reload();
  await openButton(page).waitFor();
  await openChat(page);
  await say(page, 'Hier ist Bernd');
  await messages(page, 'assistant').first().waitFor();
  await page.reload();
  await openChat(page);
  await messages(page, 'user').getByText('Hier ist Bernd').waitFor();
  expect(await chatWindow(page).getByText('Geheim von Anna').count()).toBe(0);
  await page.context().close();
});
