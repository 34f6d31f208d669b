import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../../../infra/e2e/browser.ts';
import { pageThatSays, SENTENCE } from '../page-that-says.ts';
import { type PartnerSite, startPartnerSite } from '../partner-site.ts';
import { KEY, openChat } from '../visitor.ts';
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

const src = () => `${api.url}/chat-widget.js`;

describe('what is wrong is said in one sentence with a link', () => {
  const jwt = (claims: object, head: object = { alg: 'HS256' }) =>
    `${[head, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.c2ln`;
  const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
  const good = () => ({ aud: 'chat-widget', sub: '7', exp: inSeconds(300) });
  it.each([
    ['another audience', () => jwt({ ...good(), aud: 'shop' }), /aud is "shop", not "chat-widget"/],
    ['an expiry that has passed', () => jwt({ ...good(), exp: inSeconds(-60) }), /exp .*expired/],
    ['an expiry too far away', () => jwt({ ...good(), exp: inSeconds(7_200) }), /exp .*ten minutes/],
    ['an expiry in milliseconds', () => jwt({ ...good(), exp: inSeconds(300) * 1000 }), /exp .*seconds/],
    ['nobody', () => jwt({ ...good(), sub: undefined }), /sub/],
    ['another algorithm', () => jwt(good(), { alg: 'RS256' }), /RS256.*HS256/],
    ['no JWT', () => '<!doctype html>', /no JWT/],
    ['another secret', () => jwt(good()), /secret/],
  ])('an identity with %s', async (_what, token, words) => {
    api.refuseSessions({ status: 422, code: 'identity-invalid', detail: 'Bitte laden Sie die Seite neu.' });
    const order = `(window.Sternklar ||= []).push(['identify', '${token()}']);`;
    const { page, context, said } = await pageThatSays(browser, {
      site,
      product: api.url,
      head: `<script>${order}</script><script async src="${src()}" data-key="${KEY}"></script>`,
    });
    await openChat(page);
    const ours = () => said.filter((line) => line.startsWith('Sternklar'));
    await expect.poll(ours).toEqual([expect.stringMatching(SENTENCE)]);
    expect(ours()[0]).toMatch(words);
    await context.close();
  });
});
