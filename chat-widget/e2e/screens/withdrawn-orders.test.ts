import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type PartnerSite, startPartnerSite } from '../partner-site.ts';
import { openChat, visit } from '../visitor.ts';
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

const pinnedLine = () => {
  const current = resolve(import.meta.dirname, '../../dist/client/chat-widget/v1/current.json');
  const { build, integrity } = JSON.parse(readFileSync(current, 'utf8')) as { build: string; integrity: string };
  return `<script src="${api.url}/chat-widget/v1/${build}/loader.js" integrity="${integrity}" crossorigin="anonymous" data-key="pk_test"></script>`;
};

it('a working version behind a withdrawn one hears every order that the page gave before it came, once', async () => {
  api.withdraw();
  site.put('/before.js', {
    html: `window.heard = []; window.Sternklar = [];
      Sternklar.push(['on', 'open', () => heard.push('open, from before')]);`,
  });
  site.put('/between.js', {
    html: `Sternklar.push(['on', 'ready', () => heard.push('ready')]);
      Sternklar.on('open', () => heard.push('open'));
      Sternklar.identify(() => { heard.push('who'); return 'x.y.z'; });
      Sternklar.push(['init', { position: 'left' }]);
      Sternklar.open('Guten Tag'); Sternklar.close();`,
  });
  const { page, context, complaints } = await visit(browser, {
    site,
    product: api.url,
    viewport: DESK,
    bare: true,
    head: `<script src="/before.js"></script>${pinnedLine()}<script src="/between.js"></script>
      <script src="${api.url}/chat-widget.js" data-key="pk_test"></script>`,
  });
  const heard = () => page.evaluate(() => (window as never as { heard: readonly string[] }).heard);
  await expect.poll(heard).toEqual(['ready', 'who']);
  await openChat(page);
  await expect.poll(heard).toEqual(['ready', 'who', 'open, from before', 'open']);
  expect(await page.locator('sternklar-chat').getAttribute('data-position')).toBe('left');
  expect(await page.locator('sternklar-chat').count()).toBe(1);
  expect(complaints()).toEqual([]);
  await context.close();
});
