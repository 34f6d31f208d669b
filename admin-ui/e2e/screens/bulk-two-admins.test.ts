import type { Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_ADMIN } from '../../../backend/src/testing/test-world.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { eventually, openBackOffice } from '../admin.ts';
import { createDeskWorld, type DeskWorld, SECOND } from '../desk-visit.ts';

const NAMES = ['Anton', 'Berta', 'Cäsar', 'Dora'];
const browser = await sharedBrowser();
let at: DeskWorld;
beforeAll(async () => {
  at = await createDeskWorld();
});
afterAll(() => at.close());

/** A list of four reviews that two admins look at. */
const listOfTwo = async () => {
  const { name: place, businessId, handIn } = await at.newBusiness();
  const reviews: Review[] = [];
  for (const name of NAMES) reviews.push(await handIn(`${name} Beispiel`));
  const filter = encodeURIComponent(JSON.stringify({ business_id: businessId }));
  const open = async (who: typeof SECOND) => {
    const visit = { url: at.url, viewport: DESK, path: `/reviews?filter=${filter}`, view: 'table', who } as const;
    const { page, context, complaints } = await openBackOffice(browser, visit);
    // Once more, so that the test sees how the stream opens.
    const live = page.waitForResponse((response) => response.url().endsWith('/api/live'));
    await page.reload();
    await row(page, 'Anton').waitFor();
    await live;
    return { page, context, complaints };
  };
  return { place, reviews, one: await open(TEST_ADMIN), other: await open(SECOND) };
};
const hasAllInside = (cell: Element) => cell.scrollWidth <= cell.clientWidth;
const row = (page: Page, name: string) => page.locator('tr[data-row-id]', { hasText: `${name} Beispiel` });
const select = async (page: Page, ...names: readonly string[]) => {
  for (const name of names) await row(page, name).getByRole('checkbox').check();
};
const bar = (page: Page) => page.getByRole('region', { name: 'Ausgewählte Bewertungen' });
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, status: string) => bar(page).getByRole('button', { name: status, exact: true }).click();
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Speichern' }).click();
const undo = (page: Page) => page.locator('.toasts').getByRole('button', { name: 'Zurücknehmen' });
const statuses = (reviews: readonly Review[]) => Promise.all(reviews.map(at.statusOf));
/** How often each review's status was changed. */
const changes = async (reviews: readonly Review[]) => {
  const admin = await at.world.admin();
  const histories = reviews.map(({ id }) => admin.get<ReviewHistoryEntry[]>(`/admin/reviews/${id}/history`));
  return (await Promise.all(histories)).map(({ body }) => body.filter(({ kind }) => kind === 'status-changed').length);
};
const failures = (page: Page) => dialog(page).locator('[data-outcome]').allInnerTexts();

describe('two admins who decide many reviews of one list', () => {
  it('the slower one changes what is left, is told of each that the other one decided, and nothing happens twice', async () => {
    const { reviews, one, other } = await listOfTwo();
    await select(one.page, ...NAMES);
    await select(other.page, 'Berta', 'Cäsar');
    await press(other.page, 'nicht genehmigt');
    await save(other.page);
    await toast(other.page, 'Status von 2 Bewertungen geändert.').waitFor();
    await row(one.page, 'Berta').getByText('gerade geändert').waitFor();
    await row(one.page, 'Cäsar').getByText('gerade geändert').waitFor();
    expect(await row(one.page, 'Cäsar').locator('td:has(> [data-badge])').evaluate(hasAllInside)).toBe(true);

    await press(one.page, 'gelöscht');
    await dialog(one.page).getByText('Jemand anderes hat seit Ihrer Auswahl 2 davon geändert.').waitFor();
    expect(await dialog(one.page).getByText('nicht genehmigt', { exact: true }).count()).toBeGreaterThanOrEqual(2);
    await picture(one.page, 'admin-bulk-since-selected-1280');
    expect(await accessibilityFaults(one.page)).toEqual([]);
    await save(one.page);
    await dialog(one.page).getByText('Status von 2 Bewertungen geändert.').waitFor();
    expect(await failures(one.page)).toEqual(
      ['Berta', 'Cäsar'].map((name) =>
        expect.stringMatching(new RegExp(`^${name} Beispiel .*„nicht genehmigt“\\.$`, 's')),
      ),
    );
    expect(await statuses(reviews)).toEqual(['gelöscht', 'nicht_genehmigt', 'nicht_genehmigt', 'gelöscht']);
    expect(await changes(reviews)).toEqual([1, 1, 1, 1]);
    await dialog(one.page).getByRole('button', { name: 'Schließen' }).click();
    // What was done can be taken back; the other one's decisions stay.
    await undo(one.page).click();
    await toast(one.page, 'Status von 2 Bewertungen zurückgenommen.').waitFor();
    expect(await statuses(reviews)).toEqual(['eingereicht', 'nicht_genehmigt', 'nicht_genehmigt', 'eingereicht']);
    expect([...one.complaints, ...other.complaints]).toEqual([]);
    await one.context.close();
    await other.context.close();
  });

  it('at the same moment, each review is decided once, and who came second learns of each', async () => {
    const { reviews, one, other } = await listOfTwo();
    for (const { page } of [one, other]) await select(page, ...NAMES);
    await press(one.page, 'gelöscht');
    await press(other.page, 'nicht genehmigt');
    await Promise.all([save(one.page), save(other.page)]);
    const outcomeOf = async (page: Page) => {
      await page.locator('.toasts li, [data-outcome]').first().waitFor();
      return (await dialog(page).count()) === 0 ? 0 : (await failures(page)).length;
    };
    const lost = (await outcomeOf(one.page)) + (await outcomeOf(other.page));
    expect(lost).toBe(NAMES.length);
    expect(await changes(reviews)).toEqual([1, 1, 1, 1]);
    expect(await statuses(reviews)).not.toContain('eingereicht');
    await one.context.close();
    await other.context.close();
  });

  it('who wanted the same is told that it is so already, and has nothing left to do', async () => {
    const { reviews, one, other } = await listOfTwo();
    await select(one.page, 'Anton', 'Dora');
    await press(one.page, 'gelöscht');
    await dialog(one.page).waitFor();
    await select(other.page, 'Anton');
    await press(other.page, 'gelöscht');
    await save(other.page);
    await toast(other.page, 'Status von einer Bewertung geändert.').waitFor();
    await save(one.page);
    await eventually(() => failures(one.page)).toEqual([expect.stringContaining('„gelöscht“')]);
    expect(
      await dialog(one.page)
        .getByRole('button', { name: /^Trotzdem/ })
        .count(),
    ).toBe(0);
    await dialog(one.page).getByRole('button', { name: 'Schließen' }).click();
    await bar(one.page).waitFor({ state: 'detached' });
    expect(await changes(reviews)).toEqual([1, 0, 0, 1]);
    await one.context.close();
    await other.context.close();
  });

  it('what one takes back stays where the other one has decided since, and that is said', async () => {
    const { reviews, one, other } = await listOfTwo();
    await select(one.page, 'Anton', 'Berta');
    await press(one.page, 'gelöscht');
    await save(one.page);
    await undo(one.page).waitFor();
    await row(other.page, 'Berta').getByText('gerade geändert').waitFor();
    await select(other.page, 'Berta');
    await press(other.page, 'nicht genehmigt');
    await save(other.page);
    await toast(other.page, 'Status von einer Bewertung geändert.').waitFor();
    await undo(one.page).click();
    await toast(
      one.page,
      'Status von einer Bewertung zurückgenommen. Eine wurde inzwischen noch einmal geändert.',
    ).waitFor();
    expect(await statuses(reviews)).toEqual(['eingereicht', 'nicht_genehmigt', 'eingereicht', 'eingereicht']);
    await one.context.close();
    await other.context.close();
  });
});

