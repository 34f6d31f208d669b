import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { holdCall, loseAnswers } from '../../../infra/e2e/answers.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, call, endSession, newBusiness, newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import {
  dialogOf,
  fillBusiness,
  fillCredentials,
  fillReview,
  openAddBusiness,
  openAddReview,
  openDashboard,
  submitButton,
} from '../steps.ts';

const OFFLINE = 'Sie sind offline. Ihre Eingaben bleiben erhalten.';
const UNREACHABLE = 'Der Server antwortet gerade nicht. Ihre Eingaben bleiben erhalten';
const ADDED = 'Review added successfully!';

const url = productUrl();
const browser = await sharedBrowser();

/** A customer with one business, and somebody who looks at its dashboard. */
const atDashboard = async (viewport: { readonly width: number; readonly height: number } = PHONE) => {
  const customer = await newCustomer(url);
  const business = await newBusiness(customer);
  const person = await newPerson(browser, { url, viewport, token: customer.token });
  await openDashboard(person.page);
  return { ...person, customer, business };
};
const reviewsOf = ({ token }: Customer) => call<Review[]>({ url, method: 'GET', path: '/reviews', token });
const reviewer = (page: Page) => dialogOf(page).getByLabel('Name des Verfassers');
const words = (page: Page) => dialogOf(page).getByLabel('Text der Bewertung');
const withoutText = (page: Page) => dialogOf(page).getByLabel(/^Bewertung ohne Text/);
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));
const closed = (page: Page) => dialogOf(page).waitFor({ state: 'detached' });

describe('a review of stars alone', () => {
  it('is handed in by saying that it has no text, and shown as such', async () => {
    const { page, context, customer } = await atDashboard();
    await openAddReview(page);
    await reviewer(page).fill('Nur Sterne');
    await submitButton(page).click();
    await dialogOf(page).getByText('Bitte geben Sie den Text der Bewertung ein.').waitFor();
    expect(await reviewsOf(customer)).toEqual([]);

    await withoutText(page).check();
    expect(await words(page).isVisible()).toBe(false);
    await submitButton(page).click();
    await toast(page, ADDED).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Nur Sterne' }).getByText('Bewertung ohne Text').waitFor();
    expect(await reviewsOf(customer)).toMatchObject([{ reviewer_name: 'Nur Sterne', review_text: '' }]);
    await context.close();
  });
});

describe('what a notice to the platform says', () => {
  it('is the customer’s to choose, reaches the server, and is asked for in the words of the law', async () => {
    const { page, context, customer } = await atDashboard(DESK);
    await openAddReview(page);
    await fillReview(page);
    await dialogOf(page).getByText('Angaben für die Plattform').click();
    await dialogOf(page).getByLabel('Link zur Bewertung').fill('maps.google.com/?cid=1');
    await dialogOf(page).getByLabel('Grund').selectOption({ label: 'Kein Kundenkontakt' });
    await dialogOf(page)
      .getByLabel(
        /^Ich bin in gutem Glauben davon überzeugt, dass die Angaben und Anführungen .* richtig und vollständig/,
      )
      .check();
    await submitButton(page).click();
    await toast(page, ADDED).waitFor();
    const notice = { review_url: 'https://maps.google.com/?cid=1', reason: 'kein_kundenkontakt', good_faith: true };
    expect(await reviewsOf(customer)).toMatchObject([notice]);
    await context.close();
  });

  it('stays unfolded while a wrong link is corrected, and unfolds by itself where one was folded away', async () => {
    const { page, context } = await atDashboard();
    await openAddReview(page);
    await fillReview(page);
    const fold = dialogOf(page).getByText('Angaben für die Plattform');
    const link = dialogOf(page).getByLabel('Link zur Bewertung');
    await fold.click();
    await link.fill('kein Link');
    await fold.click();
    await submitButton(page).click();
    await dialogOf(page).getByText('Bitte geben Sie einen gültigen Link an').waitFor();
    expect(await link.evaluate((input) => input === document.activeElement)).toBe(true);

    await page.keyboard.type('x');
    await dialogOf(page).getByText('Bitte geben Sie einen gültigen Link an').waitFor({ state: 'detached' });
    expect(await link.isVisible()).toBe(true);
    expect(await link.evaluate((input) => input === document.activeElement)).toBe(true);
    await context.close();
  });
});

