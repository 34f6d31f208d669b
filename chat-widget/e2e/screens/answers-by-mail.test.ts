import { CHAT_MAIL_AFTER_MS } from '@sternklar/contracts/constants';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareAssistant } from '../../../backend/src/conversations/assistant/index.ts';
import { newPartner } from '../../../backend/src/partners/testing/partner-world.ts';
import { freePort } from '../../../backend/src/testing/running-product.ts';
import { createTestWorld, type TestWorld } from '../../../backend/src/testing/test-world.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { type PartnerSite, startPartnerSite, strictPolicy } from '../partner-site.ts';
import { input, messages, openChat, say, visit } from '../visitor.ts';

const DAY_MS = 86_400_000;
const EMAIL = 'karla@beispiel.de';

const browser = await sharedBrowser();
let site: PartnerSite;
let world: TestWorld;
let url: string;
let key: string;

/** It learns in this process, which may be busy with something else. */
const LEARNS_WITHIN_MS = 240_000;

beforeAll(async () => {
  prepareAssistant();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  [site, world] = await Promise.all([
    startPartnerSite(),
    createTestWorld({ env: { PUBLIC_URL: url }, systemClock: true }),
  ]);
  await world.app.listen({ port, host: '127.0.0.1' });
  key = (await newPartner(await world.admin(), [site.origin])).key;
}, LEARNS_WITHIN_MS);
afterAll(async () => {
  await site?.stop();
  await world?.close();
});

const conversation = async () => {
  const { body } = await (await world.admin()).get<AdminConversation[]>('/chat/admin/all');
  return body[0];
};
const reply = async (words: string) => {
  const first = (await conversation())?.messages[0]?.id;
  const { status } = await (await world.admin()).post('/chat/admin-reply', { message_id: first, reply: words });
  expect(status).toBe(200);
  await world.catchUp();
};
/** The link in the newest mail to the visitor, of which there are so many. */
const linkInMail = async (mails: number) => {
  const sent = await world.mails(EMAIL);
  expect(sent).toHaveLength(mails);
  return /http:\S+\/antwort#\S+/.exec(sent[0]?.text ?? '')?.[0] ?? '';
};
/** It stands in a slot of the window, so that it is beside the window for whoever looks by elements. */
const offer = (page: Page) => page.getByRole('button', { name: 'Antwort per E-Mail?' });

describe('an answer by mail', { shuffle: false }, () => {
  let link: string;

  it('is offered once a person has been called, and needs an address and consent', async () => {
    const told = `window.Sternklar = [['init', { attributes: { Tarif: '<b>Premium</b>', Korb: 3, Listen: [1] } }]];`;
    site.put('/told.js', { html: told });
    const { page, context, asked, complaints } = await visit(browser, {
      site,
      product: url,
      key,
      viewport: PHONE,
      headers: strictPolicy(url),
      head: '<script src="/told.js"></script>',
    });
    await openChat(page);
    await say(page, 'Was kostet das?');
    await messages(page, 'assistant').getByText('59,00').waitFor();
    expect(await offer(page).isVisible()).toBe(false);
    await say(page, 'Ich möchte mit einem Menschen sprechen.');
    await offer(page).waitFor();
    await picture(page, 'answer-by-mail-offer-phone');
    await offer(page).click();
    await picture(page, 'answer-by-mail-form-phone');
    const name = page.getByRole('textbox', { name: 'Name (freiwillig)' });
    await expect.poll(() => name.evaluate((field) => field.matches(':focus'))).toBe(true);
    await name.fill('Karla');
    const send = page.getByRole('button', { name: 'Bescheid geben lassen' });
    await send.click();
    await page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse an.').waitFor();
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(EMAIL);
    await send.click();
    await page.getByText('Dafür brauchen wir Ihr Einverständnis.').waitFor();
    await picture(page, 'answer-by-mail-wrong-phone');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('checkbox').check();
    await send.click();
    await page.getByRole('button', { name: 'Nicht mehr schreiben' }).waitFor();
    await picture(page, 'answer-by-mail-given-phone');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(asked.filter((path) => path === '/api/chat/contact')).toHaveLength(2);
    expect(complaints()).toEqual([]);
    await context.close();
    expect((await conversation())?.visitor).toMatchObject({
      email: EMAIL,
      name: 'Karla',
      attributes: [
        { name: 'Tarif', value: '<b>Premium</b>' },
        { name: 'Korb', value: '3' },
      ],
    });
  });

  it('comes two minutes after the answer to whoever has gone, and its link goes on with the conversation elsewhere', async () => {
    await reply('Guten Tag, hier ist Frau Sommer.');
    world.advance(CHAT_MAIL_AFTER_MS);
    link = await linkInMail(1);
    const { page, context, complaints } = await newPerson(browser, { url, viewport: PHONE });
    await page.goto(link);
    await page.getByText('öffnet sie einmal').waitFor();
    await picture(page, 'answer-by-mail-page-phone');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Unterhaltung öffnen' }).click();
    await messages(page, 'admin').getByText('Guten Tag, hier ist Frau Sommer.').waitFor();
    await picture(page, 'answer-by-mail-continued-phone');
    await say(page, 'Danke, das hilft mir.');
    await messages(page, 'user').getByText('Danke, das hilft mir.').waitFor();
    await expect.poll(async () => (await conversation())?.messages.at(-1)?.message).toBe('Danke, das hilft mir.');
    await reply('Gern geschehen.');
    await messages(page, 'admin').getByText('Gern geschehen.').waitFor();
    // The tab keeps it.
    await page.reload();
    await messages(page, 'admin').getByText('Gern geschehen.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('its link works once: whoever comes again gets another one by mail, and after seven days, too', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: DESK });
    await page.goto(link);
    await page.getByRole('button', { name: 'Unterhaltung öffnen' }).click();
    await page.getByRole('heading', { name: 'Dieser Link wurde schon benutzt.' }).waitFor();
    await picture(page, 'answer-by-mail-used-desk');
    expect(await page.content()).not.toContain('karla');
    world.advance(1_000);
    await page.getByRole('button', { name: 'Neuen Link per E-Mail' }).click();
    await page.getByRole('heading', { name: 'Ist unterwegs.' }).waitFor();
    await picture(page, 'answer-by-mail-sent-desk');
    const second = await linkInMail(2);
    world.advance(7 * DAY_MS);
    await page.goto('about:blank');
    await page.goto(second);
    await page.getByRole('button', { name: 'Unterhaltung öffnen' }).click();
    await page.getByRole('heading', { name: 'Dieser Link ist abgelaufen.' }).waitFor();
    await page.getByRole('button', { name: 'Neuen Link per E-Mail' }).click();
    await page.getByRole('heading', { name: 'Ist unterwegs.' }).waitFor();
    const third = await linkInMail(3);
    await page.goto('about:blank');
    await page.goto(third);
    await page.getByRole('button', { name: 'Unterhaltung öffnen' }).click();
    await input(page).waitFor();
    await picture(page, 'answer-by-mail-continued-desk');
    await page.getByRole('button', { name: 'Keine E-Mails mehr zu dieser Unterhaltung' }).click();
    await page.getByText('Wir schreiben Ihnen nicht mehr.').waitFor();
    await context.close();
    expect((await conversation())?.visitor).not.toHaveProperty('email');
  });
});
