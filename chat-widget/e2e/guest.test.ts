import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DESK, PHONE, sharedBrowser } from '../../infra/e2e/browser.ts';
import { type PartnerSite, snippet, startPartnerSite, strictPolicy } from './partner-site.ts';
import { chatWindow, corner, KEY, messages, openButton, openChat, say, visit } from './visitor.ts';
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

/** What the page keeps, and what its window has that a window without scripts has not. */
const left = (page: Page) =>
  page.evaluate(async () => ({
    session: { ...sessionStorage },
    local: { ...localStorage },
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
  }));
const NOTHING = { session: {}, local: {}, cookies: '', databases: 0 };

const globals = (page: Page) => page.evaluate(() => Object.getOwnPropertyNames(window).sort());

/** Listeners on the window, the document, its root and its body. */
const listeners = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  const count = async (expression: string) => {
    const { result } = await devTools.send('Runtime.evaluate', { expression });
    const found = await devTools.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    return found.listeners.map(({ type }) => type).sort();
  };
  const all = [];
  for (const target of ['window', 'document', 'document.documentElement', 'document.body', 'visualViewport'])
    all.push(await count(target));
  await devTools.detach();
  return all;
};

describe('before the first click', () => {
  it('nothing but the script is asked for, nothing is stored, and there is one global name', async () => {
    const bare = await there();
    const { page, asked, context } = bare;
    await openButton(page).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['/chat-widget.js']);
    expect(await left(page)).toEqual(NOTHING);
    const withWidget = await globals(page);
    await page.route('**/chat-widget.js', (route) => route.fulfill({ body: '' }));
    await page.reload();
    expect(withWidget.filter((name) => !new Set(['Sternklar']).has(name))).toEqual(await globals(page));
    expect(withWidget).toContain('Sternklar');
    await context.close();
  });

  it('opening shows who answers and what becomes of messages, for which the second script and the chat’s look are asked', async () => {
    const { page, asked, context, complaints } = await there();
    await openChat(page);
    await chatWindow(page).getByText('Ich bin der KI-Assistent, ein Programm und kein Mensch.').waitFor();
    await chatWindow(page).getByText('KI-Assistent · antwortet sofort').waitFor();
    const privacy = chatWindow(page).getByRole('link', { name: /Datenschutz/ });
    expect(await privacy.getAttribute('href')).toBe(`${api.url}/datenschutz`);
    expect(asked).toEqual([
      '/chat-widget.js',
      expect.stringMatching(/^\/chat-widget\/panel-[\w-]+\.js$/),
      '/api/widget/appearance',
    ]);
    expect(await left(page)).toEqual(NOTHING);
    expect(api.calls()).toEqual(['GET /widget/appearance?lang=de&key=pk_test']);
    expect(complaints()).toEqual([]);
    await context.close();
  });
});

it('works where the page allows scripts and connections of the product only, without styles, pictures or unsafe sinks', async () => {
  const { page, context, complaints } = await there({ headers: strictPolicy(api.url) });
  await openChat(page);
  await say(page, 'Was kostet das?');
  await messages(page, 'assistant').getByText('Antwort auf: Was kostet das?').waitFor();
  const box = await chatWindow(page).boundingBox();
  expect(box?.width).toBe(360);
  expect(complaints()).toEqual([]);
  await context.close();
});

