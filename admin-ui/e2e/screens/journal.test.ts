import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { openArea, openBackOffice } from '../admin.ts';

const url = productUrl();
const browser = await sharedBrowser();

beforeAll(async () => {
  const { token } = await newCustomer(url);
  await call({ url, method: 'POST', path: '/subscription/create', body: { plan_name: 'standard' }, token });
});

describe.each([
  { viewport: PHONE, colorScheme: 'dark' },
  { viewport: DESK, colorScheme: 'light' },
] as const)('the books at $viewport.width px', ({ viewport, colorScheme }) => {
  it('say what was booked, on which accounts, and each amount with its document', async () => {
    const { page, context, complaints } = await openBackOffice(browser, {
      ...{ url, viewport, colorScheme },
      path: '/journal',
    });
    const kinds = page.getByRole('region', { name: 'Was gebucht wurde' });
    await kinds.getByRole('row', { name: /^Rechnung .*\d,00/ }).waitFor();
    const entries = page.getByRole('region', { name: /^Buchungen/ });
    await entries
      .getByRole('row', { name: /RE-\d{4}-\d+ .*59,00/ })
      .first()
      .waitFor();
    await page
      .getByRole('region', { name: 'Salden' })
      .getByRole('row', { name: /^Forderungen/ })
      .waitFor();
    const number = entries
      .getByText(/^RE-\d{4}-\d+$/)
      .filter({ visible: true })
      .first();
    const lines = await number.evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
    expect(await sidewaysOverflow(page)).toEqual([]);
    await picture(page, `admin-journal-${viewport.width}-${colorScheme}`);
    if (viewport === PHONE) expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('say of a month that has none why, and lead to the one that runs', async () => {
    const path = '/journal?month=2019-03';
    const { page, context } = await openBackOffice(browser, { ...{ url, viewport, colorScheme }, path });
    await page.getByRole('heading', { name: 'Für diesen Monat gibt es kein Journal' }).waitFor();
    await page.getByText(/^Vor [A-Z]\S+ \d{4} gibt es keine Buchungen\.$/).waitFor();
    expect(await sidewaysOverflow(page)).toEqual([]);
    await picture(page, `admin-journal-no-month-${viewport.width}-${colorScheme}`);
    await page.getByRole('link', { name: 'Zum laufenden Monat' }).click();
    await page.getByRole('region', { name: 'Was gebucht wurde' }).waitFor();
    await context.close();
  });
});

describe('the books', () => {
  it('are found under their menu and come as a file; that for DATEV says what it needs first', async () => {
    const { page, context } = await openBackOffice(browser, { url, viewport: DESK, path: '/overview' });
    await openArea(page, 'Zahlen', 'Buchhaltung');
    await arriveAt(page, '**/admin/journal');
    await page.getByRole('heading', { name: /^Buchhaltung: \S+ \d{4}$/ }).waitFor();
    // There are no months before the first booking, and none after the one that runs.
    expect(await page.getByRole('link', { name: /^(Früher|Später)$/ }).count()).toBe(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV-Export' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toMatch(/Rechnung.*59,00/);
    await page.getByRole('button', { name: 'Für DATEV' }).click();
    await page.getByText(/DATEV_/).waitFor();
    await context.close();
  });
});

it.each([PHONE, DESK])('a transfer has the words of the bank, at $width px not beside its row', async (viewport) => {
  const reference = `FRANZ FRISOER ${'RE-2026-00001'.repeat(6)}`;
  const { page, context } = await openBackOffice(browser, { url, viewport, path: '/journal' });
  await page.getByRole('region', { name: 'Salden' }).waitFor();
  // The test mode has no transfers: one of its entries is shown as if it were.
  await page.route('**/api/admin/journal?*', async (route) => {
    const answer = await route.fetch();
    const { entries, ...journal } = await answer.json();
    const [first, ...others] = entries;
    const transfer = { ...first, kind: 'transfer', received_on: '2026-11-03', bank_reference: reference };
    await route.fulfill({ response: answer, json: { ...journal, entries: [transfer, ...others] } });
  });
  await page.reload();
  await page.getByText(`Eingang 03.11.2026 · ${reference}`).waitFor();
  expect(await sidewaysOverflow(page)).toEqual([]);
  await page.getByText(reference).scrollIntoViewIfNeeded();
  await picture(page, `admin-journal-transfer-${viewport.width}`);
  await context.close();
});
