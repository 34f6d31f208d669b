import { describe, expect, it } from 'vitest';
import { hasFocus } from '../../../infra/e2e/keyboard.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { eventually } from '../admin.ts';
import { current, type DeskBusiness, type DeskWorld, deskForEach, dialog, keysOn } from '../desk-visit.ts';

let at: DeskWorld;
let business: DeskBusiness;
const { handIn, open } = deskForEach((there) => {
  ({ at, business } = there);
});

describe('by keys', () => {
  it('the status of before comes back where the stream told of the decision before its answer came', async () => {
    const review = await handIn('Anton');
    await handIn('Berta');
    await at.forward(review);
    await business.customer.post(`/reviews/${review.id}/platform-answers`, { answer: 'removed', text: 'Entfernt.' });
    const { page, context } = await open('Anton');
    await page.route('**/platform-answers', async (route) => {
      const read = page.waitForResponse((response) =>
        new URL(response.url()).pathname.endsWith(`/reviews/${review.id}`),
      );
      const response = await route.fetch();
      await read;
      await page.locator('article').getByText('Gelöscht').waitFor();
      await route.fulfill({ response });
    });
    await page.keyboard.press('a');
    await dialog(page).getByLabel('Antwort', { exact: true }).waitFor();
    await page.keyboard.press('Control+Enter');
    await current(page, 'Berta').waitFor();
    await page.getByText('Zuletzt: Anton – gelöscht').waitFor();
    await page.keyboard.press('z');
    await current(page, 'Anton').waitFor();
    await eventually(() => at.statusOf(review)).toBe('eingereicht');
    await context.close();
  });

  it('an answer that nobody entered before takes three', async () => {
    const review = await handIn('Anton');
    await at.forward(review);
    const { page, context } = await open('Anton');
    const keys = keysOn(page);
    await keys.press('a');
    await eventually(() => hasFocus(dialog(page).getByLabel('Antwort', { exact: true }))).toBe(true);
    await keys.press('l');
    await keys.press('Control+Enter');
    await toast(page, 'Antwort eingetragen.').waitFor();
    expect(await at.statusOf(review)).toBe('nicht_genehmigt');
    expect(keys.count()).toBeLessThanOrEqual(3);
    await context.close();
  });

  it('a step that the case has no place for is said to be none', async () => {
    await handIn('Anton', {});
    const { page, context } = await open('Anton');
    await page.keyboard.press('e');
    await toast(page, '„Widerspruch einlegen“ geht bei diesem Fall gerade nicht.').waitFor();
    await context.close();
  });

  it('questions begin with what is missing, and every key is told', async () => {
    const lacking = await handIn('Anton', {});
    const { page, context } = await open('Anton');
    await page.keyboard.press('g');
    await dialog(page).getByRole('heading', { name: 'Kunden fragen' }).waitFor();
    await page.keyboard.press('Control+Enter');
    await toast(page, 'Frage gesendet.').waitFor();
    expect(await at.kinds(lacking)).toContain('question-asked');
    await page.keyboard.press('?');
    await dialog(page).getByText('Entscheidung zurücknehmen').waitFor();
    await context.close();
  });
});
