import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ADMIN } from '../../backend/src/testing/running-product.ts';
import { arriveAt } from '../../infra/e2e/arrive-at.ts';
import { DESK, PHONE, sharedBrowser } from '../../infra/e2e/browser.ts';
import { call, newCustomer } from '../../infra/e2e/customers.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { openFarAway } from './watched-visit.ts';

const url = productUrl();
const browser = await sharedBrowser();

const open = (path: string, viewport: typeof DESK | typeof PHONE = DESK) =>
  openFarAway(browser, path, { url, viewport, colorScheme: 'light' });
const cookiesOf = async (page: Page) => (await page.context().cookies(`${url}/admin`)).map(({ name }) => name);
const tokenOf = (page: Page) => page.evaluate(() => window.localStorage.getItem('token'));
const endSessionOf = async (page: Page) =>
  call({ url, method: 'POST', path: '/auth/logout', token: (await tokenOf(page)) ?? '' });

describe('signing out of the back office', () => {
  it('clears the token and the cookie, ends the session, leads to the landing page, and takes other tabs along', async () => {
    const { page, context, close } = await open('/admin/users');
    const other = await context.newPage();
    await other.goto('/admin/reviews/create');
    await other.getByRole('button', { name: 'Abmelden' }).waitFor();
    expect(await cookiesOf(page)).toEqual(['sternklar-pages']);
    const token = (await tokenOf(page)) ?? '';

    await page.getByRole('button', { name: 'Abmelden' }).click();
    await arriveAt(page, `${url}/`);
    await arriveAt(other, `${url}/`);
    expect(await tokenOf(page)).toBeNull();
    await expect.poll(() => cookiesOf(page)).toEqual([]);
    await expect(call({ url, method: 'GET', path: '/auth/me', token })).rejects.toThrow('401');
    await close();
  });
});

describe('a session that ends in the middle of work', () => {
  it('keeps the page with what was typed, and goes on after signing in again', async () => {
    const { page, close } = await open('/admin/reviews/create', PHONE);
    // What is typed before the app has taken the page over is not its to keep.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main input, main textarea')].every((element) =>
        Object.keys(element).some((name) => name.startsWith('__reactProps')),
      ),
    );
    const text = page.getByLabel('Text der Bewertung');
    await text.fill('Ein langer Text, der bleiben soll.');
    await endSessionOf(page);
    // Whatever asks the server next finds out.
    await page.getByRole('combobox', { name: /Benutzer/ }).fill('neu');

    const dialog = page.getByRole('dialog', { name: 'Ihre Sitzung ist beendet' });
    await dialog.getByLabel('E-Mail-Adresse').fill(ADMIN.email);
    await dialog.getByLabel('Passwort').fill('falsch-geraten');
    await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await dialog.getByText('Authentifizierung fehlgeschlagen').waitFor();
    await dialog.getByLabel('Passwort').fill(ADMIN.password);
    await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await text.inputValue()).toBe('Ein langer Text, der bleiben soll.');
    await close();
  });
});

describe('somebody who is not let in', () => {
  it('goes to the dashboard as a customer, and is told why', async () => {
    const { token } = await newCustomer(url);
    const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
    await context.addInitScript((stored) => window.localStorage.setItem('token', stored), token);
    const page = await context.newPage();
    await page.goto('/admin/users');
    await arriveAt(page, `${url}/dashboard`);
    await page.getByText('Admin access required').waitFor();
    await context.close();
  });
});
