import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { chatWindow, openButton } from '../chat-steps.ts';
import { card, dialogOf, fillCredentials, openAddBusiness, openDashboard, openLogin, submitButton } from '../steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

const signedIn = async () => {
  const customer = await newCustomer(url);
  await newReview(customer, await newBusiness(customer));
  const person = await newPerson(browser, { url, viewport: PHONE, token: customer.token });
  await person.page.goto('/agb');
  await openDashboard(person.page);
  await card(person.page, 'Bäckerei Sonnenschein').waitFor();
  return person;
};

/** As the key of a phone: it may stay on the page. A page that is left at once would not answer, so it answers before. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
const forward = (page: Page) => page.evaluate(() => void setTimeout(() => history.forward()));
const shut = (page: Page) => dialogOf(page).waitFor({ state: 'detached' });
const path = (page: Page) => new URL(page.url()).pathname;
const atRest = (page: Page) =>
  page.waitForFunction(() => !(history.state as { sternklarWindows?: number } | null)?.sternklarWindows);

describe('the key that goes back on a phone', () => {
  it('closes a window, and leaves the page only when none is open', async () => {
    const { page, context, complaints } = await signedIn();
    await openAddBusiness(page);
    await back(page);
    await shut(page);
    expect(path(page)).toBe('/dashboard');
    await back(page);
    await arriveAt(page, '**/agb');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('closes the chat that covers the page', async () => {
    const { page, context } = await signedIn();
    await openButton(page).click();
    await chatWindow(page).waitFor();
    await back(page);
    await chatWindow(page).waitFor({ state: 'detached' });
    expect(path(page)).toBe('/dashboard');
    await context.close();
  });

  it('goes on as before after five windows were closed by hand, and forward brings none of them back', async () => {
    const { page, context } = await signedIn();
    const closers = [
      () => page.keyboard.press('Escape'),
      () => dialogOf(page).getByRole('button', { name: 'Schließen' }).click(),
      () => back(page),
    ];
    for (let count = 0; count < 5; count++) {
      await openAddBusiness(page);
      await page.waitForFunction(() => (history.state as { sternklarWindows?: number } | null)?.sternklarWindows === 1);
      await closers[count % closers.length]?.();
      await shut(page);
      await atRest(page);
    }
    await forward(page);
    await atRest(page);
    expect([await dialogOf(page).count(), path(page)]).toEqual([0, '/dashboard']);
    await back(page);
    await arriveAt(page, '**/agb');
    await page.goForward();
    await card(page, 'Bäckerei Sonnenschein').waitFor();
    await context.close();
  });

  it('finds the page, not the place of a window that was open when it was loaded anew', async () => {
    const { page, context } = await signedIn();
    await openAddBusiness(page);
    await page.waitForFunction(() => (history.state as { sternklarWindows?: number } | null)?.sternklarWindows === 1);
    await page.reload();
    await card(page, 'Bäckerei Sonnenschein').waitFor();
    await atRest(page);
    expect(await dialogOf(page).count()).toBe(0);
    await back(page);
    await arriveAt(page, '**/agb');
    await context.close();
  });

  it('closes the login’s windows on the landing page, one after the other in one place', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: PHONE });
    await page.goto('/agb');
    await openLogin(page);
    await dialogOf(page).getByRole('button', { name: 'Passwort vergessen?' }).click();
    await dialogOf(page).getByRole('heading', { name: 'Passwort zurücksetzen' }).waitFor();
    await back(page);
    await shut(page);
    expect(path(page)).toBe('/');
    await back(page);
    await arriveAt(page, '**/agb');
    await context.close();
  });

  it('does not lead back to the login once somebody is signed in', async () => {
    const customer = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport: PHONE });
    await page.goto('/agb');
    await openLogin(page);
    await fillCredentials(page, customer.email, customer.password);
    await submitButton(page).click();
    await arriveAt(page, `${url}/dashboard`);
    await page.getByRole('heading', { level: 1, name: 'Ihre Übersicht' }).waitFor();
    await back(page);
    await arriveAt(page, '**/agb');
    await context.close();
  });
});
