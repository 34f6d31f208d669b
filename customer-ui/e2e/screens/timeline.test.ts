import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN } from '../../../backend/src/testing/running-product.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { answerWith, holdCall } from '../../../infra/e2e/answers.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, call, newBusiness, newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { openDashboard } from '../steps.ts';
import { submitReview } from './many-reviews.ts';

const url = productUrl();
const browser = await sharedBrowser();
let admin: string;
let customer: Customer;
let review: Review;

beforeAll(async () => {
  const login = await call<{ readonly access_token: string }>({
    url,
    method: 'POST',
    path: '/auth/login',
    body: ADMIN,
  });
  admin = login.access_token;
});
beforeEach(async () => {
  customer = await newCustomer(url);
  review = await submitReview(customer, await newBusiness(customer));
});

const setStatus = (status: string, note?: string) =>
  call({
    url,
    method: 'PUT',
    path: `/reviews/${review.id}/status`,
    body: { status, ...(note === undefined ? {} : { note, note_shown_to_customer: true }) },
    token: admin,
  });
const addNote = (note: string, shown_to_customer: boolean) =>
  call({ url, method: 'POST', path: `/reviews/${review.id}/notes`, body: { note, shown_to_customer }, token: admin });

const open = async (viewport: typeof DESK | typeof PHONE, colorScheme: 'light' | 'dark' = 'light') => {
  const person = await newPerson(browser, { url, viewport, colorScheme, token: customer.token });
  await openDashboard(person.page);
  await toggle(person.page).waitFor();
  return person;
};
const toggle = (page: Page) => page.getByRole('button', { name: 'Verlauf der Bewertung von Max M.' });
const steps = (page: Page) =>
  page.getByRole('list', { name: 'Verlauf der Bewertung von Max M.' }).getByRole('listitem');
/** Without the time, which is that of the test. */
const told = async (page: Page) =>
  (await steps(page).allTextContents()).map((text) =>
    text.replace(/[A-Z][a-z], \d+\.\s\w+ \d{4}, \d\d:\d\d\u00a0Uhr/, ' | '),
  );

describe.each([
  ['a phone', PHONE],
  ['a desk', DESK],
] as const)('the timeline of a review on %s', (_, viewport) => {
  it('tells who did what and when, with the notes for the customer and no others', async () => {
    await addNote('Kunde hat angerufen.', false);
    await setStatus('nicht_genehmigt', 'Die Plattform verlangt Belege.');
    await addNote('Belege nachgereicht.', true);
    const { page, context, complaints } = await open(viewport);
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
    await toggle(page).click();
    await expect
      .poll(() => told(page))
      .toEqual([
        'eingereichtSie | ',
        'nicht genehmigtDie Plattform, eingetragen vom Sternklar-Team | Die Plattform verlangt Belege.',
        'NotizSternklar-Team | Belege nachgereicht.',
      ]);
    await toggle(page).click();
    expect(await steps(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('goes on by itself when something happens, and the row does too', async () => {
    const { page, context } = await open(viewport);
    await toggle(page).click();
    await expect.poll(() => steps(page).count()).toBe(1);
    await addNote('An die Plattform übermittelt.', true);
    await expect.poll(() => steps(page).count()).toBe(2);
    await setStatus('gelöscht');
    await expect
      .poll(() => told(page))
      .toEqual([
        'eingereichtSie | ',
        'NotizSternklar-Team | An die Plattform übermittelt.',
        'gelöschtDie Plattform, eingetragen vom Sternklar-Team | ',
      ]);
    // Status and date stand once.
    await expect.poll(() => page.locator('.review-side').allTextContents()).toEqual(['gelöschtgerade eben']);
    expect(await page.locator('.review-foot time').count()).toBe(0);
    await context.close();
  });
});

describe('the timeline of a review', () => {
  it('keeps its place while it is read, and says when it cannot be, with a way to try again', async () => {
    const { page, context } = await open(DESK);
    const held = await holdCall(page, 'GET /reviews/*/history');
    await toggle(page).click();
    await page.getByRole('img', { name: 'Verlauf wird geladen' }).waitFor();
    held.release();
    await expect.poll(() => steps(page).count()).toBe(1);
    await toggle(page).click();
    await page.unrouteAll();

    await answerWith(page, 'GET /reviews/*/history', { status: 500, body: {} });
    await toggle(page).click();
    await page.getByText('Der Verlauf konnte nicht geladen werden.').waitFor();
    expect(await page.locator('.toasts li').count()).toBe(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Erneut laden' }).click();
    await expect.poll(() => steps(page).count()).toBe(1);
    expect(await page.getByText('Der Verlauf konnte nicht geladen werden.').count()).toBe(0);
    await context.close();
  });

  it('shows times as clocks in Berlin do, wherever somebody is', async () => {
    const context = await browser.newContext({ baseURL: url, timezoneId: 'America/New_York', locale: 'de-DE' });
    await context.addInitScript((token) => localStorage.setItem('token', token), customer.token);
    const page = await context.newPage();
    await page.route('**/history', async (route) => {
      const response = await route.fetch();
      const [first] = (await response.json()) as object[];
      await route.fulfill({ response, json: [{ ...first, at: '2026-07-01T22:30:00.000Z' }] });
    });
    await openDashboard(page);
    await toggle(page).click();
    await page.getByText('Do, 2. Juli 2026, 00:30\u00a0Uhr').waitFor();
    await context.close();
  });

  it('can be read and used by everybody, open, with notes, and failed', async () => {
    await setStatus('gelöscht', 'Die Plattform hat zugestimmt.');
    const { page, context } = await open(DESK);
    await toggle(page).click();
    await expect.poll(() => steps(page).count()).toBe(2);
    expect(await accessibilityFaults(page)).toEqual([]);
    await toggle(page).click();
    await answerWith(page, 'GET /reviews/*/history', { status: 500, body: {} });
    await toggle(page).click();
    await page.getByText('Der Verlauf konnte nicht geladen werden.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});

describe.each([
  [PHONE, 'light'],
  [PHONE, 'dark'],
  [DESK, 'light'],
  [DESK, 'dark'],
] as const)('pictures of a timeline', (viewport, colorScheme) => {
  it(`at ${viewport.width} px, ${colorScheme}`, async () => {
    await addNote('An die Plattform übermittelt. Wir melden uns, sobald sie entschieden hat.', true);
    await setStatus('gelöscht', 'Die Plattform hat die Bewertung entfernt.');
    const { page, context } = await open(viewport, colorScheme);
    await toggle(page).click();
    await expect.poll(() => steps(page).count()).toBe(3);
    await steps(page).last().scrollIntoViewIfNeeded();
    await picture(page, `timeline-${viewport.width}${colorScheme === 'dark' ? '-dark' : ''}`);
    await context.close();
  });
});
