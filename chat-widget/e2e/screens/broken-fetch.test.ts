import { afterEach, beforeEach, expect, it } from 'vitest';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type PartnerSite, startPartnerSite } from '../partner-site.ts';
import { messages, openChat, say, visit } from '../visitor.ts';
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

it.each([
  ['throws at once', 'window.fetch = () => { throw new TypeError("Illegal invocation"); };'],
  ['answers nothing', 'window.fetch = () => undefined;'],
  ['never answers and cannot be called off', 'window.fetch = () => new Promise(() => {});'],
  ['knows no AbortSignal.timeout', 'delete AbortSignal.timeout;'],
])('the chat opens where the fetch of the page %s', async (_how, html) => {
  site.put('/breaks.js', { html });
  const { page, context, complaints } = await visit(browser, {
    site,
    product: api.url,
    viewport: DESK,
    head: '<script src="/breaks.js"></script>',
  });
  await openChat(page);
  await say(page, 'Hallo');
  await messages(page, 'assistant').getByText('Antwort auf: Hallo').waitFor();
  expect(complaints()).toEqual([]);
  await context.close();
});
