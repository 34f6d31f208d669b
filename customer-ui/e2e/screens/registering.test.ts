import { CURRENT_TERMS } from '@sternklar/contracts/legal-versions';
import { describe, expect, it } from 'vitest';
import { answerWith, changeAnswer } from '../../../infra/e2e/answers.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newCustomer, newEmail } from '../../../infra/e2e/customers.ts';
import { codeFromMailbox } from '../../../infra/e2e/mailbox.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { expectFocus } from '../keyboard-way.ts';
import { verifyDialog, visitorsOf } from '../registering-steps.ts';
import {
  dialogOf,
  fillCode,
  fillCredentials,
  logIn,
  openDashboard,
  openLogin,
  openRegistration,
  register,
  shownCode,
  storedToken,
  submitButton,
} from '../steps.ts';

const url = productUrl();
const browser = await sharedBrowser();
const { visitor, visitorWithClock } = visitorsOf(url);

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

describe('registering', () => {
  it('says beside the field that mail reaches no address with more than 64 letters before the @', async () => {
    const { page, context } = await visitor();
    await openRegistration(page);
    await fillCredentials(page, `${'a'.repeat(65)}@firma.example`);
    await submitButton(page).click();
    await dialogOf(page).getByText('Vor dem @ dürfen höchstens 64 Zeichen stehen.').waitFor();
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

  it('says that the code ran out where the page was left open, and no more so once there is another', async () => {
    const { page, context } = await visitorWithClock();
    await register(page, newEmail());
    await dialogOf(page).getByText('Er gilt 15\u00a0Minuten.').waitFor();
    // As on a machine that was closed meanwhile.
    await page.clock.fastForward('48:00:00');
    await dialogOf(page)
      .getByText(/ist abgelaufen\. Bitte lassen Sie sich einen neuen senden\.$/)
      .waitFor();
    expect(await dialogOf(page).getByText('Er gilt 15').count()).toBe(0);
    expect(await dialogOf(page).locator('.shown-code').count()).toBe(0);
    await answerWith(page, 'POST /auth/resend-email-code', {
      status: 200,
      body: { message: 'ok', verification_code: 'NEU234' },
    });
    await dialogOf(page).getByRole('button', { name: 'Neuen Code senden' }).click();
    await dialogOf(page).getByText('Er gilt 15\u00a0Minuten.').waitFor();
    expect(await shownCode(page)).toBe('NEU234');
    await context.close();
  });
});

describe('signing in', () => {
  it('says of the code for a new password that it ran out where the page was left open', async () => {
    const { page, context } = await visitorWithClock();
    await openLogin(page);
    await dialogOf(page).getByRole('button', { name: 'Passwort vergessen?' }).click();
    await dialogOf(page).getByLabel('E-Mail-Adresse').fill(newEmail());
    await submitButton(page).click();
    await dialogOf(page).getByText('Er gilt 15\u00a0Minuten.').waitFor();
    await page.clock.fastForward('48:00:00');
    await dialogOf(page)
      .getByText(/ist abgelaufen\. Bitte lassen Sie sich einen neuen senden\.$/)
      .waitFor();
    await dialogOf(page).getByRole('button', { name: 'Neuen Code senden' }).click();
    await submitButton(page).click();
    await dialogOf(page).getByText('Er gilt 15\u00a0Minuten.').waitFor();
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
});

describe('the dashboard of somebody whose address is not verified', () => {
  it('asks for the code on every load, can be put off, and loads the user again after the right one', async () => {
    const { token, email } = await newCustomer(url, { verified: false });
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token });
    for (const _load of ['first', 'second']) {
      await openDashboard(page);
      // When the code was sent is not known here: it may be days ago.
      await verifyDialog(page).getByText('Nach 15\u00a0Minuten läuft er ab.').waitFor();
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
    await expectFocus(page.getByRole('heading', { level: 1 }));
    await context.close();
  });

  it('does not ask once more who put it off and comes back from another page of the app', async () => {
    const { token } = await newCustomer(url, { verified: false });
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token });
    await openDashboard(page);
    await verifyDialog(page).getByRole('button', { name: 'Später bestätigen' }).click();
    await page.getByRole('link', { name: 'Konto', exact: true }).click();
    await page.getByRole('heading', { name: 'Ihr Konto' }).waitFor();
    await page.goBack();
    await page.getByText('Ihre E-Mail-Adresse ist noch nicht bestätigt.').waitFor();
    expect(await verifyDialog(page).count()).toBe(0);
    // Whoever signs in the next time is asked.
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await arriveAt(page, `${url}/`);
    const next = await newCustomer(url, { verified: false });
    await page.evaluate((stored) => {
      window.localStorage.setItem('token', stored);
      window.dispatchEvent(new Event('pageshow'));
    }, next.token);
    await verifyDialog(page).waitFor();
    await context.close();
  });
});
