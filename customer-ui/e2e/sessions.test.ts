import { describe, expect, it } from 'vitest';
import { newPerson, PHONE, sharedBrowser } from '../../infra/e2e/browser.ts';
import { endSession, newCustomer } from '../../infra/e2e/customers.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { readToast, toast } from '../../infra/e2e/toasts.ts';
import {
  atStart,
  card,
  dialogOf,
  fillBusiness,
  fillCredentials,
  openAddBusiness,
  openDashboard,
  openLogin,
  storedToken,
  submitButton,
} from './steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

const visitor = () => newPerson(browser, { url, viewport: PHONE });
const signedIn = (token: string) => newPerson(browser, { url, viewport: PHONE, token });

describe('the way in', () => {
  it('takes the words about a wrong password back when the right one is given', { tags: 'long' }, async () => {
    const customer = await newCustomer(url);
    const { page, context } = await visitor();
    await openLogin(page);
    await fillCredentials(page, customer.email, 'geraten');
    await submitButton(page).click();
    await toast(page, 'Authentifizierung fehlgeschlagen').waitFor();
    await fillCredentials(page, customer.email, customer.password);
    await submitButton(page).click();
    await toast(page, 'Willkommen zurück!').waitFor();
    expect(await toast(page, 'Authentifizierung fehlgeschlagen').count()).toBe(0);
    await context.close();
  });
});

describe('the end of a session', () => {
  it('signing out in one tab signs out the other, and ends the session on the server', async () => {
    const customer = await newCustomer(url);
    const { page, context } = await signedIn(customer.token);
    const other = await context.newPage();
    await openDashboard(page);
    await openDashboard(other);
    const ended = page.waitForResponse('**/api/auth/logout');
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await Promise.all([atStart(page), atStart(other)]);
    expect((await ended).status()).toBe(200);
    expect([page.url(), other.url()]).toEqual([`${url}/`, `${url}/`]);
    expect(await storedToken(other)).toBeNull();
    expect(await other.locator('.toasts li').count()).toBe(0);
    const me = await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${customer.token}` } });
    expect(me.status).toBe(401);
    await context.close();
  });

  it('a session that the server ends while the dashboard is open says so and leads to the landing page', async () => {
    const customer = await newCustomer(url);
    const { page, context } = await signedIn(customer.token);
    await openDashboard(page);
    await page.getByRole('heading', { name: 'Noch kein Unternehmen.' }).waitFor();
    await endSession(customer);
    await toast(page, 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.').waitFor();
    await atStart(page);
    expect(await storedToken(page)).toBeNull();
    await context.close();
  });
});

describe('a lost line', () => {
  it('keeps what was typed, and the same button works once the line is back', async () => {
    const { token } = await newCustomer(url);
    const { page, context } = await signedIn(token);
    await openDashboard(page);
    await openAddBusiness(page);
    await fillBusiness(page, 'Café am Funkloch');
    await context.setOffline(true);
    await submitButton(page).click();
    await readToast(page, 'Failed to add business');
    expect(await dialogOf(page).getByLabel('Name des Unternehmens').inputValue()).toBe('Café am Funkloch');
    await context.setOffline(false);
    await submitButton(page).click();
    await readToast(page, 'Business added successfully!');
    await card(page, 'Café am Funkloch').waitFor();
    expect(await card(page, 'Café am Funkloch').count()).toBe(1);
    await context.close();
  });
});
