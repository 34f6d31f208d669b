import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { adminToken, call, newBusiness, newCustomer } from '../../../infra/e2e/customers.ts';
import { hasFocus, tabTo } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { eventually, openBackOffice } from '../admin.ts';

const url = productUrl();
const browser = await sharedBrowser();

const COMPLETE = { review_url: 'https://maps.example/1', reason: 'spam', good_faith: true };

/** A business with one case in each of four states, and the way to see just these. */
const place = async (name: string) => {
  const customer = await newCustomer(url);
  const token = await adminToken(url);
  const business = await newBusiness(customer, name);
  const handIn = (reviewer_name: string, details: object = COMPLETE) => {
    const body = { business_id: business.id, reviewer_name, rating: 1, review_text: 'War nie dort.', ...details };
    return call<Review>({ url, method: 'POST', path: '/reviews', body, token: customer.token });
  };
  const step = (review: Review, path: string, body: object) =>
    call({ url, method: 'POST', path: `/reviews/${review.id}/${path}`, body, token });
  const forward = (review: Review, reference: string | null = null) =>
    step(review, 'forwardings', { channel: 'report-tool', sent_text: 'Sie war nie unsere Kundin.', reference });
  const ask = (review: Review) => step(review, 'questions', { text: 'Wo steht die Bewertung?' });
  const [sent, lacking, ready, asked] = [
    await handIn('Anton Gesendet'),
    await handIn('Berta Lückenhaft', {}),
    await handIn('Cäsar Bereit'),
    await handIn('Dora Gefragt', {}),
  ];
  await forward(sent);
  await ask(asked);
  const open = async (filter: object = {}, viewport: typeof PHONE | typeof DESK = DESK) => {
    const query = encodeURIComponent(JSON.stringify({ business_id: business.id, ...filter }));
    const visit = await openBackOffice(browser, { url, viewport, path: `/cases?filter=${query}` });
    // Once more, so that the test sees how the stream opens.
    const live = visit.page.waitForResponse((response) => response.url().endsWith('/api/live'));
    await visit.page.reload();
    await rows(visit.page).first().waitFor();
    await live;
    return visit;
  };
  return { open, handIn, forward, ask, lacking, ready, sent };
};

const rows = (page: Page) => page.locator('main [data-row-id]');
const row = (page: Page, words: string) => rows(page).filter({ hasText: words });
const names = (page: Page) => rows(page).locator('h2').allInnerTexts();
const chip = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Was als Nächstes geschieht' }).getByRole('button', { name: label });
const countOn = async (page: Page, label: string) => Number((await chip(page, label).innerText()).replace(/\D/g, ''));

