import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../infra/e2e/accessibility.ts';
import { DESK, newPerson, sharedBrowser } from '../../infra/e2e/browser.ts';
import { hasFocus } from '../../infra/e2e/keyboard.ts';
import { picture } from '../../infra/e2e/pictures.ts';
import { toast } from '../../infra/e2e/toasts.ts';
import { eventually } from './admin.ts';
import { actions, createDeskWorld, current, type DeskBusiness, type DeskWorld, dialog, SECOND } from './desk-visit.ts';

const browser = await sharedBrowser();

let at: DeskWorld;
beforeAll(async () => {
  at = await createDeskWorld();
});
afterAll(() => at.close());

/** How many keys a test has pressed; letters that are typed into a field do not count. */
const keysOn = (page: Page) => {
  let count = 0;
  return {
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    count: () => count,
  };
};

let business: DeskBusiness;
beforeEach(async () => {
  business = await at.newBusiness();
});
const handIn: DeskBusiness['handIn'] = (...words) => business.handIn(...words);

const open = (first: string, opening: Partial<Parameters<DeskWorld['open']>[1]> = {}) =>
  at.open(first, { q: business.name, ...opening });

/** Keys, by what is done, at the desk and from the list of cases over the review's page. */
const counted: { readonly what: string; readonly desk: number; readonly page: number }[] = [];
afterAll(() => {
  // Written out directly: a test that passes says nothing else.
  for (const { what, desk, page } of counted)
    process.stdout.write(`${what}: ${desk} keys at the desk, ${page} over the list and the review's page\n`);
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
    counted.push({ what: 'neuer Fall → übermittelt', desk: keys.count(), page: toDialog + 2 });
    expect(keys.count()).toBeLessThanOrEqual(4);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('the platform’s answer decides, and z takes it back', async () => {
    const review = await handIn('Anton');
    await handIn('Berta');
    await at.forward(review);
    await business.customer.post(`/reviews/${review.id}/platform-answers`, { answer: 'removed', text: 'Entfernt.' });
    const toDialog = await keysOverPage('Anton', 'Antwort eintragen');
    const { page, context } = await open('Anton');
    const keys = keysOn(page);
    await keys.press('a');
    await dialog(page).getByLabel('Antwort', { exact: true }).waitFor();
    await keys.press('Control+Enter');
    await current(page, 'Berta').waitFor();
    expect(await at.statusOf(review)).toBe('gelöscht');
    counted.push({ what: 'Antwort der Plattform → entschieden', desk: keys.count(), page: toDialog + 1 });
    expect(keys.count()).toBeLessThanOrEqual(3);
    await page.getByText('Zuletzt: Anton – gelöscht').waitFor();
    await page.keyboard.press('z');
    await current(page, 'Anton').waitFor();
    await eventually(() => at.statusOf(review)).toBe('eingereicht');
    const { body } = await business.customer.get<{ next: unknown }>(`/reviews/${review.id}/case`);
    expect(body.next).toMatchObject({ state: 'answer-to-enter', because: 'answer-entered' });
    await context.close();
  });

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

  it('questions begin with what is missing, and every key is told', async () => {
    const lacking = await handIn('Anton', {});
    const { page, context } = await open('Anton');
    await page.keyboard.press('g');
    await dialog(page).getByRole('heading', { name: 'Nachfragen' }).waitFor();
    await page.keyboard.press('Control+Enter');
    await toast(page, 'Frage gesendet.').waitFor();
    expect(await at.kinds(lacking)).toContain('question-asked');
    await page.keyboard.press('?');
    await dialog(page).getByText('Entscheidung zurücknehmen').waitFor();
    await context.close();
  });
});

