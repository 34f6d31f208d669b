import type { AdminReview, Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { loseAnswers } from '../../../infra/e2e/answers.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newBusiness, newCustomer, newReview, setReviewStatus } from '../../../infra/e2e/customers.ts';
import { hasFocus, tabTo } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { eventually, openBackOffice, signInAdmin } from '../admin.ts';

const url = productUrl();
const NAMES = ['Anton', 'Berta', 'Cäsar'];
const browser = await sharedBrowser();
let token: string;

beforeAll(async () => {
  token = await signInAdmin(url);
});

/** Three reviews of a business that nobody else has, and the list that shows just these. */
const three = async (place: string, viewport: typeof PHONE | typeof DESK = DESK) => {
  const customer = await newCustomer(url);
  const business = await newBusiness(customer, place);
  const reviews: Review[] = [];
  for (const name of NAMES) reviews.push(await newReview(customer, business, `${name} ${place}`));
  const filter = encodeURIComponent(JSON.stringify({ business_id: business.id }));
  const visit = await openBackOffice(browser, { url, viewport, path: `/reviews?filter=${filter}` });
  const card = (name: string) => visit.page.locator('[data-review-id]', { hasText: `${name} ${place}` });
  await card('Anton').waitFor();
  const select = (name: string) => card(name).getByRole('checkbox').check();
  return { ...visit, card, select, reviews };
};
const bar = (page: Page) => page.getByRole('region', { name: 'Ausgewählte Bewertungen' });
const all = (page: Page) => page.getByRole('checkbox', { name: 'Alle auf dieser Seite' });
const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Speichern' }).click();
const statuses = async (reviews: readonly Review[]) => {
  const read = ({ id }: Review) => call<AdminReview>({ url, method: 'GET', path: `/admin/reviews/${id}`, token });
  return (await Promise.all(reviews.map(read))).map(({ status }) => status);
};

describe.each([{ viewport: DESK }, { viewport: PHONE }])('many reviews at $viewport.width px', ({ viewport }) => {
  it('are selected page by page or one by one, and get their status with a note', async () => {
    const { page, context, card, reviews, complaints } = await three(`Haus ${viewport.width}`, viewport);
    await all(page).check();
    await bar(page).getByText('3 ausgewählt').waitFor();
    await card('Berta').getByRole('checkbox').uncheck();
    await bar(page).getByText('2 ausgewählt').waitFor();
    expect(await all(page).evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await picture(page, `admin-bulk-bar-${viewport.width}`);
    await bar(page).getByRole('button', { name: 'gelöscht', exact: true }).click();
    await dialog(page).getByRole('heading', { name: 'Status für 2 Bewertungen ändern' }).waitFor();
    await dialog(page).getByLabel('Notiz (freiwillig)').fill('Die Plattform hat zugestimmt.');
    await dialog(page).getByRole('checkbox', { name: 'Dem Kunden zeigen' }).check();
    await picture(page, `admin-bulk-dialog-${viewport.width}`);
    await save(page);
    await toast(page, 'Status von 2 Bewertungen geändert.').waitFor();
    await bar(page).waitFor({ state: 'detached' });
    await picture(page, `admin-bulk-undo-${viewport.width}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await eventually(() => hasFocus(all(page))).toBe(true);
    await card('Anton').getByText('gelöscht', { exact: true }).waitFor();
    expect(await statuses(reviews)).toEqual(['gelöscht', 'eingereicht', 'gelöscht']);
    const history = await call<{ note: string | null; shown_to_customer: boolean }[]>({
      url,
      method: 'GET',
      path: `/reviews/${reviews[0]?.id}/history`,
      token,
    });
    expect(history.at(-1)).toMatchObject({ note: 'Die Plattform hat zugestimmt.', shown_to_customer: true });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe.each([{ viewport: DESK }, { viewport: PHONE }])(
  'what went out together at $viewport.width px',
  ({ viewport }) => {
    it('is entered at once with text, reference and evidence', async () => {
      const { page, context, reviews, complaints } = await three(`Haus Versand ${viewport.width}`, viewport);
      await all(page).check();
      await bar(page).getByRole('button', { name: 'Als übermittelt eintragen' }).click();
      await dialog(page).getByRole('heading', { name: '3 Anträge als übermittelt eintragen' }).waitFor();
      await dialog(page).getByRole('checkbox', { name: 'Ihre Belege gingen mit' }).check();
      await dialog(page).getByText('Zu diesen Anträgen gibt es keine Belege.').waitFor();
      await dialog(page).getByRole('button', { name: 'Eintragen' }).click();
      await dialog(page).getByText('Bitte tragen Sie den Text ein, wie er gesendet wurde.').waitFor();
      await dialog(page).getByLabel('Text, wie er gesendet wurde').fill('Nie unsere Kundschaft.');
      await dialog(page).getByLabel('Aktenzeichen der Plattform (freiwillig)').fill('Az. 3 zusammen');
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, `admin-bulk-forward-${viewport.width}`);
      await dialog(page).getByRole('button', { name: 'Eintragen' }).click();
      await dialog(page).waitFor({ state: 'detached' });
      await bar(page).waitFor({ state: 'detached' });
      for (const { id } of reviews) {
        const history = await call<ReviewHistoryEntry[]>({ url, method: 'GET', path: `/reviews/${id}/history`, token });
        expect(history.at(-1)).toMatchObject({
          kind: 'forwarded',
          step: { channel: 'report-tool', reference: 'Az. 3 zusammen', evidence_sent: [] },
        });
      }
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);

describe('a change of many that does not work for all', () => {
  it('says which failed and why, keeps those selected that can be tried again, and tries them again', async () => {
    const { page, context, card, reviews } = await three('Haus Zwei Admins');
    await all(page).check();
    await bar(page).getByRole('button', { name: 'gelöscht', exact: true }).click();
    await dialog(page).waitFor();
    const [, second] = reviews;
    if (second) await setReviewStatus(url, second, 'nicht_genehmigt');
    await save(page);
    await dialog(page).getByRole('heading', { name: 'Nicht alle wurden geändert' }).waitFor();
    await dialog(page).getByText('Status von 2 Bewertungen geändert.').waitFor();
    const failed = dialog(page).locator('[data-outcome]');
    expect(await failed.allInnerTexts()).toEqual([
      expect.stringMatching(/^Berta Haus Zwei Admins · .*\s+Jemand anderes war schneller: .*„nicht genehmigt“\.$/s),
    ]);
    await picture(page, 'admin-bulk-results-1280');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await statuses(reviews)).toEqual(['gelöscht', 'nicht_genehmigt', 'gelöscht']);

    await dialog(page).getByRole('button', { name: 'Schließen' }).click();
    await bar(page).getByText('1 ausgewählt').waitFor();
    expect(await card('Berta').getByRole('checkbox').isChecked()).toBe(true);
    await bar(page).getByRole('button', { name: 'gelöscht', exact: true }).click();
    await save(page);
    await toast(page, 'Status von einer Bewertung geändert.').waitFor();
    expect(await statuses(reviews)).toEqual(['gelöscht', 'gelöscht', 'gelöscht']);
    await context.close();
  });

  it('does nothing twice when the answer got lost', async () => {
    const { page, context, select, reviews } = await three('Haus Verloren');
    await select('Anton');
    await bar(page).getByRole('button', { name: 'nicht genehmigt', exact: true }).click();
    await dialog(page).getByLabel('Notiz (freiwillig)').fill('Einmal.');
    await loseAnswers(page, 'POST /reviews/status');
    await save(page);
    await toast(page, 'Failed to update status').waitFor();
    await dialog(page).getByText('Nichts geschieht doppelt.').waitFor();
    await save(page);
    await toast(page, 'Status von einer Bewertung geändert.').waitFor();
    const history = await call<{ kind: string }[]>({
      url,
      method: 'GET',
      path: `/reviews/${reviews[0]?.id}/history`,
      token,
    });
    expect(history.map(({ kind }) => kind)).toEqual(['submitted', 'status-changed', 'note-added']);
    await context.close();
  });
});

describe('everybody', () => {
  it('can select and change by keyboard alone', async () => {
    const { page, context, card, reviews } = await three('Haus Tastatur');
    const box = card('Cäsar').getByRole('checkbox');
    await tabTo(page, box);
    await page.keyboard.press('Space');
    const button = bar(page).getByRole('button', { name: 'gelöscht', exact: true });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await tabTo(page, dialog(page).getByRole('button', { name: 'Speichern' }));
    await page.keyboard.press('Enter');
    await toast(page, 'Status von einer Bewertung geändert.').waitFor();
    await eventually(() => statuses(reviews)).toEqual(['eingereicht', 'eingereicht', 'gelöscht']);
    await context.close();
  });

  it('can read the bar and the dialog', async () => {
    const { page, context } = await three('Haus Lesbar', PHONE);
    await all(page).check();
    await bar(page).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await bar(page).getByRole('button', { name: 'gelöscht', exact: true }).click();
    await dialog(page).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});
