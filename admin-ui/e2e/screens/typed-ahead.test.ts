import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { eventually, signInAdmin } from '../admin.ts';
import { farAwayAdmin, untilPagesAreRendered } from '../watched-visit.ts';

const url = productUrl();
const browser = await sharedBrowser();

beforeAll(async () => {
  const customer = await newCustomer(url);
  const business = await newBusiness(customer);
  await newReview(customer, business, 'Wird Gesucht');
  await newReview(customer, business, 'Steht Daneben');
  const token = await signInAdmin(url);
  const lists = { reviews: { view: 'cards' } };
  await call({ url, token, method: 'PUT', path: '/admin/preferences', body: { lists } });
  await untilPagesAreRendered(browser, url);
});

interface SlowVisit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Lets the app come. */
  readonly arrive: () => void;
  readonly complaints: string[];
}

/** A page whose app is long in coming: only its first small script is there. */
const openSlowly = async (path: string, viewport: typeof DESK | typeof PHONE): Promise<SlowVisit> => {
  const { context } = await farAwayAdmin(browser, { url, viewport, colorScheme: 'light' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/admin/assets/start-*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  // By then the small script has run; what is sent before it is the browser's own, and lost.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { page, context, arrive, complaints };
};

describe.each([{ viewport: DESK }, { viewport: PHONE }])(
  'what is typed at $viewport.width px before the app is there',
  ({ viewport }) => {
    it('is searched for when it comes; focus and caret stay', async () => {
      const { page, context, arrive, complaints } = await openSlowly('/admin/reviews', viewport);
      const search = page.getByLabel(/^Suchen:/);
      await search.click();
      await page.keyboard.type('Wird Gesucht');
      for (const _ of 'sucht') await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      expect(await page.locator('[data-review-id]', { hasText: 'Steht Daneben' }).count()).toBeGreaterThan(0);
      arrive();
      await eventually(() => page.locator('[data-review-id]', { hasText: 'Steht Daneben' }).count()).toBe(0);
      expect(await page.locator('[data-review-id]', { hasText: 'Wird Gesucht' }).count()).toBeGreaterThan(0);
      expect(await search.inputValue()).toBe('Wird Gesucht');
      expect(new URL(page.url()).searchParams.get('filter')).toBe('{"q":"Wird Gesucht"}');
      await page.keyboard.type('-');
      expect(await search.inputValue()).toBe('Wird Ge-sucht');
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('stands in every field of a form, and is sent with it', async () => {
      const { page, context, arrive, complaints } = await openSlowly('/admin/reviews/create', viewport);
      const reviewer = page.getByRole('textbox', { name: 'Name des Verfassers' });
      const text = page.getByRole('textbox', { name: 'Text der Bewertung' });
      await reviewer.fill('Früh Dran');
      await page.locator('label', { hasText: '4 Sterne' }).click();
      await text.pressSequentially('Nie dort gewesen.');
      await page.getByRole('button', { name: 'Bewertung anlegen' }).click();
      arrive();
      await eventually(() =>
        page.evaluate(() => Object.values({ ...sessionStorage }).find((kept) => kept.includes('Früh Dran')) ?? ''),
      ).toBe(JSON.stringify({ reviewer_name: 'Früh Dran', rating: 4, review_text: 'Nie dort gewesen.' }));
      expect([await reviewer.inputValue(), await text.inputValue()]).toEqual(['Früh Dran', 'Nie dort gewesen.']);
      expect(await page.getByRole('radio', { name: '4 Sterne' }).isChecked()).toBe(true);
      expect(new URL(page.url()).search).toBe('');
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);

describe('a filter that is chosen before the app is there', () => {
  it('is carried out when it comes', async () => {
    const { page, context, arrive } = await openSlowly('/admin/reviews', DESK);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('gelöscht');
    arrive();
    await eventually(() => new URL(page.url()).searchParams.get('filter')).toBe('{"status":"gelöscht"}');
    await context.close();
  });

  it('is carried out together with an order and a second filter', async () => {
    const { page, context, arrive } = await openSlowly('/admin/reviews', DESK);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('gelöscht');
    await page.getByLabel('Reihenfolge').selectOption({ label: 'Wenigste Sterne' });
    await page.getByLabel('Sterne', { exact: true }).selectOption('1');
    arrive();
    await eventually(() => {
      const { searchParams } = new URL(page.url());
      return [searchParams.get('filter'), searchParams.get('sort')];
    }).toEqual(['{"status":"gelöscht","rating":1}', 'rating']);
    await context.close();
  });
});
