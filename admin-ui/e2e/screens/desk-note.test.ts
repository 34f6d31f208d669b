import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasFocus } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { eventually } from '../admin.ts';
import { actions, createDeskWorld, current, type DeskWorld, dialog } from '../desk-visit.ts';

let at: DeskWorld;
beforeAll(async () => {
  at = await createDeskWorld();
});
afterAll(() => at.close());

const note = (page: Page) => actions(page).getByLabel('Notiz (freiwillig)');

it('Escape leaves the note, Ctrl+Enter says what to press, and keys work on the box beside it', async () => {
  const business = await at.newBusiness();
  const review = await business.handIn('Anton');
  const { page, context, complaints } = await at.open('Anton', { q: business.name });
  await page.keyboard.press('n');
  await page.keyboard.type('Rückruf morgen');
  await page.keyboard.press('Control+Enter');
  await toast(page, 'Die Notiz geht mit der Entscheidung: Escape, dann 1, 2 oder 3.').waitFor();
  expect(await hasFocus(note(page))).toBe(true);
  expect(await at.statusOf(review)).toBe('eingereicht');
  await page.keyboard.press('Escape');
  await eventually(() => hasFocus(current(page, 'Anton'))).toBe(true);
  // A note alone is no new status.
  await page.keyboard.press('3');
  await toast(page, 'Notiz gespeichert.').waitFor();
  await eventually(() => at.kinds(review)).toContain('note-added');
  await eventually(() => note(page).inputValue()).toBe('');
  expect(await toast(page, 'Review status updated!').count()).toBe(0);
  await actions(page).getByRole('checkbox', { name: 'Dem Kunden zeigen' }).focus();
  await page.keyboard.press('3');
  await toast(page, 'Der Antrag bleibt eingereicht. Einen nächsten Fall gibt es hier gerade nicht.').waitFor();
  await picture(page, 'admin-desk-only-case-1280');
  expect(complaints).toEqual([]);
  await context.close();
});

it('the search hands the focus on to the case, and the last one that leaves to what is said then', async () => {
  const business = await at.newBusiness();
  await business.handIn('Anton');
  const { page, context } = await at.open('Anton', { q: business.name });
  await page.keyboard.press('/');
  await eventually(() => hasFocus(page.getByRole('searchbox', { name: 'Suchen' }))).toBe(true);
  await page.keyboard.press('Enter');
  await eventually(() => hasFocus(current(page, 'Anton'))).toBe(true);
  await page.keyboard.press('1');
  await page.getByText('Dazu wartet nichts').waitFor();
  await eventually(() => hasFocus(page.getByRole('heading', { name: 'Dazu wartet nichts' }))).toBe(true);
  await context.close();
});

it('the customer’s words go with the answer that they chose, and with no other', async () => {
  const business = await at.newBusiness();
  const review = await business.handIn('Anton');
  await at.forward(review);
  await business.customer.post(`/reviews/${review.id}/platform-answers`, { answer: 'refused', text: 'Kein Verstoß.' });
  const { page, context } = await at.open('Anton', { q: business.name });
  await page.keyboard.press('a');
  const words = dialog(page).getByLabel('Wortlaut (freiwillig)');
  await eventually(() => words.inputValue()).toBe('Kein Verstoß.');
  const answer = dialog(page).getByLabel('Antwort', { exact: true });
  await answer.selectOption('received');
  await eventually(() => words.inputValue()).toBe('');
  await answer.selectOption('refused');
  await eventually(() => words.inputValue()).toBe('Kein Verstoß.');
  await words.fill('Kein Verstoß, Az. 7.');
  await answer.selectOption('received');
  expect(await words.inputValue()).toBe('Kein Verstoß, Az. 7.');
  await context.close();
});

const drafts = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')));
/** Closes the dialog of a step by Escape, and begins the step anew by its key. */
const again = async (page: Page, key: string) => {
  await page.keyboard.press('Escape');
  await eventually(() => dialog(page).count()).toBe(0);
  await page.keyboard.press(key);
};

it('a half-typed question outlives Escape, and is gone once it was sent', async () => {
  const business = await at.newBusiness();
  await business.handIn('Anton');
  const { page, context } = await at.open('Anton', { q: business.name });
  await page.keyboard.press('f');
  const question = dialog(page).getByLabel('Frage', { exact: true });
  await question.fill('An welchem Tag war der Gast bei Ihnen?');
  await again(page, 'f');
  expect(await question.inputValue()).toBe('An welchem Tag war der Gast bei Ihnen?');
  await page.keyboard.press('Control+Enter');
  await toast(page, 'Frage gesendet.').waitFor();
  expect(await drafts(page)).toEqual([]);
  await context.close();
});

it('a half-typed answer outlives Escape with what was chosen, and is gone once it was entered', async () => {
  const business = await at.newBusiness();
  const review = await business.handIn('Anton');
  await at.forward(review);
  await business.customer.post(`/reviews/${review.id}/platform-answers`, { answer: 'refused', text: 'Kein Verstoß.' });
  const { page, context } = await at.open('Anton', { q: business.name });
  await page.keyboard.press('a');
  const answer = dialog(page).getByLabel('Antwort', { exact: true });
  const words = dialog(page).getByLabel('Wortlaut (freiwillig)');
  await answer.selectOption('received');
  await again(page, 'a');
  expect([await answer.inputValue(), await words.inputValue()]).toEqual(['received', '']);
  await words.fill('Wir prüfen den Fall noch');
  await again(page, 'a');
  expect([await answer.inputValue(), await words.inputValue()]).toEqual(['received', 'Wir prüfen den Fall noch']);
  await page.keyboard.press('Control+Enter');
  await toast(page, 'Antwort eingetragen.').waitFor();
  expect(await drafts(page)).toEqual([]);
  await context.close();
});
