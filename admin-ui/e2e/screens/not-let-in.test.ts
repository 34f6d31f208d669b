import { describe, expect, it } from 'vitest';
import { ADMIN } from '../../../backend/src/testing/running-product.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, newPerson, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call } from '../../../infra/e2e/customers.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { openFarAway } from '../watched-visit.ts';

const url = productUrl();
const browser = await sharedBrowser();

const open = (path: string) => openFarAway(browser, path, { url, viewport: DESK, colorScheme: 'light' });

describe('somebody who is not let in', () => {
  it.each([
    ['/admin/reviews?page=2', '/admin/reviews?page=2'],
    // Where this admin chose to begin.
    ['/admin', '/admin/desk'],
  ])('is asked at the landing page to sign in for %s, and comes there', async (asked, leads) => {
    const { page, context } = await newPerson(browser, { url, viewport: DESK });
    await page.goto(asked);
    await arriveAt(page, `${url}/`);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Für die Verwaltung müssen Sie angemeldet sein: Danach geht es dort weiter.').waitFor();
    await dialog.getByLabel('E-Mail-Adresse').fill(ADMIN.email);
    await dialog.getByLabel('Passwort').fill(ADMIN.password);
    await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.waitForURL((address) => `${address.pathname}${address.search}`.startsWith(leads));
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await arriveAt(page, `${url}/`);
    // Who signed out is not asked to sign in again.
    await page.getByRole('button', { name: 'Jetzt starten' }).first().click();
    await dialog.getByRole('heading', { name: 'Konto erstellen' }).waitFor();
    await context.close();
  });

  it('is asked to sign in once more where the session ended meanwhile', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: DESK });
    await page.goto('/impressum');
    await page.evaluate(() => window.localStorage.setItem('token', 'of-last-week'));
    await page.goto('/admin/reviews');
    await arriveAt(page, `${url}/`);
    await page.getByRole('dialog').getByText('Für die Verwaltung müssen Sie angemeldet sein').waitFor();
    await context.close();
  });

  it('goes to the landing page without a token, also with the cookie', async () => {
    const { page, close } = await open('/admin/users');
    await page.getByRole('button', { name: 'Abmelden' }).waitFor();
    // In one go: what the page does without its token would end a navigation from outside.
    await page.evaluate(() => {
      window.localStorage.clear();
      window.location.assign('/admin/reviews');
    });
    await arriveAt(page, `${url}/`);
    await close();
  });

  it('sees a page made in the browser when the cookie is somebody else’s', async () => {
    const { page, context, close } = await open('/admin/users');
    const { access_token: token } = await call<{ access_token: string }>({
      url,
      method: 'POST',
      path: '/auth/login',
      body: ADMIN,
    });
    await context.addInitScript((stored) => window.localStorage.setItem('token', stored), token);
    const asked = page.waitForRequest(/\/api\/admin\/users/);
    // Other tests register people all the time: the list is asked for one.
    await page.goto(`/admin/users?filter=${encodeURIComponent(JSON.stringify({ q: ADMIN.email }))}`);
    expect((await asked).headers().authorization).toBe(`Bearer ${token}`);
    await page.getByText(ADMIN.email).first().waitFor();
    await close();
  });
});
