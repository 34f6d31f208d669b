import { describe, expect, it } from 'vitest';
import { AUDITOR } from '../../../backend/src/testing/running-product.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { eventually, openArea, openBackOffice } from '../admin.ts';
import { farAwayAdmin } from '../watched-visit.ts';

const url = productUrl();
const browser = await sharedBrowser();
const LOOKS = [DESK, PHONE].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);

describe('the settings of the back office', () => {
  it.each(LOOKS)('can be read by everybody, $colorScheme at $viewport.width px', async (look) => {
    const { page, context, complaints } = await openBackOffice(browser, { url, ...look, path: '/settings' });
    await page.getByRole('radio', { name: /^Schreibtisch/ }).waitFor();
    await picture(page, `admin-settings-${look.viewport.width}-${look.colorScheme}`);
    // It looks at both widths and schemes by itself.
    if (look === LOOKS[0]) expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('keep where an admin begins, and the server leads there at once', async () => {
    const admin = await farAwayAdmin(browser, { url, viewport: DESK, colorScheme: 'light' });
    const page = await admin.context.newPage();
    await page.goto('/admin');
    expect(new URL(page.url()).pathname).toBe('/admin/desk');
    await openArea(page, 'System', 'Einstellungen');
    await page.getByRole('radio', { name: /^Geschäft/ }).click();
    await page.getByText('Gemerkt: Die Verwaltung beginnt mit „Geschäft“.').waitFor();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url() === `${url}/admin`),
      page.goto('/admin'),
    ]);
    expect([answer.status(), answer.headers().location]).toEqual([302, '/admin/figures']);
    await page.goto('/admin/settings');
    // A press before the app is there is held, and done once it is.
    await page.getByRole('radio', { name: /^Schreibtisch/ }).click();
    await page.getByText('„Schreibtisch“').waitFor();
    await admin.close();
  });

  it('offer auditors what they may read, and begin at the audit', async () => {
    const auditor = await farAwayAdmin(browser, { url, viewport: DESK, colorScheme: 'light', who: AUDITOR });
    const page = await auditor.context.newPage();
    await page.goto('/admin');
    expect(new URL(page.url()).pathname).toBe('/admin/audit');
    await page.goto('/admin/settings');
    const radios = page.getByRole('radio');
    await eventually(() => radios.count()).toBe(9);
    expect(await page.getByRole('radio', { name: /^(Schreibtisch|Posteingang|Geschäft|Chats)/ }).count()).toBe(0);
    await auditor.close();
  });
});
