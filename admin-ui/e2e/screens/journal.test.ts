import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
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

describe.each([PHONE, DESK])('the journal at $width px', (viewport) => {
  it('can be read by everybody', async () => {
    const { page, context, complaints } = await openBackOffice(browser, { url, viewport, path: '/journal' });
    const kinds = page.getByRole('region', { name: 'Buchungen nach Art' });
    await kinds.getByRole('row', { name: /^Rechnung / }).waitFor();
    await page
      .getByRole('region', { name: 'Salden' })
      .getByRole('row', { name: /^Forderungen / })
      .waitFor();
    await picture(page, `admin-journal-${viewport.width}`);
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    if (viewport === PHONE) expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});

it('the journal is found under its menu, and comes as a table; for DATEV it says what is to be set', async () => {
  const { page, context } = await openBackOffice(browser, { url, viewport: DESK, path: '/overview' });
  await openArea(page, 'Zahlen', 'Buchungsjournal');
  await arriveAt(page, '**/admin/journal');
  await page.getByRole('heading', { name: /^Buchungsjournal: / }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV-Export' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Rechnung;RE-');
  await page.getByRole('button', { name: 'DATEV-Export' }).click();
  await page.getByText(/DATEV_CONSULTANT_NUMBER/).waitFor();
  await context.close();
});
