import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type PartnerSite, startPartnerSite } from '../partner-site.ts';
import { corner, input, messages, openButton, openChat, say, visit } from '../visitor.ts';
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

const there = async (html: string) => {
  site.put('/breaks.js', { html });
  return visit(browser, { site, product: api.url, viewport: DESK, head: '<script src="/breaks.js"></script>' });
};
const BAD = `() => { throw new Error('broken by the page'); }`;

describe('works where the page or the browser has', () => {
  it.each([
    ['no AbortSignal.any, as Safari before 17.4', 'delete AbortSignal.any;'],
    ['no requestIdleCallback, as Safari', 'delete window.requestIdleCallback;'],
    ['no BroadcastChannel', 'delete window.BroadcastChannel;'],
    ['another Array.from', `Array.from = ${BAD};`],
    ['another Object.entries and Object.fromEntries', `Object.entries = Object.fromEntries = ${BAD};`],
    [
      'an Array.prototype.map as Prototype had it',
      'const map = Array.prototype.map; Array.prototype.map = function (each, context) { return map.call(this, each ?? ((x) => x), context); };',
    ],
  ])('%s', async (_what, script) => {
    const { page, context, complaints } = await there(script);
    await openChat(page);
    await say(page, 'Hallo');
    await messages(page, 'assistant').getByText('Antwort auf: Hallo').waitFor();
    api.reply('Guten Tag.');
    await messages(page, 'admin').getByText('Guten Tag.').waitFor();
    expect(complaints()).toEqual([]);
    await context.close();
  });
});

it('where one writes grows with what is written, also without field-sizing, as in Safari before 26.2', async () => {
  const { page, context, complaints } = await there(
    `const { replaceSync } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.replaceSync = function (css) { replaceSync.call(this, css.replaceAll('field-sizing', 'x')); };`,
  );
  await openChat(page);
  const height = async () => (await input(page).boundingBox())?.height;
  const scrolls = () => input(page).evaluate((field) => field.scrollHeight > field.clientHeight);
  expect(await height()).toBe(48);
  await input(page).fill('Guten Tag,\nich habe eine Frage,\ndie länger ist:');
  expect(await height()).toBeGreaterThan(90);
  expect(await scrolls()).toBe(false);
  await input(page).press('Shift+Enter');
  expect(await height()).toBeGreaterThan(110);
  await input(page).fill('Eine Zeile.\n'.repeat(30));
  expect(await height()).toBeLessThan(150);
  expect(await scrolls()).toBe(true);
  await input(page).fill('');
  expect(await height()).toBe(48);
  expect(complaints()).toEqual([]);
  await context.close();
});

describe('says politely that it cannot where the page or the browser has', () => {
  it.each([
    ['a push that throws', `Array.prototype.push = ${BAD};`, /Auf dieser Seite/],
    ['a map that throws', `Array.prototype.map = ${BAD};`, /Auf dieser Seite/],
    ['a map that answers nothing', 'Array.prototype.map = () => undefined;', /Auf dieser Seite/],
    ['no light-dark(), as Safari before 17.5', `CSS.supports = () => false;`, /Browser/],
  ])('%s', async (_what, script, words) => {
    const { page, context, complaints } = await there(script);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await openButton(page).click();
    await corner(page).getByRole('status').getByText(words).waitFor();
    expect(complaints()).toEqual([]);
    await expect
      .poll(() => said)
      .toEqual([expect.stringMatching(/^Sternklar chat: (?!.*\. .*\. )[A-Z].+[^.]\. http\S+$/)]);
    await context.close();
  });
});