describe('what was typed', () => {
  it('is there again after closing the window and loading the page anew, until it was sent', async () => {
    const { page, context } = await atDashboard();
    await openAddReview(page);
    await fillReview(page, 'Vera V.');
    await dialogOf(page).getByLabel('3 von 5 Sternen').check();
    await page.keyboard.press('Escape');
    await closed(page);
    await page.reload();

    await openAddReview(page);
    await dialogOf(page).getByText('Ihr Entwurf ist wieder da.').waitFor();
    expect(await reviewer(page).inputValue()).toBe('Vera V.');
    expect(await words(page).inputValue()).toContain('War nie dort');
    expect(await dialogOf(page).getByLabel('3 von 5 Sternen').isChecked()).toBe(true);
    await submitButton(page).click();
    await toast(page, ADDED).waitFor();
    await closed(page);
    expect(await drafts(page)).toEqual([]);
    await context.close();
  });

  it('can be thrown away', async () => {
    const { page, context } = await atDashboard();
    await openAddBusiness(page);
    await fillBusiness(page, 'Krone');
    await page.keyboard.press('Escape');
    await openAddBusiness(page);
    await dialogOf(page).getByRole('button', { name: 'Verwerfen' }).click();
    const name = dialogOf(page).getByLabel('Name des Unternehmens');
    expect([await name.inputValue(), await drafts(page)]).toEqual(['', []]);
    expect(await name.evaluate((element) => element === document.activeElement)).toBe(true);
    await context.close();
  });

  it('is forgotten when somebody signs out, and is no one else’s', async () => {
    const { page, context } = await atDashboard(DESK);
    await openAddReview(page);
    await fillReview(page);
    await page.keyboard.press('Escape');
    expect(await drafts(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await arriveAt(page, `${url}/`);
    expect(await drafts(page)).toEqual([]);
    await context.close();
  });

  it('waits for its author when the session ended meanwhile', async () => {
    const { page, context, customer } = await atDashboard(DESK);
    await openAddReview(page);
    await fillReview(page, 'Vera V.');
    await endSession(customer);
    await arriveAt(page, `${url}/`);
    // Whose session ended is asked to sign in at once.
    await dialogOf(page).getByRole('heading', { name: 'Willkommen zurück' }).waitFor();
    await fillCredentials(page, customer.email, customer.password);
    await submitButton(page).click();
    await arriveAt(page, '**/dashboard');
    await openAddReview(page);
    expect(await reviewer(page).inputValue()).toBe('Vera V.');
    await context.close();
  });
});

describe('without a connection', () => {
  it('a calm note says so, nothing is lost, and sending works as soon as it is back', async () => {
    const { page, context, customer } = await atDashboard();
    await openAddReview(page);
    await fillReview(page);
    await context.setOffline(true);
    await dialogOf(page).getByText(OFFLINE).waitFor();
    await picture(page, 'add-review-offline-390');
    await submitButton(page).click();
    await toast(page, 'Failed to add review').waitFor();
    expect(await reviewer(page).inputValue()).toBe('Max M.');
    expect(await accessibilityFaults(page)).toEqual([]);

    await context.setOffline(false);
    await dialogOf(page).getByText(OFFLINE).waitFor({ state: 'detached' });
    await submitButton(page).click();
    await toast(page, ADDED).waitFor();
    expect(await reviewsOf(customer)).toHaveLength(1);
    await context.close();
  });

  it('a business waits in the same way', async () => {
    const { page, context } = await atDashboard(DESK);
    await openAddBusiness(page);
    await fillBusiness(page, 'Café Mond');
    await context.setOffline(true);
    await dialogOf(page).getByText(OFFLINE).waitFor();
    await context.setOffline(false);
    await dialogOf(page).getByText(OFFLINE).waitFor({ state: 'detached' });
    await submitButton(page).click();
    await toast(page, 'Business added successfully!').waitFor();
    await page.getByRole('heading', { name: 'Café Mond' }).waitFor();
    await context.close();
  });

  it('a review whose answer got lost is not handed in twice by sending it again', async () => {
    const { page, context, customer } = await atDashboard();
    await loseAnswers(page, 'POST /reviews');
    await openAddReview(page);
    await fillReview(page);
    await submitButton(page).click();
    await dialogOf(page).getByText(UNREACHABLE).waitFor();
    await submitButton(page).click();
    await toast(page, ADDED).waitFor();
    expect(await reviewsOf(customer)).toHaveLength(1);
    await context.close();
  });
});

describe('a double click', () => {
  it('hands a review in once', async () => {
    const { page, context, customer } = await atDashboard();
    const held = await holdCall(page, 'POST /reviews');
    await openAddReview(page);
    await fillReview(page);
    await submitButton(page).dblclick();
    held.release();
    await toast(page, ADDED).waitFor();
    expect([held.count(), await reviewsOf(customer)]).toMatchObject([1, [{}]]);
    await context.close();
  });
});

describe('the window for a review', () => {
  it.each([
    { viewport: PHONE, colorScheme: 'light' },
    { viewport: PHONE, colorScheme: 'dark' },
    { viewport: DESK, colorScheme: 'light' },
    { viewport: DESK, colorScheme: 'dark' },
  ] as const)('looks as it should at $viewport.width px, $colorScheme', async ({ viewport, colorScheme }) => {
    const customer = await newCustomer(url);
    await newBusiness(customer);
    const { page, context, complaints } = await newPerson(browser, {
      url,
      viewport,
      colorScheme,
      token: customer.token,
    });
    await openDashboard(page);
    await openAddReview(page);
    await fillReview(page);
    await dialogOf(page).getByText('Angaben für die Plattform').click();
    await picture(page, `add-review-${viewport.width}-${colorScheme}`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has nothing that keeps anybody from using it', async () => {
    const { page, context } = await atDashboard();
    await openAddReview(page);
    await withoutText(page).check();
    await dialogOf(page).getByText('Angaben für die Plattform').click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});
