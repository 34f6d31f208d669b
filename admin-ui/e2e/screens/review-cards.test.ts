import { beforeAll, describe, expect, it } from 'vitest';
import { DESK } from '../../../infra/e2e/browser.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { createReviewCards, type ReviewCards } from '../review-cards.ts';

const SMALLEST = { width: 320, height: 640 } as const;

let cards: ReviewCards;
beforeAll(async () => {
  cards = await createReviewCards(productUrl());
});

describe('a dialog in which no other status was chosen', () => {
  it('says that there was nothing to change, or that the note was kept', async () => {
    await cards.submit('Bleibt So');
    const { page, card, context } = await cards.backOffice('Bleibt So', DESK);
    const dialog = page.getByRole('dialog');
    await card.getByRole('button', { name: /^Status ändern/ }).click();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Am Status war nichts zu ändern.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await card.getByRole('button', { name: /^Status ändern/ }).click();
    await dialog.getByLabel('Notiz (freiwillig)').fill('Noch nichts gehört.');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Notiz gespeichert.').waitFor();
    expect(await page.getByText('Review status updated!').count()).toBe(0);
    await context.close();
  });

  it('keeps its title and its buttons in sight above the keyboard of a phone, and what is between them scrolls', async () => {
    await cards.submit('Ueber Der Tastatur');
    const { page, card, context } = await cards.backOffice('Ueber Der Tastatur', { width: 390, height: 500 });
    const dialog = page.getByRole('dialog');
    await card.getByRole('button', { name: /^Status ändern/ }).click();
    const note = dialog.getByLabel('Notiz (freiwillig)');
    await note.fill('Zeile\n'.repeat(30));
    await dialog.getByRole('checkbox', { name: 'Dem Kunden zeigen' }).check();
    const paper = await dialog.boundingBox();
    for (const shown of [dialog.getByRole('heading'), ...(await dialog.getByRole('button').all())]) {
      const box = await shown.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(paper?.y ?? 500);
      expect((box?.y ?? 500) + (box?.height ?? 0)).toBeLessThanOrEqual((paper?.y ?? 0) + (paper?.height ?? 0));
    }
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.waitFor({ state: 'detached' });
    await context.close();
  });

  it('has its title below the message about the one before, on a phone above its keyboard, too', async () => {
    await cards.submit('Gleich Danach');
    const { page, card, context } = await cards.backOffice('Gleich Danach', { width: 390, height: 500 });
    const dialog = page.getByRole('dialog');
    await card.getByRole('button', { name: /^Status ändern/ }).click();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    const message = page.locator('.toasts li', { hasText: 'Am Status war nichts zu ändern.' });
    // Whoever points at it keeps it.
    await message.hover();
    await dialog.waitFor({ state: 'detached' });
    await card.getByRole('button', { name: /^Status ändern/ }).press('Enter');
    const title = await dialog.getByRole('heading').boundingBox();
    const box = await message.boundingBox();
    expect(title?.y).toBeGreaterThanOrEqual((box?.y ?? 500) + (box?.height ?? 0));
    await context.close();
  });
});

describe('the card of a review', () => {
  it('folds a long text and shows all of it on request', async () => {
    const review_text = `${'Wir warteten lange, und niemand grüßte. '.repeat(40)}Ende.`;
    await cards.submit('Lange Geschichte', { review_text });
    const { card, context } = await cards.backOffice('Lange Geschichte', DESK);
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
    await cards.submit('Kleinstes Telefon', {
      reason: 'spam',
      review_url: 'https://maps.example.com/1',
      good_faith: true,
    });
    const { page, context } = await cards.backOffice('Kleinstes Telefon', SMALLEST);
    const logout = await page.getByRole('button', { name: 'Abmelden' }).boundingBox();
    expect((logout?.x ?? SMALLEST.width) + (logout?.width ?? 0)).toBeLessThanOrEqual(SMALLEST.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALLEST.width);
    await context.close();
  });
});