describe.each([{ viewport: DESK }, { viewport: PHONE }])('the list of cases at $viewport.width px', ({ viewport }) => {
  it('shows what waits in the order in which it is looked at, and can be read and used by everybody', async () => {
    const { open } = await place(`Haus Folge ${viewport.width}`);
    const { page, context, complaints } = await open({}, viewport);
    expect(await names(page)).toEqual(['Cäsar Bereit', 'Berta Lückenhaft', 'Dora Gefragt', 'Anton Gesendet']);
    await row(page, 'Berta').getByText('Es fehlt: Link zur Bewertung, Grund und Erklärung').waitFor();
    await row(page, 'Anton').getByText('Meldewerkzeug der Plattform').waitFor();
    await row(page, 'Anton')
      .getByText(/^Nachfragen am \d{2}\.\d{2}\.\d{4}$/)
      .waitFor();
    await page.getByText(/^Am Zug: wir bei \d/).waitFor();
    await picture(page, `admin-cases-${viewport.width}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('cases', () => {
  it('are found from the navigation, narrowed by a chip, and lead to the review’s page, by keyboard alone', async () => {
    const { open, ready } = await place('Haus Taste');
    const { page, context } = await open();
    expect(await page.getByRole('navigation', { name: 'Arbeit' }).getByRole('link').first().innerText()).toBe('Fälle');
    await tabTo(page, chip(page, 'Bereit zur Übermittlung'));
    await page.keyboard.press('Enter');
    await eventually(() => names(page)).toEqual(['Cäsar Bereit']);
    expect(await chip(page, 'Bereit zur Übermittlung').getAttribute('aria-pressed')).toBe('true');
    expect(decodeURIComponent(page.url())).toContain('"state":"ready-to-forward"');
    await tabTo(page, row(page, 'Cäsar').getByRole('link'));
    await page.keyboard.press('Enter');
    await arriveAt(page, `**/admin/reviews/${ready.id}`);
    await page.getByRole('heading', { name: 'Fall', exact: true }).waitFor();
    await context.close();
  });

  it('are found by a search that finds nothing open where they are closed', async () => {
    const { open, ready } = await place('Haus Wiederfinden');
    const token = await adminToken(url);
    await call({ url, method: 'PUT', path: `/reviews/${ready.id}/status`, body: { status: 'gelöscht' }, token });
    const { page, context, complaints } = await open({}, PHONE);
    await page.getByRole('textbox', { name: /^Suchen/ }).fill('Cäsar Bereit');
    await page.getByText('Dazu gibt es nichts.').waitFor();
    await picture(page, 'admin-cases-elsewhere');
    await page.getByRole('button', { name: 'Unter den entschiedenen suchen' }).click();
    await eventually(() => names(page)).toEqual(['Cäsar Bereit']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are filtered by the way that they went and by when they fall due', async () => {
    const { open } = await place('Haus Filter');
    const { page, context } = await open();
    await page.getByLabel('Weg', { exact: true }).selectOption('Meldewerkzeug der Plattform');
    await eventually(() => names(page)).toEqual(['Anton Gesendet']);
    await page.getByLabel('Wiedervorlage', { exact: true }).selectOption('Fällig');
    await page.getByText('Dazu gibt es nichts.').waitFor();
    await context.close();
  });

  it.each([
    { viewport: PHONE, path: '/cases' },
    { viewport: DESK, path: '/cases' },
    { viewport: DESK, path: '/reviews' },
  ])(
    'are found by the beginning of a reference of the platform at $path, $viewport.width px',
    async ({ viewport, path }) => {
      const reference = `Az. 7-${viewport.width}${path.length}`;
      const { forward, ready } = await place('Haus Aktenzeichen');
      await forward(ready, `${reference}/K`);
      const { page, context, complaints } = await openBackOffice(browser, { url, viewport, path });
      await rows(page).first().waitFor();
      await page.getByRole('textbox', { name: /^Suchen: .*Aktenzeichen/ }).fill(reference.toUpperCase());
      await eventually(() => names(page)).toEqual(['Cäsar Bereit']);
      await picture(page, `admin${path.replace('/', '-')}-reference-${viewport.width}`);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('textbox', { name: /^Suchen/ }).fill(`${reference}-`);
      await page.getByText('Dazu gibt es nichts.').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('follow the stream: rows change in place, counts too, and what is new is offered', async () => {
    const { open, handIn, ask, forward, lacking, ready } = await place('Haus Strom');
    const { page, context, complaints } = await open();
    const before = await countOn(page, 'Bei der Plattform');
    await ask(lacking);
    await row(page, 'Berta').getByText('gerade geändert').waitFor();
    await row(page, 'Berta').getByText('Wartet auf den Kunden').waitFor();
    await forward(ready);
    await row(page, 'Cäsar').getByText('Bei der Plattform').waitFor();
    await eventually(() => countOn(page, 'Bei der Plattform')).toBeGreaterThan(before);
    await handIn('Emil Neu');
    await page.getByRole('button', { name: '3 neue Änderungen · Neu laden' }).waitFor();
    expect(await names(page)).toEqual(['Cäsar Bereit', 'Berta Lückenhaft', 'Dora Gefragt', 'Anton Gesendet']);
    await page.locator('.new-changes').click();
    await row(page, 'Emil Neu').waitFor();
    expect(await hasFocus(page.getByRole('list', { name: /^Fälle/ }))).toBe(true);
    expect(await names(page)).toEqual([
      'Emil Neu',
      'Dora Gefragt',
      'Berta Lückenhaft',
      'Anton Gesendet',
      'Cäsar Bereit',
    ]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
