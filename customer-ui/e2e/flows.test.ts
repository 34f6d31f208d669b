import { describe, expect, it } from 'vitest';
import { arriveAt } from '../../infra/e2e/arrive-at.ts';
import { PHONE, sharedBrowser } from '../../infra/e2e/browser.ts';
import { newCustomer, newEmail } from '../../infra/e2e/customers.ts';
import { codeFromMailbox } from '../../infra/e2e/mailbox.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { toast, toastSeconds } from '../../infra/e2e/toasts.ts';
import { visitorsOf } from './registering-steps.ts';
import {
  dialogOf,
  fillCode,
  fillCredentials,
  forgetPassword,
  logIn,
  register,
  shownCode,
  storedToken,
  submitButton,
} from './steps.ts';
import { goTheWay } from './way-of-a-customer.ts';

const url = productUrl();
const _browser = await sharedBrowser();

const { visitor, visitorWithClock } = visitorsOf(url);

// How each screen on it looks at both widths in both schemes is for `screens`.
describe('the way of a customer at 390 px, dark', () => {
  it('goes from registering over a business and a review to the way out', () =>
    goTheWay({ url, viewport: PHONE, colorScheme: 'dark' }));
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
