import { createHmac } from 'node:crypto';
import type { IdentitySecret, Partner } from '@sternklar/contracts/partners/partner.api';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK, sharedBrowser } from '../../infra/e2e/browser.ts';
import { adminToken, call } from '../../infra/e2e/customers.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { type PartnerSite, startPartnerSite, strictPolicy } from './partner-site.ts';
import { messages, openButton, openChat, say, visit } from './visitor.ts';

const url = productUrl();
const browser = await sharedBrowser();
let site: PartnerSite;
let key: string;
/** What the partner's server keeps, and nobody else has. */
let secret: string;

beforeAll(async () => {
  site = await startPartnerSite();
  const token = await adminToken(url);
  const body = { name: 'Bäckerei Morgenrot', origins: [site.origin] };
  const partner = await call<Partner>({ url, method: 'POST', path: '/admin/partners', token, body });
  key = partner.keys[0]?.key ?? '';
  const path = `/admin/partners/${partner.id}/identity-secret`;
  ({ secret } = await call<IdentitySecret>({ url, method: 'POST', path, token, body: {} }));
});
afterAll(() => site?.stop());

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const inFiveMinutes = () => Math.floor(Date.now() / 1_000) + 300;
const claimsOf = (person: string) => ({ aud: 'chat-widget', sub: person, exp: inFiveMinutes(), name: 'Karla Kundin' });

/** As docs/partner-einbau.md tells partners to do it, without a library. */
const signed = (claims: object, by = secret): string => {
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${content}.${createHmac('sha256', by).update(content).digest('base64url')}`;
};

interface Widget {
  identify(token: string): void;
  on(name: string, handler: (detail: unknown) => void): void;
}

/** A visitor on another device each time, whom the page names with a token. */
const visitorWith = async (token: string) => {
  const visitor = await visit(browser, { site, product: url, key, viewport: DESK, headers: strictPolicy(url) });
  await visitor.page.waitForFunction(() => 'destroy' in (window as never as { Sternklar: object }).Sternklar);
  await visitor.page.evaluate((given) => {
    const { Sternklar } = window as never as { Sternklar: Widget };
    const failures: unknown[] = [];
    Object.assign(window, { failures });
    Sternklar.on('error', (detail) => failures.push(detail));
    Sternklar.identify(given);
  }, token);
  await openChat(visitor.page);
  return visitor;
};
const failures = (page: Page) => page.evaluate(() => (window as never as { failures: readonly unknown[] }).failures);

describe('somebody whom the partner’s server has signed for', () => {
  it('finds the conversation again on another device, and somebody else does not', async () => {
    const first = await visitorWith(signed(claimsOf('kunde-1')));
    await say(first.page, 'Was kostet das?');
    await messages(first.page, 'assistant').getByText('59,00').waitFor();
    expect(first.complaints()).toEqual([]);
    // Who they are is said again on every page: nothing of it is kept.
    expect(await first.page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
    await first.context.close();

    const second = await visitorWith(signed(claimsOf('kunde-1')));
    await messages(second.page, 'user').getByText('Was kostet das?').waitFor();
    await messages(second.page, 'assistant').getByText('59,00').waitFor();
    await second.context.close();

    const other = await visitorWith(signed(claimsOf('kunde-2')));
    await say(other.page, 'Guten Tag');
    await messages(other.page, 'assistant').waitFor();
    expect(await messages(other.page, 'user').allInnerTexts()).toEqual([expect.stringContaining('Guten Tag')]);
    await other.context.close();
  });
});

it('whom the page names stays who they are, whoever else has a conversation in another tab', {
  tags: 'long',
}, async () => {
  const there = { site, product: url, key, viewport: DESK, headers: strictPolicy(url) };
  const { page: anonymous, context } = await visit(browser, there);
  const named = await context.newPage();
  const asked: unknown[] = [];
  named.on('request', (request) => {
    if (request.url() === `${url}/api/widget/sessions`) asked.push(request.postDataJSON());
  });
  // As pages do it who know at once who is there: by an order before the script has come.
  const token = signed(claimsOf('kunde-4'));
  await named.addInitScript((jwt) => Object.assign(window, { Sternklar: [['identify', jwt]] }), token);
  await named.goto(site.origin);
  await openButton(named).waitFor();
  await openChat(anonymous);
  await say(anonymous, 'Wer bin ich?');
  await messages(anonymous, 'assistant').waitFor();
  // What is said between tabs comes in their order.
  await named.evaluate(
    (name) => new Promise((heard) => Object.assign(new BroadcastChannel(name), { onmessage: heard }).postMessage('?')),
    `sternklar-chat:${key}`,
  );
  await openChat(named);
  await say(named, 'Ich bin Kunde 4');
  await messages(named, 'assistant').waitFor();
  expect(asked).toEqual([{ key, identity: token }]);
  expect(await messages(named, 'user').count()).toBe(1);
  expect(await named.evaluate(() => sessionStorage.length)).toBe(0);
  await context.close();
});

describe('who is not signed for is never believed', () => {
  const foreign = 'geraten-geraten-geraten-geraten-geraten';
  const changed = (token: string) => {
    const [head, , signature] = token.split('.');
    return `${head}.${part(claimsOf('kunde-1'))}.${signature}`;
  };
  it.each([
    ['signed with another secret', () => signed(claimsOf('kunde-1'), foreign)],
    ['not signed at all', () => `${part({ alg: 'none', typ: 'JWT' })}.${part(claimsOf('kunde-1'))}.`],
    ['signed for somebody else and changed afterwards', () => changed(signed(claimsOf('kunde-3')))],
    ['signed for another purpose', () => signed({ ...claimsOf('kunde-1'), aud: 'something-else' })],
    ['signed, and long over', () => signed({ ...claimsOf('kunde-1'), exp: inFiveMinutes() - 3_600 })],
    ['just a name', () => 'kunde-1'],
  ])('%s', async (_, tokenOf) => {
    const { page, context } = await visitorWith(tokenOf());
    await say(page, 'Ich bin Kunde 1');
    await messages(page, 'user').getByText('Nicht gesendet.').waitFor();
    expect(await failures(page)).toContainEqual({ status: 422 });
    expect(await messages(page, 'assistant').count()).toBe(0);
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
    await context.close();
  });
});
