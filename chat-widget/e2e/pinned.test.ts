import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DESK, sharedBrowser } from '../../infra/e2e/browser.ts';
import { type PartnerSite, startPartnerSite, strictPolicy } from './partner-site.ts';
import { corner, messages, openButton, openChat, say, visit } from './visitor.ts';
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

interface Pinned {
  readonly build: string;
  readonly integrity: string;
}
/** Read with each test: it is built before them. */
const pinned = (): Pinned =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../dist/client/chat-widget/v1/current.json'), 'utf8'));

const there = (more: { readonly attributes?: string; readonly headers?: Readonly<Record<string, string>> } = {}) => {
  const { build, integrity } = pinned();
  const { attributes = '', headers = {} } = more;
  const src = `${api.url}/chat-widget/v1/${build}/loader.js`;
  const head = `<script async src="${src}" integrity="${integrity}" crossorigin="anonymous" data-key="pk_test" ${attributes}></script>`;
  return visit(browser, { site, product: api.url, viewport: DESK, bare: true, head, headers });
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
