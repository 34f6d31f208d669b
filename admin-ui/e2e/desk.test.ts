import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESK, newPerson, sharedBrowser } from '../../infra/e2e/browser.ts';
import { hasFocus } from '../../infra/e2e/keyboard.ts';
import { eventually } from './admin.ts';
import { current, type DeskBusiness, type DeskWorld, deskForEach, dialog, keysOn } from './desk-visit.ts';

const browser = await sharedBrowser();

let at: DeskWorld;
let business: DeskBusiness;
const { handIn, open } = deskForEach((there) => {
  ({ at, business } = there);
});

const MOST_STOPS = 200;
/** Keys from the list of cases to a step of the review's page, as whoever has no mouse gets there. */
const keysOverPage = async (reviewer: string, step: string): Promise<number> => {
  const { token } = await at.world.admin();
  const { page, context } = await newPerson(browser, { url: at.url, viewport: DESK, token });
  await page.goto(`/admin/cases?filter=${encodeURIComponent(JSON.stringify({ q: business.name }))}`);
  let count = 0;
  const goTo = async (target: Locator) => {
    await target.waitFor();
    while (count < MOST_STOPS && !(await hasFocus(target))) {
      await page.keyboard.press('Tab');
      count += 1;
    }
    await page.keyboard.press('Enter');
    count += 1;
  };
  await goTo(page.locator('main').getByRole('link', { name: reviewer }).first());
  await goTo(page.getByRole('region', { name: 'Fall' }).getByRole('button', { name: step, exact: true }));
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await context.close();
  return count;
};

describe('by keys', () => {
  it('a new case goes to the platform, the next one comes, and the answer decides it', async () => {
    const [first] = [await handIn('Anton'), await handIn('Berta')];
    const toDialog = await keysOverPage('Anton', 'Übermitteln');
    const { page, context, complaints } = await open('Anton');
    const keys = keysOn(page);
    await keys.press('u');
    const copy = dialog(page).getByRole('button', { name: /kopieren und Formular öffnen/ });
    await eventually(() => hasFocus(copy)).toBe(true);
    const form = context.waitForEvent('page');
    await keys.press('Enter');
    await (await form).close();
    await page.bringToFront();
    expect(await at.kinds(first as Review)).not.toContain('forwarded');
    await eventually(() => hasFocus(dialog(page).getByLabel(/Aktenzeichen/))).toBe(true);
    await page.keyboard.type('7-1234');
    await keys.press('Enter');
    await current(page, 'Berta').waitFor();
    expect(await at.kinds(first as Review)).toContain('forwarded');
    expect(keys.count()).toBeLessThanOrEqual(4);
    expect(keys.count()).toBeLessThan(toDialog / 5);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('the platform’s answer decides, and z takes it back', { tags: 'long' }, async () => {
    const review = await handIn('Anton');
    await handIn('Berta');
    await at.forward(review);
    await business.customer.post(`/reviews/${review.id}/platform-answers`, { answer: 'removed', text: 'Entfernt.' });
    const { page, context } = await open('Anton');
    const keys = keysOn(page);
    await keys.press('a');
    await dialog(page).getByLabel('Antwort', { exact: true }).waitFor();
    await keys.press('Control+Enter');
    await current(page, 'Berta').waitFor();
    expect(await at.statusOf(review)).toBe('gelöscht');
    expect(keys.count()).toBeLessThanOrEqual(3);
    await page.getByText('Zuletzt: Anton – gelöscht').waitFor();
    await page.keyboard.press('z');
    await current(page, 'Anton').waitFor();
    await eventually(() => at.statusOf(review)).toBe('eingereicht');
    const { body } = await business.customer.get<{ next: unknown }>(`/reviews/${review.id}/case`);
    expect(body.next).toMatchObject({ state: 'answer-to-enter', because: 'answer-entered' });
    await context.close();
  });
});
