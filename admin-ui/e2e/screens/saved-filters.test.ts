import type { SavedFilter } from '@sternklar/contracts/saved-filter.api';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newBusiness, newCustomer, newReview, setReviewStatus } from '../../../infra/e2e/customers.ts';
import { hasFocus, tabTo } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { eventually, openBackOffice, signInAdmin } from '../admin.ts';
import { farAwayAdmin } from '../watched-visit.ts';

const url = productUrl();
const NAME = 'Weg und streng';
const browser = await sharedBrowser();
let token: string;

const kept = () => call<readonly SavedFilter[]>({ url, method: 'GET', path: '/admin/saved-filters', token });
const keep = (name: string, list = 'reviews') => {
  const body = { list, name, filter: { status: 'gelöscht' }, sort: { field: 'rating', order: 'ASC' } };
  return call({ url, method: 'PUT', path: '/admin/saved-filters', body, token });
};

beforeAll(async () => {
  const customer = await newCustomer(url);
  const business = await newBusiness(customer);
  await newReview(customer, business, 'Noch Offen');
  await setReviewStatus(url, await newReview(customer, business, 'Ist Weg'), 'gelöscht');
  token = await signInAdmin(url);
});
beforeEach(async () => {
  for (const { id } of await kept()) await call({ url, method: 'DELETE', path: `/admin/saved-filters/${id}`, token });
});

const open = (path: string, viewport: typeof DESK | typeof PHONE = DESK) =>
  openBackOffice(browser, { url, viewport, path });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Filter merken' });
const chip = (page: Page, name = NAME) =>
  page.getByRole('list', { name: 'Gemerkte Filter' }).getByRole('link', { name, exact: true });
const review = (page: Page, words: string) => page.locator('[data-review-id]').filter({ hasText: words });
/** A chosen filter is applied half a second later, and what is saved is what is applied. */
const isFilteredBy = (page: Page, words: string) =>
  arriveAt(page, ({ searchParams }) => searchParams.get('filter')?.includes(words) ?? false);
const chooseDeleted = async (page: Page) => {
  await page.getByLabel('Status', { exact: true }).selectOption('gelöscht');
  await page.getByLabel('Reihenfolge').selectOption({ label: 'Wenigste Sterne' });
  await isFilteredBy(page, 'gelöscht');
  await eventually(() => review(page, 'Noch Offen').count()).toBe(0);
};

describe('a saved filter', () => {
  it('is saved under a name, called up again with its order, and deleted', async () => {
    const { page, context, complaints } = await open('/reviews');
    await review(page, 'Noch Offen').first().waitFor();
    expect(await saveButton(page).count()).toBe(0);
    await chooseDeleted(page);
    await saveButton(page).click();
    await page.getByRole('dialog').getByLabel('Name').fill(`  ${NAME} `);
    await page.getByRole('button', { name: 'Merken', exact: true }).click();
    await toast(page, `Filter „${NAME}“ gemerkt.`).waitFor();
    expect(await chip(page).getAttribute('aria-current')).toBe('true');
    await eventually(() => hasFocus(chip(page))).toBe(true);

    await page.goto('/admin/reviews');
    await review(page, 'Noch Offen').first().waitFor();
    await chip(page).click();
    await review(page, 'Ist Weg').first().waitFor();
    await eventually(() => review(page, 'Noch Offen').count()).toBe(0);
    expect(await page.getByLabel('Reihenfolge').inputValue()).toBe('rating ASC');
    const deletions: string[] = [];
    const { promise: bothClicks, resolve: clickedTwice } = Promise.withResolvers<void>();
    await page.route('**/api/admin/saved-filters/*', async (route) => {
      deletions.push(route.request().method());
      await bothClicks;
      await route.continue();
    });
    await page.getByRole('button', { name: `Filter „${NAME}“ löschen` }).dblclick();
    clickedTwice();
    await toast(page, `Filter „${NAME}“ gelöscht.`).waitFor();
    expect(deletions).toEqual(['DELETE']);
    expect([await chip(page).count(), await kept()]).toEqual([0, []]);
    await eventually(() => hasFocus(saveButton(page))).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is there on another device, in the page as the server makes it, and on its own list only', async () => {
    await keep(NAME);
    const elsewhere = await farAwayAdmin(browser, { url, viewport: PHONE, colorScheme: 'dark', javaScript: false });
    const page = await elsewhere.context.newPage();
    // The first page of a busy machine may be left to the browser.
    await eventually(async () => {
      await page.goto('/admin/reviews');
      return chip(page).count();
    }).toBe(1);
    await chip(page).click();
    await review(page, 'Ist Weg').first().waitFor();
    expect(await review(page, 'Noch Offen').count()).toBe(0);
    await page.goto('/admin/users');
    expect(await chip(page).count()).toBe(0);
    await elsewhere.close();
  });

  it('needs no mouse', async () => {
    const { page, context } = await open('/reviews');
    await review(page, 'Noch Offen').first().waitFor();
    await chooseDeleted(page);
    await tabTo(page, saveButton(page));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('Bitte geben Sie dem Filter einen Namen.').waitFor();
    await page.keyboard.type(NAME);
    await page.keyboard.press('Enter');
    await eventually(() => hasFocus(chip(page))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(() => hasFocus(saveButton(page))).toBe(true);
    expect(await kept()).toEqual([]);
    await context.close();
  });

  it('that takes a known name says that it replaces, and one too many says what to do', async () => {
    for (let index = 1; index <= 20; index += 1) await keep(`Filter ${index}`);
    const { page, context } = await open('/reviews');
    await review(page, 'Noch Offen').first().waitFor();
    await chooseDeleted(page);
    await page.getByLabel('Sterne', { exact: true }).selectOption('1');
    await isFilteredBy(page, '"rating":1');
    await saveButton(page).click();
    const name = page.getByRole('dialog').getByLabel('Name');
    await name.fill('Filter 7');
    await page.getByText('Diesen Namen gibt es schon: Der frühere Filter wird ersetzt.').waitFor();
    await name.fill('Filter 21');
    await page.getByRole('button', { name: 'Merken', exact: true }).click();
    await page.getByRole('alert').getByText('Für diese Liste sind schon 20 Filter gemerkt.').waitFor();
    await name.fill('Filter 7');
    await page.getByRole('button', { name: 'Merken', exact: true }).click();
    const replaced = async () => (await kept()).find((one) => one.name === 'Filter 7')?.filter;
    await eventually(replaced).toEqual({ status: 'gelöscht', rating: 1 });
    await eventually(() => chip(page, 'Filter 7').getAttribute('aria-current')).toBe('true');
    await context.close();
  });

  it.each([DESK, PHONE])('can be seen and used by everybody at $width px', async (viewport) => {
    for (const name of [NAME, 'Heute dran', 'Ein Stern, länger als eine Woche offen, Kanzleien']) await keep(name);
    const { page, context } = await open('/reviews', viewport);
    await chip(page).click();
    await review(page, 'Ist Weg').first().waitFor();
    await picture(page, `admin-saved-filters-${viewport.width}`);
    await page.getByLabel('Sterne', { exact: true }).selectOption('1');
    await saveButton(page).click();
    await page.getByRole('dialog').waitFor();
    await picture(page, `admin-save-filter-${viewport.width}`);
    if (viewport === PHONE) expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});
