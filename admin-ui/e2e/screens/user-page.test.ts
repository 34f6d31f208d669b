import type { AdminUser } from '@sternklar/contracts/accounts/account.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { answerWith } from '../../../infra/e2e/answers.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import {
  type Customer,
  call,
  newBusiness,
  newCustomer,
  newReview,
  setReviewStatus,
} from '../../../infra/e2e/customers.ts';
import { tabTo } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { eventually, openBackOffice, signInAdmin } from '../admin.ts';
import { farAwayAdmin, untilPagesAreRendered } from '../watched-visit.ts';

const url = productUrl();
const browser = await sharedBrowser();
let customer: Customer;
let beginner: Customer;
let review: Review;
let path: string;
let beginnerPath: string;

const post = (at: string, body: object) => call({ url, method: 'POST', path: at, body, token: customer.token });
const pathOf = async ({ email }: Customer) => {
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  const token = await signInAdmin(url);
  const users = await call<readonly AdminUser[]>({ url, method: 'GET', path: `/admin/users?filter=${filter}`, token });
  return `/users/${users[0]?.id}`;
};

beforeAll(async () => {
  await untilPagesAreRendered(browser, url);
  customer = await newCustomer(url);
  beginner = await newCustomer(url, { verified: false });
  const business = await newBusiness(customer, 'Kanzlei Abendrot');
  await newBusiness(customer, 'Ärztehaus am Park');
  for (let number = 1; number <= 6; number += 1) await newReview(customer, business, `Verfasser ${number}`);
  review = await newReview(customer, business, 'Erika Beispiel');
  await setReviewStatus(url, review, 'gelöscht');
  const removed = await newBusiness(customer, 'Altes Café');
  await call({ url, method: 'DELETE', path: `/business/${removed.id}`, token: customer.token });
  await post('/subscription/create', { plan_name: 'standard', company_name: 'Abendrot GmbH' });
  await post('/chat/message', { message: 'Was kostet das?' });
  [path, beginnerPath] = [await pathOf(customer), await pathOf(beginner)];
});

const open = (viewport: typeof PHONE | typeof DESK = DESK, at = path) =>
  openBackOffice(browser, { url, viewport, path: at });
const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });
const wordsOf = async (page: Page, name: string | RegExp) => (await part(page, name).innerText()).replace(/\s+/g, ' ');
/** A row's link says whose it is. */
const toEverything = () => new RegExp(`^Alles ansehen.*${customer.email}$`);
const history = (page: Page) => page.getByRole('list', { name: 'Verlauf des Kontos' }).getByRole('listitem');

