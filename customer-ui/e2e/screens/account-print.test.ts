import { expect, it } from 'vitest';
import { DESK, newPerson, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { openAccount } from './account-steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

it('the account on paper says what is booked, billed and set, with whom, and has nothing to press or fill in', async () => {
  const { token, email } = await newCustomer(url);
  const body = { plan_name: 'standard', company_name: 'Morgenrot GmbH' };
  await call({ url, method: 'POST', path: '/subscription/create', body, token });
  const { page, context } = await newPerson(browser, { url, viewport: DESK, token });
  await openAccount(page);
  await page.locator('.invoice').first().waitFor();
  await page.getByText('Noch keiner.').waitFor();
  await page.emulateMedia({ media: 'print' });
  await picture(page, 'account-print');
  for (const words of [email, 'Kündbar bis', 'Morgenrot GmbH', '59,00', 'E-Mail bei jeder Statusänderung'])
    expect(await page.getByText(words).filter({ visible: true }).count(), words).toBeGreaterThan(0);
  const toPress = 'button, a, form, input, header, footer, sternklar-chat';
  const left = await page
    .locator(toPress)
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML.slice(0, 90)));
  // A switch says whether it is on.
  expect(left.filter((one) => !one.includes('type="checkbox"'))).toEqual([]);
  await context.close();
});
