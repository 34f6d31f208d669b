import { readFile } from 'node:fs/promises';
import type { AdminUser } from '@sternklar/contracts/accounts/account.api';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMIN } from '../../../backend/src/testing/running-product.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { answerWith, holdCall } from '../../../infra/e2e/answers.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { tabTo } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { eventually, openBackOffice, signInAdmin } from '../admin.ts';

const url = productUrl();
const browser = await sharedBrowser();
let customer: Customer;
let unverified: Customer;
let token: string;

const post = (path: string, body: object) => call({ url, method: 'POST', path, body, token: customer.token });

beforeAll(async () => {
  customer = await newCustomer(url);
  unverified = await newCustomer(url, { verified: false });
  await newReview(customer, await newBusiness(customer, 'Kanzlei Morgenrot'), '=Gefährliche Formel');
  await newBusiness(customer, 'Ärztehaus am Park');
  await newBusiness(customer, 'Abendhaus');
  await post('/subscription/create', { plan_name: 'standard', company_name: 'Morgenrot GmbH' });
  await post('/chat/message', { message: 'Was kostet das?' });
  token = await signInAdmin(url);
});

const cards = (page: Page) => page.locator('main [data-row-id], main [data-review-id]');
const card = (page: Page, words: string) => cards(page).filter({ hasText: words });
const open = (path: string, viewport: typeof PHONE | typeof DESK = DESK) =>
  openBackOffice(browser, { url, viewport, path });
const choose = (page: Page, filter: string, choice: string) =>
  page.getByLabel(filter, { exact: true }).selectOption(choice);
const search = (page: Page, words: string) => page.getByRole('textbox', { name: /^Suchen/ }).fill(words);

const LISTS = [
  { path: '/users', words: () => customer.email },
  { path: '/businesses', words: () => 'Kanzlei Morgenrot' },
  { path: '/reviews', words: () => 'Gefährliche Formel' },
  { path: '/subscriptions', words: () => 'Morgenrot GmbH' },
  { path: '/invoices', words: () => 'Morgenrot GmbH' },
  { path: '/chats', words: () => customer.email },
];

