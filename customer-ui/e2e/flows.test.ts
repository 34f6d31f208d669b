import { CURRENT_TERMS } from '@sternklar/contracts/legal-versions';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ADMIN } from '../../backend/src/testing/running-product.ts';
import { answerWith, changeAnswer } from '../../infra/e2e/answers.ts';
import { arriveAt } from '../../infra/e2e/arrive-at.ts';
import { DESK, newPerson, type Person, PHONE, sharedBrowser } from '../../infra/e2e/browser.ts';
import { newBusiness, newCustomer, newEmail } from '../../infra/e2e/customers.ts';
import { codeFromMailbox } from '../../infra/e2e/mailbox.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { timeToasts, toast, toastSeconds } from '../../infra/e2e/toasts.ts';
import {
  card,
  dialogOf,
  fillBusiness,
  fillCode,
  fillCredentials,
  fillReview,
  forgetPassword,
  logIn,
  openAddBusiness,
  openAddReview,
  openDashboard,
  openLogin,
  openRegistration,
  register,
  shownCode,
  storedToken,
  submitButton,
} from './steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

const visitor = (): Promise<Person> => newPerson(browser, { url, viewport: PHONE });

/** A visitor in whose page time can be let pass, and who writes down how long messages stay. */
const visitorWithClock = async (): Promise<Person> => {
  const person = await visitor();
  await person.page.clock.install();
  await timeToasts(person.page);
  return person;
};

const verifyDialog = (page: Page) =>
  dialogOf(page).filter({ has: page.getByRole('heading', { name: 'E-Mail-Adresse bestätigen' }) });

it('registering names the terms and what becomes of the data, both to be read beside what is typed', async () => {
  const { page, context } = await visitor();
  await openRegistration(page);
  await fillCredentials(page, newEmail());
  for (const [name, path] of [
    ['AGB', '/agb'],
    ['Datenschutz', '/datenschutz'],
  ] as const) {
    const beside = context.waitForEvent('page');
    await dialogOf(page).getByRole('link', { name }).click();
    expect(new URL((await beside).url()).pathname).toBe(path);
  }
  expect(await dialogOf(page).getByLabel('Passwort', { exact: true }).inputValue()).toBe('sonnenschein');
  await context.close();
});

