import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Answer, answerWith, type CallName } from '../../infra/e2e/answers.ts';
import { launch, newPerson, type Person, PHONE } from '../../infra/e2e/browser.ts';
import { type Customer, newBusiness, newCustomer, newEmail, newReview } from '../../infra/e2e/customers.ts';
import { dismissToasts, readToast, timeToasts, toast, toastSeconds } from '../../infra/e2e/toasts.ts';
import {
  card,
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
  storedToken,
  submitButton,
} from './steps.ts';

const url = inject('productUrl');
let browser: Browser;
let customer: Customer;
let unverified: Customer;
beforeAll(async () => {
  browser = await launch();
  customer = await newCustomer(url);
  unverified = await newCustomer(url, { verified: false });
  await newReview(customer, await newBusiness(customer));
});
afterAll(() => browser?.close());

const visitor = () => newPerson(browser, { url, viewport: PHONE });
const signedIn = ({ token }: Customer) => newPerson(browser, { url, viewport: PHONE, token });

const submit = (page: Page) => submitButton(page).click();

/** Up to a payment form that is filled in. */
const openPayment = async (page: Page) => {
  await openDashboard(page);
  await page.getByRole('button', { name: 'Abo abschließen' }).click();
  await dialogOf(page).getByLabel('Name Ihres Unternehmens').fill('Bäckerei Sonnenschein GmbH');
  await submit(page);
  for (const [field, value] of Object.entries(CARD)) await dialogOf(page).getByLabel(field).fill(value);
};
const CARD = {
  'Name auf der Karte': 'Karla Kartenprobe',
  Kartennummer: '4539148803436467',
  'Gültig bis': '1133',
  CVV: '739',
};
/** Pays, and lets the two seconds of the simulated processing pass. */
const pay = async (page: Page) => {
  await submit(page);
  await page.clock.runFor(2_000);
};

/** What a server may say when it refuses, and what of it are words for people. */
const ANSWERS: readonly { readonly answer: Answer | 'no answer'; readonly words: string | null }[] = [
  { answer: { status: 422, body: { detail: 'So geht es leider nicht.' } }, words: 'So geht es leider nicht.' },
  {
    answer: { status: 422, body: { detail: ['Name fehlt', { msg: 'Link fehlt' }] } },
    words: 'Name fehlt, Link fehlt',
  },
  { answer: { status: 400, body: { detail: { code: 7 } } }, words: '{"code":7}' },
  { answer: { status: 500, body: {} }, words: null },
  { answer: { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }, words: null },
  { answer: 'no answer', words: null },
];

/** Enough where the words do not depend on the answer: the server's own words, and no answer at all. */
const saysLeastOrMost = (_: unknown, index: number) => index === 0 || index === ANSWERS.length - 1;

interface Row {
  readonly situation: string;
  readonly call: CallName;
  readonly message: string;
  /** Shown whatever the server says; else the server's own words come first. */
  readonly always?: true;
  readonly given: () => Promise<Person>;
  /** Opens what the attempts need, once. */
  readonly open: (page: Page) => Promise<void>;
  readonly attempt: (page: Page) => Promise<void>;
}

const resend = (page: Page) => dialogOf(page).getByRole('button', { name: 'Neuen Code senden' }).click();

