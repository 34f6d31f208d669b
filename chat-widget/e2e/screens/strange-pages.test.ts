import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Partner } from '@sternklar/contracts/partners/partner.api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningProduct, startProduct } from '../../../backend/src/testing/running-product.ts';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type PartnerSite, startPartnerSite, strictPolicy } from '../partner-site.ts';
import { asAdminAt, type Conversation, morgenrot, saidAt, visitPartner } from '../product-of-partners.ts';
import { corner, messages, openButton, openChat, say, visit } from '../visitor.ts';

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

const asAdmin = <Answer>(...ask: readonly [method: 'GET' | 'POST' | 'PUT', path: string, body?: object]) =>
  asAdminAt<Answer>(product.url, ...ask);

const there = (origins: readonly string[]) => visitPartner(browser, { site, url: product.url, origins });

it('a visitor who goes on to the next page hears of a person’s answer there, and reads it in a second tab', async () => {
  const { page, context, complaints } = await there([site.origin]);
  await openChat(page);
  await say(page, 'Haben Sie eine Frage für mich?');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
  await page.goto('/next');
  await openButton(page).waitFor();
  const second = await context.newPage();
  await second.goto(`${site.origin}/next`);
  const conversations = await asAdmin<readonly Conversation[]>('GET', '/chat/admin/all');
  const asked = conversations
    .flatMap(({ messages: all }) => all)
    .find(({ message }) => message.startsWith('Haben Sie'));
  await asAdmin('POST', '/chat/admin-reply', { message_id: asked?.id, reply: 'Ja: Wie heißen Sie?' });
  const news = 'Support-Chat öffnen, eine neue Antwort';
  for (const tab of [page, second]) await corner(tab).getByRole('button', { name: news }).waitFor({ timeout: 30_000 });
  await openChat(second);
  await messages(second, 'admin').getByText('Ja: Wie heißen Sie?').waitFor();
  await expect.poll(() => openButton(page).getAttribute('aria-label')).toBe('Support-Chat öffnen');
  expect(complaints()).toEqual([]);
  await context.close();
});

/** Pages that no partner has: at another port, a file, and a frame that is kept from having an origin. */
const strangePages = {
  'at an address that nobody has registered': async (line: string) => {
    const stranger = await startPartnerSite();
    stranger.put('/', { html: `<!doctype html><html lang="de">${line}` });
    return { url: stranger.origin, stop: stranger.stop };
  },
  'in a frame without an origin': async (line: string) => {
    const stranger = await startPartnerSite();
    stranger.put('/', {
      html: `<!doctype html><html lang="de">${line}`,
      headers: { 'content-security-policy': 'sandbox allow-scripts' },
    });
    return { url: stranger.origin, stop: stranger.stop };
  },
  'that is a file': async (line: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'page-'));
    const file = join(folder, 'index.html');
    await writeFile(file, `<!doctype html><html lang="de">${line}`);
    return { url: pathToFileURL(file).href, stop: () => rm(folder, { recursive: true }) };
  },
};

it.each([
  [
    'at an address that nobody has registered',
    /The address http:\/\/localhost:\d+ is not among .*#origin-not-allowed$/,
  ],
  ['in a frame without an origin', /This page has no address .*#no-origin$/],
  ['that is a file', /This page has no address .*#no-origin$/],
] as const)('a page %s is told so at once, and whoever builds it reads why', async (which, words) => {
  const { keys } = await asAdmin<Partner>('POST', '/admin/partners', morgenrot([site.origin]));
  const line = `<script async src="${product.url}/chat-widget.js" data-key="${keys[0]?.key}"></script>`;
  const stranger = await strangePages[which](line);
  const context = await browser.newContext({ viewport: DESK });
  const page = await context.newPage();
  const said = saidAt(page);
  const tries: string[] = [];
  page.on('request', (request) => request.url().endsWith('/widget/sessions') && tries.push(request.method()));
  await page.goto(stranger.url);
  await openChat(page);
  // Whoever builds the page need not write first.
  await expect.poll(said).toEqual([expect.stringMatching(words)]);
  await say(page, 'Hallo');
  await messages(page, 'user').getByText('Nicht gesendet. Der Chat ist für diese Seite nicht freigegeben.').waitFor();
  expect(tries.filter((method) => method === 'POST')).toHaveLength(1);
  await expect.poll(said).toEqual([expect.stringMatching(words)]);
  await context.close();
  await stranger.stop();
});

it.each([
  ['a key that nobody has', false, 'The key is not known'],
  ['an identity that was signed for somebody else', true, 'aud is "shop", not "chat-widget"'],
])('%s is explained to whoever builds the page', async (_what, hasIdentity, words) => {
  const [{ keys }, { url }] = [await asAdmin<Partner>('POST', '/admin/partners', morgenrot([site.origin])), product];
  const key = hasIdentity ? (keys[0]?.key ?? '') : 'pk_nobody';
  const { page, context } = await visit(browser, {
    site,
    product: url,
    key,
    viewport: DESK,
    headers: strictPolicy(url),
  });
  const said = saidAt(page);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'HS256' })}.${part({ aud: 'shop' })}.c2ln`;
  if (hasIdentity)
    await page.evaluate(
      (jwt) => (window as never as { Sternklar: { push(order: unknown): void } }).Sternklar.push(['identify', jwt]),
      token,
    );
  await openChat(page);
  await say(page, 'Hallo');
  await expect.poll(said).toEqual([expect.stringContaining(words)]);
  await context.close();
});
