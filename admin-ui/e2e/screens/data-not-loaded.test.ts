import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { likeLists, signInAdmin } from '../admin.ts';
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

describe('a dialog whose code does not arrive', () => {
  it.each(['Finden', 'Spalten'])(
    'says so in its place, and opens at the next try; the page below stays: %s',
    async (name) => {
      await likeLists(url, await signInAdmin(url), 'table');
      const { page, close } = await open('/admin/users');
      await page.getByRole('button', { name: 'Spalten' }).waitFor();
      await page.route('**/admin/assets/*.js', (route) => route.abort('connectionreset'));
      const button = page.getByRole('button', { name });
      const said = page.getByRole('dialog', { name: 'Das ließ sich nicht öffnen' });
      await button.click();
      await said.waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await said.getByRole('button', { name: 'Seite neu laden' }).waitFor();
      await said.getByRole('button', { name: 'Abbrechen' }).click();
      await said.waitFor({ state: 'detached' });
      await button.click();
      await said.waitFor();
      await page.unrouteAll();
      await said.getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await said.waitFor({ state: 'detached' });
      await page.locator('[role=dialog], [role=menu]').first().waitFor();
      await close();
    },
  );
});
