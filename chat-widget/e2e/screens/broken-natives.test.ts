import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type PartnerSite, startPartnerSite } from '../partner-site.ts';
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
