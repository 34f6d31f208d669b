import type { Business } from '@sternklar/contracts/businesses/business.api';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { answerWith } from '../../../infra/e2e/answers.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, newBusiness, newCustomer, setReviewStatus } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { card, openDashboard } from '../steps.ts';
import { submitDecidedReviews, submitReview, withYearOfReviews } from './many-reviews.ts';

const url = productUrl();
const browser = await sharedBrowser();
let customer: Customer;
let bakery: Business;
let cafe: Business;

beforeAll(async () => {
  customer = await newCustomer(url);
  bakery = await newBusiness(customer, 'Bäckerei Sonnenschein');
  cafe = await newBusiness(customer, 'Café Mond');
  await submitReview(customer, bakery, {
    reviewer_name: 'Jörg Müller',
    rating: 2,
    review_text: 'Die Brötchen waren alt.',
  });
  const deleted = await submitReview(customer, bakery, { reviewer_name: 'Max M.', rating: 1 });
  const refused = await submitReview(customer, bakery, { reviewer_name: 'K. Weber', rating: 1 });
  await submitReview(customer, bakery, { reviewer_name: 'Zoë Groß', rating: 3 });
  const second = await submitReview(customer, cafe, { reviewer_name: 'Familie Schmidt', rating: 1 });
  await submitReview(customer, cafe, { reviewer_name: 'A. Becker', rating: 2, review_text: 'Kaffee kalt.' });
  await setReviewStatus(url, deleted, 'gelöscht');
  await setReviewStatus(url, second, 'gelöscht');
  await setReviewStatus(url, refused, 'nicht_genehmigt');
});

const open = async (viewport: typeof DESK | typeof PHONE, colorScheme: 'light' | 'dark' = 'light') => {
  const person = await newPerson(browser, { url, viewport, colorScheme, token: customer.token });
  await openDashboard(person.page);
  await person.page.locator('.review').first().waitFor();
  await openFigures(person.page);
  await person.page.getByRole('radio', { name: /^Alle/ }).waitFor();
  return person;
};
const openFigures = (page: Page) =>
  page.getByRole('region', { name: 'Zahlen im Überblick' }).getByRole('button').click();
const reviewers = (page: Page) => page.locator('.review-who strong').allTextContents();
const search = (page: Page) => page.getByRole('searchbox', { name: 'In Name und Text suchen' });
const result = (page: Page) => page.getByRole('search').getByRole('status');
const unfold = async (page: Page) => {
  const filters = page.getByRole('button', { name: 'Filter', exact: true });
  if (await filters.isVisible()) await filters.click();
};

