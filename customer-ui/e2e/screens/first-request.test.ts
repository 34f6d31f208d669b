import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call } from '../../../infra/e2e/customers.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { dialogOf, fillCode, shownCode, storedToken, submitButton } from '../steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

/** Goals of design/quality.md: fields and presses from the landing page to the first request, without the code. */
const MOST_AS_SPECIFIED = 14;
const MOST_COMPLETE = 18;

/** Somebody who does what a new owner has to do, and counts it. */
const counting = () => {
  const done: string[] = [];
  return {
    done,
    async fill(field: Locator, value: string) {
      await field.fill(value);
      done.push(`field: ${value}`);
    },
    async choose(field: Locator, value: string) {
      await field.selectOption(value);
      done.push(`choice: ${value}`);
    },
    async press(button: Locator) {
      const words = (await button.textContent()) ?? '';
      await button.click();
      done.push(`press: ${words.trim()}`);
    },
  };
};
type Owner = ReturnType<typeof counting>;

/** From the landing page to the window that takes the request. */
const upToRequest = async (page: Page, { fill, press }: Owner, email: string) => {
  const dialog = dialogOf(page);
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Jetzt starten' }).first());
  await fill(dialog.getByLabel('E-Mail-Adresse'), email);
  await fill(dialog.getByLabel('Passwort', { exact: true }), 'sonnenschein');
  await press(submitButton(page));
  await dialog.getByRole('heading', { name: 'E-Mail-Adresse bestätigen' }).waitFor();
  // The code is not counted: its field, and the press that sends it.
  await fillCode(page, await shownCode(page));
  await submitButton(page).click();
  await arriveAt(page, '**/dashboard');
  // Nothing that was said of the code covers the first step any more.
  expect(await page.locator('.toasts li').count()).toBeLessThanOrEqual(1);
  await press(page.getByRole('list', { name: 'Ihre ersten Schritte' }).getByRole('button'));
  await fill(dialog.getByLabel('Name des Unternehmens'), 'Bäckerei Sonnenschein');
  await fill(dialog.getByLabel('Link zum Google-Profil'), 'maps.google.com/?cid=4711');
  await press(submitButton(page));
  await dialog.waitFor({ state: 'detached' });
  await press(page.getByRole('list', { name: 'Ihre ersten Schritte' }).getByRole('button', { name: 'Löschantrag' }));
  await fill(dialog.getByLabel('Name des Verfassers'), 'Max M.');
  await fill(dialog.getByLabel('Text der Bewertung'), 'War nie dort, aber unfreundlich war es bestimmt.');
};

const handIn = async (page: Page, { press }: Owner): Promise<Review> => {
  await press(submitButton(page));
  await page.getByText('Der Antrag zur Bewertung von Max M. ist eingereicht.').waitFor();
  const token = (await storedToken(page)) ?? '';
  const [review] = await call<Review[]>({ url, method: 'GET', path: '/reviews', token });
  if (review === undefined) throw new Error('No request was handed in.');
  return review;
};

const newcomer = () => newPerson(browser, { url, viewport: PHONE });
const someAddress = () => `neu-${crypto.randomUUID().slice(0, 8)}@baeckerei.example`;

describe('a new owner, from the landing page to the first request', () => {
  it(`takes at most ${MOST_AS_SPECIFIED} fields and presses for what the specification asks`, async () => {
    const { page, context } = await newcomer();
    const owner = counting();
    await upToRequest(page, owner, someAddress());
    expect(await handIn(page, owner)).toMatchObject({ reviewer_name: 'Max M.', rating: 1, status: 'eingereicht' });
    expect(owner.done.length, owner.done.join('\n')).toBeLessThanOrEqual(MOST_AS_SPECIFIED);
    await context.close();
  });

  it(`takes at most ${MOST_COMPLETE} for one that is complete for the legal channel`, async () => {
    const { page, context } = await newcomer();
    const owner = counting();
    const dialog = dialogOf(page);
    await upToRequest(page, owner, someAddress());
    await owner.press(dialog.locator('summary'));
    await owner.fill(dialog.getByLabel('Link zur Bewertung'), 'https://maps.google.com/reviews/1');
    await owner.choose(dialog.getByLabel('Grund', { exact: true }), 'kein_kundenkontakt');
    await owner.press(dialog.locator('label.check').filter({ has: page.locator('[name=good_faith]') }));
    const { id } = await handIn(page, owner);
    const token = (await storedToken(page)) ?? '';
    const { next } = await call<ReviewCase>({ url, method: 'GET', path: `/reviews/${id}/case`, token });
    expect(next).toEqual({ state: 'ready-to-forward' });
    expect(owner.done.length, owner.done.join('\n')).toBeLessThanOrEqual(MOST_COMPLETE);
    await context.close();
  });
});