// How each screen on it looks at both widths in both schemes is for `screens`.
describe.each([
  { viewport: PHONE, colorScheme: 'dark' },
  { viewport: DESK, colorScheme: 'light' },
] as const)('the way of a customer at $viewport.width px, $colorScheme', ({ viewport, colorScheme }) => {
  it('goes from registering over a business and a review to the way out', async () => {
    const { page, context, complaints } = await newPerson(browser, {
      url,
      viewport,
      colorScheme,
      reducedMotion: 'no-preference',
    });
    const email = newEmail();

    await register(page, email);
    await fillCode(page, await codeFromMailbox(url, email));
    await submitButton(page).click();
    await arriveAt(page, '**/dashboard');
    await toast(page, 'E-Mail erfolgreich verifiziert!').waitFor();

    await openAddBusiness(page);
    await fillBusiness(page);
    await submitButton(page).click();
    await toast(page, 'Business added successfully!').waitFor();
    const link = page.getByRole('link', { name: 'View Google Profile' });
    expect(await link.getAttribute('href')).toBe('https://maps.google.com/?cid=4711');
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');

    await openAddReview(page);
    await fillReview(page);
    await dialogOf(page).getByRole('radio', { name: '3 von 5 Sternen' }).check();
    await submitButton(page).click();
    await toast(page, 'Review added successfully!').waitFor();
    const review = card(page, 'Bäckerei Sonnenschein').locator('[data-review-id]');
    await review.getByRole('img', { name: '3 von 5 Sternen' }).waitFor();
    await review.locator('[data-status="eingereicht"]').waitFor();

    await page.getByRole('button', { name: 'Abmelden' }).click();
    await arriveAt(page, `${url}/`);
    expect(await storedToken(page)).toBeNull();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('registering', () => {
  it('shows the code for 10 s and the note that it was mailed for 8 s, and keeps the code in the window', async () => {
    const { page, context } = await visitorWithClock();
    const email = newEmail();
    await register(page, email);
    const code = await shownCode(page);
    expect(code).toBe(await codeFromMailbox(url, email));
    expect(await toastSeconds(page)).toEqual({
      [`Ihr Verifizierungscode: ${code}`]: 10,
      'Den Code haben wir Ihnen auch gemailt.': 8,
    });
    expect(await shownCode(page)).toBe(code);
    await context.close();
  });

  it('where the server keeps the code to itself only says that it was sent', async () => {
    const { page, context } = await visitor();
    await changeAnswer(page, 'POST /auth/register', ({ access_token }) => ({ access_token }));
    await register(page, newEmail());
    expect(await page.locator('.toasts li').allTextContents()).toEqual([
      'Verifizierungscode wurde an Ihre E-Mail gesendet!',
    ]);
    expect(await dialogOf(page).locator('.shown-code').count()).toBe(0);
    await context.close();
  });

  it('sends the language and an empty phone number, and no token', async () => {
    const { page, context } = await visitor();
    const email = newEmail();
    const sent = page.waitForRequest('**/api/auth/register');
    await register(page, email);
    const request = await sent;
    expect(request.postDataJSON()).toEqual({
      ...{ email, password: 'sonnenschein', phone_number: '', language: 'de' },
      accepted_terms: CURRENT_TERMS,
    });
    expect(await request.headerValue('authorization')).toBeNull();
    await context.close();
  });

  it('keeps the new token in memory until the code is right; it wins over a stale one that was stored meanwhile', async () => {
    const { page, context } = await visitor();
    const answered = page.waitForResponse('**/api/auth/register');
    await openRegistration(page);
    await page.evaluate(() => localStorage.setItem('token', 'stale'));
    await fillCredentials(page, newEmail());
    await submitButton(page).click();
    const { access_token: fresh } = await (await answered).json();
    await verifyDialog(page).waitFor();
    expect(await storedToken(page)).toBe('stale');

    const sent = page.waitForRequest('**/api/auth/verify-email');
    await fillCode(page, await shownCode(page));
    await submitButton(page).click();
    expect(await (await sent).headerValue('authorization')).toBe(`Bearer ${fresh}`);
    await arriveAt(page, '**/dashboard');
    expect(await storedToken(page)).toBe(fresh);
    await context.close();
  });

  it('can go on later: closing loses the token, and after signing in the dashboard asks for the code', async () => {
    const { page, context } = await visitor();
    const email = newEmail();
    await register(page, email);
    await dialogOf(page).getByText('melden Sie sich einfach an').waitFor();
    await dialogOf(page).getByRole('button', { name: 'Schließen', exact: true }).click();
    expect(await storedToken(page)).toBeNull();
    await logIn(page, { email, password: 'sonnenschein' });
    await verifyDialog(page).waitFor();
    await context.close();
  });

  it('sends another code after a minute, and the newest one counts', async () => {
    const { page, context } = await visitorWithClock();
    await register(page, newEmail());
    const resend = dialogOf(page).getByRole('button', { name: /Neue[rn] Code/ });
    expect(await resend.getAttribute('aria-disabled')).toBe('true');
    await page.clock.runFor(61_000);
    expect(await resend.textContent()).toBe('Neuen Code senden');
    // Only the page's clock has moved on; what the server does after a minute is its own tests' matter.
    await answerWith(page, 'POST /auth/resend-email-code', {
      status: 200,
      body: { message: 'ok', verification_code: 'NEU234' },
    });
    await resend.click();
    await toast(page, 'Ihr Verifizierungscode: NEU234').waitFor();
    expect(await shownCode(page)).toBe('NEU234');
    await context.close();
  });
});

describe('signing in', () => {
  it("says 'Willkommen zurück!' and goes to the dashboard", async () => {
    const customer = await newCustomer(url);
    const { page, context } = await visitorWithClock();
    await logIn(page, customer);
    await page.getByRole('heading', { name: 'Noch kein Unternehmen.' }).waitFor();
    expect(await storedToken(page)).not.toBeNull();
    expect(await toastSeconds(page)).toEqual({ 'Willkommen zurück!': 4 });
    await context.close();
  });

  it('toggles to registering and back in one window; only signing in offers to reset the password', async () => {
    const { page, context } = await visitor();
    const forgot = dialogOf(page).getByRole('button', { name: 'Passwort vergessen?' });
    await openLogin(page);
    expect(await forgot.isVisible()).toBe(true);
    await dialogOf(page).getByLabel('E-Mail-Adresse').fill('anna@firma.example');
    await dialogOf(page).getByRole('button', { name: 'Konto erstellen' }).click();
    await dialogOf(page).getByRole('heading', { name: 'Konto erstellen' }).waitFor();
    expect(await forgot.count()).toBe(0);
    expect(await dialogOf(page).getByLabel('E-Mail-Adresse').inputValue()).toBe('anna@firma.example');
    await dialogOf(page).getByRole('button', { name: 'Anmelden' }).click();
    await dialogOf(page).getByRole('heading', { name: 'Willkommen zurück' }).waitFor();
    await context.close();
  });

  it('after a forgotten password: a code, a new password, then the cleared window for signing in', async () => {
    const { email } = await newCustomer(url);
    const { page, context } = await visitor();
    await forgetPassword(page, email);
    await dialogOf(page).getByText(email).waitFor();
    await fillCode(page, await codeFromMailbox(url, email, 'reset'));
    await dialogOf(page).getByLabel('Neues Passwort', { exact: true }).fill('mondschein-9');
    const sent = page.waitForRequest('**/api/auth/reset-password');
    await submitButton(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ email, new_password: 'mondschein-9' });
    await toast(page, 'Ihr Passwort ist geändert. Bitte melden Sie sich damit an.').waitFor();
    await dialogOf(page).getByRole('heading', { name: 'Willkommen zurück' }).waitFor();
    expect(await dialogOf(page).getByLabel('E-Mail-Adresse').inputValue()).toBe('');
    expect(await dialogOf(page).getByLabel('Passwort', { exact: true }).inputValue()).toBe('');
    expect(await storedToken(page)).toBeNull();

    await fillCredentials(page, email, 'mondschein-9');
    await submitButton(page).click();
    await arriveAt(page, '**/dashboard');
    await context.close();
  });
});

describe('the dashboard of somebody whose address is not verified', () => {
  it('asks for the code on every load, can be put off, and loads the user again after the right one', async () => {
    const { token, email } = await newCustomer(url, { verified: false });
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token });
    for (const _load of ['first', 'second']) {
      await openDashboard(page);
      await verifyDialog(page).getByRole('button', { name: 'Später bestätigen' }).click();
      await verifyDialog(page).waitFor({ state: 'detached' });
      await page.getByText('Ihre E-Mail-Adresse ist noch nicht bestätigt.').waitFor();
    }
    await page.getByRole('button', { name: 'Code eingeben' }).click();
    await fillCode(page, await codeFromMailbox(url, email));
    const reloaded = page.waitForResponse('**/api/auth/me');
    await submitButton(page).click();
    expect(await (await reloaded).json()).toMatchObject({ email_verified: true });
    await toast(page, 'E-Mail erfolgreich verifiziert!').waitFor();
    await verifyDialog(page).waitFor({ state: 'detached' });
    await page.getByText('Ihre E-Mail-Adresse ist noch nicht bestätigt.').waitFor({ state: 'detached' });
    await context.close();
  });
});

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
