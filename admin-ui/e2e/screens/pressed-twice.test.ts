import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { readToast } from '../../../infra/e2e/toasts.ts';
import { openBackOffice } from '../admin.ts';
import { chatsAt } from '../chats.ts';

const url = productUrl();
const browser = await sharedBrowser();
const { say, historyOf, composer, card, field, send } = chatsAt(url);

/** As a mouse does whose button bounces: the second press comes before the page has drawn what the first one did. */
const pressTwice = (button: Locator) =>
  button.evaluate((element) => {
    (element as HTMLElement).click();
    (element as HTMLElement).click();
  });
/** What the page sends from now on. */
const sendings = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });
  return { of: (path: RegExp) => sent.filter((one) => path.test(one)) };
};

it('a reply in the inbox is sent once, and so is a step of the team', async () => {
  const customer = await newCustomer(url);
  await say(customer, 'Mensch bitte');
  const { page, context, complaints } = await openBackOffice(browser, { url, viewport: DESK, path: '/inbox' });
  await page
    .getByRole('navigation', { name: 'Unterhaltungen' })
    .getByRole('link')
    .filter({ hasText: customer.email })
    .click();
  await composer(page).fill('Einmal genügt.');
  const sent = sendings(page);
  await pressTwice(page.getByRole('button', { name: 'Senden' }));
  await readToast(page, 'Reply sent!');
  await pressTwice(page.getByRole('button', { name: /^Erledigt: / }));
  await readToast(page, 'Die Unterhaltung ist erledigt.');
  expect(sent.of(/admin-reply$/)).toHaveLength(1);
  expect(sent.of(/\/resolve$/)).toHaveLength(1);
  expect((await historyOf(customer)).filter(({ message }) => message === 'Einmal genügt.')).toHaveLength(1);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a reply from the list of chats is sent once', async () => {
  const customer = await newCustomer(url);
  await say(customer, 'Mensch bitte');
  const { page, context } = await openBackOffice(browser, { url, viewport: DESK, path: '/chats' });
  await card(page, customer.email)
    .getByRole('button', { name: /^Antworten/ })
    .click();
  await field(page).fill('Einmal genügt.');
  const sent = sendings(page);
  await pressTwice(send(page));
  await readToast(page, 'Reply sent!');
  expect(sent.of(/admin-reply$/)).toHaveLength(1);
  await context.close();
});

it('a note on a review is kept once', async () => {
  const customer = await newCustomer(url);
  const review = await newReview(customer, await newBusiness(customer));
  const { page, context } = await openBackOffice(browser, { url, viewport: DESK, path: `/reviews/${review.id}` });
  await page.getByRole('textbox', { name: 'Notiz' }).first().fill('Einmal genügt.');
  const sent = sendings(page);
  await pressTwice(page.getByRole('button', { name: 'Notiz speichern' }));
  await readToast(page, 'Notiz gespeichert.');
  expect(sent.of(/notes$/)).toHaveLength(1);
  await context.close();
});

describe('a dialog that a double click opens', () => {
  /** Whoever double-clicks as on a desktop, and later presses beside the dialog by mistake. */
  const goesOnlyOnPurpose = async (page: Page, name: string) => {
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name, exact: true }).first().dblclick();
    const words = dialog.getByRole('textbox').first();
    await words.fill('Das soll bleiben.');
    await page.mouse.click(4, 400);
    expect(await words.inputValue()).toBe('Das soll bleiben.');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name, exact: true }).first().click();
    await dialog.waitFor();
    await page.mouse.click(4, 400);
    await dialog.waitFor({ state: 'detached' });
  };

  it.each([
    { dialog: 'of a step', name: 'Kunden fragen', at: (id: string) => `/reviews/${id}` },
    { dialog: 'with a form', name: 'Neue Antwort', at: () => '/teaching' },
  ])('stays, and keeps what was typed until one leaves it on purpose ($dialog)', async ({ name, at }) => {
    const customer = await newCustomer(url);
    const { id } = await newReview(customer, await newBusiness(customer));
    const { page, context } = await openBackOffice(browser, { url, viewport: DESK, path: at(id) });
    await goesOnlyOnPurpose(page, name);
    await context.close();
  });
});