const ROWS: readonly Row[] = [
  {
    situation: 'Login',
    call: 'POST /auth/login',
    message: 'Authentifizierung fehlgeschlagen',
    always: true,
    given: visitor,
    open: async (page) => {
      await openLogin(page);
      await fillCredentials(page, customer.email);
    },
    attempt: submit,
  },
  {
    situation: 'Register',
    call: 'POST /auth/register',
    message: 'Authentifizierung fehlgeschlagen',
    always: true,
    given: visitor,
    open: async (page) => {
      await openRegistration(page);
      await fillCredentials(page, newEmail());
    },
    attempt: submit,
  },
  {
    situation: 'Forgot password',
    call: 'POST /auth/forgot-password',
    message: 'Fehler beim Senden des Reset-Codes',
    always: true,
    given: visitor,
    open: async (page) => {
      await openLogin(page);
      await dialogOf(page).getByRole('button', { name: 'Passwort vergessen?' }).click();
      await dialogOf(page).getByLabel('E-Mail-Adresse').fill(customer.email);
    },
    attempt: submit,
  },
  {
    situation: 'Reset',
    call: 'POST /auth/reset-password',
    message: 'Ungültiger Reset-Code',
    given: visitor,
    open: async (page) => {
      await answerWith(page, 'POST /auth/forgot-password', { status: 200, body: { message: 'ok' } });
      await forgetPassword(page, customer.email);
      await fillCode(page, 'ABC234');
      await dialogOf(page).getByLabel('Neues Passwort', { exact: true }).fill('mondschein-9');
    },
    attempt: submit,
  },
  {
    situation: 'Verify e-mail (landing)',
    call: 'POST /auth/verify-email',
    message: 'Ungültiger Verifizierungscode',
    given: visitor,
    open: async (page) => {
      await register(page, newEmail());
      await fillCode(page, 'ABC234');
    },
    attempt: submit,
  },
  {
    situation: 'Verify e-mail (dashboard)',
    call: 'POST /auth/verify-email',
    message: 'Invalid verification code',
    given: () => signedIn(unverified),
    open: async (page) => {
      await openDashboard(page);
      await fillCode(page, 'ABC234');
    },
    attempt: submit,
  },
  {
    situation: 'Resend (landing)',
    call: 'POST /auth/resend-email-code',
    message: 'Fehler beim Senden',
    given: visitor,
    open: async (page) => {
      await page.clock.install();
      await register(page, newEmail());
      await page.clock.runFor(61_000);
    },
    attempt: resend,
  },
  {
    situation: 'Resend (dashboard)',
    call: 'POST /auth/resend-email-code',
    message: 'Failed to resend code',
    always: true,
    given: () => signedIn(unverified),
    open: openDashboard,
    attempt: resend,
  },
  {
    situation: 'Business list load',
    call: 'GET /business',
    message: 'Failed to load businesses',
    always: true,
    given: () => signedIn(customer),
    open: async (page) => {
      await openDashboard(page);
      await toast(page, 'Failed to load businesses').waitFor();
    },
    attempt: (page) => page.getByRole('button', { name: 'Erneut laden' }).click(),
  },
  {
    situation: 'Business delete',
    call: 'DELETE /business/*',
    message: 'Failed to delete business',
    always: true,
    given: () => signedIn(customer),
    open: async (page) => {
      page.on('dialog', (dialog) => void dialog.accept());
      await openDashboard(page);
    },
    attempt: (page) => page.getByRole('button', { name: 'Bäckerei Sonnenschein löschen' }).click(),
  },
  {
    situation: 'Business add',
    call: 'POST /business',
    message: 'Failed to add business',
    given: () => signedIn(customer),
    open: async (page) => {
      await openDashboard(page);
      await openAddBusiness(page);
      await fillBusiness(page);
    },
    attempt: submit,
  },
  {
    situation: 'Review add',
    call: 'POST /reviews',
    message: 'Failed to add review',
    given: () => signedIn(customer),
    open: async (page) => {
      await openDashboard(page);
      await openAddReview(page);
      await fillReview(page);
    },
    attempt: submit,
  },
  {
    situation: 'Chat send',
    call: 'POST /chat/message',
    message: 'Failed to send message',
    always: true,
    given: () => signedIn(customer),
    open: async (page) => {
      await openDashboard(page);
      await page.getByRole('button', { name: /^Support-Chat öffnen/ }).click();
    },
    attempt: async (page) => {
      await dialogOf(page).getByRole('textbox', { name: 'Ihre Nachricht' }).fill('Was kostet das?');
      await page.keyboard.press('Enter');
    },
  },
  {
    situation: 'Payment',
    call: 'POST /subscription/create',
    message: 'Zahlung fehlgeschlagen',
    given: () => signedIn(customer),
    open: async (page) => {
      await page.clock.install();
      await openPayment(page);
    },
    attempt: pay,
  },
];

