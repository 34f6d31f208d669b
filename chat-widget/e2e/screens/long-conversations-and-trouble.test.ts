import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type PartnerSite, startPartnerSite } from '../partner-site.ts';
import { chatWindow, messages, openChat, say, visit } from '../visitor.ts';
import { createWidgetApi, UNKNOWN, type WidgetApi } from '../widget-api.ts';

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
  it('shows a long answer from its beginning, under the question, and the end of a short one', async () => {
    const { page, context } = await there();
    await openChat(page);
    const log = chatWindow(page).getByRole('log');
    /** How far below the top of the list something begins, and above its end something ends, in px. */
    const placeOf = async (said: Locator) => {
      const [list, box] = [await log.boundingBox(), await said.boundingBox()];
      if (!list || !box) throw new Error('not shown');
      return { below: box.y - list.y, above: list.y + list.height - box.y - box.height };
    };
    const long = `Bitte ausführlich: ${'Satz für Satz. '.repeat(60)}`.trim();
    await say(page, long);
    const answer = messages(page, 'assistant').last();
    await answer.getByText('Antwort auf: Bitte ausführlich').waitFor();
    const asked = messages(page, 'user').last();
    await expect.poll(async () => Math.round((await placeOf(asked)).below)).toBe(8);
    await say(page, 'Danke');
    await answer.getByText('Antwort auf: Danke').waitFor();
    expect((await placeOf(answer)).above).toBeGreaterThanOrEqual(0);
    await context.close();
  });

  it('offers the nearest questions where the assistant does not know, and leads to pages of the product in a new tab', async () => {
    const { page, context, complaints } = await there();
    await openChat(page);
    await say(page, UNKNOWN);
    const link = messages(page, 'assistant').getByRole('link', { name: 'Impressum (öffnet in neuem Tab)' });
    await link.waitFor();
    expect(await link.evaluate((element: HTMLAnchorElement) => [element.href, element.target, element.rel])).toEqual([
      `${api.url}/impressum`,
      '_blank',
      'noopener',
    ]);
    expect(await messages(page, 'assistant').locator('.chat-bubble').textContent()).toBe(
      'Das weiß ich leider nicht. Siehe Impressum (öffnet in neuem Tab).',
    );
    const nearest = chatWindow(page).getByRole('list', { name: 'Fragen zu den nächsten Themen' });
    await nearest.getByRole('button', { name: 'Was kostet das?' }).press('Enter');
    await messages(page, 'assistant').getByText('Antwort auf: Was kostet das?').waitFor();
    expect(await nearest.count()).toBe(0);
    expect(complaints()).toEqual([]);
    await context.close();
  });

  it('is the same in a second tab of the same session: nothing twice, nothing missing', async () => {
    const { page, context } = await there();
    await openChat(page);
    await say(page, 'Aus dem ersten');
    await messages(page, 'assistant').waitFor();
    const [second] = await Promise.all([
      context.waitForEvent('page'),
      // A tab that is opened by a page begins with a copy of its session storage.
      page.evaluate(() => void window.open('/next')),
    ]);
    await openChat(second);
    await messages(second, 'assistant').waitFor();
    await say(second, 'Aus dem zweiten');
    for (const tab of [page, second]) {
      await messages(tab, 'assistant').getByText('Antwort auf: Aus dem zweiten').waitFor();
      expect(await texts(tab)).toEqual([
        'Aus dem ersten',
        'Antwort auf: Aus dem ersten',
        'Aus dem zweiten',
        'Antwort auf: Aus dem zweiten',
      ]);
    }
    await context.close();
  });
});

describe('a server that starts anew in the middle of a message', () => {
  it('hears later what a person wrote meanwhile', async () => {
    const { page, context } = await there();
    await openChat(page);
    await say(page, 'Frage');
    await messages(page, 'assistant').waitFor();
    await expect.poll(() => api.calls().includes('GET /live')).toBe(true);
    await api.stop();
    api.reply('In der Zwischenzeit.');
    await api.start();
    await messages(page, 'admin').getByText('In der Zwischenzeit.').waitFor();
    expect(await messages(page, 'admin').count()).toBe(1);
    await context.close();
  });
});

describe('trouble', () => {
  it('is named beside the message, which can be sent again as the same one', async () => {
    const { page, context } = await there();
    api.refuseSessions({ status: 429, detail: 'Das waren gerade sehr viele Anfragen.' });
    await openChat(page);
    await say(page, 'Hallo');
    await messages(page, 'user').getByText('Nicht gesendet. Das waren gerade sehr viele Anfragen.').waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    api.refuseSessions(null);
    await messages(page, 'user').getByRole('button', { name: 'Erneut senden' }).click();
    await messages(page, 'assistant').getByText('Antwort auf: Hallo').waitFor();
    expect(await texts(page)).toEqual(['Hallo', 'Antwort auf: Hallo']);
    await context.close();
  });

  it('without a network it says so, and the message waits for its writer', async () => {
    const { page, context } = await there();
    await openChat(page);
    await context.setOffline(true);
    await chatWindow(page).getByText('Keine Internetverbindung.').waitFor();
    await say(page, 'Hallo');
    await messages(page, 'user').getByText('Bitte prüfen Sie Ihre Internetverbindung.').waitFor();
    await context.setOffline(false);
    await chatWindow(page).getByText('Keine Internetverbindung.').waitFor({ state: 'detached' });
    await messages(page, 'user').getByRole('button', { name: 'Erneut senden' }).click();
    await messages(page, 'assistant').getByText('Antwort auf: Hallo').waitFor();
    await context.close();
  });
});