describe.each([{ viewport: DESK }, { viewport: PHONE }])('the lists at $viewport.width px', ({ viewport }) => {
  it.each(LISTS)('$path has a card for each row, with a way on from it', async ({ path, words }) => {
    const { page, context, complaints } = await open(path, viewport);
    const row = card(page, words()).first();
    await row.waitFor();
    expect(await row.locator('a[href], button').count()).toBeGreaterThan(0);
    await picture(page, `admin${path.replace('/', '-')}-${viewport.width}`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('what the cards tell', () => {
  it('users: address, language, role, subscription, when, and who', async () => {
    const { page, context } = await open('/users');
    const users = await call<readonly AdminUser[]>({ url, method: 'GET', path: '/admin/users', token });
    const { id } = users.find(({ email }) => email === customer.email) ?? { id: 'nobody' };
    const words = (await card(page, customer.email).innerText()).replace(/\s+/g, ' ');
    expect(words).toContain('Abo aktiv');
    expect(words).toContain('Sprache DE Rolle Kunde E-Mail bestätigt Ja Registriert');
    expect(words).toMatch(/Registriert \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}/);
    expect(words).toContain(id);
    await context.close();
  });

  it('users: who is an admin', async () => {
    // Others may have filled the first page since.
    const { page, context } = await open(`/users?filter=${encodeURIComponent(JSON.stringify({ q: ADMIN.email }))}`);
    expect((await card(page, ADMIN.email).innerText()).replace(/\s+/g, ' ')).toContain('Rolle Admin');
    await context.close();
  });

  it('businesses: name, whose, the profile in a tab of its own, and when', async () => {
    const { page, context } = await open('/businesses');
    const row = card(page, 'Kanzlei Morgenrot');
    await row.getByText(customer.email).first().waitFor();
    expect(await row.innerText()).toMatch(/Angelegt\s+\d{2}\.\d{2}\.\d{4}/);
    const link = row.getByRole('link', { name: 'View Google Profile' });
    expect(await link.getAttribute('href')).toBe('https://maps.google.com/?cid=4711');
    expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    await context.close();
  });

  it('subscriptions: amount, how it is paid, status, both dates, and the company', async () => {
    const { page, context } = await open('/subscriptions');
    const words = (await card(page, customer.email).innerText()).replace(/\s+/g, ' ');
    expect(words).toMatch(
      /Abo aktiv Betrag im Monat 59,00 € Zahlungsart Kreditkarte Beginn [\d.]{10} Läuft bis [\d.]{10}/,
    );
    expect(words).toContain('Firma Morgenrot GmbH');
    await context.close();
  });

  it('reviews: who wrote, whose, for what, how many stars, and what it says', async () => {
    const { page, context } = await open('/reviews');
    const row = card(page, '=Gefährliche Formel');
    await row.getByText(`${customer.email} · Kanzlei Morgenrot`).waitFor();
    await row.getByRole('img', { name: '1 von 5 Sternen' }).waitFor();
    await row.getByText('War nie dort').waitFor();
    await row.getByText('eingereicht', { exact: true }).waitFor();
    await row.getByRole('button', { name: /^Status ändern/ }).waitFor();
    await context.close();
  });
});

describe('finding something', () => {
  it('users by search, subscription, verification and role, all kept in the address', async () => {
    const { page, context } = await open('/users');
    await card(page, customer.email).waitFor();
    await choose(page, 'E-Mail', 'Nicht bestätigt');
    await card(page, customer.email).waitFor({ state: 'detached' });
    await card(page, unverified.email).waitFor();
    await page.reload();
    await card(page, unverified.email).waitFor();
    expect(await card(page, customer.email).count()).toBe(0);

    await choose(page, 'Rolle', 'Admin');
    await page.getByText('Dazu gibt es nichts.').waitFor();
    await page.getByRole('button', { name: 'Alle zeigen' }).click();
    await card(page, customer.email).waitFor();

    await search(page, customer.email.slice(0, 12));
    await eventually(() => cards(page).count()).toBe(1);
    await context.close();
  });

  it('reviews by stars and by age', async () => {
    const { page, context } = await open('/reviews');
    const mine = card(page, 'Gefährliche Formel');
    await mine.waitFor();
    await choose(page, 'Sterne', '5 Sterne');
    await mine.waitFor({ state: 'detached' });
    await choose(page, 'Sterne', '1 Stern');
    await mine.waitFor();
    await choose(page, 'Alter', 'Letzte 24 Stunden');
    await mine.waitFor();
    await choose(page, 'Alter', 'Älter als 7 Tage');
    await mine.waitFor({ state: 'detached' });
    await context.close();
  });

  it('reviews of one customer, by the link on their card; the filter can be taken away', async () => {
    const other = await newCustomer(url);
    await newReview(other, await newBusiness(other, 'Zweites Geschäft'), 'Andere Stimme');
    const { page, context } = await open('/users');
    await card(page, customer.email)
      .getByRole('link', { name: /^Bewertungen/ })
      .click();
    await card(page, 'Gefährliche Formel').waitFor();
    expect(await card(page, 'Andere Stimme').count()).toBe(0);
    await eventually(() => page.getByRole('combobox', { name: 'Kunde' }).inputValue()).toBe(customer.email);
    await page.getByRole('button', { name: 'Diesen Filter entfernen' }).click();
    await card(page, 'Andere Stimme').waitFor();
    await context.close();
  });

  it('reviews of one business, found by its name', async () => {
    const { page, context } = await open('/reviews');
    await page.getByRole('button', { name: 'Filter hinzufügen' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Unternehmen' }).click();
    await page.getByRole('combobox', { name: 'Unternehmen' }).fill('Morgenrot');
    await page.getByRole('option', { name: 'Kanzlei Morgenrot' }).click();
    await eventually(() => cards(page).count()).toBe(1);
    await card(page, 'Gefährliche Formel').waitFor();
    await context.close();
  });

  it.each([
    { filter: 'Kunde', list: 'users', words: 'kundin-', says: 'Kunden werden gesucht …' },
    { filter: 'Unternehmen', list: 'businesses', words: 'Morgenrot', says: 'Unternehmen werden gesucht …' },
  ] as const)(
    '$filter: nobody else is offered while what is typed is sought',
    async ({ filter, list, words, says }) => {
      const { page, context } = await open('/reviews');
      await page.getByRole('button', { name: 'Filter hinzufügen' }).click();
      await page.getByRole('menuitemcheckbox', { name: filter }).click();
      const field = page.getByRole('combobox', { name: filter });
      const options = page.getByRole('listbox').getByRole('option');
      await field.press('ArrowDown');
      await eventually(() => options.count()).toBeGreaterThan(1);
      const held = await holdCall(page, `GET /admin/${list}`);
      await field.pressSequentially(words);
      await page.getByText(says).waitFor();
      expect(await options.count()).toBe(0);
      await eventually(held.count).toBe(1);
      await page.getByText(says).waitFor();
      expect(await options.count()).toBe(0);
      held.release();
      await eventually(() => options.count()).toBeGreaterThan(0);
      await context.close();
    },
  );
});

describe('order and pages', () => {
  it('follow a choice, and stand in the address', async () => {
    const { page, context } = await open('/businesses?filter=%7B%22q%22%3A%22haus%22%7D');
    await page.getByLabel('Reihenfolge').selectOption('Name, A bis Z');
    await eventually(() => cards(page).first().innerText()).toContain('Abendhaus');
    expect(page.url()).toContain('sort=business_name');
    await page.goto('/admin/businesses?perPage=1&page=1&sort=business_name&order=ASC&filter={"q":"haus"}');
    await page.getByRole('link', { name: /^Weiter/ }).click();
    await card(page, 'Ärztehaus am Park').waitFor();
    expect(page.url()).toContain('page=2');
    await page
      .getByRole('navigation', { name: 'Seiten der Liste' })
      .getByText(/^2–2 von \d+$/)
      .waitFor();
    await page.goBack();
    await card(page, 'Abendhaus').waitFor();
    await context.close();
  });

  it('are reached by keyboard alone', async () => {
    const { page, context } = await open('/businesses?perPage=1&page=1&sort=created_at&order=DESC&filter={}');
    const next = page.getByRole('link', { name: /^Weiter/ });
    await next.waitFor();
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    await arriveAt(page, /page=2/);
    await context.close();
  });
});

describe('the export', () => {
  it('saves what is filtered, as a file without formulas', async () => {
    const { page, context } = await open('/reviews?filter=%7B%22q%22%3A%22formel%22%7D');
    await card(page, 'Gefährliche Formel').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV-Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^bewertungen-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      /^\ufeffVerfasser;E-Mail;Unternehmen;Profil;Sterne;Text;Status;Zurückgezogen;Eingereicht;/,
    );
    expect(lines[1]).toContain(`'=Gefährliche Formel;${customer.email};Kanzlei Morgenrot;`);
    await context.close();
  });

  it.each(['/users', '/businesses', '/subscriptions', '/chats'])('is there for %s', async (path) => {
    const { page, context } = await open(path);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV-Export' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain(customer.email);
    await context.close();
  });

  it('says when it failed', async () => {
    const { page, context } = await open('/users');
    await cards(page).first().waitFor();
    await answerWith(page, 'GET /admin/users', { status: 500, body: {} });
    await page.getByRole('button', { name: 'CSV-Export' }).click();
    await toast(page, 'Der Export ist fehlgeschlagen. Bitte versuchen Sie es erneut.').waitFor();
    await context.close();
  });
});

describe('a list that cannot be loaded', () => {
  it('says so, and loads when asked again', async () => {
    const { page, context } = await open('/users');
    await cards(page).first().waitFor();
    await answerWith(page, 'GET /admin/businesses', { status: 500, body: {} }, { times: 1 });
    await page.getByRole('link', { name: /^Unternehmen \d/ }).click();
    await toast(page, 'Failed to load admin data').waitFor();
    await page.getByRole('button', { name: 'Erneut laden' }).click();
    await card(page, 'Kanzlei Morgenrot').waitFor();
    await context.close();
  });

  it('for want of the role leads to the dashboard', async () => {
    const { page, context } = await open('/users');
    await cards(page).first().waitFor();
    await answerWith(page, 'GET /admin/businesses', { status: 403, body: { detail: 'Nein.' } });
    await page.getByRole('link', { name: /^Unternehmen \d/ }).click();
    await arriveAt(page, '**/dashboard');
    await page.getByText('Admin access required').waitFor();
    await context.close();
  });
});

describe('everybody', () => {
  it.each(LISTS)('can read and use $path', async ({ path, words }) => {
    const { page, context } = await open(`${path}?perPage=10`);
    await card(page, words()).first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});