describe('the page of a user', () => {
  it('has everything in itself, for whoever runs no script', async () => {
    const admin = await farAwayAdmin(browser, { url, viewport: DESK, colorScheme: 'light', javaScript: false });
    const page = await admin.context.newPage();
    expect((await page.goto(`/admin${path}`))?.status()).toBe(200);
    const words = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    const expected = [customer.email, 'Erika Beispiel', 'Ärztehaus am Park', 'Abendrot GmbH', 'KI-Assistent: '];
    for (const part of [...expected, 'Unternehmen entfernt: Altes Café']) expect(words).toContain(part);
    await admin.close();
  });

  it('tells who it is: since when, verified, role, language, mails', async () => {
    const { page, context, complaints } = await open();
    expect(await wordsOf(page, 'Konto')).toMatch(
      /Abo aktiv Registriert \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2} E-Mail bestätigt Ja Rolle Kunde Sprache Deutsch E-Mails zum Status Ja ID /,
    );
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('tells what is theirs: newest reviews with counts by status, businesses, subscription, chat', async () => {
    const { page, context } = await open();
    const reviews = part(page, 'Bewertungen (7)');
    await reviews.waitFor();
    expect(await reviews.locator('[data-review-id]').count()).toBe(5);
    expect(
      await reviews.getByRole('list', { name: 'Bewertungen je Status' }).getByRole('link').allInnerTexts(),
    ).toEqual([
      expect.stringMatching(/^6\s*eingereicht$/),
      expect.stringMatching(/^1\s*gelöscht$/),
      expect.stringMatching(/^0/),
    ]);
    expect(await wordsOf(page, 'Unternehmen (2)')).toContain('Ärztehaus am Park');
    expect(await wordsOf(page, 'Unternehmen (2)')).not.toContain('Altes Café');
    expect(await wordsOf(page, 'Abo')).toMatch(/Betrag im Monat 59,00 € .* Firma Abendrot GmbH/);
    await part(page, 'Rechnungen')
      .getByText(/^RE-\d{4}-\d{5}$/)
      .waitFor();
    expect(await wordsOf(page, 'Rechnungen')).toMatch(
      /RE-\d{4}-\d{5} \d{2}\.\d{2}\.\d{4} · 59,00 € Bezahlt am \d{2}\.\d{2}\.\d{4} PDF XRechnung/,
    );
    expect(await wordsOf(page, 'Chat')).toMatch(/KI-Assistent: .* 2 Nachrichten, zuletzt/);
    await context.close();
  });

  it('tells what happened to the account, the newest first', async () => {
    const { page, context } = await open();
    await eventually(async () => (await history(page).allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
      'Abo abgeschlossen',
      'Unternehmen entfernt: Altes Café',
      'Unternehmen hinzugefügt: Altes Café',
      'Unternehmen hinzugefügt: Ärztehaus am Park',
      'Unternehmen hinzugefügt: Kanzlei Abendrot',
      'E-Mail-Adresse bestätigt',
      'Code zur Bestätigung der E-Mail-Adresse verschickt',
      'Registriert',
    ]);
    await context.close();
  });

  it('is reached from the list by keyboard, and leads to a review and to all of them', async () => {
    const filter = encodeURIComponent(JSON.stringify({ q: customer.email }));
    const { page, context } = await open(DESK, `/users?filter=${filter}`);
    const link = page.locator('[data-row-id]').getByRole('link', { name: toEverything() });
    await link.waitFor();
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await arriveAt(page, `**/admin${path}`);
    await part(page, /^Bewertungen/)
      .getByRole('link', { name: 'Erika Beispiel' })
      .click();
    await arriveAt(page, `**/admin/reviews/${review.id}`);
    await page.locator('article').getByRole('link', { name: customer.email }).click();
    await arriveAt(page, `**/admin${path}`);
    await part(page, /^Bewertungen/)
      .getByRole('link', { name: /gelöscht/ })
      .first()
      .click();
    await page.locator('[data-review-id]', { hasText: 'Erika Beispiel' }).waitFor();
    await eventually(() => page.locator('[data-review-id]').count()).toBe(1);
    await context.close();
  });

  it.each(['/businesses', '/subscriptions', '/chats'])('is reached from its row in %s', async (list) => {
    const { page, context } = await open(DESK, list);
    const row = page.locator('[data-row-id]', { hasText: customer.email }).first();
    await row.getByRole('link', { name: new RegExp(`^Benutzer.*${customer.email}$`) }).click();
    await arriveAt(page, `**/admin${path}`);
    await page.getByRole('heading', { name: customer.email }).waitFor();
    await context.close();
  });

  it('answers 404 in German where there is no such user', async () => {
    const admin = await farAwayAdmin(browser, { url, viewport: PHONE, colorScheme: 'light' });
    const page = await admin.context.newPage();
    const answer = await page.goto('/admin/users/0192f0c1-000f-7000-8000-000000000000');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Diesen Benutzer gibt es nicht' }).waitFor();
    await page.getByRole('link', { name: 'Zu den Benutzern' }).click();
    await arriveAt(page, '**/admin/users');
    await admin.close();
  });

  it('says what could not be loaded, shows the rest, and loads it when asked again', async () => {
    const { page, context } = await open(DESK, '/users');
    await answerWith(page, 'GET /admin/users/*/history', { status: 500, body: {} }, { times: 1 });
    await page.getByRole('link', { name: toEverything() }).first().click();
    await part(page, /^Bewertungen/)
      .getByRole('link', { name: 'Erika Beispiel' })
      .waitFor();
    await part(page, 'Verlauf des Kontos').getByRole('button', { name: 'Erneut laden' }).click();
    await eventually(() => history(page).count()).toBe(8);
    await context.close();
  });
});

describe('erasing a user’s account', () => {
  it('is confirmed once more, and leaves ‘Gelöschtes Konto’ with its history', async () => {
    const leaving = await newCustomer(url);
    await newBusiness(leaving, 'Pension Adieu');
    const { page, context } = await open(DESK, await pathOf(leaving));
    await part(page, 'Konto').getByRole('button', { name: 'Konto löschen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Konto löschen' });
    await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
    await dialog.getByRole('alert').getByText('Bitte bestätigen Sie').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await dialog.getByRole('checkbox').evaluate((tick) => tick === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
    await page.getByText('Das Konto ist gelöscht.').waitFor();
    await page.getByRole('heading', { name: 'Gelöschtes Konto' }).waitFor();
    await history(page).getByText('Konto gelöscht').waitFor();
    expect(await page.getByRole('button', { name: 'Konto löschen' }).count()).toBe(0);
    // Each part of the page asks for itself, so its businesses may follow the account by a moment.
    await part(page, 'Unternehmen').getByText('Mit dem Konto gelöscht.').waitFor();
    expect(await page.getByText('Pension Adieu').count()).toBe(0);
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Konto');
    await context.close();
  });
});

describe('everybody', () => {
  it.each([DESK, PHONE])('can read and use it at $width px, in the light and in the dark', async (viewport) => {
    const { page, context } = await open(viewport);
    await history(page).first().waitFor();
    await picture(page, `admin-user-${viewport.width}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await picture(page, `admin-user-dark-${viewport.width}`);
    // Looks at both widths, and in the scheme that is on.
    if (viewport === DESK) await page.emulateMedia({ colorScheme: 'light' });
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });

  it('sees what is still missing where somebody has just begun', async () => {
    const { page, context } = await open(PHONE, beginnerPath);
    for (const words of ['Noch keine Bewertung eingereicht.', 'Noch kein Unternehmen hinzugefügt.', 'Kein Abo.']) {
      await page.getByText(words).waitFor();
    }
    await page.getByText('Noch keine Nachricht an den Support.').waitFor();
    expect(await wordsOf(page, 'Konto')).toContain('E-Mail bestätigt Nein');
    await picture(page, 'admin-user-new-390');
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});
