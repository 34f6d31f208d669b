import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type CallName, holdCall } from '../../../infra/e2e/answers.ts';
import { newPerson, type Person, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newBusiness, newCustomer, newEmail } from '../../../infra/e2e/customers.ts';
import { codeFromMailbox } from '../../../infra/e2e/mailbox.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import {
  dialogOf,
  fillBusiness,
  fillCode,
  fillCredentials,
  fillReview,
  forgetPassword,
  openAddBusiness,
  openAddReview,
  openDashboard,
  openLogin,
  openRegistration,
  register,
  shownCode,
  submitButton,
} from '../steps.ts';
import { openPayment } from '../subscription-steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

const visitor = () => newPerson(browser, { url, viewport: PHONE });
const signedIn = (token: string) => newPerson(browser, { url, viewport: PHONE, token });

interface Submission {
  readonly what: string;
  readonly call: CallName;
  readonly given: () => Promise<Person>;
  /** Everything up to the button; answers what is to be seen once the one call has had its effect. */
  readonly open: (page: Page) => Promise<string>;
  readonly button?: (page: Page) => ReturnType<typeof submitButton>;
}

const newcomer = async () => signedIn((await newCustomer(url)).token);
const owner = async () => {
  const customer = await newCustomer(url);
  await newBusiness(customer);
  return signedIn(customer.token);
};

const SUBMISSIONS: readonly Submission[] = [
  {
    what: 'signing in',
    call: 'POST /auth/login',
    given: visitor,
    open: async (page) => {
      await openLogin(page);
      await fillCredentials(page, (await newCustomer(url)).email);
      return 'Willkommen zurück!';
    },
  },
  {
    what: 'registering',
    call: 'POST /auth/register',
    given: visitor,
    open: async (page) => {
      await openRegistration(page);
      await fillCredentials(page, newEmail());
      return 'Den Code haben wir Ihnen auch gemailt.';
    },
  },
  {
    what: 'verifying',
    call: 'POST /auth/verify-email',
    given: visitor,
    open: async (page) => {
      await register(page, newEmail());
      await fillCode(page, await shownCode(page));
      return 'E-Mail erfolgreich verifiziert!';
    },
  },
  {
    what: 'asking for another code',
    call: 'POST /auth/resend-email-code',
    given: async () => signedIn((await newCustomer(url, { verified: false })).token),
    open: async (page) => {
      await openDashboard(page);
      // Less than a minute after the last code: the server says so.
      return 'Failed to resend code';
    },
    button: (page) => dialogOf(page).getByRole('button', { name: 'Neuen Code senden' }),
  },
  {
    what: 'asking for a new password',
    call: 'POST /auth/forgot-password',
    given: visitor,
    open: async (page) => {
      await openLogin(page);
      await dialogOf(page).getByRole('button', { name: 'Passwort vergessen?' }).click();
      await dialogOf(page).getByLabel('E-Mail-Adresse').fill(newEmail());
      return 'Gibt es ein Konto mit dieser Adresse, ist der Code jetzt unterwegs.';
    },
  },
  {
    what: 'setting a new password',
    call: 'POST /auth/reset-password',
    given: visitor,
    open: async (page) => {
      const { email } = await newCustomer(url);
      await forgetPassword(page, email);
      await fillCode(page, await codeFromMailbox(url, email, 'reset'));
      await dialogOf(page).getByLabel('Neues Passwort', { exact: true }).fill('mondschein-9');
      return 'Ihr Passwort ist geändert. Bitte melden Sie sich damit an.';
    },
  },
  {
    what: 'adding a business',
    call: 'POST /business',
    given: newcomer,
    open: async (page) => {
      await openDashboard(page);
      await openAddBusiness(page);
      await fillBusiness(page);
      return 'Business added successfully!';
    },
  },
  {
    what: 'adding a review',
    call: 'POST /reviews',
    given: owner,
    open: async (page) => {
      await openDashboard(page);
      await openAddReview(page);
      await fillReview(page);
      return 'Review added successfully!';
    },
  },
  {
    what: 'deleting a business',
    call: 'DELETE /business/*',
    given: owner,
    open: async (page) => {
      page.on('dialog', (dialog) => void dialog.accept());
      await openDashboard(page);
      return 'Business deleted';
    },
    button: (page) => page.getByRole('button', { name: 'Bäckerei Sonnenschein löschen' }),
  },
];

describe('a button that is pressed twice sends once', () => {
  it.each(SUBMISSIONS)('$what', async ({ call, given, open, button = submitButton }) => {
    const { page, context } = await given();
    const sent = await holdCall(page, call);
    const words = await open(page);
    await button(page).dblclick();
    sent.release();
    await toast(page, words).waitFor();
    expect(await toast(page, words).count()).toBe(1);
    expect(sent.count()).toBe(1);
    await context.close();
  });
});

describe('a second press', () => {
  it('that was meant for the window before presses nothing in the one that came in its place', async () => {
    const { page, context } = await newcomer();
    await openDashboard(page);
    await openPayment(page);
    const link = dialogOf(page).getByRole('link', { name: 'Datenschutz' });
    await link.evaluate((element) =>
      element.addEventListener('click', (event) => {
        event.preventDefault();
        element.dataset.presses = String(Number(element.dataset.presses ?? 0) + 1);
      }),
    );
    const presses = () => link.evaluate((element) => element.dataset.presses);
    await link.hover();
    // As a finger does whose first press brought this window.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await presses()).toBeUndefined();

    await link.dblclick();
    expect(await presses()).toBe('2');
    await context.close();
  });
});
