import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { AUDITOR } from '../../../backend/src/testing/running-product.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { eventually, openBackOffice } from '../admin.ts';

const url = productUrl();
const browser = await sharedBrowser();
const SMALL_DESK = { width: 1024, height: 768 };
let email: string;
let userId: string;
let reviewId: string;

beforeAll(async () => {
  const customer = await newCustomer(url);
  const business = await newBusiness(customer, 'Zwiebelhaus Quendel');
  reviewId = (await newReview(customer, business, 'Quendolin Laut')).id;
  const me = await call<{ id: string; email: string }>({
    url,
    method: 'GET',
    path: '/auth/me',
    token: customer.token,
  });
  email = me.email;
  userId = me.id;
});

const open = (viewport: { readonly width: number; readonly height: number } = DESK, who?: typeof AUDITOR) =>
  openBackOffice(browser, { url, viewport, path: '/users', ...(who && { who }) });
const field = (page: Page) => page.getByRole('combobox', { name: /Aktenzeichen oder Seite/ });
const options = (page: Page) => page.getByRole('option').allInnerTexts();
/** By keys, once the app listens to them. */
const summon = async (page: Page) => {
  await eventually(async () => {
    if (!(await field(page).isVisible())) await page.keyboard.press('Control+k');
    return field(page).isVisible();
  }).toBe(true);
};

describe('the palette', () => {
  it('finds a customer by keys alone, leads there and leaves nothing in the address', async () => {
    const { page, context, complaints } = await open();
    await summon(page);
    expect(await options(page)).toContain('Bewertung anlegen\nListen');
    await page.keyboard.type(email);
    await page.getByRole('group', { name: 'Kunden' }).getByRole('option', { name: email }).waitFor();
    await eventually(() => page.locator('[role="dialog"] [role="status"]').innerText()).toMatch(/Treffer$/);
    expect(page.url()).not.toContain(email);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/users/${userId}`);
    await field(page).waitFor({ state: 'detached' });
    expect(page.url()).not.toContain('example');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('finds a business and its review under their names, and goes through them by arrows', async () => {
    const { page, context } = await open();
    await summon(page);
    await page.keyboard.type('quendolin');
    await page.getByRole('group', { name: 'Bewertungen' }).getByRole('option').first().waitFor();
    await page.getByRole('group', { name: 'Unternehmen' }).waitFor({ state: 'detached' });
    await field(page).fill('zwiebelhaus');
    const business = page.getByRole('group', { name: 'Unternehmen' }).getByRole('option').first();
    await business.waitFor();
    expect(await business.getAttribute('aria-selected')).toBe('true');
    await field(page).fill('quendol');
    await page.getByRole('option', { name: /Quendolin Laut/ }).waitFor();
    await eventually(() => field(page).getAttribute('aria-activedescendant')).toContain(reviewId);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/reviews/${reviewId}`);
    await context.close();
  });

  it('goes to a page, says when there is nothing, and gives the focus back', async () => {
    const { page, context } = await open();
    const button = page.getByRole('button', { name: 'Finden' });
    await button.focus();
    await eventually(async () => {
      if (!(await field(page).isVisible())) await page.keyboard.press('Enter');
      return field(page).isVisible();
    }).toBe(true);
    await page.keyboard.type('xyzzyxyzzy');
    await page.getByText('Nichts gefunden.').waitFor();
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await summon(page);
    await page.keyboard.type('betr');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/operations');
    await context.close();
  });

  it('says that the search does not answer, and still leads to pages', async () => {
    const { page, context } = await open();
    await page.route('**/api/admin/search?*', (route) => route.fulfill({ status: 503, json: {} }));
    await summon(page);
    await page.keyboard.type('partner');
    await page.getByText('Die Suche hat nicht geantwortet.').waitFor();
    await page.getByRole('option', { name: 'Partner System' }).click();
    await page.waitForURL('**/admin/partners');
    await context.close();
  });

  it('offers auditors what they may read, and no page that is made of commands', async () => {
    const { page, context } = await open(DESK, AUDITOR);
    await page.getByText('Nur Lesen', { exact: true }).waitFor();
    await summon(page);
    expect((await options(page)).join()).not.toMatch(/anlegen|Schreibtisch/);
    await page.keyboard.type('quendol');
    await page.getByRole('option', { name: /Quendolin Laut/ }).waitFor();
    await context.close();
  });

  it.each([DESK, SMALL_DESK, PHONE])(
    'can be used by everybody, empty and with what it found, at %o',
    async (viewport) => {
      const { page, context, complaints } = await open(viewport);
      await summon(page);
      await picture(page, `admin-palette-empty-${viewport.width}`);
      // It looks at both widths and schemes by itself.
      if (viewport === DESK) expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.type('quendolin');
      await page.getByRole('option', { name: /Quendolin Laut/ }).waitFor();
      await picture(page, `admin-palette-${viewport.width}`);
      if (viewport === DESK) expect(await accessibilityFaults(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
