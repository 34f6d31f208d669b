import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { actions, current, type DeskWorld, deskForEach, dialog, SECOND } from '../desk-visit.ts';

let at: DeskWorld;
const { handIn, open } = deskForEach((there) => {
  ({ at } = there);
});

describe('two admins', { shuffle: false }, () => {
  it('see who works on a case, take it over only on purpose, and cannot do the same twice', async () => {
    const review = await handIn('Anton');
    await handIn('Berta');
    const [one, other] = [await open('Anton'), await open('Anton', { who: SECOND })];
    await one.page.keyboard.press('u');
    await dialog(one.page)
      .getByLabel(/Aktenzeichen/)
      .waitFor();
    await actions(other.page)
      .getByText(/^admin@sternklar\.example arbeitet daran, seit/)
      .waitFor();
    await other.page.keyboard.press('u');
    const question = dialog(other.page).filter({ hasText: 'Jemand arbeitet daran' });
    await question.getByText('admin@sternklar.example arbeitet daran').waitFor();
    await picture(other.page, 'admin-desk-taken-1280');
    expect(await accessibilityFaults(other.page)).toEqual([]);
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await at.kinds(review)).toEqual(['submitted', 'taken-over']);

    // On purpose, and at once: the second is refused with a sentence.
    await other.page.keyboard.press('u');
    await question.getByRole('button', { name: 'Trotzdem übernehmen' }).click();
    for (const { page } of [one, other])
      await dialog(page)
        .getByLabel(/Aktenzeichen/)
        .fill('7-1');
    await dialog(one.page).getByRole('button', { name: 'Als übermittelt eintragen' }).click();
    await current(one.page, 'Berta').waitFor();
    await dialog(other.page).getByRole('button', { name: 'Als übermittelt eintragen' }).click();
    await other.page.locator('.toasts li', { hasText: /schon/ }).waitFor();
    expect((await at.kinds(review)).filter((kind) => kind === 'forwarded')).toHaveLength(1);
    for (const { context } of [one, other]) await context.close();
  });

  it('decide about what somebody works on only on purpose', async () => {
    const review = await handIn('Anton');
    const second = await at.world.login(SECOND.email, SECOND.password);
    await second.post(`/reviews/${review.id}/takeover`, {});
    const { page, context } = await open('Anton');
    await page.keyboard.press('1');
    await dialog(page).getByText('Jemand arbeitet daran').waitFor();
    await page.keyboard.press('Escape');
    expect(await at.statusOf(review)).toBe('eingereicht');
    await context.close();
  });
});
