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
const steer = (page: Page, ...orders: readonly string[]) =>
  page.evaluate((names) => {
    const { Sternklar } = window as never as { Sternklar: Readonly<Record<string, () => void>> };
    for (const name of names) Sternklar[name]?.();
  }, orders);

describe('a page that hides the chat', () => {
  it('and opens it later has it in sight, and usable', async () => {
    const { page, context } = await there();
    await openButton(page).waitFor();
    await steer(page, 'hide');
    await corner(page).waitFor({ state: 'hidden' });
    await steer(page, 'open');
    await chatWindow(page).waitFor();
    await say(page, 'Hallo');
    await messages(page, 'assistant').getByText('Antwort auf: Hallo').waitFor();
    await steer(page, 'hide');
    await corner(page).waitFor({ state: 'hidden' });
    await steer(page, 'open');
    await messages(page, 'assistant').getByText('Antwort auf: Hallo').waitFor();
    await context.close();
  });
});

describe('while the second script is on the way', () => {
  /** Gives the order to open, then others; lets the script come afterwards. */
  const openThen = async (...orders: readonly string[]) => {
    const visitor = await there();
    const { page } = visitor;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/panel-*.js', async (route) => {
      await released;
      await route.continue();
    });
    const busy = page.locator('sternklar-chat').getByRole('button', { name: /öffnen/, includeHidden: true });
    await steer(page, 'open');
    await expect.poll(() => busy.getAttribute('aria-busy')).toBe('true');
    await steer(page, ...orders);
    release();
    await expect.poll(() => busy.getAttribute('aria-busy')).toBe('false');
    return visitor;
  };

  it.each([['close'], ['hide'], ['toggle']])('%s takes the order to open it back', async (order) => {
    const { page, context } = await openThen(order);
    // In its turn after what the script's arrival does.
    await page.evaluate(() => new Promise((next) => setTimeout(next)));
    expect(await chatWindow(page).count()).toBe(0);
    await context.close();
  });

  it('the button shows that it is coming', async () => {
    const { page, context } = await there();
    await page.route('**/panel-*.js', () => undefined);
    const moves = () => openButton(page).evaluate((button) => button.getAnimations().length);
    await openButton(page).waitFor();
    expect(await moves()).toBe(0);
    await openButton(page).click();
    expect(await moves()).toBe(1);
    await context.close();
  });

  it('the button says after a while that it did not come, and the next press asks for it anew', async () => {
    const { page, context } = await there();
    await page.clock.install();
    await page.reload();
    // The first one never comes.
    await page.route('**/panel-*.js', () => undefined, { times: 1 });
    await openButton(page).click();
    const words = corner(page).getByText('Der Chat lädt gerade nicht.');
    await page.clock.fastForward(19_000);
    expect(await words.count()).toBe(0);
    await page.clock.fastForward(1_000);
    await words.waitFor();
    expect(await openButton(page).getAttribute('aria-busy')).toBe('false');
    await openButton(page).click();
    await chatWindow(page).waitFor();
    expect(await words.count()).toBe(0);
    await context.close();
  });

  it('the last order counts', async () => {
    const { page, context } = await openThen('close', 'open');
    await chatWindow(page).waitFor();
    await context.close();
  });
});

describe('the line that is read out for a new reply', () => {
  it('is written once for each, not with every drawing', async () => {
    const { page, context } = await there();
    await openChat(page);
    await say(page, 'Hallo');
    await messages(page, 'assistant').waitFor();
    await steer(page, 'close');
    await page.evaluate(() => {
      const line = document.querySelector('sternklar-chat')?.shadowRoot?.querySelector('.visually-hidden[role=status]');
      const written: string[] = [];
      if (line) new MutationObserver(() => written.push(line.textContent ?? '')).observe(line, { childList: true });
      Object.assign(window, { written });
    });
    const written = () => page.evaluate(() => (window as never as { written: readonly string[] }).written);
    api.reply('Guten Tag.');
    await expect.poll(written).toEqual(['Neue Antwort im Support-Chat.']);
    // Anything that draws the corner anew.
    for (const event of ['offline', 'online', 'offline', 'online'])
      await page.evaluate((name) => window.dispatchEvent(new Event(name)), event);
    expect(await written()).toEqual(['Neue Antwort im Support-Chat.']);
    api.reply('Noch etwas.');
    await expect.poll(written).toHaveLength(2);
    await context.close();
  });
});
