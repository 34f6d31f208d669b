import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type PartnerSite, startPartnerSite } from '../partner-site.ts';
import { chatWindow, corner, messages, openButton, openChat, say, visit } from '../visitor.ts';
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

const there = () => visit(browser, { site, product: api.url, viewport: DESK });
type Visitor = Awaited<ReturnType<typeof there>>;

/** Somebody who has asked something, and has had the assistant's answer. */
const asked = async (): Promise<Visitor> => {
  const visitor = await there();
  await openChat(visitor.page);
  await say(visitor.page, 'Haben Sie sonntags offen?');
  await messages(visitor.page, 'assistant').waitFor();
  return visitor;
};
/** A tab of its own, as a link with `rel=noopener` opens it: with nothing of the first one's storage. */
const otherTab = async ({ context }: Visitor): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${site.origin}/next`);
  return page;
};
/** How often somebody began to listen: what is said before would not be heard. */
const live = () => api.calls().filter((call) => call === 'GET /live').length;
const withNews = (page: Page) => corner(page).getByRole('button', { name: 'Support-Chat öffnen, eine neue Antwort' });
const close = (page: Page) => chatWindow(page).getByRole('button', { name: 'Chat schließen' }).click();

describe('on the next page', () => {
  it('a person’s answer is seen and announced before anybody presses the button', async () => {
    const { page, context, complaints } = await asked();
    await expect.poll(live).toBe(1);
    await page.goto('/next');
    await openButton(page).waitFor();
    await expect.poll(live).toBe(2);
    api.reply('Guten Tag, hier ist Frau Sommer: ja, bis elf.');
    await withNews(page).waitFor();
    await corner(page).getByRole('status').getByText('Neue Antwort im Support-Chat.').waitFor();
    expect(await withNews(page).getByText('1', { exact: true }).isVisible()).toBe(true);
    expect(await chatWindow(page).count()).toBe(0);
    await openButton(page).click();
    await messages(page, 'admin').getByText('ja, bis elf.').waitFor();
    expect(complaints()).toEqual([]);
    await context.close();
  });

  it('so is one that came between two pages; the page is told how many', async () => {
    const { page, context } = await asked();
    await close(page);
    await page.goto('about:blank');
    api.reply('Ja, bis elf.');
    site.put('/counts.js', {
      html: `window.counts = []; (window.Sternklar ||= []).push(['on', 'unread', ({ count }) => counts.push(count)]);`,
    });
    await page.goto(`${site.origin}/next`);
    await page.addScriptTag({ url: '/counts.js' });
    await withNews(page).waitFor();
    await context.close();
  });

  it('somebody new is asked nothing and stored nowhere, also when other tabs are open', async () => {
    const { page, context, asked: requests } = await there();
    const other = await context.newPage();
    await other.goto(`${site.origin}/next`);
    await openButton(other).waitFor();
    await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')));
    // In its turn after what an idle browser does.
    await other.evaluate(() => new Promise((next) => requestIdleCallback(next)));
    expect(requests.every((path) => path === '/chat-widget.js')).toBe(true);
    expect(await other.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
    await context.close();
  });
});

describe('in a second tab', () => {
  it('the same conversation goes on, and both hear everything', async () => {
    const visitor = await asked();
    const second = await otherTab(visitor);
    await openChat(second);
    await messages(second, 'assistant').getByText('Antwort auf: Haben Sie sonntags offen?').waitFor();
    await say(second, 'Und montags?');
    for (const tab of [visitor.page, second])
      await messages(tab, 'assistant').getByText('Antwort auf: Und montags?').waitFor();
    api.reply('Montags auch.');
    for (const tab of [visitor.page, second]) await messages(tab, 'admin').getByText('Montags auch.').waitFor();
    expect(api.calls().filter((call) => call === 'POST /widget/sessions')).toHaveLength(1);
    await visitor.context.close();
  });

  it('that was there before the first message, it goes on, too, and keeps what was written in it', async () => {
    const visitor = await there();
    const second = await otherTab(visitor);
    await openChat(second);
    await chatWindow(second).getByRole('textbox').fill('Angefangen');
    await openChat(visitor.page);
    await say(visitor.page, 'Hallo');
    await messages(second, 'user').getByText('Hallo').waitFor();
    expect(await chatWindow(second).getByRole('textbox').inputValue()).toBe('Angefangen');
    await visitor.context.close();
  });

  it('what was read in the one is read in the other', async () => {
    const visitor = await asked();
    await close(visitor.page);
    const second = await otherTab(visitor);
    await expect.poll(live).toBe(2);
    api.reply('Ja, bis elf.');
    await Promise.all([withNews(visitor.page).waitFor(), withNews(second).waitFor()]);
    await openButton(second).click();
    await messages(second, 'admin').waitFor();
    await expect.poll(() => openButton(visitor.page).getAttribute('aria-label')).toBe('Support-Chat öffnen');
    await visitor.context.close();
  });

  it('who leaves in the one has left in the other', async () => {
    const visitor = await asked();
    const second = await otherTab(visitor);
    await openChat(second);
    await messages(second, 'assistant').waitFor();
    await visitor.page.evaluate(() => (window as never as { Sternklar: { logout(): void } }).Sternklar.logout());
    for (const tab of [visitor.page, second]) {
      await chatWindow(tab).getByRole('button', { name: 'Was kostet das Abo?' }).waitFor();
      expect(await messages(tab, 'user').count()).toBe(0);
      expect(await tab.evaluate(() => sessionStorage.length)).toBe(0);
    }
    await visitor.context.close();
  });
});
