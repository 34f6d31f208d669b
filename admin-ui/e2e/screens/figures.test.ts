import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { AUDITOR } from '../../../backend/src/testing/running-product.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { eventually, openArea, openBackOffice } from '../admin.ts';

const url = productUrl();
const browser = await sharedBrowser();

beforeAll(async () => {
  const { token } = await newCustomer(url);
  await call({ url, method: 'POST', path: '/subscription/create', body: { plan_name: 'standard' }, token });
});

const SMALL_DESK = { width: 1024, height: 768 } as const;
const LARGE_DESK = { width: 1440, height: 900 } as const;
const LOOKS = [PHONE, SMALL_DESK, DESK, LARGE_DESK].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);

describe.each(LOOKS)('the business in figures, $colorScheme at $viewport.width px', ({ viewport, colorScheme }) => {
  it('can be read by everybody, with what each figure counts', async () => {
    const { page, context, complaints } = await openBackOffice(browser, {
      url,
      viewport,
      colorScheme,
      path: '/figures',
    });
    for (const part of ['Einnahmen', 'Abos', 'Umsatz', 'Jetzt', 'Fälle', 'Chats']) {
      await page.getByRole('region', { name: part, exact: true }).waitFor();
    }
    await page.getByRole('region', { name: 'Abos', exact: true }).getByText('Was gezählt wird').click();
    await page.getByText('Abos, die im Zeitraum begonnen haben.').waitFor();
    await picture(page, `admin-figures-${viewport.width}-${colorScheme}`);
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    // The bar above covers half of what lies below it.
    await page.evaluate(() => window.scrollTo(0, 0));
    // It looks at both widths and schemes by itself.
    if (viewport === PHONE && colorScheme === 'light') expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});

describe('the business in figures', () => {
  it('is found under its menu, keeps the period in the address and comes as a file', async () => {
    const { page, context } = await openBackOffice(browser, { url, viewport: DESK, path: '/overview' });
    await openArea(page, 'Zahlen', 'Geschäft');
    await arriveAt(page, '**/admin/figures');
    await page.getByRole('navigation', { name: 'Zeitraum' }).getByRole('link', { name: 'Jahr' }).click();
    await eventually(() => page.url()).toContain('period=year');
    await page.getByRole('heading', { name: /^Geschäft: \d{4}$/ }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV-Export' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Umsatz netto');
    await page.getByRole('link', { name: 'Früher' }).click();
    await page.getByRole('link', { name: 'Später' }).waitFor();
    await context.close();
  });

  it('leads from a figure to just what it counts, which can be taken away', async () => {
    const { page, context, complaints } = await openBackOffice(browser, {
      url,
      viewport: DESK,
      path: '/figures?period=year',
    });
    const started = page.getByRole('region', { name: 'Abos', exact: true }).getByRole('row', { name: /^Neu/ });
    const count = Number(await started.getByRole('cell').first().innerText());
    expect(count).toBeGreaterThan(0);
    await started.getByRole('link', { name: 'Neu' }).click();
    await arriveAt(page, '**/admin/subscriptions?**');
    const chip = page.getByRole('button', { name: /^Begonnen \d{4}/ });
    await chip.waitFor();
    await page
      .getByText(new RegExp(`(von|of) ${count}$|^${count} `))
      .first()
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await chip.click();
    await eventually(() => chip.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('says of a month to come that it has not begun, and of days that cannot be what is wrong', async () => {
    const { page, context } = await openBackOffice(browser, { url, viewport: PHONE, path: '/figures?from=2099-01-01' });
    await page.getByRole('heading', { name: 'Dieser Zeitraum hat noch nicht begonnen' }).waitFor();
    await picture(page, 'admin-figures-to-come');
    expect(await page.getByText('Erneut laden').count()).toBe(0);
    await page.getByRole('link', { name: 'Zum laufenden Monat' }).click();
    await page.getByRole('region', { name: 'Einnahmen', exact: true }).waitFor();
    await page.goto('/admin/figures?period=custom&from=2026-02-02&until=2026-02-01');
    await page.getByText('Der letzte Tag liegt vor dem ersten.').waitFor();
    await context.close();
  });

  it('is not offered to auditors', async () => {
    const { page, context } = await openBackOffice(browser, { url, viewport: DESK, path: '/overview', who: AUDITOR });
    await page.getByRole('button', { name: 'Zahlen', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Zahlen' });
    await menu.getByRole('link', { name: 'Rechnungen' }).waitFor();
    // Who it is, the browser is told a moment after the page is there.
    await eventually(() => menu.getByRole('link', { name: 'Geschäft' }).count()).toBe(0);
    await page.goto('/admin/figures');
    await page.getByRole('heading', { name: 'Diese Seite ist für Admins' }).waitFor();
    await context.close();
  });
});
