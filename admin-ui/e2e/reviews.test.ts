import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESK } from '../../infra/e2e/browser.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { createReviewCards, type ReviewCards } from './review-cards.ts';

let cards: ReviewCards;
beforeAll(async () => {
  cards = await createReviewCards(productUrl());
});

describe('a change of status that somebody else was faster with', () => {
  it('keeps the dialog open, says what changed, and is decided again, also when the filter hides the review', async () => {
    const review = await cards.submit('Zwei Zugleich');
    const { page, card, context } = await cards.backOffice('Zwei Zugleich', DESK);
    await page.getByLabel('Status', { exact: true }).selectOption('eingereicht');
    await card.getByRole('button', { name: /^Status ändern/ }).click();
    await cards.api('PUT', `/reviews/${review.id}/status`, { status: 'gelöscht' });

    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Status').selectOption('nicht_genehmigt');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.getByRole('alert').getByText('Diese Bewertung steht inzwischen auf „gelöscht“.').waitFor();
    await card.waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);

    await dialog.getByRole('button', { name: 'Trotzdem auf „nicht genehmigt“ setzen' }).click();
    await page.getByText('Review status updated!').waitFor();
    await dialog.waitFor({ state: 'detached' });
    const reviews = await cards.api<AdminReview[]>('GET', '/admin/reviews');
    expect(reviews.find(({ id }) => id === review.id)).toMatchObject({ status: 'nicht_genehmigt', version: 3 });
    await context.close();
  });
});

describe('the card of a review', () => {
  it('shows what the customer declared, and nothing where nothing was declared', async () => {
    const review_url = 'https://maps.example.com/reviews/4711';
    await cards.submit('Alles Erklärt', { reason: 'unwahre_tatsache', review_url, good_faith: true });
    await cards.submit('Nichts Erklärt');
    const { page, card, context } = await cards.backOffice('Alles Erklärt', DESK);
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
});
