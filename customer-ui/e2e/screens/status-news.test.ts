import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newBusiness, newCustomer, setReviewStatus } from '../../../infra/e2e/customers.ts';
import { hasFocus } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { card, dialogOf, openAddBusiness, openDashboard } from '../steps.ts';
import { submitReview, submitReviews } from './many-reviews.ts';

const url = productUrl();
const browser = await sharedBrowser();

/** A customer with two businesses; the review in question is the oldest of many, out of sight and not drawn yet. */
const customerWithMany = async () => {
  const customer = await newCustomer(url);
  await newBusiness(customer, 'Café Mond');
  const business = await newBusiness(customer);
  const review = await submitReview(customer, business, { reviewer_name: 'K. Weber' });
  await submitReviews(customer, business, 40);
  return { customer, review };
};
const row = (page: Page, id: string) => page.locator(`[data-review-id="${id}"]`);
const NEWS = 'Die Bewertung von K. Weber ist jetzt: gelöscht.';

/** The window is put behind others, and comes to the front again; headless browsers have no other one. */
const turn = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

describe.each([
  ['a phone', PHONE, 'light'],
  ['a desk', DESK, 'dark'],
] as const)('a new status on %s', (_, viewport, colorScheme) => {
  it('is told wherever the page stands, and leads to its review', async () => {
    const { customer, review } = await customerWithMany();
    const { page, context, complaints } = await newPerson(browser, {
      ...{ url, viewport, colorScheme },
      token: customer.token,
    });
    await openDashboard(page);
    await card(page, 'Bäckerei Sonnenschein').locator('.review').first().waitFor();
    expect(await row(page, review.id).count()).toBe(0);
    await setReviewStatus(url, review, 'gelöscht');
    await toast(page, NEWS).waitFor();
    expect(await sidewaysOverflow(page)).toEqual([]);
    await picture(page, `status-news-${viewport.width}-${colorScheme}`);
    await toast(page, NEWS).getByRole('button', { name: 'Ansehen' }).click();
    const link = row(page, review.id).getByRole('link', { name: 'K. Weber' });
    await expect.poll(() => hasFocus(link)).toBe(true);
    await row(page, review.id).getByRole('list').getByText('gelöscht').first().waitFor();
    const { top, bottom } = await row(page, review.id).evaluate((element) => element.getBoundingClientRect());
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(viewport.height);
    expect(await toast(page, NEWS).count()).toBe(0);
    await picture(page, `status-news-seen-${viewport.width}-${colorScheme}`);
    // By another piece of news, from which nothing follows: looking may take longer than it stands there.
    await setReviewStatus(url, review, 'nicht_genehmigt');
    await toast(page, NEWS.replace('gelöscht', 'nicht genehmigt')).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a new status', () => {
  it('of a review that the search leaves out clears the search on the way to it', async () => {
    const { customer, review } = await customerWithMany();
    const { page, context } = await newPerson(browser, { url, viewport: DESK, token: customer.token });
    await openDashboard(page);
    await page.getByRole('searchbox').fill('Gast 33');
    await expect.poll(() => page.locator('.review').count()).toBe(1);
    await setReviewStatus(url, review, 'gelöscht');
    await toast(page, NEWS).getByRole('button', { name: 'Ansehen' }).click();
    await expect.poll(() => hasFocus(row(page, review.id).getByRole('link', { name: 'K. Weber' }))).toBe(true);
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    await context.close();
  });

  it('in front of an open window does not lead away from it; after it, it does', async () => {
    const { customer, review } = await customerWithMany();
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token: customer.token });
    await openDashboard(page);
    await card(page, 'Bäckerei Sonnenschein').locator('.review').first().waitFor();
    await openAddBusiness(page);
    await setReviewStatus(url, review, 'gelöscht');
    await toast(page, NEWS).waitFor();
    expect(await toast(page, NEWS).getByRole('button', { name: 'Ansehen' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await toast(page, NEWS).getByRole('button', { name: 'Ansehen' }).waitFor();
    await context.close();
  });

  it('that comes while another tab is in front has a number in the title and on the icon until it is seen', async () => {
    const customer = await newCustomer(url);
    const review = await submitReview(customer, await newBusiness(customer), { reviewer_name: 'K. Weber' });
    const { page, context } = await newPerson(browser, { url, viewport: DESK, token: customer.token });
    await page.addInitScript(() => {
      const icon: (number | null)[] = [];
      Object.assign(window, { icon });
      Object.defineProperty(navigator, 'setAppBadge', { value: async (count: number) => void icon.push(count) });
      Object.defineProperty(navigator, 'clearAppBadge', { value: async () => void icon.push(null) });
    });
    await openDashboard(page);
    await row(page, review.id).waitFor();
    const title = await page.title();
    await turn(page, 'hidden');
    await setReviewStatus(url, review, 'gelöscht');
    await expect.poll(() => page.title()).toBe(`(1) ${title}`);
    await turn(page, 'visible');
    expect(await page.title()).toBe(title);
    const icon = await page.evaluate(() => (window as unknown as { icon: (number | null)[] }).icon);
    expect(icon).toEqual([null, 1, null]);
    await toast(page, NEWS).waitFor();
    await context.close();
  });

  it.each([
    ['the account', '/konto'],
    ['another review', ''],
  ])('is told on the page of %s, too, and leads to the page of its review', async (_, path) => {
    const customer = await newCustomer(url);
    const business = await newBusiness(customer);
    const review = await submitReview(customer, business, { reviewer_name: 'K. Weber' });
    const other = await submitReview(customer, business);
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token: customer.token });
    await page.goto(path || `/bewertungen/${other.id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('main').getByRole('region').first().waitFor();
    // The page is told only of what comes once its live connection stands.
    await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined);
    await setReviewStatus(url, review, 'gelöscht');
    await toast(page, 'Eine Ihrer Bewertungen ist jetzt: gelöscht.').getByRole('button', { name: 'Ansehen' }).click();
    await page.getByRole('heading', { level: 1, name: 'K. Weber' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/bewertungen/${review.id}`);
    await context.close();
  });
});
