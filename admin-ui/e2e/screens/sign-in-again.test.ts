import type { AuthenticatorAppOptions } from '@sternklar/contracts/accounts/authenticator-app.api';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSoftApp } from '../../../backend/src/testing/authenticator-apps.ts';
import { freePort } from '../../../backend/src/testing/running-product.ts';
import { createTestWorld, TEST_ADMIN, type TestWorld } from '../../../backend/src/testing/test-world.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { addVirtualAuthenticator } from '../../../infra/e2e/virtual-authenticator.ts';

const SECOND = { email: 'zweite@sternklar.example', password: 'zweite-passwort' };
const browser = await sharedBrowser();
let world: TestWorld;
let url: string;

beforeAll(async () => {
  const port = await freePort();
  // A passkey belongs to a name; an address of digits has none.
  url = `http://localhost:${port}`;
  const env = { PUBLIC_URL: url, ADMIN_SECOND_FACTOR: 'required' };
  world = await createTestWorld({ env });
  const appointing = await world.anotherProcess({ ADMIN_EMAIL: SECOND.email, ADMIN_PASSWORD: SECOND.password });
  await appointing.close();
  await world.app.listen({ port, host: '127.0.0.1' });
});
afterAll(() => world.close());

const again = (page: Page) => page.getByRole('dialog', { name: 'Ihre Sitzung ist beendet' });

/** Ends the session behind the page's back, and lets the page find out. */
const endSession = async (page: Page) => {
  const token = await page.evaluate(() => window.localStorage.getItem('token'));
  await page.request.post(`${url}/api/auth/logout`, { headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('combobox', { name: /Benutzer/ }).fill('neu');
  await again(page).waitFor();
};
const TYPED = 'Ein langer Text, der bleiben soll.';
const beginReview = async (page: Page) => {
  await page.goto('/admin/reviews/create');
  // What is typed before the app has taken the page over is not its to keep.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main input, main textarea')].every((element) =>
      Object.keys(element).some((name) => name.startsWith('__reactProps')),
    ),
  );
  await page.getByLabel('Text der Bewertung').fill(TYPED);
};
const staysTyped = async (page: Page) => {
  await again(page).waitFor({ state: 'detached' });
  expect(await page.getByLabel('Text der Bewertung').inputValue()).toBe(TYPED);
};
const fillPassword = async (page: Page, { email, password }: typeof SECOND) => {
  await again(page).getByLabel('E-Mail-Adresse').fill(email);
  await again(page).getByLabel('Passwort').fill(password);
  await again(page).getByRole('button', { name: 'Anmelden', exact: true }).click();
};

describe('an admin whose session ends, where a password does not do', () => {
  it('signs in again with a passkey, which was set up to become one, and with nothing less', async () => {
    const { token } = await world.admin();
    const { page, context } = await newPerson(browser, { url, viewport: DESK, token });
    await addVirtualAuthenticator(context, page);
    await page.goto('/konto');
    const security = page.getByRole('region', { name: 'Anmeldung und Sicherheit' });
    await security.getByText('Für die Verwaltung brauchen Sie').waitFor();
    await security.getByRole('button', { name: 'Passkey hinzufügen' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Laptop');
    await page.getByRole('dialog').getByLabel('Ihr Passwort').fill(TEST_ADMIN.password);
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await security.getByText('Laptop', { exact: true }).waitFor();

    await beginReview(page);
    await endSession(page);
    await fillPassword(page, TEST_ADMIN);
    await again(page).getByText('genügt das Passwort nicht').waitFor();
    await again(page).getByLabel('Wiederherstellungscode').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, 'sign-in-again-desk');
    await again(page).getByRole('button', { name: 'Mit Passkey anmelden' }).click();
    await staysTyped(page);
    await context.close();
  });

  it('signs in again with the password and the code of an app, which makes an admin of its owner, too', async () => {
    const { post, get, token } = await world.login(SECOND.email, SECOND.password);
    expect((await get('/admin/users')).status).toBe(403);
    const { body } = await post<AuthenticatorAppOptions>('/account/authenticator-app/options', {
      password: SECOND.password,
    });
    const app = createSoftApp(body.secret);
    await post('/account/authenticator-app', { setup: body.setup, code: app.code(world.now()) });
    expect((await get('/admin/users')).status).toBe(200);

    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token });
    await beginReview(page);
    await endSession(page);
    await fillPassword(page, SECOND);
    await again(page).getByText('den Ihre Authenticator-App gerade zeigt').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, 'sign-in-again-phone');
    await again(page).getByLabel('Code aus der Authenticator-App').fill(app.code(world.now(), 1));
    await again(page).getByRole('button', { name: 'Anmelden', exact: true }).click();
    await staysTyped(page);
    await context.close();
  });
});