describe('several of one business', () => {
  it('go to the platform together with three keys, each with its own text', async () => {
    const names = ['Anton', 'Berta', 'Cäsar'];
    const reviews: Review[] = [];
    for (const one of names) reviews.push(await handIn(one));
    await handIn('Dora', {});
    const toDialog = await keysOverPage('Anton', 'Übermitteln');
    const { page, context, complaints } = await open('Anton');
    const keys = keysOn(page);
    await keys.press('m');
    const copy = dialog(page).getByRole('button', { name: /^Alle Texte kopieren/ });
    await eventually(() => hasFocus(copy)).toBe(true);
    await picture(page, 'admin-desk-all-1280');
    expect(await accessibilityFaults(page)).toEqual([]);
    const form = context.waitForEvent('page');
    await keys.press('Enter');
    await (await form).close();
    await page.bringToFront();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const one of names) expect(copied).toContain(`. ${one}\n`);
    expect(copied).not.toContain('Dora');
    await eventually(() => hasFocus(dialog(page).getByLabel(/Aktenzeichen/))).toBe(true);
    await keys.press('Enter');
    await toast(page, '3 Anträge als übermittelt eingetragen.').waitFor();
    await current(page, 'Dora').waitFor();
    for (const review of reviews) expect(await at.kinds(review)).toContain('forwarded');
    counted.push({
      what: 'drei neue Fälle eines Unternehmens → übermittelt',
      desk: keys.count(),
      page: 3 * (toDialog + 2),
    });
    expect(keys.count()).toBe(3);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('go without what somebody else works on, and one that went meanwhile is told by name', async () => {
    const [anton, berta] = [await handIn('Anton'), await handIn('Berta'), await handIn('Cäsar')];
    await handIn('Dora');
    const second = await at.world.login(SECOND.email, SECOND.password);
    await second.post(`/reviews/${berta.id}/takeover`, {});
    const { page, context } = await open('Anton');
    await page.keyboard.press('m');
    await dialog(page).getByText('Einen weiteren Fall bearbeitet gerade jemand anderes').waitFor();
    await dialog(page)
      .getByRole('button', { name: /^Alle Texte kopieren/ })
      .waitFor();
    await at.forward(anton);
    await dialog(page).getByRole('button', { name: '3 als übermittelt eintragen' }).click();
    await toast(page, '2 Anträge als übermittelt eingetragen.').waitFor();
    await page.locator('.toasts li', { hasText: /^Anton: / }).waitFor();
    expect((await at.kinds(anton)).filter((kind) => kind === 'forwarded')).toHaveLength(1);
    expect(await at.kinds(berta)).not.toContain('forwarded');
    await context.close();
  });
});

describe('what the platform asked about', () => {
  it('stays out of what goes together, which says so, and waits for its answer', async () => {
    const [, berta] = [await handIn('Anton'), await handIn('Berta'), await handIn('Cäsar')];
    await at.forward(berta);
    await (await at.world.admin()).post(`/reviews/${berta.id}/platform-answers`, { answer: 'asks', text: 'Wann?' });
    const { page, context } = await open('Anton');
    await page.keyboard.press('m');
    await dialog(page).getByText('Zu einem weiteren Fall hat die Plattform etwas gefragt; er geht einzeln').waitFor();
    await picture(page, 'admin-desk-all-asked-1280');
    await dialog(page).getByRole('button', { name: '2 als übermittelt eintragen' }).click();
    await toast(page, '2 Anträge als übermittelt eingetragen.').waitFor();
    expect((await at.kinds(berta)).filter((kind) => kind === 'forwarded')).toHaveLength(1);
    const { body } = await business.customer.get<{ next: unknown }>(`/reviews/${berta.id}/case`);
    expect(body.next).toHaveProperty('platform_asked_at');
    await context.close();
  });
});

describe('evidence', () => {
  const evidenceField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Belege', exact: true });

  it('that is left out is not named in what goes out, nor kept as sent', async () => {
    const review = await handIn('Anton');
    const left = await at.addEvidence(business.customer, review, 'Kassenbuch.pdf');
    const sent = await at.addEvidence(business.customer, review, 'Terminliste.pdf');
    const { page, context } = await open('Anton');
    await page.keyboard.press('u');
    await dialog(page).getByLabel('Weg').selectOption('legal-form');
    await eventually(() => evidenceField(page).inputValue()).toBe('– Kassenbuch.pdf\n– Terminliste.pdf');
    await dialog(page).getByRole('checkbox', { name: 'Kassenbuch.pdf' }).uncheck();
    await eventually(() => evidenceField(page).inputValue()).toBe('– Terminliste.pdf');
    const letter = page.waitForRequest('**/letter?*');
    await dialog(page).getByLabel('Weg').selectOption('post');
    await dialog(page).getByRole('button', { name: 'Brief als PDF' }).click();
    expect((await letter).url()).toContain(`evidence=${sent}`);
    await dialog(page).getByLabel('Weg').selectOption('legal-form');
    await eventually(() => evidenceField(page).inputValue()).toBe('– Terminliste.pdf');
    await picture(page, 'admin-desk-evidence-left-1280');
    await dialog(page).getByRole('button', { name: 'Als übermittelt eintragen' }).click();
    await toast(page, 'Übermittlung eingetragen.').waitFor();
    const { body } = await business.customer.get<{ note: string; step: object }[]>(`/reviews/${review.id}/history`);
    const { note, step } = body.at(-1) ?? {};
    expect(step).toMatchObject({ evidence_sent: [sent] });
    expect(note).toContain('Terminliste.pdf');
    expect(note).not.toContain('Kassenbuch.pdf');
    expect(step).not.toMatchObject({ evidence_sent: expect.arrayContaining([left]) });
    await context.close();
  });

  it('of several is named where it went along, and only then', async () => {
    for (const one of ['Anton', 'Berta']) {
      await at.addEvidence(business.customer, await handIn(one), `Rechnung ${one}.pdf`);
    }
    const { page, context } = await open('Anton');
    await page.keyboard.press('m');
    const texts = dialog(page).getByRole('textbox', { name: /^Texte zu / });
    await dialog(page).getByLabel('Weg').selectOption('legal-form');
    await eventually(() => texts.inputValue()).toContain('Erklärung:');
    expect(await texts.inputValue()).not.toContain('Rechnung Anton.pdf');
    const along = dialog(page).getByRole('checkbox', { name: 'Ihre Belege gingen mit' });
    await along.check();
    await eventually(() => texts.inputValue()).toMatch(/Rechnung Anton\.pdf.*Rechnung Berta\.pdf/s);
    expect(await hasFocus(along)).toBe(true);
    await along.uncheck();
    await eventually(() => texts.inputValue()).not.toContain('Rechnung');
    await context.close();
  });
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