describe('a decision from a list', () => {
  const decide = async (page: Page, name: string, status: string) => {
    await row(page, name)
      .getByRole('button', { name: /^Aktionen/ })
      .click();
    await page.getByRole('menuitem', { name: /^Status ändern/ }).click();
    await dialog(page).getByLabel('Status').selectOption(status);
    await save(page);
    await dialog(page).waitFor({ state: 'detached' });
  };

  it('is taken back by one key, which is a letter where somebody types', async () => {
    const { reviews, one, other } = await listOfTwo();
    await decide(one.page, 'Anton', 'gelöscht');
    await undo(one.page).waitFor();
    expect(await statuses(reviews)).toEqual(['gelöscht', 'eingereicht', 'eingereicht', 'eingereicht']);
    await picture(one.page, 'admin-list-undo-1280');
    expect(await accessibilityFaults(one.page)).toEqual([]);
    const search = one.page.getByLabel(/^Suchen:/);
    await search.press('z');
    await search.fill('');
    await row(one.page, 'Berta').focus();
    expect(await undo(one.page).count()).toBe(1);
    await one.page.keyboard.press('z');
    await undo(one.page).waitFor({ state: 'detached' });
    await eventually(() => statuses(reviews)).toEqual(NAMES.map(() => 'eingereicht'));
    expect(await changes(reviews)).toEqual([2, 0, 0, 0]);
    await one.page.keyboard.press('z');
    expect(one.complaints).toEqual([]);
    await one.context.close();
    await other.context.close();
  });

  it('is not what the key takes back at the desk, where it is the last one made there', async () => {
    const { place, reviews, one, other } = await listOfTwo();
    await decide(one.page, 'Anton', 'gelöscht');
    await one.page.getByRole('link', { name: /^Schreibtisch/ }).click();
    await one.page.getByRole('searchbox', { name: 'Suchen' }).fill(place);
    await one.page.getByRole('article').getByRole('heading', { name: 'Berta Beispiel' }).waitFor();
    await one.page.getByRole('group', { name: 'Entscheidung' }).getByRole('button', { name: 'Gelöscht' }).click();
    await one.page.getByText('Zuletzt: Berta Beispiel – gelöscht').waitFor();
    await one.page.keyboard.press('z');
    await one.page.getByText('Zuletzt: Berta Beispiel – gelöscht').waitFor({ state: 'detached' });
    expect(await statuses(reviews)).toEqual(['gelöscht', 'eingereicht', 'eingereicht', 'eingereicht']);
    await one.context.close();
    await other.context.close();
  });

  it('is not taken back over what somebody else made of it', async () => {
    const { reviews, one, other } = await listOfTwo();
    await decide(one.page, 'Anton', 'gelöscht');
    await row(other.page, 'Anton').getByText('gerade geändert').waitFor();
    await decide(other.page, 'Anton', 'nicht_genehmigt');
    await undo(one.page).click();
    await toast(one.page, 'Die Bewertung wurde inzwischen noch einmal geändert.').waitFor();
    expect((await statuses(reviews))[0]).toBe('nicht_genehmigt');
    await one.context.close();
    await other.context.close();
  });

  it('that found no server can be taken back again', async () => {
    const { reviews, one, other } = await listOfTwo();
    await decide(one.page, 'Anton', 'gelöscht');
    await undo(one.page).waitFor();
    await one.context.setOffline(true);
    await undo(one.page).click();
    await toast(one.page, 'Failed to update status').waitFor();
    await one.context.setOffline(false);
    await undo(one.page).click();
    await eventually(() => statuses(reviews)).toEqual(NAMES.map(() => 'eingereicht'));
    await one.context.close();
    await other.context.close();
  });
});
