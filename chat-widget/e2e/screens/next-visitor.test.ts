import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type PartnerSite, startPartnerSite } from '../partner-site.ts';
import { chatWindow, messages, openChat, say, visit } from '../visitor.ts';
import { createWidgetApi, type WidgetApi } from '../widget-api.ts';

const EMAIL = 'karla@beispiel.de';

const browser = await sharedBrowser();
let site: PartnerSite;
let api: WidgetApi;
beforeEach(async () => {
  [site, api] = await Promise.all([startPartnerSite(), createWidgetApi()]);
});
afterEach(async () => {
  await Promise.all([site.stop(), api.stop()]);
});

const order = (page: Page, ...words: readonly unknown[]) =>
  page.evaluate(
    (given) => (window as never as { Sternklar: { push(order: unknown): void } }).Sternklar.push(given),
    words,
  );
const called = async () => {
  api.ask('person_requested');
  const visitor = await visit(browser, { site, product: api.url, viewport: DESK });
  await openChat(visitor.page);
  return visitor;
};
const offer = (page: Page) => page.getByRole('button', { name: 'Antwort per E-Mail?' });
const boxes = (page: Page) => page.locator('sternklar-chat > [slot=notices]').count();
const giveAddress = async (page: Page) => {
  await offer(page).click();
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(EMAIL);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Bescheid geben lassen' }).click();
  await page.getByRole('button', { name: 'Nicht mehr schreiben' }).waitFor();
};
/** The conversation of the next one has begun. */
const begunAnew = (page: Page) => chatWindow(page).getByRole('button', { name: 'Was kostet das Abo?' }).waitFor();

describe('the next visitor of the same page, without loading it again', () => {
  it.each([
    ['after logout', ['logout']],
    ['of whom the page says another name', ['identify', 'x.y.z']],
  ])('%s is shown nothing of where answers to the one before go', async (_when, next) => {
    const { page, context } = await called();
    await say(page, 'Mensch bitte');
    await giveAddress(page);
    await order(page, ...next);
    await expect.poll(() => page.getByText(EMAIL).count()).toBe(0);
    await say(page, 'Ich auch');
    await offer(page).waitFor();
    expect(await boxes(page)).toBe(1);
    expect(await page.getByText(EMAIL).count()).toBe(0);
    await context.close();
  });

  it('is shown nothing that was asked for before them, either', async () => {
    const { page, context } = await called();
    const held = Promise.withResolvers<void>();
    api.holdContacts(held.promise);
    const isAsked = page.waitForRequest('**/api/chat/contact');
    await say(page, 'Mensch bitte');
    await messages(page, 'assistant').waitFor();
    await isAsked;
    await order(page, 'logout');
    await begunAnew(page);
    expect(await boxes(page)).toBe(0);
    held.resolve();
    await say(page, 'Ich auch');
    await offer(page).waitFor();
    expect(await boxes(page)).toBe(1);
    await context.close();
  });

  it('has nothing said of them that the page said of the one before', async () => {
    const { page, context } = await called();
    await order(page, 'init', { attributes: { Tarif: 'Premium' } });
    await say(page, 'Mensch bitte');
    await offer(page).waitFor();
    expect(api.attributes()).toEqual([{ Tarif: 'Premium' }]);
    await order(page, 'logout');
    await begunAnew(page);
    await say(page, 'Ich auch');
    await offer(page).waitFor();
    expect(api.attributes()).toHaveLength(1);
    await order(page, 'init', { attributes: { Tarif: 'Basis' } });
    await order(page, 'identify', 'kunde.eins.z');
    await offer(page).waitFor();
    expect(api.attributes().slice(1)).toEqual([{ Tarif: 'Basis' }]);
    await order(page, 'identify', 'kunde.zwei.z');
    await offer(page).waitFor();
    expect(api.attributes()).toHaveLength(2);
    await context.close();
  });

  it('in another tab than the one that they left in has nothing said of them, either', async () => {
    const { page, context } = await called();
    await say(page, 'Mensch bitte');
    await offer(page).waitFor();
    const second = await context.newPage();
    await second.goto(`${site.origin}/next`);
    await order(second, 'init', { attributes: { Tarif: 'Premium' } });
    await openChat(second);
    await offer(second).waitFor();
    await expect.poll(api.attributes).toHaveLength(1);
    await order(page, 'logout');
    await begunAnew(second);
    await say(second, 'Ich auch');
    await offer(second).waitFor();
    expect(api.attributes()).toHaveLength(1);
    await context.close();
  });
});
