import { NO_APPEARANCE } from '@sternklar/contracts/partners/appearance.api';
import type { Partner, ShownPartner } from '@sternklar/contracts/partners/partner.api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type RunningProduct, startProduct } from '../../backend/src/testing/running-product.ts';
import { DESK, sharedBrowser } from '../../infra/e2e/browser.ts';
import { type PartnerSite, startPartnerSite, strictPolicy } from './partner-site.ts';
import { asAdminAt, type Conversation, morgenrot, saidAt, visitPartner } from './product-of-partners.ts';
import { chatWindow, messages, openButton, openChat, say, visit } from './visitor.ts';

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

const asAdmin = <Answer>(...ask: readonly [method: 'GET' | 'POST' | 'PUT', path: string, body?: object]) =>
  asAdminAt<Answer>(product.url, ...ask);

const there = (origins: readonly string[]) => visitPartner(browser, { site, url: product.url, origins });

it('a visitor of a partner is answered by the assistant and by a person, also when the server is killed in between', {
  tags: 'long',
}, async () => {
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
  const { id, keys } = await asAdmin<Partner>('POST', '/admin/partners', morgenrot([site.origin]));
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
