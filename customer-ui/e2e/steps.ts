import type { Locator, Page } from 'playwright-core';
import { arriveAt } from '../../infra/e2e/arrive-at.ts';

/** What people do on the screens, in their words. */

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');

export const submitButton = (page: Page): Locator => dialogOf(page).locator('button[type=submit]');

/** A window that was just closed takes its place out of the history first, which would break off a page that comes meanwhile. */
export const untilHistoryRests = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('dialog[open]') !== null ||
      !(history.state as { sternklarWindows?: number } | null)?.sternklarWindows,
  );

const openLanding = async (page: Page) => {
  await untilHistoryRests(page);
  await page.goto('/');
};

export const openRegistration = async (page: Page) => {
  await openLanding(page);
  await page.getByRole('button', { name: 'Jetzt starten' }).first().click();
  await dialogOf(page).getByRole('heading', { name: 'Konto erstellen' }).waitFor();
};

export const openLogin = async (page: Page) => {
  await openLanding(page);
  await page.getByRole('banner').getByRole('button', { name: 'Anmelden' }).click();
  await dialogOf(page).getByRole('heading', { name: 'Willkommen zurück' }).waitFor();
};

/** Whoever was on the way to a page of their own need not press: the window comes by itself, and over the button. */
export const askedToSignIn = (page: Page): Promise<void> =>
  dialogOf(page).getByRole('heading', { name: 'Willkommen zurück' }).waitFor();

export const fillCredentials = async (page: Page, email: string, password = 'sonnenschein') => {
  await dialogOf(page).getByLabel('E-Mail-Adresse').fill(email);
  await dialogOf(page).getByLabel('Passwort', { exact: true }).fill(password);
};

/** Registers up to the window that asks for the code. */
export const register = async (page: Page, email: string) => {
  await openRegistration(page);
  await fillCredentials(page, email);
  await submitButton(page).click();
  await dialogOf(page).getByRole('heading', { name: 'E-Mail-Adresse bestätigen' }).waitFor();
};

/** The code that the window itself shows where the server reveals it. */
export const shownCode = async (page: Page): Promise<string> =>
  (await dialogOf(page).locator('.shown-code strong').textContent()) ?? '';

export const fillCode = (page: Page, code: string) => dialogOf(page).getByRole('textbox', { name: 'Code' }).fill(code);

export const logIn = async (page: Page, customer: { readonly email: string; readonly password: string }) => {
  await openLogin(page);
  await fillCredentials(page, customer.email, customer.password);
  await submitButton(page).click();
  await arriveAt(page, '**/dashboard');
};

/** Asks for a code to reset the password, up to the window that takes it. */
export const forgetPassword = async (page: Page, email: string) => {
  await openLogin(page);
  await dialogOf(page).getByRole('button', { name: 'Passwort vergessen?' }).click();
  await dialogOf(page).getByLabel('E-Mail-Adresse').fill(email);
  await submitButton(page).click();
  await dialogOf(page).getByRole('heading', { name: 'Neues Passwort festlegen' }).waitFor();
};

export const openDashboard = async (page: Page) => {
  await untilHistoryRests(page);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Ihre Übersicht' }).waitFor();
};

export const openAddBusiness = async (page: Page) => {
  await page.getByRole('button', { name: 'Unternehmen hinzufügen' }).first().click();
  await dialogOf(page).getByLabel('Name des Unternehmens').waitFor();
};

export const fillBusiness = async (page: Page, name = 'Bäckerei Sonnenschein', link = 'maps.google.com/?cid=4711') => {
  await dialogOf(page).getByLabel('Name des Unternehmens').fill(name);
  await dialogOf(page).getByLabel('Link zum Google-Profil').fill(link);
};

export const openAddReview = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Löschantrag stellen/ })
    .first()
    .click();
  await dialogOf(page).getByLabel('Name des Verfassers').waitFor();
};

export const fillReview = async (page: Page, reviewer = 'Max M.') => {
  await dialogOf(page).getByLabel('Name des Verfassers').fill(reviewer);
  await dialogOf(page).getByLabel('Text der Bewertung').fill('War nie dort, aber unfreundlich war es bestimmt.');
};

export const card = (page: Page, business: string): Locator => page.getByRole('article', { name: business });

export const storedToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

/** Until the landing page can be used. */
export const atStart = (page: Page) => page.getByRole('button', { name: 'Jetzt starten' }).first().waitFor();
