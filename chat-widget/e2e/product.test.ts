import { NO_APPEARANCE } from '@sternklar/contracts/partners/appearance.api';
import type { Partner, ShownPartner } from '@sternklar/contracts/partners/partner.api';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, freePort, type RunningProduct, startProduct } from '../../backend/src/testing/running-product.ts';
import { DESK, sharedBrowser } from '../../infra/e2e/browser.ts';
import { call } from '../../infra/e2e/customers.ts';
import { type PartnerSite, startPartnerSite, strictPolicy } from './partner-site.ts';
import { chatWindow, corner, messages, openButton, openChat, say, visit } from './visitor.ts';

const browser = await sharedBrowser();
let site: PartnerSite;
let product: RunningProduct;
let env: Readonly<Record<string, string>>;
beforeAll(async () => {
  env = { PORT: String(await freePort()) };
  [site, product] = await Promise.all([startPartnerSite(), startProduct({ env })]);
});
afterAll(async () => {
  await Promise.all([site?.stop(), product?.stop()]);
  await product?.remove();
});

const asAdmin = async <Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer> => {
  const { url } = product;
  const { access_token: token } = await call<{ readonly access_token: string }>({
    url,
    method: 'POST',
    path: '/auth/login',
    body: ADMIN,
  });
  return call<Answer>({ url, method, path, token, ...(body && { body }) });
};

const MORGENROT = () => ({ name: 'Bäckerei Morgenrot', origins: [site.origin] });

/** What the chat says in the browser's console. */
const saidAt = (page: Page) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  return () => said.filter((line) => line.startsWith('Sternklar chat:'));
};

const there = async (origins: readonly string[]) => {
  const partner = await asAdmin<Partner>('POST', '/admin/partners', { name: 'Bäckerei Morgenrot', origins });
  const { url } = product;
  const key = partner.keys[0]?.key ?? '';
  return visit(browser, { site, product: url, key, viewport: DESK, headers: strictPolicy(url) });
};

interface Conversation {
  readonly user: unknown;
  readonly messages: readonly { readonly id: string; readonly sender: string; readonly message: string }[];
}

it('a visitor of a partner is answered by the assistant and by a person, also when the server is killed in between', async () => {
  const { page, context, complaints } = await there([site.origin]);
  await openChat(page);
  await say(page, 'Was kostet das?');
  await messages(page, 'assistant').getByText('59,00').waitFor();
  expect(complaints()).toEqual([]);

  const replyAsAdmin = async (reply: string) => {
    const [conversation] = await asAdmin<readonly Conversation[]>('GET', '/chat/admin/all');
    expect(conversation?.user).toBeNull();
    const first = conversation?.messages.find(({ sender }) => sender === 'user');
    await asAdmin('POST', '/chat/admin-reply', { message_id: first?.id, reply });
  };
  await replyAsAdmin('Guten Tag, hier ist Frau Sommer.');
  await messages(page, 'admin').getByText('Guten Tag, hier ist Frau Sommer.').waitFor();

  await product.kill();
  const isTried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/chat/message'));
  await say(page, 'Sind Sie noch da?');
  await isTried;
  // The tries that follow find the server again, however long a busy machine takes to start it.
  const { promise: isBack, resolve: comeBack } = Promise.withResolvers<void>();
  await page.route('**/chat/message', async (route) => {
    await isBack;
    await route.continue();
  });
  product = await startProduct({ env, dataDir: product.dataDir });
  comeBack();
  await messages(page, 'system').getByText('Ein Mensch aus unserem Team antwortet').waitFor({ timeout: 30_000 });
  await replyAsAdmin('Ja, ich bin noch da.');
  await messages(page, 'admin').getByText('Ja, ich bin noch da.').waitFor({ timeout: 30_000 });
  const [conversation] = await asAdmin<readonly Conversation[]>('GET', '/chat/admin/all');
  expect(conversation?.messages.filter(({ message }) => message === 'Sind Sie noch da?')).toHaveLength(1);
  expect(await messages(page, 'user').count()).toBe(2);
  await context.close();
});

it('a pinned script has the look that an admin gave the chat, and answers', async () => {
  const { id, keys } = await asAdmin<Partner>('POST', '/admin/partners', MORGENROT());
  await asAdmin('PUT', `/admin/partners/${id}/appearance`, {
    ...NO_APPEARANCE,
    title: 'Bäckerei Morgenrot',
    color: '#7a1f35',
    words: { ...NO_APPEARANCE.words, de: { welcome: 'Grüß Gott!', suggestions: ['Was kostet das Abo?'] } },
  });
  const { pinned } = await asAdmin<ShownPartner>('GET', `/admin/partners/${id}`);
  const { url } = product;
  const path = new URL(pinned?.script_url ?? '').pathname;
  const head = `<script async src="${url}${path}" integrity="${pinned?.integrity}" crossorigin="anonymous" data-key="${keys[0]?.key}"></script>`;
  const options = { site, product: url, viewport: DESK, headers: strictPolicy(url), bare: true, head };
  const { page, context, complaints } = await visit(browser, options);
  await openButton(page).click();
  const chat = page.getByRole('dialog', { name: 'Bäckerei Morgenrot' });
  await chat.getByText('Grüß Gott!').waitFor();
  await chat.getByRole('button', { name: 'Was kostet das Abo?' }).click();
  await chat.locator('li[data-sender="assistant"]').getByText('59,00').waitFor();
  expect(complaints()).toEqual([]);
  await context.close();
});

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

it('a page that is not one of the partner’s own gets no conversation, and says why', async () => {
  const { page, context } = await there(['https://baeckerei.example']);
  const said = saidAt(page);
  await openChat(page);
  await say(page, 'Hallo');
  await messages(page, 'user').getByText('Nicht gesendet.').waitFor();
  expect(await chatWindow(page).locator('.bad').innerText()).toMatch(/^Nicht gesendet\. \S.+ Erneut senden$/);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect.poll(said).toEqual([expect.stringMatching(/The address http:\/\/localhost:\d+ is not among/)]);
  await context.close();
});

it.each([
  ['a key that nobody has', false, 'The key is not known'],
  ['an identity that was signed for somebody else', true, 'aud is "shop", not "chat-widget"'],
])('%s is explained to whoever builds the page', async (_what, hasIdentity, words) => {
  const [{ keys }, { url }] = [await asAdmin<Partner>('POST', '/admin/partners', MORGENROT()), product];
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
