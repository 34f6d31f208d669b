import { describe, expect, it } from 'vitest';
import { arriveAt } from '../../infra/e2e/arrive-at.ts';
import { newPerson, PHONE, sharedBrowser } from '../../infra/e2e/browser.ts';
import { newCustomer } from '../../infra/e2e/customers.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';

const url = productUrl();
const browser = await sharedBrowser();

const visitor = () => newPerson(browser, { url, viewport: PHONE });

describe('addresses', () => {
  it('lead with a token from / to /dashboard, and without one from /dashboard to /', async () => {
    const { token } = await newCustomer(url);
    const customer = await newPerson(browser, { url, viewport: PHONE, token });
    await customer.page.goto('/');
    await arriveAt(customer.page, '**/dashboard');
    await customer.context.close();

    const { page, context } = await visitor();
    await page.goto('/dashboard');
    await arriveAt(page, `${url}/`);
    await page.getByRole('button', { name: 'Jetzt starten' }).first().waitFor();
    await context.close();
  });

  it('that lead nowhere answer 404 and say so in German', async () => {
    const { page, context } = await visitor();
    const answer = await page.goto('/kometen');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: /nicht gefunden|gibt es nicht/ }).waitFor();
    expect(await page.title()).toContain('Seite nicht gefunden');
    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await arriveAt(page, `${url}/`);
    await context.close();
  });
});
