import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { DESK, type PersonOptions, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { type PartnerSite, startPartnerSite, strictPolicy } from '../partner-site.ts';
import { corner, messages, openButton, openChat, say, visit } from '../visitor.ts';
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

interface Pinned {
  readonly build: string;
  readonly integrity: string;
}
/** Read with each test: it is built before them. */
const pinned = (): Pinned =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../dist/client/chat-widget/v1/current.json'), 'utf8'));

interface There {
  readonly attributes?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** After the line. */
  readonly more?: string;
  readonly viewport?: PersonOptions['viewport'];
}
const there = ({ attributes = '', headers = {}, more = '', viewport = DESK }: There = {}) => {
  const { build, integrity } = pinned();
  const src = `${api.url}/chat-widget/v1/${build}/loader.js`;
  const head = `<script async src="${src}" integrity="${integrity}" crossorigin="anonymous" data-key="pk_test" ${attributes}></script>${more}`;
  return visit(browser, { site, product: api.url, viewport, bare: true, head, headers });
};
/** What comes of a script on its way is something else than what was built. */
const tamper = (page: Page, name: string) =>
  page.route(`**/chat-widget/v1/*/${name}.js*`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};document.title='tampered'` });
  });

describe('the script at an address that stays', () => {
  it.each([
    ['a strict policy', () => strictPolicy(api.url), ''],
    [
      'a policy that goes by nonces',
      () => ({ 'content-security-policy': `script-src 'nonce-n0nce'; connect-src ${api.url}` }),
      'nonce="n0nce"',
    ],
    ['no policy, as a module', () => ({}), 'type="module"'],
  ])('is the whole chat, from one folder, on a page with %s', async (_case, headers, attributes) => {
    const { page, context, asked, complaints } = await there({ headers: headers(), attributes });
    await openChat(page);
    await say(page, 'Hallo');
    await messages(page, 'assistant').getByText('Antwort auf: Hallo').waitFor();
    const folder = `/chat-widget/v1/${pinned().build}`;
    await expect.poll(() => asked.includes(`${folder}/live.js`)).toBe(true);
    const scripts = [...new Set(asked.filter((path) => path.startsWith('/chat-widget')))];
    expect(scripts.sort()).toEqual([`${folder}/live.js`, `${folder}/loader.js`, `${folder}/panel.js`]);
    expect(asked.filter((path) => path.endsWith('/panel.js'))).toHaveLength(1);
    await expect.poll(() => page.locator('link').count()).toBe(0);
    expect(complaints()).toEqual([]);
    await context.close();
  });

  it('has the hash of every script beside it', () => {
    const folder = resolve(import.meta.dirname, '../../dist/client/chat-widget/v1', pinned().build);
    const loader = readFileSync(resolve(folder, 'loader.js'), 'utf8');
    const others = readdirSync(folder).filter((file) => file.endsWith('.js') && file !== 'loader.js');
    expect(others).toContain('live.js');
    for (const file of others) {
      const hash = createHash('sha256')
        .update(readFileSync(resolve(folder, file)))
        .digest('base64');
      expect(loader).toContain(`"${file}":"sha256-${hash}"`);
    }
  });

  it('runs no other script than the one that was built', async () => {
    const { page, context } = await there();
    await openButton(page).waitFor();
    await tamper(page, 'panel');
    await openButton(page).click();
    await corner(page).getByText('Der Chat lädt gerade nicht.').waitFor();
    expect(await page.title()).toBe('Bäckerei Morgenrot');
    await page.unroute('**/chat-widget/v1/*/panel.js*');
    await openChat(page);
    await context.close();
  });

  it('runs no other script later, either', async () => {
    const { page, context, asked } = await there();
    await openChat(page);
    await tamper(page, 'live');
    await say(page, 'Hallo');
    await messages(page, 'assistant').getByText('Antwort auf: Hallo').waitFor();
    await expect.poll(() => asked.some((path) => path.endsWith('/live.js'))).toBe(true);
    // The answer to the next message comes after what came of the script.
    await say(page, 'Noch etwas');
    await messages(page, 'assistant').getByText('Antwort auf: Noch etwas').waitFor();
    expect(await page.title()).toBe('Bäckerei Morgenrot');
    await context.close();
  });

  it('is not run itself when it is another one', async () => {
    const { page, context } = await there();
    await openButton(page).waitFor();
    await tamper(page, 'loader');
    await page.reload();
    await page.waitForLoadState('load');
    await expect.poll(() => page.locator('sternklar-chat').count()).toBe(0);
    expect(await page.title()).toBe('Bäckerei Morgenrot');
    await context.close();
  });
});

const SORRY = 'Der Chat ist hier zurzeit leider nicht zu erreichen; bitte melden Sie sich auf einem anderen Weg.';
/** What the console of a page says from now on, errors aside. */
const warnings = (page: Page) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') said.push(message.text());
  });
  return said;
};

describe('a pinned version that was withdrawn', () => {
  it.each([
    ['a strict policy', () => strictPolicy(api.url), '', DESK],
    [
      'a policy that goes by nonces, on a phone',
      () => ({ 'content-security-policy': `script-src 'nonce-n0nce'; connect-src ${api.url}` }),
      'nonce="n0nce"',
      PHONE,
    ],
    ['no policy, as a module', () => ({}), 'type="module"', DESK],
  ])(
    'says one sentence, asks for nothing, and breaks nothing, with %s',
    async (_case, headers, attributes, viewport) => {
      api.withdraw();
      const { page, context, asked, complaints } = await there({ headers: headers(), attributes, viewport });
      const said = warnings(page);
      await openButton(page).click();
      await corner(page).getByRole('status').getByText(SORRY).waitFor();
      expect(await sidewaysOverflow(page)).toEqual([]);
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, `widget-withdrawn-${viewport.width}`);
      await page.reload();
      await openButton(page).waitFor();
      expect(said).toEqual([
        `Sternklar chat: This pinned version was withdrawn, most likely to close a security hole. ${api.url}/chat-widget/help.html#withdrawn`,
      ]);
      expect(new Set(asked)).toEqual(new Set([`/chat-widget/v1/${pinned().build}/loader.js`]));
      expect(api.calls()).toEqual([]);
      expect(complaints()).toEqual([]);
      await context.close();
    },
  );

  it('says it in the page’s language, takes every order, and goes when it is told to', async () => {
    api.withdraw();
    const more =
      '<script>window.Sternklar = window.Sternklar || []; Sternklar.push(["init", { lang: "en", position: "left" }]);</script>';
    const { page, context, complaints } = await there({ more });
    const button = page.getByRole('button', { name: 'Open support chat' });
    await button.waitFor();
    await page.evaluate(() => {
      const { Sternklar } = window as unknown as { Sternklar: Record<string, (...args: unknown[]) => void> };
      for (const order of ['identify', 'logout', 'on', 'off', 'show', 'close', 'hide'] as const) Sternklar[order]?.();
      Sternklar.open?.('Guten Tag');
    });
    await page.getByText('The chat is not available here at the moment; please get in touch in another way.').waitFor();
    expect((await button.boundingBox())?.x).toBeLessThan(100);
    await page.evaluate(() => {
      document.body.innerHTML = '<p>Neu</p>';
      document.querySelector('sternklar-chat')?.remove();
    });
    await button.waitFor();
    await page.evaluate(() => (window as unknown as { Sternklar: { destroy(): void } }).Sternklar.destroy());
    await button.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => 'Sternklar' in window)).toBe(false);
    expect(complaints()).toEqual([]);
    await context.close();
  });

  it('is told on a page that was open before, by the loader that is there', async () => {
    const { page, context, complaints } = await there();
    await openButton(page).waitFor();
    api.withdraw();
    await openButton(page).click();
    await corner(page).getByText(SORRY).waitFor();
    expect(complaints()).toEqual([]);
    await context.close();
  });

  it('lets who is talking finish, without an error', async () => {
    const { page, context, complaints } = await there();
    await openChat(page);
    api.withdraw();
    await say(page, 'Hallo');
    await messages(page, 'assistant').getByText('Antwort auf: Hallo').waitFor();
    await say(page, 'Noch etwas');
    await messages(page, 'assistant').getByText('Antwort auf: Noch etwas').waitFor();
    expect(complaints()).toEqual([]);
    await context.close();
  });

  it('stands aside where the newest one is on the page, too', async () => {
    api.withdraw();
    const more = `<script src="${api.url}/chat-widget.js" data-key="pk_test"></script>`;
    const { page, context, complaints } = await there({ more });
    // Both have come by then, whichever was first.
    await page.waitForLoadState('networkidle');
    await openChat(page);
    expect(await page.locator('sternklar-chat').count()).toBe(1);
    expect(complaints()).toEqual([]);
    await context.close();
  });
});
