import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../infra/e2e/browser.ts';
import { hasFocus } from '../../infra/e2e/keyboard.ts';
import { picture } from '../../infra/e2e/pictures.ts';
import { type PartnerSite, partnerPage, startPartnerSite } from './partner-site.ts';
import { chatWindow, input, KEY, messages, openButton, openChat, say, visit } from './visitor.ts';
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

const there = (more: object = {}) =>
  visit(browser, { site, product: api.url, viewport: DESK, ...more } as Parameters<typeof visit>[1]);

/** Role, name and live region of everything that assistive technology is told of. */
const accessibleParts = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  await devTools.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: role?.value as string,
      name: (name?.value ?? '') as string,
      live: properties.find((property) => property.name === 'live')?.value.value as string | undefined,
      modal: properties.find((property) => property.name === 'modal')?.value.value as boolean | undefined,
    }));
};

describe('what is said to those who listen', () => {
  it('the log and the new-reply line are live regions that stand before they speak', async () => {
    const { page, context } = await there();
    await openButton(page).waitFor();
    const closed = await accessibleParts(page);
    expect(closed).toContainEqual(expect.objectContaining({ role: 'complementary', name: 'Support-Chat' }));
    expect(closed.filter(({ role, live }) => role === 'status' && live === 'polite').length).toBeGreaterThan(0);
    expect(closed).toContainEqual(expect.objectContaining({ role: 'button', name: 'Support-Chat öffnen' }));

    await openChat(page);
    await say(page, 'Hallo');
    await messages(page, 'assistant').waitFor();
    const open = await accessibleParts(page);
    expect(open).toContainEqual(expect.objectContaining({ role: 'dialog', name: 'Support' }));
    expect(open).toContainEqual(expect.objectContaining({ role: 'log', name: 'Unterhaltung', live: 'polite' }));
    expect(open).toContainEqual(expect.objectContaining({ role: 'textbox', name: 'Ihre Nachricht' }));
    const names = open.map(({ name }) => name);
    expect(names).toContain('Antwort auf: Hallo');
    expect(names).toContain('KI-Assistent');
    await context.close();
  });

  it('over the whole page the window is modal, and the page behind it is silent', async () => {
    const { page, context } = await there({ viewport: PHONE });
    await openChat(page);
    const parts = await accessibleParts(page);
    expect(parts).toContainEqual(expect.objectContaining({ role: 'dialog', name: 'Support', modal: true }));
    expect(parts.filter(({ role, name }) => role === 'heading' && name !== 'Support')).toEqual([]);
    await context.close();
  });
});

it('can be used with the keyboard alone', async () => {
  const { page, context } = await there();
  await openButton(page).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await hasFocus(openButton(page))).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(input(page))).toBe(true);
  await page.keyboard.type('Hallo');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('zusammen');
  await page.keyboard.press('Enter');
  await messages(page, 'user').getByText('Hallo').waitFor();
  expect(await messages(page, 'user').locator('.chat-bubble').innerText()).toBe('Hallo\nzusammen');
  await messages(page, 'assistant').waitFor();
  expect(await hasFocus(input(page))).toBe(true);
  await page.keyboard.press('Escape');
  await chatWindow(page).waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(openButton(page))).toBe(true);
  await context.close();
});

it('can be read and used in each state, light and dark, on a phone and a desk', async () => {
  const { page, context } = await there({
    head: '<style>:root { color-scheme: light dark }</style>',
    body: '<main><h1>Bäckerei Morgenrot</h1></main>',
  });
  await openButton(page).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await openChat(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await say(page, 'Hallo');
  await messages(page, 'assistant').waitFor();
  api.reply('Guten Tag, hier ist Frau Sommer.');
  await messages(page, 'admin').waitFor();
  await api.stop();
  await context.setOffline(true);
  await say(page, 'Noch etwas');
  await messages(page, 'user').getByText('Nicht gesendet.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.close();
});

it('has an edge where the system draws in its own colours, which leave none of the button’s', async () => {
  const { page, context } = await there();
  await page.emulateMedia({ forcedColors: 'active' });
  await openButton(page).waitFor();
  const { edge, width, behind } = await openButton(page).evaluate((button) => {
    const { borderTopColor: edge, borderTopWidth: width, backgroundColor: behind } = getComputedStyle(button);
    return { edge, width, behind };
  });
  expect(Number.parseFloat(width)).toBeGreaterThan(0);
  expect(edge).not.toBe(behind);
  await context.close();
});

it('leaves keys to words that are put together from several, also in Safari, which says so of the last one by its number alone', async () => {
  const { page, context } = await there();
  await openChat(page);
  await input(page).fill('東京');
  for (const key of ['Enter', 'Escape']) {
    for (const isComposing of [true, false]) {
      await input(page).evaluate(
        (field, init) => field.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true })),
        { key, isComposing, keyCode: 229 },
      );
    }
  }
  expect(await input(page).inputValue()).toBe('東京');
  expect(await messages(page, 'user').count()).toBe(0);
  await input(page).press('Enter');
  await messages(page, 'assistant').getByText('Antwort auf: 東京').waitFor();
  await input(page).press('Escape');
  await chatWindow(page).waitFor({ state: 'hidden' });
  await context.close();
});

