import { describe, expect, it } from 'vitest';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { openFarAway } from '../watched-visit.ts';

const url = productUrl();
const browser = await sharedBrowser();

const open = (path: string) => openFarAway(browser, path, { url, viewport: DESK, colorScheme: 'light' });

describe('data that cannot be loaded', () => {
  it.each([
    ['the list in view', '**/api/admin/reviews?*'],
    ['the counts of all lists', '**/api/admin/counts'],
  ])('is said once: %s', async (_what, address) => {
    const { page, context, close } = await open('/admin/users');
    await context.clearCookies();
    await page.route(address, (route) => route.fulfill({ status: 500, json: { detail: 'Fehler' } }));
    await page.goto('/admin/reviews');
    const toast = page.getByText('Failed to load admin data');
    await toast.first().waitFor({ timeout: 20_000 });
    expect([await toast.count(), await toast.first().getAttribute('lang')]).toEqual([1, 'en']);
    await close();
  });
});
