import { describe, expect, it } from 'vitest';
import { ADMIN } from '../../../backend/src/testing/running-product.ts';
import { newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newBusiness, newCustomer } from '../../../infra/e2e/customers.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { visitorsOf } from '../registering-steps.ts';
import { card, logIn, openDashboard } from '../steps.ts';

const url = productUrl();
const browser = await sharedBrowser();
const { visitor } = visitorsOf(url);

describe('deleting a business', () => {
  it('asks first, in the exact words, and stays when the answer is no', async () => {
    const customer = await newCustomer(url);
    await newBusiness(customer);
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token: customer.token });
    await openDashboard(page);
    const business = card(page, 'Bäckerei Sonnenschein');
    const asked: string[] = [];
    const answers = [false, true];
    page.on('dialog', async (dialog) => {
      asked.push(`${dialog.type()}: ${dialog.message()}`);
      await (answers.shift() ? dialog.accept() : dialog.dismiss());
    });

    await business.getByRole('button', { name: 'Bäckerei Sonnenschein löschen' }).click();
    expect(await business.count()).toBe(1);
    expect(await page.locator('.toasts li').count()).toBe(0);

    await business.getByRole('button', { name: 'Bäckerei Sonnenschein löschen' }).click();
    await toast(page, 'Business deleted').waitFor();
    await business.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Noch kein Unternehmen.' }).waitFor();
    expect(asked).toEqual(Array(2).fill('confirm: Delete this business and all its reviews?'));
    await context.close();
  });
});

describe('the header', () => {
  it.each([360, 375])(
    'is one line on a phone of %i px, also while there is something to subscribe to',
    async (width) => {
      const { token } = await newCustomer(url);
      const { page, context } = await newPerson(browser, { url, viewport: { ...PHONE, width }, token });
      await openDashboard(page);
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: 'Abo abschließen' }).waitFor();
      expect((await header.boundingBox())?.height).toBe(68);
      await context.close();
    },
  );

  it('shows the way to the back office only to administrators', async () => {
    const { page, context } = await visitor();
    await logIn(page, ADMIN);
    const admin = page.getByRole('link', { name: 'Admin' });
    expect(await admin.getAttribute('href')).toBe('/admin');
    await page.getByText('Kein Abo').waitFor();
    await context.close();

    const { token } = await newCustomer(url);
    const customer = await newPerson(browser, { url, viewport: PHONE, token });
    await openDashboard(customer.page);
    await customer.page.getByText('Kein Abo').waitFor();
    expect(await customer.page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
    await customer.context.close();
  });
});