describe('the error catalogue: what is shown when it fails', () => {
  it.each(ROWS)('$situation: $message', async ({ call, message, always, given, open, attempt }) => {
    const { page, context } = await given();
    await answerWith(page, call, { status: 500, body: {} });
    await open(page);
    await dismissToasts(page);
    for (const { answer, words } of always ? ANSWERS.filter(saysLeastOrMost) : ANSWERS) {
      await answerWith(page, call, answer);
      await attempt(page);
      expect(await readToast(page, always ? message : (words ?? message)), `messages after ${words}`).toBe(1);
    }
    await context.close();
  });

  it('English words are marked as such for screen readers, German ones are not', async () => {
    const { page, context } = await signedIn(customer);
    await answerWith(page, 'GET /business', { status: 500, body: {} });
    await openDashboard(page);
    const words = toast(page, 'Failed to load businesses');
    expect(await words.locator('[lang]').getAttribute('lang')).toBe('en');
    await context.close();
  });

  it('a refused form keeps what was typed and says what to do next', async () => {
    const { page, context } = await visitor();
    await openLogin(page);
    await fillCredentials(page, customer.email, 'falsches-passwort');
    await submit(page);
    await toast(page, 'Authentifizierung fehlgeschlagen').waitFor();
    await dialogOf(page).getByText('Bitte prüfen Sie E-Mail-Adresse und Passwort.').waitFor();
    expect(await dialogOf(page).getByLabel('E-Mail-Adresse').inputValue()).toBe(customer.email);
    expect(await dialogOf(page).getByLabel('Passwort', { exact: true }).inputValue()).toBe('falsches-passwort');
    await context.close();
  });
});

describe('the user cannot be loaded', () => {
  it('after two quick retries says so, forgets the token and goes to the landing page', async () => {
    const { page, context } = await signedIn(await newCustomer(url));
    let asked = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/auth/me') asked += 1;
    });
    await answerWith(page, 'GET /auth/me', { status: 500, body: { detail: 'Wartung.' } });
    await page.goto('/dashboard');
    await page.waitForURL(`${url}/`);
    expect(await readToast(page, 'Failed to load user data')).toBe(1);
    expect(asked).toBe(3);
    expect(await storedToken(page)).toBeNull();
    await context.close();
  });

  it('is no matter when another attempt succeeds', async () => {
    const { page, context } = await signedIn(customer);
    await answerWith(page, 'GET /auth/me', { status: 503, body: {} }, { times: 1 });
    await openDashboard(page);
    await card(page, 'Bäckerei Sonnenschein').waitFor();
    expect(await page.locator('.toasts li').count()).toBe(0);
    await context.close();
  });
});

describe('failures that make no noise', () => {
  it('a list of reviews that cannot be loaded offers to load it again, without a message', async () => {
    const { page, context } = await signedIn(customer);
    await answerWith(page, 'GET /reviews/*', { status: 500, body: {} });
    await openDashboard(page);
    await page.getByText('Die Bewertungen konnten nicht geladen werden.').waitFor();
    expect(await page.locator('.toasts li').count()).toBe(0);
    await page.unrouteAll();
    await card(page, 'Bäckerei Sonnenschein').getByRole('button', { name: 'Erneut laden' }).click();
    await page.getByText('Max M.').waitFor();
    await context.close();
  });
});

describe('what went well is said', () => {
  it('for four seconds: adding and deleting a business, adding a review', async () => {
    const { page, context } = await signedIn(await newCustomer(url));
    page.on('dialog', (dialog) => void dialog.accept());
    await page.clock.install();
    await timeToasts(page);
    await openDashboard(page);
    await openAddBusiness(page);
    await fillBusiness(page);
    await submit(page);
    await openAddReview(page);
    await fillReview(page);
    await submit(page);
    await toast(page, 'Review added successfully!').waitFor();
    await page.getByRole('button', { name: 'Bäckerei Sonnenschein löschen' }).click();
    await toast(page, 'Business deleted').waitFor();
    await page.getByRole('heading', { name: 'Noch kein Unternehmen.' }).waitFor();
    expect(await toastSeconds(page)).toEqual({
      'Business added successfully!': 4,
      'Review added successfully!': 4,
      'Business deleted': 4,
    });
    await context.close();
  });

  it('for five seconds: a payment', async () => {
    const { page, context } = await signedIn(await newCustomer(url));
    await page.clock.install();
    await timeToasts(page);
    await openPayment(page);
    await pay(page);
    await page.getByText('Abo aktiv').waitFor();
    expect(await toastSeconds(page)).toEqual({
      'Ihr Abo ist aktiv: Standard, 59\u00a0€ pro Monat, 12\u00a0Monate Laufzeit.': 5,
    });
    await context.close();
  });
});
