import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DESK, sharedBrowser } from '../../infra/e2e/browser.ts';
import { type PartnerSite, startPartnerSite } from './partner-site.ts';
import { input, type VisitOptions, visit } from './visitor.ts';
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

const there = (more: Partial<VisitOptions> = {}) => visit(browser, { site, product: api.url, viewport: DESK, ...more });
/** The page says its language before the widget's script is there. */
const inLanguage = async (lang: string, more: Partial<VisitOptions> = {}) => {
  site.put('/lang.js', { html: `document.documentElement.lang = ${JSON.stringify(lang)};` });
  return there({ head: '<script src="/lang.js"></script>', ...more });
};
const englishWindow = (page: Page) => page.getByRole('dialog', { name: 'Support' });

describe('an English page', () => {
  it('has an English chat, for which one more file comes with the first click', async () => {
    const { page, context, asked, complaints } = await inLanguage('en-GB');
    const button = page.getByRole('button', { name: 'Open support chat' });
    await button.waitFor();
    expect(asked).toEqual(['/chat-widget.js']);
    await button.click();
    const window = englishWindow(page);
    await window.getByText('I am the AI assistant, a program and not a human being.').waitFor();
    await window.getByText('AI assistant · answers at once').waitFor();
    expect(asked.map((path) => path.replace(/-[\w-]{8}\.js$/, ''))).toEqual([
      '/chat-widget.js',
      '/chat-widget/panel',
      '/chat-widget/en',
      '/api/widget/appearance',
    ]);
    expect(await page.getByRole('complementary', { name: 'Support chat' }).getAttribute('lang')).toBe('en');
    await window.getByRole('button', { name: 'What does it cost?' }).click();
    await window.getByText('Antwort auf: What does it cost?').waitFor();
    await window.getByRole('button', { name: 'Close chat' }).click();
    api.reply('Hello!');
    await page.getByRole('button', { name: 'Open support chat, one new reply' }).waitFor();
    await page.getByRole('status').getByText('New reply in the support chat.').waitFor();
    expect(complaints()).toEqual([]);
    await context.close();
  });

  it('shows no German words of the server where a message is refused', async () => {
    const { page, context } = await inLanguage('en');
    api.refuseSessions({ status: 429, detail: 'Das waren gerade sehr viele Anfragen.' });
    await page.getByRole('button', { name: 'Open support chat' }).click();
    await englishWindow(page).getByRole('textbox', { name: 'Your message' }).fill('Hello');
    await page.keyboard.press('Enter');
    await englishWindow(page).getByText('Not sent. That was a lot at once. Please wait a moment.').waitFor();
    await context.close();
  });

  it('has a German one where its script says so', async () => {
    const { page, context } = await inLanguage('en', { attributes: 'data-lang="de"' });
    await page.getByRole('button', { name: 'Support-Chat öffnen' }).waitFor();
    await context.close();
  });
});

it('a page in a language that the chat has no words in has a German chat', async () => {
  const { page, context } = await inLanguage('tr');
  await page.getByRole('button', { name: 'Support-Chat öffnen' }).waitFor();
  await context.close();
});

describe('a page can', () => {
  it('be told when the chat is there, before and after it came', async () => {
    site.put('/ready.js', {
      html: `window.told = []; (window.Sternklar ||= []).push(['on', 'ready', () => told.push('before')]);`,
    });
    const { page, context } = await there({ head: '<script src="/ready.js"></script>' });
    const told = () => page.evaluate(() => (window as never as { told: readonly string[] }).told);
    await expect.poll(told).toEqual(['before']);
    await page.evaluate(() => {
      const { Sternklar, told: list } = window as never as {
        Sternklar: { on(name: string, handler: () => void): void };
        told: string[];
      };
      Sternklar.on('ready', () => list.push('after'));
    });
    await expect.poll(told).toEqual(['before', 'after']);
    await context.close();
  });

  it('open it with a message, which nobody sends but the visitor', async () => {
    const { page, context, complaints } = await there();
    await page.evaluate(() =>
      (window as never as { Sternklar: unknown[] }).Sternklar.push(['open', 'Frage zu Bestellung 4711: ']),
    );
    await expect.poll(() => input(page).inputValue()).toBe('Frage zu Bestellung 4711: ');
    expect(api.calls()).toEqual(['GET /widget/appearance?lang=de&key=pk_test']);
    expect(complaints()).toEqual([]);
    await context.close();
  });
});