describe.each([
  ['a phone', PHONE],
  ['a desk', DESK],
] as const)('finding reviews on %s', (_, viewport) => {
  it('searches, filters and sorts, says how many there are, and lets go of it all', async () => {
    const { page, context, complaints } = await open(viewport);
    await search(page).fill('mueller');
    await expect.poll(() => reviewers(page)).toEqual(['Jörg Müller']);
    await expect.poll(() => result(page).textContent()).toBe('1 von 6\u00a0Bewertungen');
    await expect.poll(() => card(page, 'Café Mond').count()).toBe(0);
    await page.getByRole('button', { name: 'Suche leeren' }).click();
    await expect.poll(() => reviewers(page)).toHaveLength(6);

    await page.getByRole('radio', { name: /^Gelöscht/ }).check();
    await expect.poll(() => reviewers(page)).toEqual(['Familie Schmidt', 'Max M.']);
    await unfold(page);
    await page.getByRole('combobox', { name: 'Unternehmen' }).selectOption('Bäckerei Sonnenschein');
    await expect.poll(() => reviewers(page)).toEqual(['Max M.']);
    await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
    await expect.poll(() => reviewers(page)).toHaveLength(6);

    await page.getByRole('checkbox', { name: '2 Sterne' }).check();
    await page.getByRole('checkbox', { name: '3 Sterne' }).check();
    await page.getByRole('combobox', { name: 'Reihenfolge' }).selectOption('Viele Sterne zuerst');
    await expect.poll(() => reviewers(page)).toEqual(['A. Becker', 'Zoë Groß', 'Jörg Müller']);
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('keeps what was asked for in the address: over a reload, and when somebody comes back', async () => {
    const { page, context } = await open(viewport);
    await search(page).fill('brötchen');
    await page.getByRole('radio', { name: /^Eingereicht/ }).check();
    await unfold(page);
    await page.getByRole('checkbox', { name: '2 Sterne' }).check();
    await arriveAt(page, (address) => address.searchParams.get('sterne') === '2');
    expect(new URL(page.url()).search).toBe('?suche=br%C3%B6tchen&status=eingereicht&sterne=2');
    for (const comeBack of [
      () => page.reload(),
      async () => {
        await page.goto('/impressum');
        await page.goBack();
      },
    ]) {
      await comeBack();
      await page.locator('.review').first().waitFor();
      await expect.poll(() => reviewers(page)).toEqual(['Jörg Müller']);
      expect(await search(page).inputValue()).toBe('brötchen');
      expect(await page.getByRole('radio', { name: /^Eingereicht/ }).isChecked()).toBe(true);
    }
    await context.close();
  });

  it('says what to do when nothing fits, and lets keys go on at the search', async () => {
    const { page, context } = await open(viewport);
    await search(page).fill('gibt es nicht');
    await page.getByRole('heading', { name: 'Keine Bewertung passt dazu.' }).waitFor();
    await expect.poll(() => result(page).textContent()).toBe('Keine von 6\u00a0Bewertungen');
    await picture(page, `nothing-found-${viewport.width}`);
    const reset = page.getByRole('main').getByRole('button', { name: 'Filter zurücksetzen' }).last();
    await page.keyboard.press('Tab');
    await reset.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => reviewers(page)).toHaveLength(6);
    expect(await search(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await context.close();
  });
});

describe('the figures', () => {
  it('tell what was decided, without promising anything, and follow what happens', async () => {
    const owner = await newCustomer(url);
    const business = await newBusiness(owner);
    await newBusiness(owner, 'Café Mond');
    const first = await submitReview(owner, business);
    const second = await submitReview(owner, business, { reviewer_name: 'K. Weber' });
    for (let count = 2; count < 5; count += 1) await submitReview(owner, business);
    const { page, context } = await newPerson(browser, { url, viewport: DESK, token: owner.token });
    await openDashboard(page);
    const figures = page.getByRole('region', { name: 'Zahlen im Überblick' });
    await figures.getByText('5 Anträge · 5 offen · 0 gelöscht').waitFor();
    await openFigures(page);
    await figures.getByText('Noch ist nichts entschieden.').waitFor();
    await figures.getByText('Kein Versprechen').waitFor();
    const row = figures.getByRole('table').getByRole('row').last();
    expect((await row.getByRole('cell').allTextContents()).join()).toBe('5,0');

    await setReviewStatus(url, first, 'gelöscht');
    await figures.getByText('100\u00a0%').waitFor();
    await setReviewStatus(url, second, 'nicht_genehmigt');
    await figures.getByText('50\u00a0%').waitFor();
    await figures.getByText('1 von 2 entschiedenen Anträgen.').waitFor();
    expect((await row.getByRole('cell').allTextContents()).join()).toBe('5,1');
    await context.close();
  });

  it('are those of the business that is looked at', async () => {
    const { page, context } = await open(DESK);
    await page.getByRole('combobox', { name: 'Unternehmen' }).selectOption('Café Mond');
    await page.getByRole('radio', { name: /^Alle\s*2$/ }).waitFor();
    await page.getByText('1 von 1 entschiedenen Anträgen.').waitFor();
    await context.close();
  });
});

describe('the reviews of many businesses', () => {
  it('come in one request', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: DESK, token: customer.token });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/reviews')) asked.push(pathname);
    });
    await openDashboard(page);
    await page.locator('.review').first().waitFor();
    expect(await reviewers(page)).toHaveLength(6);
    expect(asked).toEqual(['/api/reviews']);
    await context.close();
  });

  it('come list by list when that fails, and a list that cannot be had can be asked for again, without a message', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: DESK, token: customer.token });
    await answerWith(page, 'GET /reviews', { status: 500, body: {} });
    await page.route(`**/api/reviews/${cafe.id}`, (route) => route.abort('connectionreset'));
    await openDashboard(page);
    await card(page, 'Bäckerei Sonnenschein').getByText('Max M.').waitFor();
    await card(page, 'Café Mond').getByText('Die Bewertungen konnten nicht geladen werden.').waitFor();
    await page.getByText('Nicht alle Bewertungen konnten geladen werden.').waitFor();
    expect(await page.locator('.toasts li').count()).toBe(0);
    await page.unrouteAll();
    await card(page, 'Café Mond').getByRole('button', { name: 'Erneut laden' }).click();
    await card(page, 'Café Mond').getByText('Familie Schmidt').waitFor();
    await openFigures(page);
    await page.getByText('2 von 3 entschiedenen Anträgen.').waitFor();
    await context.close();
  });
});

describe('everybody can read and use', () => {
  it.each([
    ['all reviews', async () => undefined],
    [
      'the unfolded filters and the chart',
      async (page: Page) => {
        await page.setViewportSize(PHONE);
        await page.getByRole('button', { name: 'Diagramm' }).click();
        await unfold(page);
        await page.getByRole('checkbox', { name: '1 Stern', exact: true }).check();
      },
    ],
    [
      'an empty result',
      async (page: Page) => {
        await search(page).fill('gibt es nicht');
        await page.getByRole('heading', { name: 'Keine Bewertung passt dazu.' }).waitFor();
      },
    ],
  ])('%s', async (_, act) => {
    const { page, context } = await open(DESK);
    await act(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});

describe('pictures of figures and filters', () => {
  let busy: Customer;
  beforeAll(async () => {
    busy = await newCustomer(url);
    for (const [name, reviews] of [
      ['Café Mond', 6],
      ['Bäckerei Sonnenschein', 14],
    ] as const) {
      await submitDecidedReviews(busy, await newBusiness(busy, name), reviews);
    }
  });

  it.each([
    [PHONE, 'light'],
    [PHONE, 'dark'],
    [DESK, 'light'],
    [DESK, 'dark'],
  ] as const)('at %o, %s', async (viewport, colorScheme) => {
    const { page, context } = await newPerson(browser, { url, viewport, colorScheme, token: busy.token });
    await withYearOfReviews(page);
    await openDashboard(page);
    await page.locator('.review').first().waitFor();
    const suffix = colorScheme === 'dark' ? '-dark' : '';
    await picture(page, `reviews-${viewport.width}${suffix}`);
    await unfold(page);
    await page.getByRole('checkbox', { name: '2 Sterne' }).check();
    await search(page).fill('muller');
    await expect.poll(() => reviewers(page)).toEqual(['Jörg Müller', 'Jörg Müller']);
    await page.getByRole('search').scrollIntoViewIfNeeded();
    await picture(page, `found-reviews-${viewport.width}${suffix}`);
    await context.close();
  });
});
