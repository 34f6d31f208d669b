import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { openBackOffice, signInAdmin } from '../admin.ts';

const url = productUrl();
const browser = await sharedBrowser();
let reviewId: string;

beforeAll(async () => {
  const customer = await newCustomer(url);
  const business = await newBusiness(customer);
  reviewId = (await newReview(customer, business, 'Max Mustermann')).id;
  await newReview(customer, business, 'Erika Beispiel');
  const token = await signInAdmin(url);
  const change = (body: object) => call({ url, method: 'PUT', path: `/reviews/${reviewId}/status`, body, token });
  await change({ status: 'nicht_genehmigt', note: 'Es fehlt ein Beleg, dass der Verfasser nie dort war.' });
  await change({ status: 'gelöscht' });
});

const scheme = (colorScheme: string) => (colorScheme === 'dark' ? '-dark' : '');

describe.each([DESK, PHONE])('the audit at $width px', (viewport) => {
  it.each(['light', 'dark'] as const)('can be read by everybody, %s', async (colorScheme) => {
    // What finds faults looks at both widths and schemes by itself, and leaves the page as it was.
    const looksForAll = viewport === PHONE && colorScheme === 'light';
    const { page, context } = await openBackOffice(browser, { url, viewport, colorScheme, path: '/audit' });
    await page.getByText('Geprüft: Die Unterschrift stimmt').waitFor();
    await page.getByRole('slider').waitFor();
    // Safari shows today in an empty field, and as black as a day that was chosen where it does not know the ground.
    for (const name of ['Eingereicht ab', 'Genauer Zeitpunkt']) {
      const ground = await page.getByLabel(name).evaluate((field) => getComputedStyle(field).backgroundColor);
      expect(ground, name).toMatch(/^rgb\(/);
    }
    await page.getByRole('heading', { name: 'Was Prüfende gelesen haben' }).waitFor();
    await picture(page, `admin-audit-${viewport.width}${scheme(colorScheme)}`);
    if (looksForAll) expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByText('Schlüssel und Prüfpunkt').click();
    await page.getByRole('button', { name: /^Kopieren.*Schlüssel des Protokolls/ }).waitFor();
    const note = await page.getByRole('region', { name: 'Prüfpunkt zum Aufbewahren' }).textContent();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: /^Kopieren.*Prüfpunkt zum Aufbewahren/ }).click();
    await page.getByText('Kopiert', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(note);
    await picture(page, `admin-audit-keys-${viewport.width}${scheme(colorScheme)}`);
    if (looksForAll) expect(await accessibilityFaults(page)).toEqual([]);

    await page.goto(`/admin/audit/${reviewId}?with=2026-01-01T00:00:00.000Z`);
    await page.getByText(/^Geprüft: Alle/).waitFor();
    await picture(page, `admin-audited-review-${viewport.width}${scheme(colorScheme)}`);
    if (looksForAll) expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });
});
