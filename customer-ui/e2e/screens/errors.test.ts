import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, answerWith } from '../../../infra/e2e/answers.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { dismissToasts, readToast, timeToasts, toast, toastSeconds } from '../../../infra/e2e/toasts.ts';
import {
  card,
  dialogOf,
  fillBusiness,
  fillCredentials,
  fillReview,
  openAddBusiness,
  openAddReview,
  openDashboard,
  openLogin,
  storedToken,
} from '../steps.ts';
import { ERROR_ROWS, openPayment, pay, submit } from './error-rows.ts';

const url = productUrl();
const browser = await sharedBrowser();
let customer: Customer;
let unverified: Customer;
beforeAll(async () => {
  customer = await newCustomer(url);
  unverified = await newCustomer(url, { verified: false });
  await newReview(customer, await newBusiness(customer));
});

const visitor = () => newPerson(browser, { url, viewport: PHONE });
const signedIn = ({ token }: Customer) => newPerson(browser, { url, viewport: PHONE, token });

const personAs = { visitor, customer: () => signedIn(customer), unverified: () => signedIn(unverified) };

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

describe('the error catalogue: what is shown when it fails', () => {
  it.each(ERROR_ROWS)('$situation: $message', async ({ call, message, always, as, open, attempt }) => {
    const { page, context } = await personAs[as]();
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
    await arriveAt(page, `${url}/`);
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
    await page.getByRole('link', { name: 'Max M.' }).waitFor();
    await context.close();
  });
});

describe('what went well is said', () => {
  it('for four seconds: adding a business and a review; until there is no way back: deleting a business', async () => {
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
      // It can be undone, and says so for as long as it can.
      'Business deletedRückgängig': Number.POSITIVE_INFINITY,
    });
    await context.close();
  });

  it('for five seconds: a payment', async () => {
    const { page, context } = await signedIn(await newCustomer(url));
    await page.clock.install();
    await timeToasts(page);
    await openPayment(page);
    await pay(page);
    // The live connection may be ahead of the answer, which has only so long on the page's clock.
    await page.locator('.toasts li', { hasText: 'Ihr Abo ist aktiv' }).waitFor();
    await page.getByText('Abo aktiv').waitFor();
    expect(await toastSeconds(page)).toEqual({
      'Ihr Abo ist aktiv: Standard, 59\u00a0€ pro Monat, 12\u00a0Monate Laufzeit.': 5,
    });
    await context.close();
  });
});
