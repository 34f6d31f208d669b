import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainFirst } from '../../event-store/src/testing/plain-first.ts';
import { DESK, sharedBrowser } from '../../infra/e2e/browser.ts';
import { type PartnerSite, startPartnerSite } from './partner-site.ts';
import { messages, openButton, openChat, say, type VisitOptions, visit } from './visitor.ts';
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

/** A page, and what its console says from the beginning. */
const there = async (more: Partial<VisitOptions>) => {
  const visitor = await visit(browser, { site, product: api.url, viewport: DESK, ...more });
  const said: string[] = [];
  // What the page said the first time may be heard late; once it is left, it says no more.
  await visitor.page.goto('about:blank');
  visitor.page.on('console', (message) => said.push(message.text()));
  await visitor.page.goto(site.origin);
  return { ...visitor, said };
};
type There = Awaited<ReturnType<typeof there>>;
const talk = async ({ page }: There) => {
  await openChat(page);
  await say(page, 'Hallo');
  await messages(page, 'assistant').getByText('Antwort auf: Hallo').waitFor();
};
const SENTENCE = expect.stringMatching(/^Sternklar chat: (?!.*\. .*\. )[A-Z].+[^.]\. http\S+#unfit-page$/);

describe('says in one sentence, without an error, that it cannot begin on a page that has broken', () => {
  plainFirst(1, [
    ['attachShadow', 'Element.prototype.attachShadow = broken;'],
    ['constructed style sheets', 'CSSStyleSheet.prototype.replaceSync = broken;'],
    ['MutationObserver', 'window.MutationObserver = broken;'],
    ['Object.assign', 'Object.assign = broken;'],
  ])('%s', async (_what, breaks) => {
    site.put('/breaks.js', { html: `function broken() { throw new Error('broken by the page'); } ${breaks}` });
    const { context, complaints, said } = await there({ head: '<script src="/breaks.js"></script>' });
    await expect.poll(() => said).toEqual([SENTENCE]);
    expect(complaints()).toEqual([]);
    await context.close();
  });
});

it('works, and says in one sentence what is wrong, where an element has its name', { tags: 'long' }, async () => {
  const visitor = await there({
    bare: true,
    body: '<main id="Sternklar"><h1>Bäckerei</h1></main>',
    // At its end, where the page is known.
    head: `<script defer src="${api.url}/chat-widget.js" data-key="pk_test"></script>`,
  });
  await talk(visitor);
  expect(visitor.said).toEqual([SENTENCE]);
  expect(visitor.complaints()).toEqual([]);
  await visitor.context.close();
});

it('opens on a page that was written anew before anybody had opened it', { tags: 'long' }, async () => {
  const visitor = await there({});
  await openButton(visitor.page).waitFor();
  await visitor.page.evaluate(() => {
    document.open();
    document.write('<!doctype html><html lang="de"><head></head><body><h1>Neu</h1></body></html>');
    document.close();
  });
  await talk(visitor);
  expect(visitor.complaints()).toEqual([]);
  await visitor.context.close();
});

it('works in a sandbox, where frames and storage are nobody’s', async () => {
  const visitor = await there({ headers: { 'content-security-policy': 'sandbox allow-scripts' } });
  await talk(visitor);
  expect(visitor.complaints()).toEqual([]);
  await visitor.context.close();
});

it('talks where the browser allows neither storage nor a channel between tabs, as Firefox without cookies', async () => {
  site.put('/denied.js', {
    html: `function denied() { throw new DOMException('The operation is insecure.', 'SecurityError'); }
      window.BroadcastChannel = denied;
      Object.defineProperty(window, 'sessionStorage', { get: denied });`,
  });
  const visitor = await there({ head: '<script src="/denied.js"></script>' });
  await talk(visitor);
  expect([visitor.said, visitor.complaints()]).toEqual([[], []]);
  await visitor.context.close();
});
