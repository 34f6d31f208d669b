import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import {
  type Customer,
  call,
  endSession,
  newBusiness,
  newCustomer,
  newReview,
  setReviewStatus,
} from '../../../infra/e2e/customers.ts';
import { mailTo } from '../../../infra/e2e/mailbox.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { dialogOf, fillCredentials, storedToken, submitButton, untilHistoryRests } from '../steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

const visitor = () => newPerson(browser, { url, viewport: PHONE });
const signedIn = (token: string) => newPerson(browser, { url, viewport: PHONE, token });

const login = (page: Page) => dialogOf(page).getByRole('heading', { name: 'Willkommen zurück' });
const signIn = async (page: Page, { email, password }: Customer) => {
  await fillCredentials(page, email, password);
  await submitButton(page).click();
};

describe('a link in a mail, given nobody is signed in', () => {
  it('to a place on the account’s page: the login says what for, and leads there', async () => {
    const customer = await newCustomer(url);
    const { page, context } = await visitor();
    await page.goto('/konto#abo');
    await arriveAt(page, `${url}/`);
    await login(page).waitFor();
    await dialogOf(page).getByText('Danach geht es weiter zu „Abo“.').waitFor();
    await signIn(page, customer);
    await arriveAt(page, `${url}/konto#abo`);
    const heading = page.getByRole('heading', { name: 'Abo', exact: true });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(300);
    await context.close();
  });

  it('to the dashboard: / asks to sign in, and does so once', async () => {
    const customer = await newCustomer(url);
    const { page, context } = await visitor();
    await page.goto('/dashboard');
    await arriveAt(page, `${url}/`);
    await dialogOf(page).getByText('Melden Sie sich an, um Ihre Bewertungen und Löschanträge zu sehen.').waitFor();
    await dialogOf(page).getByRole('button', { name: 'Schließen' }).click();
    await untilHistoryRests(page);
    await page.reload();
    await page.getByRole('banner').getByRole('button', { name: 'Anmelden' }).click();
    await dialogOf(page).getByText('Melden Sie sich an, um den Stand Ihrer Löschanträge zu sehen.').waitFor();
    await signIn(page, customer);
    await arriveAt(page, `${url}/dashboard`);
    await context.close();
  });

  it('to a review: leads there; to somebody else’s, it leads there and says that there is none', async () => {
    const customer = await newCustomer(url);
    const review = await newReview(customer, await newBusiness(customer));
    for (const [person, heading] of [
      [customer, 'Max M.'],
      [await newCustomer(url), 'gibt es nicht'],
    ] as const) {
      const { page, context } = await visitor();
      await page.goto(`/bewertungen/${review.id}`);
      await dialogOf(page).getByText('Melden Sie sich an, um diesen Löschantrag zu sehen.').waitFor();
      await signIn(page, person);
      await arriveAt(page, `${url}/bewertungen/${review.id}`);
      await page.getByRole('main').getByText(heading).first().waitFor();
      await context.close();
    }
  });

  it('after the account was erased: nobody can sign in, and nothing breaks', async () => {
    const customer = await newCustomer(url);
    const body = { password: customer.password, understood: true };
    await call({ url, method: 'POST', path: '/account/erasure', body, token: customer.token });
    const { page, context } = await visitor();
    await page.goto('/konto#rechnungen');
    await login(page).waitFor();
    await signIn(page, customer);
    await toast(page, 'Authentifizierung fehlgeschlagen').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await context.close();
  });

  it.each([
    '/?weiter=//boese.example',
    '/?weiter=/%5Cboese.example',
    '/?weiter=https%3A%2F%2Fboese.example%2Fkonto',
    `/?weiter=${'/konto'.repeat(500)}`,
    '/#//boese.example',
  ])('that names another place to go, as in %s, has no say in it', async (link) => {
    const customer = await newCustomer(url);
    const { page, context } = await visitor();
    await page.goto(link);
    await page.getByRole('banner').getByRole('button', { name: 'Anmelden' }).click();
    await signIn(page, customer);
    await arriveAt(page, `${url}/dashboard`);
    await context.close();
  });

  it('leads to the dashboard where another script wrote the way on', async () => {
    const customer = await newCustomer(url);
    const { page, context } = await visitor();
    await page.addInitScript(() => window.sessionStorage.setItem('weiter', '//boese.example/konto'));
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Anmelden' }).click();
    await signIn(page, customer);
    await arriveAt(page, `${url}/dashboard`);
    await context.close();
  });
});

describe('a session that ends while a page is open', () => {
  it('asks to sign in again, and leads back to the very page', async () => {
    const customer = await newCustomer(url);
    const review = await newReview(customer, await newBusiness(customer));
    const { page, context } = await signedIn(customer.token);
    await page.goto(`/bewertungen/${review.id}`);
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Max M.' }).waitFor();
    await endSession(customer);
    await toast(page, 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.').waitFor();
    await login(page).waitFor();
    expect(page.url()).toBe(`${url}/`);
    expect(await storedToken(page)).toBeNull();
    await signIn(page, customer);
    await arriveAt(page, `${url}/bewertungen/${review.id}`);
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Max M.' }).waitFor();
    await context.close();
  });

  it('given somebody signs out by hand: / asks nothing', async () => {
    const { token } = await newCustomer(url);
    const { page, context } = await signedIn(token);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await arriveAt(page, `${url}/`);
    await page.getByRole('button', { name: 'Jetzt starten' }).first().click();
    await dialogOf(page).getByRole('heading', { name: 'Konto erstellen' }).waitFor();
    await context.close();
  });
});

describe('a mail about a status', () => {
  it('leads to its review, and its own link switches such mails off in one click, without signing in', async () => {
    const customer = await newCustomer(url);
    const review = await newReview(customer, await newBusiness(customer));
    await setReviewStatus(url, review, 'gelöscht');
    const words = await mailTo(url, customer.email, 'Ihr Löschantrag: gelöscht');
    const linksIn = (path: string) => words.match(new RegExp(`https?://\\S+${path}\\S*`))?.[0] ?? '';
    expect(new URL(linksIn('/bewertungen/')).pathname).toBe(`/bewertungen/${review.id}`);
    const { pathname, search } = new URL(linksIn('/abbestellen'));
    const { page, context, complaints } = await visitor();
    await page.goto(`${pathname}${search}`);
    await page.getByRole('heading', { name: 'Diese E-Mails sind abbestellt.' }).waitFor();
    const account = await call<{ readonly status_mails: boolean }>({
      url,
      method: 'GET',
      path: '/account',
      token: customer.token,
    });
    expect([account.status_mails, complaints]).toEqual([false, []]);
    await context.close();
  });

  it('has a button to press for those without scripts, and says so where the link is of nobody', async () => {
    const context = await browser.newContext({ baseURL: url, viewport: PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/abbestellen?token=unsinn');
    await page.getByRole('heading', { name: 'Dieser Link gilt nicht.' }).waitFor();
    const customer = await newCustomer(url);
    const review = await newReview(customer, await newBusiness(customer));
    await setReviewStatus(url, review, 'nicht_genehmigt');
    const words = await mailTo(url, customer.email, 'Ihr Löschantrag: nicht genehmigt');
    const { pathname, search } = new URL(words.match(/https?:\/\/\S+\/abbestellen\S*/)?.[0] ?? '');
    await page.goto(`${pathname}${search}`);
    await page.getByRole('button', { name: 'Abbestellen' }).click();
    await page.getByRole('heading', { name: 'Diese E-Mails sind abbestellt.' }).waitFor();
    await context.close();
  });
});
