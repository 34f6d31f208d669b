import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { adminToken, call, newBusiness, newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { eventually, openBackOffice } from '../admin.ts';

const url = productUrl();
const browser = await sharedBrowser();

beforeAll(async () => {
  const customer = await newCustomer(url);
  const token = await adminToken(url);
  const handIn = (business_id: string, name: string, reason: string) => {
    const details = { review_url: 'https://maps.example/1', reason, good_faith: true };
    const body = { business_id, reviewer_name: name, rating: 1, review_text: 'War nie dort.', ...details };
    return call<Review>({ url, method: 'POST', path: '/reviews', body, token: customer.token });
  };
  const post = (path: string, body: object) => call({ url, method: 'POST', path, body, token });
  const forward = (review: Review, channel: string) =>
    post(`/reviews/${review.id}/forwardings`, { channel, sent_text: 'Sie war nie unsere Kundin.', reference: null });
  const answer = (review: Review, said: 'removed' | 'refused') =>
    post(`/reviews/${review.id}/platform-answers`, { answer: said, text: null });
  const [krone, adler] = [await newBusiness(customer, 'Gasthaus Krone'), await newBusiness(customer, 'Hotel Adler')];
  for (const [index, said] of (['removed', 'removed', 'refused', 'removed', 'refused', 'removed'] as const).entries()) {
    const review = await handIn(krone.id, `Gast ${index}`, 'spam');
    await forward(review, 'report-tool');
    await answer(review, said);
  }
  const other = await handIn(adler.id, 'Gast am Adler', 'kein_kundenkontakt');
  await forward(other, 'legal-form');
  await answer(other, 'removed');
});

const rowOf = (page: Page, part: string, name: string) =>
  page.getByRole('region', { name: part }).getByRole('row', { name });

describe.each([{ viewport: DESK }, { viewport: PHONE }])('cases in figures at $viewport.width px', ({ viewport }) => {
  it('are tables with pictures, and can be read by everybody', async () => {
    const { page, context, complaints } = await openBackOffice(browser, { url, viewport, path: '/overview/cases' });
    await rowOf(page, 'Nach Grund', 'Spam').getByText(/ von /).waitFor();
    await rowOf(page, 'Nach Unternehmen', 'Gasthaus Krone').getByText('4 von 6').waitFor();
    await rowOf(page, 'Nach Unternehmen', 'Gasthaus Krone').getByText('67\u00a0%').waitFor();
    await rowOf(page, 'Nach Unternehmen', 'Hotel Adler').getByText('zu wenige').waitFor();
    await rowOf(page, 'Wie lange es dauert', 'Eingereicht bis entschieden')
      .getByText('0,0\u00a0Tage')
      .first()
      .waitFor();
    await picture(page, `admin-case-figures-${viewport.width}`);
    expect(complaints).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});

describe('cases in figures', () => {
  it('are found from the overview, and keep the period in the address', async () => {
    const { page, context } = await openBackOffice(browser, { url, viewport: DESK, path: '/overview' });
    await page.getByRole('link', { name: 'Fälle in Zahlen' }).click();
    await arriveAt(page, '**/admin/overview/cases');
    await page.getByRole('button', { name: '30 Tage' }).click();
    await eventually(() => page.url()).toContain('days=30');
    await page.reload();
    await eventually(() => page.getByRole('button', { name: '30 Tage' }).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('link', { name: 'Offene Fälle zeigen' }).click();
    await arriveAt(page, '**/admin/cases');
    await context.close();
  });
});
