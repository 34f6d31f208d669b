import type { WidgetAppearance } from '@sternklar/contracts/partners/widget.api';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { type PartnerSite, startPartnerSite, strictPolicy } from '../partner-site.ts';
import { openButton, say, visit } from '../visitor.ts';
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

const LOOK: WidgetAppearance = {
  color: '#7a1f35',
  on_color: '#ffffff',
  texts: {
    title: 'Bäckerei Morgenrot',
    welcome: 'Grüß Gott!',
    suggestions: ['Wann haben Sie offen?'],
    hours: 'Menschen antworten Mo–Fr von 9 bis 17\u00a0Uhr, das nächste Mal am Montag ab 9\u00a0Uhr.',
    away: 'KI-Assistent · ein Mensch antwortet am Montag ab 9\u00a0Uhr',
  },
};
const there = (more: object = {}) => visit(browser, { site, product: api.url, viewport: DESK, ...more });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const open = async (page: Page, name: string) => {
  await openButton(page).click();
  await dialog(page, name).waitFor();
  return dialog(page, name);
};
const colorOf = (page: Page, selector: string) =>
  page.locator(`sternklar-chat ${selector}`).evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return [backgroundColor, color];
  });
/** Drawn anew when the message is kept. */
const BUBBLE = 'li[data-sender="user"][data-delivery="kept"] .chat-bubble';
const [WINE, WHITE] = ['rgb(122, 31, 53)', 'rgb(255, 255, 255)'];

describe('how the chat looks by the server’s word', () => {
  it('is asked for with the first click, once, and seen in the window', async () => {
    api.look(() => LOOK);
    const { page, context, asked, complaints } = await there({ headers: strictPolicy(api.url) });
    await openButton(page).waitFor();
    expect(asked).toEqual(['/chat-widget.js']);
    const chat = await open(page, 'Bäckerei Morgenrot');
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/widget/appearance']);
    await chat.getByText('Grüß Gott! Ich bin der KI-Assistent, ein Programm und kein Mensch.').waitFor();
    await chat.getByText('das nächste Mal am Montag ab 9\u00a0Uhr.').waitFor();
    expect(await chat.getByRole('list', { name: 'Vorschläge' }).getByRole('button').allTextContents()).toEqual([
      'Wann haben Sie offen?',
    ]);
    await picture(page, 'chat-widget-own-look-desk');
    await chat.getByRole('button', { name: 'Wann haben Sie offen?' }).click();
    await chat.getByText('Antwort auf: Wann haben Sie offen?').waitFor();
    await expect.poll(() => colorOf(page, BUBBLE)).toEqual([WINE, WHITE]);
    expect(complaints()).toEqual([]);
    await context.close();
  });

  it('is as the page says where the page says something', async () => {
    api.look(() => LOOK);
    const { page, context } = await there({ attributes: 'data-color="#f5c400"' });
    await page.evaluate(() => {
      const { Sternklar } = window as never as { Sternklar: { init(settings: object): void } };
      Sternklar.init({ texts: { title: 'Backstube' } });
    });
    const chat = await open(page, 'Backstube');
    await chat.getByText('Grüß Gott!').waitFor();
    await chat.getByRole('button', { name: 'Wann haben Sie offen?' }).click();
    await chat.getByText('Antwort auf').waitFor();
    // Not the server's white, which could not be read on yellow.
    await expect.poll(() => colorOf(page, BUBBLE)).toEqual(['rgb(245, 196, 0)', 'lch(0 0 0)']);
    await context.close();
  });

  it('speaks the page’s language', async () => {
    api.look((language) => (language === 'en' ? { texts: { title: 'Morning Bakery', welcome: 'Hi there!' } } : LOOK));
    const { page, context } = await there({ attributes: 'data-lang="en"' });
    await page.getByRole('button', { name: 'Open support chat' }).click();
    await dialog(page, 'Morning Bakery').getByText('Hi there! I am the AI assistant').waitFor();
    await context.close();
  });

  it('says that nobody is there now to whoever has asked for a person', async () => {
    api.look(() => LOOK);
    api.ask('person_requested');
    const { page, context } = await there();
    const chat = await open(page, 'Bäckerei Morgenrot');
    await chat.getByRole('textbox').fill('Mensch');
    await chat.getByRole('textbox').press('Enter');
    await chat.locator('header').getByText('KI-Assistent · ein Mensch antwortet am Montag ab 9\u00a0Uhr').waitFor();
    await context.close();
  });

  it.each([
    [
      'refused',
      async (page: Page) =>
        page.route('**/api/widget/appearance*', (route) =>
          route.fulfill({ status: 404, json: { title: 'Nicht gefunden' } }),
        ),
    ],
    ['cut off', async (page: Page) => page.route('**/api/widget/appearance*', (route) => route.abort())],
    ['never answered', async (page: Page) => page.route('**/api/widget/appearance*', () => undefined)],
  ])('is the product’s where the question is %s: the chat comes all the same', async (_case, route) => {
    const { page, context } = await there();
    await route(page);
    await open(page, 'Support');
    await say(page, 'Hallo');
    await dialog(page, 'Support').getByText('Antwort auf: Hallo').waitFor();
    await context.close();
  });

  it('can be read by everybody on a phone, light and dark', async () => {
    api.look(() => LOOK);
    const { page, context } = await there({ viewport: PHONE });
    const chat = await open(page, 'Bäckerei Morgenrot');
    await chat.getByRole('button', { name: 'Wann haben Sie offen?' }).click();
    await chat.getByText('Antwort auf').waitFor();
    await picture(page, 'chat-widget-own-look-phone');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await picture(page, 'chat-widget-own-look-phone-dark');
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});