describe('on a page with rules for everything', () => {
  const hostileCss = `<style>
    * { display: none !important; position: static !important; opacity: 0 !important; visibility: hidden !important;
        color: red !important; font-size: 3px !important; transform: scale(9) !important; pointer-events: none !important;
        all: unset !important; }
    html, body { display: block !important; opacity: 1 !important; visibility: visible !important; transform: none !important; }
    html { font-size: 4px !important; }
    *::before { content: 'x' !important; }
    sternklar-chat { display: none !important; width: 0 !important; z-index: -1 !important; }
    button, dialog, textarea { display: none !important; }
    :root { --ink: red; --surface: red; --accent: red; }
  </style>`;

  it.each([PHONE, DESK])('it looks and works as elsewhere, at $width px', async (viewport) => {
    const shape = async (page: Page) => {
      const button = await openButton(page).boundingBox();
      await openChat(page);
      const window = await chatWindow(page).boundingBox();
      const colours = await chatWindow(page).evaluate((element) => {
        const { color, backgroundColor, fontSize } = getComputedStyle(element);
        return { color, backgroundColor, fontSize };
      });
      return { button, window, colours };
    };
    const plain = await there({ viewport });
    const expected = await shape(plain.page);
    await plain.context.close();
    const hostile = await there({ viewport, head: hostileCss });
    expect(await shape(hostile.page)).toEqual(expected);
    await say(hostile.page, 'Hallo');
    await messages(hostile.page, 'assistant').getByText('Antwort auf: Hallo').waitFor();
    await hostile.context.close();
  });
});

it('works on a page that has replaced and extended what browsers bring', { tags: 'long' }, async () => {
  site.put('/hostile.js', {
    html: `
      Array.prototype.toJSON = String.prototype.toJSON = Object.prototype.toJSON = () => 'spoilt';
      Array.prototype.extra = Object.prototype.extra = function () { throw new Error('extra'); };
      Array.prototype.at = Array.prototype.includes = Array.prototype.findLast = Array.prototype.toSorted = () => undefined;
      Array.from = Object.fromEntries = () => { throw new Error('replaced'); };
      JSON = { parse: () => { throw new Error('replaced'); }, stringify: () => 'spoilt' };
      window.fetch = () => Promise.reject(new Error('replaced'));
      window.XMLHttpRequest = window.EventSource = function () { throw new Error('replaced'); };
      window.$ = window.h = window.render = window.preact = 5;
      window.name = 'x'; window.status = 'y';
      addEventListener('keydown', ({ key }) => { window.heard = (window.heard ?? '') + key; });
    `,
  });
  const { page, context, complaints } = await there({ head: '<script src="/hostile.js"></script>' });
  await openChat(page);
  await page.keyboard.type('Hallo');
  await page.keyboard.press('Enter');
  await messages(page, 'assistant').getByText('Antwort auf: Hallo').waitFor();
  api.reply('Guten Tag, hier ist Frau Sommer.');
  await messages(page, 'admin').getByText('Guten Tag, hier ist Frau Sommer.').waitFor();
  // What is written is no shortcut of the page.
  expect(await page.evaluate(() => (window as { heard?: string }).heard)).toBeUndefined();
  expect(await page.locator('iframe').count()).toBe(0);
  await page.goto('/next');
  await openChat(page);
  await messages(page, 'admin').getByText('Guten Tag, hier ist Frau Sommer.').waitFor();
  expect(complaints()).toEqual([]);
  await context.close();
});

