import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { holdCall } from '../../../infra/e2e/answers.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { expectFocus } from '../keyboard-way.ts';
import { card, dialogOf, fillBusiness, fillReview, openDashboard, submitButton } from '../steps.ts';
import { submitReviews } from './many-reviews.ts';

const url = productUrl();
const browser = await sharedBrowser();

const steps = (page: Page) => page.getByRole('list', { name: 'Ihre ersten Schritte' });
/** What a customer with many reviews has, and a new one does not need. */
const tools = (page: Page) =>
  page.locator('main').locator('search, .overview, .export-button, select, input, .status-filter');
const primary = (page: Page) => page.locator('main .button-dawn').allTextContents();

describe.each([
  ['a phone', PHONE],
  ['a desk', DESK],
] as const)('a new customer on %s', (_, viewport) => {
  it('is led in three steps, the next of which is the one button that stands out', async () => {
    const { token } = await newCustomer(url);
    const { page, context, complaints } = await newPerson(browser, { url, viewport, token });
    await openDashboard(page);
    await steps(page).waitFor();
    expect(await primary(page)).toEqual(['Unternehmen hinzufügen']);
    await picture(page, `first-steps-empty-${viewport.width}`);
    await steps(page).getByRole('button', { name: 'Unternehmen hinzufügen' }).click();
    await fillBusiness(page);
    await submitButton(page).click();
    await card(page, 'Bäckerei Sonnenschein').waitFor();
    expect(await primary(page)).toEqual(['Löschantrag stellen']);
    expect(await tools(page).count()).toBe(0);
    await steps(page).getByRole('button', { name: 'Löschantrag stellen' }).click();
    await fillReview(page);
    await submitButton(page).click();
    await steps(page).getByRole('button', { name: 'Zum Abo' }).waitFor();
    await card(page, 'Bäckerei Sonnenschein').getByText('Max M.').first().waitFor();
    expect(await primary(page)).toEqual(['Zum Abo']);
    expect(await tools(page).count()).toBe(0);
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, `first-steps-${viewport.width}`);
    await steps(page).getByRole('button', { name: 'Zum Abo' }).click();
    await dialogOf(page).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('goes on at the card, by the keyboard too, when a step is done and its button is gone', async () => {
    const { token } = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport, token });
    await openDashboard(page);
    const heading = card(page, 'Bäckerei Sonnenschein').getByRole('heading', { level: 2 });
    await steps(page).getByRole('button', { name: 'Unternehmen hinzufügen' }).press('Enter');
    await fillBusiness(page);
    await submitButton(page).press('Enter');
    await dialogOf(page).waitFor({ state: 'detached' });
    await expectFocus(heading);
    const list = await holdCall(page, 'GET /reviews/*');
    const button = steps(page).getByRole('button', { name: 'Löschantrag stellen' });
    await button.press('Enter');
    await fillReview(page);
    await submitButton(page).press('Enter');
    await dialogOf(page).waitFor({ state: 'detached' });
    await expectFocus(button);
    list.release();
    await steps(page).getByRole('button', { name: 'Zum Abo' }).waitFor();
    await expectFocus(heading);
    await context.close();
  });

  it('is not led there as an auditor, who has nothing to buy and a way to the audit', async () => {
    const { token } = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport, token });
    await page.route('**/api/auth/me', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), is_auditor: true } });
    });
    await openDashboard(page);
    await page.getByText('Noch kein Unternehmen.').waitFor();
    expect(await page.getByText('Fügen Sie das Unternehmen hinzu').count()).toBe(0);
    expect(await page.getByText('Zum Protokoll führt oben „Prüfung“.').count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Prüfung' }).getAttribute('href')).toBe('/admin');
    expect(await steps(page).count()).toBe(0);
    expect(await page.locator('[data-subscription]').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Abo abschließen' }).count()).toBe(0);
    await context.close();
  });

  it('has its next request to press when all steps are done, however few there were', async () => {
    const customer = await newCustomer(url);
    const business = await newBusiness(customer);
    await newReview(customer, business);
    const body = { plan_name: 'standard', company_name: 'Bäckerei Sonnenschein GmbH' };
    await call({ url, method: 'POST', path: '/subscription/create', body, token: customer.token });
    const { page, context } = await newPerson(browser, { url, viewport, token: customer.token });
    await openDashboard(page);
    await card(page, 'Bäckerei Sonnenschein').getByText('Max M.').first().waitFor();
    expect(await steps(page).count()).toBe(0);
    expect(await primary(page)).toEqual(['Löschantrag stellen']);
    await context.close();
  });

  it('has figures, search and file from the fifth review on, and the next request stands out', async () => {
    const customer = await newCustomer(url);
    const business = await newBusiness(customer);
    await submitReviews(customer, business, 4);
    const { page, context } = await newPerson(browser, { url, viewport, token: customer.token });
    await openDashboard(page);
    await card(page, 'Bäckerei Sonnenschein').getByText('Gast 4').first().waitFor();
    expect(await tools(page).count()).toBe(0);
    await newReview(customer, business);
    await page.getByRole('searchbox').waitFor();
    await page.getByRole('button', { name: '5\u00a0Bewertungen als CSV speichern' }).waitFor();
    expect(await steps(page).count()).toBe(0);
    expect(await primary(page)).toEqual(['Löschantrag stellen']);
    await context.close();
  });
});
