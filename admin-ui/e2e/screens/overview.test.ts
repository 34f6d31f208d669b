import type { ReviewPeriod, ReviewStatistics } from '@sternklar/contracts/reviews/review-statistics.api';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newBusiness, newCustomer, newReview, setReviewStatus } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { openArea, openBackOffice, signInAdmin } from '../admin.ts';

const url = productUrl();
const DAY_MS = 24 * 3_600_000;
const browser = await sharedBrowser();

const open = (viewport: typeof PHONE | typeof DESK = DESK) =>
  openBackOffice(browser, { url, viewport, path: '/overview' });

beforeAll(async () => {
  const customer = await newCustomer(url);
  const business = await newBusiness(customer);
  await newReview(customer, business, 'Wartet Noch');
  await setReviewStatus(url, await newReview(customer, business, 'Ist Weg'), 'gelöscht');
});

/** A year of work, made up: what months of use look like. */
const busyPeriods = (count: number, startOf: (ago: number) => Date): ReviewPeriod[] =>
  Array.from({ length: count }, (_, index) => ({
    start: startOf(count - 1 - index)
      .toISOString()
      .slice(0, 10),
    incoming: 40 + ((index * 17) % 31),
    deleted: 24 + ((index * 11) % 19),
    rejected: 6 + ((index * 7) % 9),
    median_hours: 20 + index * 4,
  }));
const monday = Date.UTC(2026, 10, 16);
const busy: ReviewStatistics = {
  at: '2026-11-20T09:00:00.000Z',
  incoming: 12_480,
  deleted: 9_120,
  rejected: 2_947,
  waiting: { total: 413, up_to_3_days: 208, up_to_7_days: 121, up_to_30_days: 71, older: 13 },
  median_hours: 62,
  weeks: busyPeriods(13, (ago) => new Date(monday - ago * 7 * DAY_MS)),
  months: busyPeriods(12, (ago) => new Date(Date.UTC(2026, 10 - ago, 1))),
};
const none = { incoming: 0, deleted: 0, rejected: 0, median_hours: null };
const empty: ReviewStatistics = {
  ...busy,
  ...none,
  waiting: { total: 0, up_to_3_days: 0, up_to_7_days: 0, up_to_30_days: 0, older: 0 },
  weeks: busy.weeks.map(({ start }) => ({ start, ...none })),
  months: busy.months.map(({ start }) => ({ start, ...none })),
};

const openWith = async (statistics: ReviewStatistics | null, viewport: typeof PHONE | typeof DESK) => {
  const admin = await openBackOffice(browser, { url, viewport, path: '/users' });
  await admin.page.route('**/api/admin/statistics', (route) =>
    statistics ? route.fulfill({ json: statistics }) : route.fulfill({ status: 500, json: {} }),
  );
  await openArea(admin.page, 'Zahlen', 'Übersicht');
  return admin;
};

describe('the overview', () => {
  it('shows the server’s figures, and leads to the reviews that wait', async () => {
    const { page, context, complaints } = await open();
    const token = await signInAdmin(url);
    const figures = await call<ReviewStatistics>({ url, method: 'GET', path: '/admin/statistics', token });
    const waiting = page.locator('dl > div', { hasText: 'warten auf eine Entscheidung' });
    await waiting.getByText(String(figures.waiting.total), { exact: true }).waitFor();
    expect(figures.waiting.up_to_3_days).toBeGreaterThan(0);
    const youngest = page.getByRole('listitem').filter({ hasText: '0–3 Tage' });
    expect(await youngest.textContent()).toContain(String(figures.waiting.up_to_3_days));
    await page.getByRole('link', { name: 'Offene Bewertungen zeigen' }).click();
    await page.locator('[data-review-id]', { hasText: 'Wartet Noch' }).first().waitFor();
    expect(await page.locator('[data-review-id]', { hasText: 'Ist Weg' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has the numbers of its picture in a sentence and in a table, by weeks and by months', async () => {
    const { page, context } = await openWith(busy, DESK);
    await page.getByRole('img', { name: /^Letzte 13 Wochen: \d+ eingegangen/ }).waitFor();
    await page.getByRole('img', { name: /^Erfolgsquote nach Wochen: zwischen 71\s% und 82\s%\.$/ }).waitFor();
    await page.getByRole('img', { name: /^Zeit bis zur Entscheidung \(Median\) nach Wochen: zwischen 20/ }).waitFor();
    await page.getByText('Zahlen als Tabelle').click();
    await page.getByRole('row', { name: /^Woche ab 16\.11\.2026/ }).waitFor();
    await page.getByRole('button', { name: 'Monate' }).click();
    await page.getByRole('img', { name: /^Letzte 12 Monate: \d+ eingegangen/ }).waitFor();
    await page.getByRole('img', { name: /^Erfolgsquote nach Monaten: zwischen/ }).waitFor();
    await page.getByText(/^Zuletzt \d+\sTage, November 2026$/).waitFor();
    await page.getByRole('row', { name: /^November 2026/ }).waitFor();
    await context.close();
  });

  it.each([DESK, PHONE])('can be read by everybody at $width px, in the light and in the dark', async (viewport) => {
    const { page, context } = await openWith(busy, viewport);
    await page.getByRole('img', { name: /^Letzte 13 Wochen/ }).waitFor();
    await picture(page, `admin-overview-${viewport.width}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await picture(page, `admin-overview-dark-${viewport.width}`);
    await page.getByText('Unter den Balken stehen die Kalenderwochen.').scrollIntoViewIfNeeded();
    await picture(page, `admin-overview-charts-dark-${viewport.width}`);
    await page.emulateMedia({ colorScheme: 'light' });
    await picture(page, `admin-overview-charts-${viewport.width}`);
    await page.getByText('Zahlen als Tabelle').click();
    if (viewport === PHONE) expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });

  it('says what will stand here before the first review', async () => {
    const { page, context } = await openWith(empty, PHONE);
    await page.getByText('Noch ist keine Bewertung eingegangen.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });

  it('says that it could not be loaded, and tries again on request', async () => {
    const { page, context } = await openWith(null, DESK);
    const again = page.getByRole('button', { name: 'Erneut laden' });
    await again.waitFor({ timeout: 30_000 });
    expect(await page.getByText('Failed to load admin data').first().isVisible()).toBe(true);
    await page.unroute('**/api/admin/statistics');
    await again.click();
    await page.locator('dl').getByText('warten auf eine Entscheidung').waitFor();
    await context.close();
  });
});