describe('the page steers it', () => {
  it('with orders from before the script came, and with methods after it', async () => {
    site.put('/orders.js', {
      html: `(window.Sternklar = window.Sternklar || []).push(['on', 'open', () => { document.title += ' offen'; }]);
             Sternklar.push(['open']);`,
    });
    const { page, context, complaints } = await there({ head: '<script src="/orders.js"></script>' });
    await chatWindow(page).waitFor();
    expect(await page.title()).toBe('Bäckerei Morgenrot offen');
    const steer = (order: string) =>
      page.evaluate(
        (name) => (window as never as Record<string, Record<string, () => void>>).Sternklar?.[name]?.(),
        order,
      );
    await steer('close');
    await openButton(page).waitFor();
    await steer('toggle');
    await chatWindow(page).waitFor();
    await steer('hide');
    await corner(page).waitFor({ state: 'hidden' });
    await steer('show');
    await openButton(page).waitFor();
    expect(complaints()).toEqual([]);
    await context.close();
  });

  it('with its own colour, words and side', async () => {
    const { page, context } = await there({
      attributes: 'data-color="#ffc24b" data-label="Fragen?" data-position="left"',
    });
    const button = openButton(page);
    await button.getByText('Fragen?').waitFor();
    expect((await button.boundingBox())?.x).toBe(24);
    expect(
      await button.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]),
    ).toEqual(['rgb(255, 194, 75)', 'lch(0 0 0)']);
    await openChat(page);
    expect((await chatWindow(page).boundingBox())?.x).toBe(24);
    await context.close();
  });

  it('with custom properties of its style sheet', async () => {
    const { page, context } = await there({
      head: '<style>:root { --sternklar-color: rgb(0, 90, 60); --sternklar-offset-y: 80px }</style>',
    });
    const box = await openButton(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(DESK.height - 80);
    expect(await openButton(page).evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(0, 90, 60)',
    );
    await context.close();
  });

  it('follows the colour scheme of the page, or the one it is told', async () => {
    const surface = (page: Page) => chatWindow(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    const [WHITE, NIGHT] = ['rgb(255, 255, 255)', 'rgb(17, 23, 46)'];
    const dark = { colorScheme: 'dark' };
    for (const [options, expected] of [
      [{ ...dark }, WHITE],
      [{ ...dark, head: '<style>:root { color-scheme: light dark }</style>' }, NIGHT],
      [{ attributes: 'data-theme="dark"' }, NIGHT],
    ] as const) {
      const { page, context } = await there(options);
      await openChat(page);
      expect(await surface(page)).toBe(expected);
      await context.close();
    }
  });
});

describe('taken away', () => {
  it('it leaves the page as it was: its document, its listeners, its names', { tags: 'long' }, async () => {
    const { page, context } = await there({ head: '' });
    await page.route('**/chat-widget.js', (route) => route.fulfill({ body: '' }));
    await page.reload();
    const before = { html: await page.content(), listeners: await listeners(page), globals: await globals(page) };
    await page.unrouteAll();
    await page.reload();
    await openChat(page);
    await say(page, 'Hallo');
    await messages(page, 'assistant').waitFor();
    // Whoever has a conversation would be told of answers when the script comes back.
    await page.evaluate(() => sessionStorage.clear());
    await page.evaluate(() => (window as never as { Sternklar: { destroy(): void } }).Sternklar.destroy());
    await expect.poll(() => listeners(page)).toEqual(before.listeners);
    expect(await page.content()).toBe(before.html);
    expect(await globals(page)).toEqual(before.globals);

    const asked = api.calls().length;
    api.reply('Ist noch jemand da?');
    await page.evaluate(
      (html) => {
        const template = new DOMParser().parseFromString(html, 'text/html').querySelector('script');
        const script = document.createElement('script');
        for (const { name, value } of template?.attributes ?? []) script.setAttribute(name, value);
        document.head.append(script);
      },
      snippet({ product: api.url, key: KEY }),
    );
    await openButton(page).waitFor();
    expect(api.calls()).toHaveLength(asked);
    await context.close();
  });

  it('while its second script is on the way, nothing appears', async () => {
    const { page, context } = await there();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/panel-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await openButton(page).click();
    await page.evaluate(() => (window as never as { Sternklar: { destroy(): void } }).Sternklar.destroy());
    const loaded = page.waitForResponse('**/panel-*.js');
    release();
    await (await loaded).finished();
    expect(await page.locator('sternklar-chat').count()).toBe(0);
    await context.close();
  });
});

it('is there once, however often its script is on the page', async () => {
  const { page, context, complaints } = await there({ head: snippet({ product: api.url, key: KEY }) });
  await openButton(page).waitFor();
  await page.waitForLoadState('load');
  expect(await page.locator('sternklar-chat').count()).toBe(1);
  expect(complaints()).toEqual([]);
  await context.close();
});

it('says so when its second script cannot be loaded, and loads it at the next click', async () => {
  const { page, context } = await there();
  await page.route('**/panel-*.js', (route) => route.abort('connectionreset'), { times: 1 });
  await openButton(page).click();
  await corner(page).getByText('Der Chat lädt gerade nicht.').waitFor();
  await openChat(page);
  await context.close();
});
