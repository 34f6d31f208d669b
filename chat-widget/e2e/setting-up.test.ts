import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainFirst } from '../../event-store/src/testing/plain-first.ts';
import { sharedBrowser } from '../../infra/e2e/browser.ts';
import { pageThatSays, SENTENCE } from './page-that-says.ts';
import { type PartnerSite, startPartnerSite } from './partner-site.ts';
import { corner, KEY, messages, openButton, openChat, say, type VisitOptions } from './visitor.ts';
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

const MAIN = '<main><h1>Bäckerei Morgenrot</h1></main>';

const pageWith = (scripts: string, more: Partial<VisitOptions> = {}) =>
  pageThatSays(browser, { ...more, head: scripts, site, product: api.url });
const src = () => `${api.url}/chat-widget.js`;
const ask = async (page: Page) => {
  await openChat(page);
  await say(page, 'Hallo');
  await messages(page, 'assistant').getByText('Antwort auf: Hallo').waitFor();
};

describe('the line in the page', () => {
  it.each([
    ['as a module', () => `<script type="module" src="${src()}" data-key="${KEY}"></script>`],
    ['by a tag manager that drops attributes', () => `<script>${byTagManager(`${src()}?key=${KEY}`)}</script>`],
    ['with its key by an order', () => `<script>${orders()}</script><script async src="${src()}"></script>`],
    ['with its key by a later order', () => `<script src="${src()}"></script><script>${orders()}</script>`],
  ])('%s works', async (_how, scripts) => {
    const { page, context, complaints, said } = await pageWith(scripts());
    await ask(page);
    expect(said).toEqual([]);
    expect(complaints()).toEqual([]);
    await context.close();
  });
  const orders = () => `window.Sternklar = window.Sternklar || []; Sternklar.push(['init', { key: '${KEY}' }]);`;
  const byTagManager = (address: string) =>
    `const script = document.createElement('script'); script.src = '${address}'; document.head.append(script);`;

  it('works under a policy with a nonce', async () => {
    const policy = `default-src 'none'; script-src 'nonce-abc'; connect-src ${api.url}`;
    const script = `<script nonce="abc" async src="${src()}" data-key="${KEY}"></script>`;
    const { page, context, complaints } = await pageWith(script, { headers: { 'content-security-policy': policy } });
    await ask(page);
    expect(complaints()).toEqual([]);
    await context.close();
  });

  it('takes position, words and colours by an order, before or after it came', async () => {
    const settings = {
      key: KEY,
      position: 'left',
      texts: {
        label: 'Fragen?',
        title: 'Bäckerei Morgenrot',
        welcome: 'Grüß Gott!',
        suggestions: ['Wann ist das Brot warm?'],
      },
    };
    const order = `(window.Sternklar ||= []).push(['init', ${JSON.stringify(settings)}]);`;
    for (const scripts of [
      `<script>${order}</script><script async src="${src()}"></script>`,
      `<script src="${src()}"></script><script>${order}</script>`,
    ]) {
      const { page, context } = await pageWith(scripts);
      const button = corner(page).getByRole('button', { name: 'Fragen?: Support-Chat öffnen' });
      expect((await button.boundingBox())?.x).toBe(24);
      await button.click();
      const window = page.getByRole('dialog', { name: 'Bäckerei Morgenrot' });
      // Who answers is said whatever the partner says.
      await window.getByText(/^Grüß Gott! Ich bin der KI-Assistent, ein Programm und kein Mensch\./).waitFor();
      await window.getByRole('button', { name: 'Wann ist das Brot warm?' }).click();
      await page.getByText('Antwort auf: Wann ist das Brot warm?').waitFor();
      await context.close();
    }
  });
});

describe('what is wrong is said in one sentence with a link', () => {
  plainFirst(1, [
    ['no key', () => `<script async src="${src()}"></script>`, /no key/],
    ['an empty key', () => `<script async src="${src()}" data-key=""></script>`, /no key/],
  ])('%s', async (_what, scripts, words) => {
    const { page, context, complaints, said } = await pageWith(scripts());
    await expect.poll(() => said).toEqual([expect.stringMatching(SENTENCE)]);
    expect(said[0]).toMatch(words);
    expect(await openButton(page).count()).toBe(0);
    expect(complaints()).toEqual([]);
    const link = said[0]?.split(' ').at(-1) ?? '';
    expect((await fetch(link)).headers.get('content-type')).toContain('text/html');
    await context.close();
  });

  plainFirst(1, [
    [404, 'widget-key-unknown', /key/],
    [403, 'origin-not-allowed', /The address http:\/\/localhost:\d+ is not/],
    [403, 'widget-paused', /paused/],
  ])('a session refused with %d %s', async (status, code, words) => {
    api.refuseSessions({ status, code, detail: 'Geht nicht.' });
    const { page, context, said } = await pageWith(`<script async src="${src()}" data-key="${KEY}"></script>`);
    await openChat(page);
    await say(page, 'Hallo');
    await messages(page, 'user').getByText('Nicht gesendet. Geht nicht.').waitFor();
    const ours = () => said.filter((line) => line.startsWith('Sternklar'));
    await expect.poll(ours).toEqual([expect.stringMatching(SENTENCE)]);
    expect(ours()[0]).toMatch(words);
    await context.close();
  });
});

it('debug tells the console what happens, and never what was written', async () => {
  const { page, context, said } = await pageWith(
    `<script async src="${src()}" data-key="${KEY}" data-debug="1"></script>`,
    { body: MAIN },
  );
  await openChat(page);
  await say(page, 'Mein Geheimnis');
  await messages(page, 'assistant').waitFor();
  expect(said.some((line) => /^Sternklar chat: ready/.test(line))).toBe(true);
  expect(said.some((line) => /^Sternklar chat: open/.test(line))).toBe(true);
  expect(said.join()).not.toContain('Geheimnis');
  await context.close();
});
