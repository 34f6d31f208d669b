import { expect, it } from 'vitest';
import { DESK, newPerson, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { openDashboard } from '../steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

it('the overview on paper has every request with its text, status and history, and nothing to press', async () => {
  const customer = await newCustomer(url);
  const business = await newBusiness(customer);
  for (const reviewer of ['Max M.', 'Petra L.']) await newReview(customer, business, reviewer);
  const { page, context } = await newPerson(browser, { url, viewport: DESK, token: customer.token });
  await openDashboard(page);
  await page
    .getByRole('button', { name: /^Verlauf/ })
    .first()
    .click();
  await page.locator('.timeline time').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await picture(page, 'dashboard-print');
  for (const words of ['Bäckerei Sonnenschein', 'Max M.', 'Petra L.', 'War nie dort'])
    expect(await page.getByText(words).filter({ visible: true }).count(), words).toBeGreaterThan(0);
  expect(
    await page
      .locator('[data-status="eingereicht"]')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length),
  ).toBeGreaterThanOrEqual(2);
  expect(await page.locator('.timeline time').first().isVisible()).toBe(true);
  expect(await page.locator('button:visible, header:visible, footer:visible').count()).toBe(0);
  await context.close();
});
