import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DESK, sharedBrowser } from '../../infra/e2e/browser.ts';
import { type PartnerSite, startPartnerSite } from './partner-site.ts';
import { chatWindow, corner, input, messages, openButton, openChat, say, visit } from './visitor.ts';
import { createWidgetApi, type WidgetApi } from './widget-api.ts';

const browser = await sharedBrowser();
let site: PartnerSite;
let api: WidgetApi;
beforeEach(async () => {
  [site, api] = await Promise.all([startPartnerSite(), createWidgetApi()]);
});
afterEach(async () => {
  await Promise.all([site.stop(), api.stop()]);
});

const there = () => visit(browser, { site, product: api.url, viewport: DESK });
const texts = (page: Page) => chatWindow(page).locator('li .chat-bubble').allInnerTexts();

describe('a conversation', () => {
  it('goes on, on the next page of the same browser, and only there', async () => {
    const { page, context } = await there();
    await openChat(page);
    await say(page, 'Was kostet das?');
    await messages(page, 'assistant').getByText('Antwort auf: Was kostet das?').waitFor();
    expect(await page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)])).toEqual([
      ['sternklar-chat:pk_test'],
      [],
    ]);
    await page.goto('/next');
    await openChat(page);
    await messages(page, 'assistant').waitFor();
    expect(await texts(page)).toEqual(['Was kostet das?', 'Antwort auf: Was kostet das?']);
    expect(api.calls().filter((call) => call === 'POST /widget/sessions')).toHaveLength(1);

    const other = await there();
    await openChat(other.page);
    await chatWindow(other.page).getByRole('button', { name: 'Was kostet das Abo?' }).waitFor();
    expect(await messages(other.page, 'user').count()).toBe(0);
    await other.context.close();
    await context.close();
  });

  it('shows and announces the reply of a person at once, and counts it while the window is closed', async () => {
    const { page, context, complaints } = await there();
    await openChat(page);
    await say(page, 'Hallo');
    await messages(page, 'assistant').waitFor();
    api.reply('Guten Tag, hier ist Frau Sommer.');
    await messages(page, 'admin').getByText('Guten Tag, hier ist Frau Sommer.').waitFor();
    await expect.poll(() => api.calls().includes('POST /chat/read')).toBe(true);

    await chatWindow(page).getByRole('button', { name: 'Chat schließen' }).click();
    api.reply('Noch etwas.');
    await corner(page).getByRole('button', { name: 'Support-Chat öffnen, eine neue Antwort' }).waitFor();
    await corner(page).getByRole('status').getByText('Neue Antwort im Support-Chat.').waitFor();
    await openButton(page).click();
    await messages(page, 'admin').getByText('Noch etwas.').waitFor();
    await chatWindow(page).getByRole('button', { name: 'Chat schließen' }).click();
    expect(await openButton(page).getAttribute('aria-label')).toBe('Support-Chat öffnen');
    expect(complaints()).toEqual([]);
    await context.close();
  });

  it('shows what looks like markup or a link as the text it is', async () => {
    const { page, context, complaints } = await there();
    const markup = '<img src=x onerror="document.title=1"> [a](javascript:alert(1)) https://böse.example';
    await openChat(page);
    await say(page, markup);
    await messages(page, 'assistant').waitFor();
    expect(await texts(page)).toEqual([markup, `Antwort auf: ${markup}`]);
    expect(await chatWindow(page).locator('li :is(img, a)').count()).toBe(0);
    expect(complaints()).toEqual([]);
    await context.close();
  });
});

describe('a server that starts anew in the middle of a message', () => {
  it('gets the message once, and the visitor sees it once, with its answer', async () => {
    const { page, context } = await there();
    await openChat(page);
    await say(page, 'Erste Frage');
    await messages(page, 'assistant').waitFor();
    api.dieAfterNextMessage();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/chat/message'));
    await say(page, 'Mitten hinein');
    await failed;
    await messages(page, 'user').getByText('wird gesendet').waitFor();
    await api.start();
    await messages(page, 'assistant').getByText('Antwort auf: Mitten hinein').waitFor();
    const all = ['Erste Frage', 'Antwort auf: Erste Frage', 'Mitten hinein', 'Antwort auf: Mitten hinein'];
    expect(await texts(page)).toEqual(all);
    expect(api.messages().map(({ message }) => message)).toEqual(all);

    api.reply('Da bin ich wieder.');
    await messages(page, 'admin').getByText('Da bin ich wieder.').waitFor();
    expect(await texts(page)).toEqual([...all, 'Da bin ich wieder.']);
    await context.close();
  });
});

describe('trouble', () => {
  it('a session that has ended is renewed without a word', async () => {
    const { page, context } = await there();
    await openChat(page);
    await say(page, 'Hallo');
    await messages(page, 'assistant').waitFor();
    api.endSessions();
    await say(page, 'Noch da?');
    await messages(page, 'assistant').getByText('Antwort auf: Noch da?').waitFor();
    expect(await messages(page, 'user').getByText('Nicht gesendet.').count()).toBe(0);
    await context.close();
  });
});

it('somebody who leaves is forgotten, and the next one begins anew', async () => {
  const { page, context } = await there();
  await openChat(page);
  await say(page, 'Mein Geheimnis');
  await messages(page, 'assistant').waitFor();
  await page.evaluate(() => (window as never as { Sternklar: { logout(): void } }).Sternklar.logout());
  await chatWindow(page).getByRole('button', { name: 'Was kostet das Abo?' }).waitFor();
  expect(await texts(page)).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await input(page).inputValue()).toBe('');
  await context.close();
});
