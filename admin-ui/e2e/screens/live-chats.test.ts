import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { eventually, openBackOffice } from '../admin.ts';
import { chatsAt } from '../chats.ts';

const url = productUrl();
const { say, card, composer, answer } = chatsAt(url);
const browser = await sharedBrowser();

const banner = (page: Page) => page.locator('.new-changes');

/** The list of chats, once the stream is open. */
const openList = async (viewport: typeof PHONE | typeof DESK, seen: Customer) => {
  const visit = await openBackOffice(browser, { url, viewport, path: '/chats' });
  // Once more, so that the test sees how the stream opens.
  const live = visit.page.waitForResponse((response) => response.url().endsWith('/api/live'));
  await visit.page.reload();
  await card(visit.page, seen.email).waitFor();
  await live;
  return visit;
};

describe.each([{ viewport: DESK }, { viewport: PHONE }])('chats while customers write, $viewport.width px', (at) => {
  it('the list says what is new and loads it when asked; nothing jumps, and one’s own reply is no news', async () => {
    const [anna, bert] = [await newCustomer(url), await newCustomer(url)];
    await say(anna, 'Mensch bitte');
    const { page, context, complaints } = await openList(at.viewport, anna);
    await answer(page, anna, 'Hier ist Frau Sommer.');
    await card(page, anna.email).getByText('bei einem Menschen', { exact: true }).waitFor();
    await say(bert, 'Guten Tag');
    // The stream is in order: whoever hears of Bert's message has heard of the reply.
    await banner(page).getByText('1 neue Änderung · Neu laden').waitFor();
    await say(anna, 'Danke!');
    await banner(page).getByText('2 neue Änderungen · Neu laden').waitFor();
    expect(await card(page, bert.email).count()).toBe(0);
    await picture(page, `admin-live-chats-${at.viewport.width}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await banner(page).click();
    await card(page, bert.email).waitFor();
    await banner(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('an open conversation shows what the customer writes, in place', async () => {
    const customer = await newCustomer(url);
    await say(customer, 'Mensch bitte');
    const { page, context, complaints } = await openList(at.viewport, customer);
    await card(page, customer.email)
      .getByRole('link', { name: /^Zur Unterhaltung/ })
      .click();
    const messages = page.getByRole('region', { name: /^Nachrichten/ });
    await messages.getByText('Mensch bitte').waitFor();
    await page.evaluate(() => Object.assign(window, { neverLeft: true }));
    await say(customer, 'Sind Sie noch da?');
    await messages.getByText('Sind Sie noch da?').waitFor();
    // The customer's, and the assistant's reply.
    await eventually(() => page.getByRole('status').allInnerTexts()).toContain('2 neue Nachrichten');
    await composer(page).fill('Ja, ich bin da.');
    await composer(page).press('Enter');
    await messages.getByText('Ja, ich bin da.').waitFor();
    // One's own reply is no news.
    expect(await page.getByRole('status').allInnerTexts()).toContain('2 neue Nachrichten');
    // What comes while another page is open is there when one is back.
    await page.getByRole('link', { name: /^Chats/ }).click();
    await card(page, customer.email).waitFor();
    await say(customer, 'Und noch etwas.');
    await page.goBack();
    await messages.getByText('Und noch etwas.').waitFor();
    expect(await page.evaluate(() => 'neverLeft' in window)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
