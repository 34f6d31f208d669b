import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasFocus } from '../../../infra/e2e/keyboard.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { eventually } from '../admin.ts';
import { actions, createDeskWorld, current, type DeskWorld, dialog } from '../desk-visit.ts';

let at: DeskWorld;
beforeAll(async () => {
  at = await createDeskWorld();
});
afterAll(() => at.close());

const waiting = (page: Page) => page.locator('[data-waiting]').getAttribute('data-waiting');

it('a case that was searched for stays found after a step that leaves it open', async () => {
  const business = await at.newBusiness();
  const review = await business.handIn('Anton');
  const { page, context, complaints } = await at.open('Anton', { q: business.name });
  await page.keyboard.press('f');
  await dialog(page).getByRole('textbox').first().fill('Waren Sie an diesem Tag da?');
  await page.keyboard.press('Control+Enter');
  await toast(page, 'Frage gesendet.').waitFor();
  await current(page, 'Anton').waitFor();
  await actions(page).getByText('Wartet auf den Kunden').waitFor();
  await eventually(() => hasFocus(current(page, 'Anton'))).toBe(true);
  await eventually(() => waiting(page)).toBe('1');
  // What was asked is on its way, and the case goes to the platform all the same.
  await page.keyboard.press('u');
  await dialog(page).getByRole('button', { name: 'Als übermittelt eintragen' }).click();
  await toast(page, 'Übermittlung eingetragen.').waitFor();
  await current(page, 'Anton').waitFor();
  await eventually(() => waiting(page)).toBe('1');
  expect(await at.kinds(review)).toContain('forwarded');
  // A decision closes it: that it no longer waits is so.
  await page.keyboard.press('1');
  await page.getByText('Dazu wartet nichts').waitFor();
  expect(await at.statusOf(review)).toBe('gelöscht');
  expect(complaints).toEqual([]);
  await context.close();
});

it('where nothing open is found, what is said has the focus, and the decided ones are one press away', async () => {
  const business = await at.newBusiness();
  await business.handIn('Anton');
  const { page, context, complaints } = await at.open('Anton', { q: business.name });
  await page.keyboard.press('1');
  await page.getByText('Dazu wartet nichts').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.press('Enter');
  await eventually(() => hasFocus(page.getByRole('heading', { name: 'Dazu wartet nichts' }))).toBe(true);
  await page.getByRole('link', { name: 'Unter den entschiedenen suchen' }).click();
  await page.getByRole('link', { name: 'Anton' }).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('of several that were searched for the next one comes, and the one that stays open is found behind it', async () => {
  const business = await at.newBusiness();
  await business.handIn('Anton');
  await business.handIn('Berta');
  const { page, context } = await at.open('Anton', { q: business.name });
  await page.keyboard.press('u');
  await dialog(page).getByRole('button', { name: 'Als übermittelt eintragen' }).click();
  await current(page, 'Berta').waitFor();
  await eventually(() => waiting(page)).toBe('2');
  await page.keyboard.press('j');
  await current(page, 'Anton').waitFor();
  await context.close();
});

it('what the platform asks leaves the case on the desk, also where nothing is searched for', async () => {
  const business = await at.newBusiness();
  const review = await business.handIn('Anton');
  await at.forward(review);
  await business.customer.post(`/reviews/${review.id}/platform-answers`, { answer: 'asks', text: 'Wann war das?' });
  const { page, context } = await at.open('Anton', { q: '' });
  const before = Number(await waiting(page));
  await page.keyboard.press('a');
  await dialog(page).getByLabel('Antwort', { exact: true }).waitFor();
  await page.keyboard.press('Control+Enter');
  await toast(page, 'Antwort eingetragen.').waitFor();
  await eventually(() => waiting(page)).toBe(String(before));
  await context.close();
});
