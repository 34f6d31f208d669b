import { CHAT_MAIL_AFTER_MS, VISITOR_RENEWAL_MS, VISITOR_SESSION_LIFETIME_MS } from '@sternklar/contracts/constants';
import type { AdminConversation, ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { LANDING_PAGE_KEY } from '@sternklar/contracts/partners/landing-page';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareAssistant } from '../../../backend/src/conversations/assistant/index.ts';
import { newPartner, ORIGIN, openSession } from '../../../backend/src/partners/testing/partner-world.ts';
import { apiCalls } from '../../../backend/src/testing/api-calls.ts';
import { freePort } from '../../../backend/src/testing/running-product.ts';
import { createTestWorld, type TestWorld } from '../../../backend/src/testing/test-world.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { messages, say } from '../visitor.ts';

const browser = await sharedBrowser();
let world: TestWorld;
let url: string;
let visitors = 0;

/** It learns in this process, which may be busy with something else. */
const LEARNS_WITHIN_MS = 240_000;

beforeAll(async () => {
  prepareAssistant();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  world = await createTestWorld({ env: { PUBLIC_URL: url }, systemClock: true });
  await world.app.listen({ port, host: '127.0.0.1' });
}, LEARNS_WITHIN_MS);
// What one network may send is counted by the minute.
beforeEach(() => world.advance(61_000));
afterAll(() => world?.close());

const conversations = async () => (await (await world.admin()).get<AdminConversation[]>('/chat/admin/all')).body;

/** Who has written in a partner's chat, or on the product's own page, and has a mail with a link that goes on with it. */
const linkOf = async (key: string, origin: string): Promise<string> => {
  visitors += 1;
  const email = `besuch${visitors}@beispiel.de`;
  const { body } = await openSession(world, { key }, { origin });
  const { post } = apiCalls(world.app, body.token);
  const written = await post<ChatMessage>('/chat/message', { message: 'Mensch bitte' }, { origin });
  expect(written.status).toBe(200);
  expect((await post('/chat/contact', { email, language: 'de', consent: true }, { origin })).status).toBe(200);
  const own = (await conversations()).find(({ visitor }) => visitor?.id === body.visitor_id);
  const answer = { message_id: own?.messages[0]?.id, reply: 'Guten Tag, hier ist Frau Sommer.' };
  expect((await (await world.admin()).post('/chat/admin-reply', answer)).status).toBe(200);
  await world.catchUp();
  world.advance(CHAT_MAIL_AFTER_MS);
  await world.catchUp();
  const [mail] = await world.mails(email);
  return /http:\S+\/antwort#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
};
const linkOfPartner = async () => linkOf((await newPartner(await world.admin())).key, ORIGIN);

const open = (page: Page) => page.getByRole('button', { name: 'Unterhaltung öffnen' });
const goesOn = async (page: Page) => {
  await messages(page, 'admin').getByText('Guten Tag, hier ist Frau Sommer.').waitFor();
  await say(page, 'Danke, das hilft mir.');
  await expect
    .poll(async () => (await conversations()).flatMap((one) => one.messages.map(({ message }) => message)))
    .toContain('Danke, das hilft mir.');
};
const failed = (page: Page) => page.getByRole('heading', { name: 'Das hat gerade nicht geklappt.' });

describe('a link that was used when the page stumbled', () => {
  it('is not used once more: the next press goes on, and so does the page when it is loaded again', async () => {
    const link = await linkOfPartner();
    const { page, context } = await newPerson(browser, { url, viewport: PHONE });
    await page.route('**/chat-widget.js*', (route) => route.abort());
    await page.goto(link);
    await open(page).click();
    await failed(page).waitFor();
    await page.reload();
    await failed(page).waitFor();
    await picture(page, 'answer-by-mail-failed-phone');
    await page.unroute('**/chat-widget.js*');
    await open(page).click();
    await goesOn(page);
    await context.close();
  });

  it('goes on for as long as the page where the browser stores nothing', async () => {
    const link = await linkOfPartner();
    const before = (await conversations()).length;
    const { page, context, complaints } = await newPerson(browser, { url, viewport: DESK });
    await context.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await page.goto(link);
    await open(page).click();
    await goesOn(page);
    expect((await conversations()).length).toBe(before);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe.each([
  ['a partner’s page', linkOfPartner],
  ['the product’s own page', () => linkOf(LANDING_PAGE_KEY, url)],
])('a conversation from %s', (_whose, linkFor) => {
  it.each([
    ['twelve hours', VISITOR_SESSION_LIFETIME_MS, PHONE],
    ['weeks', VISITOR_SESSION_LIFETIME_MS + 2 * VISITOR_RENEWAL_MS, DESK],
  ])('is over in its tab after %s, and a new link is offered', async (_when, ms, viewport) => {
    const link = await linkFor();
    const { page, context } = await newPerson(browser, { url, viewport });
    await page.goto(link);
    await open(page).click();
    await messages(page, 'admin').getByText('Frau Sommer').waitFor();
    const before = await conversations();
    world.advance(ms);
    await say(page, 'Sind Sie noch da?');
    await page.getByRole('heading', { name: 'Die Sitzung in diesem Tab ist vorbei.' }).waitFor();
    await messages(page, 'user').getByText('Nicht gesendet. Die Sitzung in diesem Tab ist vorbei.').waitFor();
    await picture(page, `answer-by-mail-over-${viewport.width}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await messages(page, 'admin').count()).toBe(1);
    // What needed the session is no longer offered.
    expect(await page.getByRole('main').getByRole('button').allTextContents()).toEqual(['Neuen Link per E-Mail']);
    expect((await conversations()).length).toBe(before.length);
    await context.close();
  });
});
