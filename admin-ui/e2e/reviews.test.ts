import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMIN } from '../../backend/src/testing/running-product.ts';
import { DESK, newPerson, sharedBrowser } from '../../infra/e2e/browser.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';

const url = productUrl();
const SMALLEST = { width: 320, height: 640 } as const;
const browser = await sharedBrowser();
let token: string;
let businessId: string;

const api = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(15_000),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
};

const submit = async (reviewer: string, more: object = {}): Promise<AdminReview> => {
  const review = {
    business_id: businessId,
    reviewer_name: reviewer,
    rating: 2,
    review_text: 'Nie dort gewesen.',
    ...more,
  };
  await api('POST', '/reviews', review);
  const reviews = await api<AdminReview[]>('GET', '/admin/reviews');
  const submitted = reviews.find(({ reviewer_name }) => reviewer_name === reviewer);
  if (!submitted) throw new Error(`The review of ${reviewer} is not listed.`);
  return submitted;
};

/** The back office, opened by the admin; `card` is the one of the given reviewer. */
const backOffice = async (reviewer: string, viewport: { readonly width: number; readonly height: number }) => {
  const admin = await newPerson(browser, { url, viewport });
  await admin.context.addInitScript((value) => window.localStorage.setItem('token', value), token);
  await admin.page.goto('/admin/reviews');
  const card = admin.page.locator('[data-review-id]', { hasText: reviewer });
  await card.waitFor();
  return { ...admin, card };
};

beforeAll(async () => {
  const { access_token } = await api<{ access_token: string }>('POST', '/auth/login', ADMIN);
  token = access_token;
  // Their buttons stand on the cards.
  await api('PUT', '/admin/preferences', { lists: { reviews: { view: 'cards' } } });
  await api('POST', '/business', {
    business_name: 'Haus am See',
    google_business_link: 'https://maps.google.com/?cid=42',
  });
  const [business] = await api<{ id: string }[]>('GET', '/business');
  businessId = business?.id ?? '';
});

describe('a change of status that somebody else was faster with', () => {
  it('keeps the dialog open, says what changed, and is decided again, also when the filter hides the review', async () => {
    const review = await submit('Zwei Zugleich');
    const { page, card, context } = await backOffice('Zwei Zugleich', DESK);
    await page.getByLabel('Status', { exact: true }).selectOption('eingereicht');
    await card.getByRole('button', { name: /^Status ändern/ }).click();
    await api('PUT', `/reviews/${review.id}/status`, { status: 'gelöscht' });

    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Status').selectOption('nicht_genehmigt');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.getByRole('alert').getByText('Diese Bewertung steht inzwischen auf „gelöscht“.').waitFor();
    await card.waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);

    await dialog.getByRole('button', { name: 'Trotzdem auf „nicht genehmigt“ setzen' }).click();
    await page.getByText('Review status updated!').waitFor();
    await dialog.waitFor({ state: 'detached' });
    const reviews = await api<AdminReview[]>('GET', '/admin/reviews');
    expect(reviews.find(({ id }) => id === review.id)).toMatchObject({ status: 'nicht_genehmigt', version: 3 });
    await context.close();
  });
});

describe('the card of a review', () => {
  it('shows what the customer declared, and nothing where nothing was declared', async () => {
    const review_url = 'https://maps.example.com/reviews/4711';
    await submit('Alles Erklärt', { reason: 'unwahre_tatsache', review_url, good_faith: true });
    await submit('Nichts Erklärt');
    const { page, card, context } = await backOffice('Alles Erklärt', DESK);
    await card.getByText('Grund: Unwahre Tatsachenbehauptung').waitFor();
    await card.getByText('in gutem Glauben erklärt').waitFor();
    const link = card.getByRole('link', { name: 'Bewertung ansehen' });
    expect(await link.getAttribute('href')).toBe(review_url);
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    const bare = page.locator('[data-review-id]', { hasText: 'Nichts Erklärt' });
    expect(await bare.textContent()).not.toMatch(/Grund|gutem Glauben|Bewertung ansehen/);
    await context.close();
  });

  it('folds a long text and shows all of it on request', async () => {
    const review_text = `${'Wir warteten lange, und niemand grüßte. '.repeat(40)}Ende.`;
    await submit('Lange Geschichte', { review_text });
    const { card, context } = await backOffice('Lange Geschichte', DESK);
    const height = async () => (await card.boundingBox())?.height ?? 0;
    const more = card.getByRole('button', { name: 'Ganzen Text zeigen' });
    await more.waitFor();
    const folded = await height();
    await more.click();
    expect(await height()).toBeGreaterThan(folded + 100);
    await card.getByRole('button', { name: 'Weniger zeigen' }).click();
    await more.waitFor();
    expect(await height()).toBe(folded);
    await context.close();
  });

  it('stays with everything else inside the smallest phone', async () => {
    await submit('Kleinstes Telefon', { reason: 'spam', review_url: 'https://maps.example.com/1', good_faith: true });
    const { page, context } = await backOffice('Kleinstes Telefon', SMALLEST);
    const logout = await page.getByRole('button', { name: 'Abmelden' }).boundingBox();
    expect((logout?.x ?? SMALLEST.width) + (logout?.width ?? 0)).toBeLessThanOrEqual(SMALLEST.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALLEST.width);
    await context.close();
  });
});
