import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { adminToken, type Customer, call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { tabTo } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';

const url = productUrl();
const browser = await sharedBrowser();
let customer: Customer;
let review: Review;
beforeEach(async () => {
  customer = await newCustomer(url);
  review = await newReview(customer, await newBusiness(customer));
});

const TITLE = 'So geht Ihr Hinweis an die Plattform';
const preview = (page: Page) => page.getByRole('region', { name: /^So g(?:eht|inge) Ihr/ });
const complete = {
  reviewer_name: 'Max M.',
  rating: 1,
  review_text: 'War nie dort.',
  review_url: 'https://maps.google.com/bewertung/4711',
  reason: 'kein_kundenkontakt',
  good_faith: true,
  facts: 'An diesem Tag war geschlossen.',
};
const amend = () =>
  call({ url, method: 'PUT', path: `/reviews/${review.id}/details`, body: complete, token: customer.token });
const asAdmin = async (path: string, body: object) =>
  call({ url, method: 'POST', path: `/reviews/${review.id}/${path}`, body, token: await adminToken(url) });
const sent = { channel: 'report-tool', sent_text: 'Genau so ging es hinaus.', reference: '1-2345' };

describe.each([
  { viewport: PHONE, colorScheme: 'light' as const, at: 'phone' },
  { viewport: DESK, colorScheme: 'dark' as const, at: 'desk' },
])('what will go to the platform, shown before it goes ($at)', ({ viewport, colorScheme, at }) => {
  const open = async () => {
    const person = await newPerson(browser, { url, viewport, colorScheme, token: customer.token });
    await person.page.goto(`/bewertungen/${review.id}`);
    return person;
  };

  it('names what is missing, leads there, and changes with what the customer says; by keyboard', async () => {
    const { page, context } = await open();
    await preview(page)
      .getByText(/Es fehlt noch: der Link zur Bewertung, der Grund und Ihre Erklärung/)
      .waitFor();
    const completing = preview(page).getByRole('button', { name: 'Angaben ergänzen' });
    await tabTo(page, completing);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Link zur Bewertung').fill(complete.review_url);
    await dialog.getByLabel('Grund', { exact: true }).selectOption('kein_kundenkontakt');
    await dialog.getByRole('checkbox', { name: /gute[nm] Glauben/ }).check();
    await dialog.getByLabel('Was ist geschehen?').fill('An diesem Tag war geschlossen.');
    await dialog.getByRole('button', { name: 'Angaben speichern' }).click();
    await preview(page)
      .getByText(/nach unserer Kenntnis.*geschlossen/s)
      .waitFor();
    expect(
      await preview(page)
        .getByText(/Es fehlt noch/)
        .count(),
    ).toBe(0);
    await context.close();
  });

  it('shows every way: the form by its fields, the letter with its recipient', async () => {
    await amend();
    const { page, context } = await open();
    await page.getByRole('heading', { name: TITLE }).waitFor();
    const way = preview(page).getByLabel('Weg', { exact: true });
    await way.selectOption('legal-form');
    const address = preview(page).getByText(complete.review_url);
    await address.waitFor();
    await preview(page)
      .getByText(/in gutem Glauben.*Erklärung vom/s)
      .waitFor();
    await preview(page).evaluate((element) => element.scrollIntoView());
    await picture(page, `notice-form-${at}`);
    await way.selectOption('post');
    await preview(page)
      .getByText(/Sehr geehrte Damen und Herren/)
      .waitFor();
    await preview(page).getByText('Google Ireland Limited').waitFor();
    const toCompany = preview(page).getByRole('link', { name: 'In den Rechnungsangaben eintragen' });
    expect(await toCompany.getAttribute('href')).toBe('/konto#rechnungsangaben');
    await preview(page).evaluate((element) => element.scrollIntoView());
    await picture(page, `notice-letter-${at}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    const saving = page.waitForEvent('download');
    await preview(page).getByRole('button', { name: 'Brief als PDF' }).click();
    expect((await saving).suggestedFilename()).toBe('Brief-an-die-Plattform.pdf');
    await context.close();
  });

  it('says when it had to be shortened', async () => {
    const facts = 'Wort '.repeat(600);
    const body = { ...complete, facts };
    await call({ url, method: 'PUT', path: `/reviews/${review.id}/details`, body, token: customer.token });
    const { page, context } = await open();
    await preview(page)
      .getByText(/höchstens 1\.000 Zeichen/)
      .waitFor();
    await preview(page)
      .getByText(/Wort…$/)
      .waitFor();
    await context.close();
  });

  it('gives way to what was sent, word for word, and comes again for the appeal', async () => {
    await amend();
    await asAdmin('forwardings', sent);
    const { page, context } = await open();
    await page.getByText('Text, wie er gesendet wurde').click();
    await page.getByText('Genau so ging es hinaus.').waitFor();
    expect(await preview(page).count()).toBe(0);
    await asAdmin('platform-answers', { answer: 'refused' });
    await page.getByRole('heading', { name: 'So ginge Ihr Widerspruch an die Plattform' }).waitFor();
    await preview(page)
      .getByText(/Ihr Aktenzeichen 1-2345/)
      .waitFor();
    await context.close();
  });
});