describe('how large its text is', () => {
  const sizes = async (page: Page) => {
    await openChat(page);
    await say(page, 'Hallo');
    await messages(page, 'assistant').waitFor();
    const text = await messages(page, 'assistant')
      .locator('.chat-bubble')
      .evaluate((bubble) => Number.parseFloat(getComputedStyle(bubble).fontSize));
    const { width = 0 } = (await chatWindow(page).boundingBox()) ?? {};
    return { text: Math.round(text), width };
  };
  const WIDE = { width: 1600, height: 900 };

  it('is said by the browser, whatever size pages have at their root', async () => {
    const { page, context } = await there({ viewport: WIDE, head: '<style>html { font-size: 62.5% }</style>' });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
    await page.reload();
    expect((await openButton(page).boundingBox())?.height).toBe(90);
    expect(await sizes(page)).toEqual({ text: 23, width: 540 });
    // Where that leaves too little room beside the window, it covers the page, as where pages are enlarged.
    await page.setViewportSize(DESK);
    await expect.poll(async () => (await chatWindow(page).boundingBox())?.y).toBe(0);
    await context.close();
  });

  it('may be said by the page', async () => {
    const head = '<style>sternklar-chat { --sternklar-font-size: 20px }</style>';
    const { page, context } = await there({ viewport: WIDE, head });
    expect(await sizes(page)).toEqual({ text: 19, width: 450 });
    await context.close();
  });
});

it('ends where its window does on a page of former days as well, which has no doctype', async () => {
  const { page, context } = await there({ viewport: PHONE });
  site.put('/old', { html: partnerPage({ product: api.url, key: KEY }).replace(/^<!doctype html>\s*/, '') });
  await page.goto('/old');
  expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
  await openChat(page);
  const [box, around] = await Promise.all([input(page).boundingBox(), chatWindow(page).boundingBox()]);
  expect((around?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBe(12);
  await context.close();
});

it('keeps to the part of a phone that the keyboard leaves', async () => {
  const { page, context } = await there({ viewport: PHONE });
  await openChat(page);
  await page.evaluate(() => {
    const visible = window.visualViewport;
    if (visible === null) throw new Error('This browser has no visual viewport.');
    Object.defineProperty(visible, 'height', { value: 420 });
    Object.defineProperty(visible, 'offsetTop', { value: 30 });
    visible.dispatchEvent(new Event('resize'));
  });
  expect(await chatWindow(page).boundingBox()).toMatchObject({ y: 30, height: 420, width: PHONE.width });
  const box = await input(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(450);
  await context.close();
});

it.each([
  { viewport: PHONE, colorScheme: 'light' },
  { viewport: DESK, colorScheme: 'dark' },
] as const)('looks like the product, at $viewport.width px, $colorScheme', async (options) => {
  const name = `${options.viewport.width}-${options.colorScheme}`;
  const body =
    '<main style="max-width:40em;margin:auto;padding:24px;font-family:system-ui"><h1>Bäckerei Morgenrot</h1><p>Frisches Brot seit 1921.</p></main>';
  const { page, context } = await there({
    ...options,
    body,
    head: '<style>:root { color-scheme: light dark }</style>',
  });
  await openButton(page).waitFor();
  await picture(page, `widget-button-${name}`);
  await openChat(page);
  await picture(page, `widget-empty-${name}`);
  await say(page, 'Was kostet das Abo?');
  await messages(page, 'assistant').waitFor();
  api.reply('Guten Tag, hier ist Frau Sommer. Ich sehe mir das gleich an.');
  await messages(page, 'admin').waitFor();
  await picture(page, `widget-${name}`);
  await context.close();
});
