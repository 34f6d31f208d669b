import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type PartnerSite, startPartnerSite } from '../partner-site.ts';
import { chatWindow, input, messages, openButton, openChat, say, type VisitOptions, visit } from '../visitor.ts';
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

const there = (more: Partial<VisitOptions> = {}) => visit(browser, { site, product: api.url, viewport: DESK, ...more });

/** How pages get a new body without being loaded anew. */
const CHANGES: Readonly<Record<string, () => unknown>> = {
  'by innerHTML': () => {
    document.body.innerHTML = '<h1>Neu</h1>';
  },
  'as Turbo does': () => {
    const next = document.createElement('body');
    next.innerHTML = '<h1>Neu</h1>';
    document.documentElement.replaceChild(next, document.body);
  },
  'in a view transition': () =>
    document.startViewTransition(() => {
      document.body.replaceWith(document.createElement('body'));
    }).finished,
  'with everything below its root': () => {
    document.documentElement.innerHTML = '<head></head><body><h1>Neu</h1></body>';
  },
  'with its root': () => {
    const next = document.createElement('html');
    next.innerHTML = '<head></head><body><h1>Neu</h1></body>';
    document.replaceChild(next, document.documentElement);
  },
  'by document.write': () => {
    document.open();
    document.write('<!doctype html><html><head></head><body><h1>Neu</h1></body></html>');
    document.close();
  },
};

describe.each(Object.keys(CHANGES))('a page that replaces its body %s', (how) => {
  it.each([DESK, PHONE])('keeps the conversation, at $width px', async (viewport) => {
    const { page, context, complaints } = await there({ viewport });
    await openChat(page);
    await say(page, 'Hallo');
    await messages(page, 'assistant').waitFor();
    await input(page).fill('Angefangen');
    // The page's own script, and so without what it answers.
    await page.evaluate(`void (${CHANGES[how]})()`);
    await messages(page, 'user').getByText('Hallo').waitFor();
    expect(await input(page).inputValue()).toBe('Angefangen');
    await say(page, 'Noch da?');
    await messages(page, 'assistant').getByText('Antwort auf: Noch da?').waitFor();
    await chatWindow(page).getByRole('button', { name: 'Chat schließen' }).click();
    await openChat(page);
    expect(await page.locator('sternklar-chat').count()).toBe(1);
    expect(complaints()).toEqual([]);
    await context.close();
  });
});

const runAgain = (page: Page) =>
  page.evaluate(async () => {
    const script = document.createElement('script');
    for (const { name, value } of document.querySelector('script[data-key]')?.attributes ?? [])
      script.setAttribute(name, value);
    const isThere = new Promise((loaded) => script.addEventListener('load', loaded));
    document.head.append(script);
    await isThere;
  });

it('a script that comes again heals what is gone, and doubles nothing', async () => {
  const { page, context, complaints } = await there();
  await openButton(page).waitFor();
  await page.evaluate(() => {
    // A page that lets nobody notice what it takes away.
    document.querySelector('sternklar-chat')?.remove();
    Object.assign(window, { MutationObserver: undefined });
  });
  await runAgain(page);
  await runAgain(page);
  await openChat(page);
  expect(await page.locator('sternklar-chat').count()).toBe(1);
  expect(complaints()).toEqual([]);
  await context.close();
});

it('a page that throws out whatever is not its own does not freeze', async () => {
  site.put('/tidy.js', {
    html: `new MutationObserver(() => document.querySelector('sternklar-chat')?.remove())
      .observe(document, { childList: true, subtree: true });`,
  });
  const { page, context } = await there({ head: '<script src="/tidy.js"></script>' });
  await page.waitForLoadState('load');
  for (let times = 0; times < 3; times += 1)
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));
  expect(await page.title()).toBe('Bäckerei Morgenrot');
  await context.close();
});

it.each([DESK, PHONE])('stands where it belongs on a page that moves its body, at $width px', async (viewport) => {
  const places = async (head: string) => {
    const { page, context } = await there({ viewport, head });
    const button = await openButton(page).boundingBox();
    await openChat(page);
    const window = await chatWindow(page).boundingBox();
    await context.close();
    return { button, window };
  };
  expect(
    await places(
      '<style>body { transform: translateX(100px) scale(0.5); filter: blur(0); contain: paint; height: 3000px }</style>',
    ),
  ).toEqual(await places(''));
});
