import type { Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOpenCases } from '../../backend/src/testing/more-open-cases.ts';
import { freePort } from '../../backend/src/testing/running-product.ts';
import { createTestWorld, type Person, type TestWorld } from '../../backend/src/testing/test-world.ts';
import { accessibilityFaults, sidewaysOverflow } from '../../infra/e2e/accessibility.ts';
import { DESK, newPerson, sharedBrowser } from '../../infra/e2e/browser.ts';
import { hasFocus } from '../../infra/e2e/keyboard.ts';
import { picture } from '../../infra/e2e/pictures.ts';
import { toast } from '../../infra/e2e/toasts.ts';
import { eventually } from './admin.ts';

const SECOND = { email: 'zweite@sternklar.example', password: 'zweite-passwort' };
const COMPLETE = {
  review_url: 'https://maps.google.com/bewertung/4711',
  reason: 'kein_kundenkontakt',
  good_faith: true,
  facts: 'An diesem Tag war geschlossen.',
};
const OPEN_CASES = 10_000;
const browser = await sharedBrowser();

let world: TestWorld;
let url: string;
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  world = await createTestWorld({ env: { PUBLIC_URL: url } });
  // Whoever the settings name when the product starts is appointed.
  const appointing = await world.anotherProcess({ ADMIN_EMAIL: SECOND.email, ADMIN_PASSWORD: SECOND.password });
  await appointing.close();
  await world.app.listen({ port, host: '127.0.0.1' });
});
afterAll(() => world.close());

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

let businesses = 0;
let customer: Person;
let businessId: string;
let name: string;
beforeEach(async () => {
  businesses += 1;
  name = `Werkstatt ${businesses}x`;
  customer = await world.customer(`kundin-${businesses}@werkstatt.example`);
  const business = { business_name: name, google_business_link: 'https://maps.google.com/?cid=1' };
  businessId = (await customer.post<{ id: string }>('/business', business)).body.id;
});
const handIn = async (reviewer: string, details: object = COMPLETE): Promise<Review> => {
  world.advance(1_000);
  const body = {
    business_id: businessId,
    reviewer_name: reviewer,
    rating: 1,
    review_text: 'War nie dort.',
    ...details,
  };
  return (await customer.post<Review>('/reviews', body)).body;
};
const forward = async (review: Review) => {
  const admin = await world.admin();
  const sent = { channel: 'report-tool', sent_text: 'Nie unsere Kundin.', reference: '7-1' };
  await admin.post(`/reviews/${review.id}/forwardings`, sent);
};
const kinds = async (review: Review) => {
  const { body } = await (await world.admin()).get<ReviewHistoryEntry[]>(`/admin/reviews/${review.id}/history`);
  return body.map(({ kind }) => kind);
};
const statusOf = async (review: Review) =>
  (await (await world.admin()).get<Review>(`/admin/reviews/${review.id}`)).body.status;

const allowForms = async (context: BrowserContext) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://support.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Formular</title>' }),
  );
};
/** The desk with everybody's cases. */
const openAll = async () => {
  const { token } = await world.admin();
  const person = await newPerson(browser, { url, viewport: { width: 1440, height: 900 }, token });
  await person.page.goto('/admin/desk');
  await actions(person.page).getByRole('group', { name: 'Schritte' }).waitFor();
  return person;
};

interface Opening {
  readonly who?: { readonly email: string; readonly password: string };
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  readonly q?: string;
}
const open = async (first: string, { who, viewport = DESK, colorScheme = 'light', q = name }: Opening = {}) => {
  const { token } = who ? await world.login(who.email, who.password) : await world.admin();
  const person = await newPerson(browser, { url, viewport, colorScheme, token });
  await allowForms(person.context);
  const live = person.page.waitForResponse((response) => response.url().endsWith('/api/live'));
  await person.page.goto(`/admin/desk${q === '' ? '' : `?q=${encodeURIComponent(q)}`}`);
  await current(person.page, first).waitFor();
  await live;
  await actions(person.page).getByRole('group', { name: 'Schritte' }).waitFor();
  return person;
};
const current = (page: Page, reviewer: string) =>
  page.getByRole('article').getByRole('heading', { name: reviewer, exact: true });
const actions = (page: Page) => page.getByRole('region', { name: 'Was zu tun ist' });
const dialog = (page: Page) => page.getByRole('dialog');

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
  const { token } = await world.admin();
  const { page, context } = await newPerson(browser, { url, viewport: DESK, token });
  await page.goto(`/admin/cases?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
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
    expect(await kinds(first as Review)).not.toContain('forwarded');
    await eventually(() => hasFocus(dialog(page).getByLabel(/Aktenzeichen/))).toBe(true);
    await page.keyboard.type('7-1234');
    await keys.press('Enter');
    await current(page, 'Berta').waitFor();
    expect(await kinds(first as Review)).toContain('forwarded');
    counted.push({ what: 'neuer Fall → übermittelt', desk: keys.count(), page: toDialog + 2 });
    expect(keys.count()).toBeLessThanOrEqual(4);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('the platform’s answer decides, and z takes it back', async () => {
    const review = await handIn('Anton');
    await handIn('Berta');
    await forward(review);
    await customer.post(`/reviews/${review.id}/platform-answers`, { answer: 'removed', text: 'Entfernt.' });
    const toDialog = await keysOverPage('Anton', 'Antwort eintragen');
    const { page, context } = await open('Anton');
    const keys = keysOn(page);
    await keys.press('a');
    await dialog(page).getByLabel('Antwort', { exact: true }).waitFor();
    await keys.press('Control+Enter');
    await current(page, 'Berta').waitFor();
    expect(await statusOf(review)).toBe('gelöscht');
    counted.push({ what: 'Antwort der Plattform → entschieden', desk: keys.count(), page: toDialog + 1 });
    expect(keys.count()).toBeLessThanOrEqual(3);
    await page.getByText('Zuletzt: Anton – gelöscht').waitFor();
    await page.keyboard.press('z');
    await current(page, 'Anton').waitFor();
    await eventually(() => statusOf(review)).toBe('eingereicht');
    await context.close();
  });

  it('an answer that nobody entered before takes three', async () => {
    const review = await handIn('Anton');
    await forward(review);
    const { page, context } = await open('Anton');
    const keys = keysOn(page);
    await keys.press('a');
    await eventually(() => hasFocus(dialog(page).getByLabel('Antwort', { exact: true }))).toBe(true);
    await keys.press('l');
    await keys.press('Control+Enter');
    await toast(page, 'Antwort eingetragen.').waitFor();
    expect(await statusOf(review)).toBe('nicht_genehmigt');
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
    expect(await kinds(lacking)).toContain('question-asked');
    await page.keyboard.press('?');
    await dialog(page).getByText('Entscheidung zurücknehmen').waitFor();
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
    expect(await kinds(review)).toEqual(['submitted', 'taken-over']);

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
    expect((await kinds(review)).filter((kind) => kind === 'forwarded')).toHaveLength(1);
    for (const { context } of [one, other]) await context.close();
  });

  it('decide about what somebody works on only on purpose', async () => {
    const review = await handIn('Anton');
    const second = await world.login(SECOND.email, SECOND.password);
    await second.post(`/reviews/${review.id}/takeover`, {});
    const { page, context } = await open('Anton');
    await page.keyboard.press('1');
    await dialog(page).getByText('Jemand arbeitet daran').waitFor();
    await page.keyboard.press('Escape');
    expect(await statusOf(review)).toBe('eingereicht');
    await context.close();
  });
});

describe('trouble', () => {
  it('a connection that is lost is said at once, nothing is done twice, and the same key does it later', async () => {
    const review = await handIn('Anton');
    await handIn('Berta');
    const { page, context } = await open('Anton');
    await context.setOffline(true);
    await page.keyboard.press('1');
    await toast(page, 'Failed to update status').waitFor({ timeout: 3_000 });
    await current(page, 'Anton').waitFor();
    await context.setOffline(false);
    await page.keyboard.press('1');
    await current(page, 'Berta').waitFor();
    expect((await kinds(review)).filter((kind) => kind === 'status-changed')).toHaveLength(1);
    await context.close();
  });

  it('a session that ends in the middle of a decision keeps what was typed', async () => {
    const review = await handIn('Anton');
    const { page, context } = await open('Anton');
    await page.getByLabel('Notiz (freiwillig)').fill('Die Plattform hat am Telefon zugestimmt.');
    const token = await page.evaluate(() => window.localStorage.getItem('token'));
    await page.request.post(`${url}/api/auth/logout`, { headers: { authorization: `Bearer ${token}` } });
    await page.getByRole('button', { name: 'Gelöscht', exact: true }).click();
    const again = page.getByRole('dialog', { name: 'Ihre Sitzung ist beendet' });
    await again.getByLabel('E-Mail-Adresse').fill(SECOND.email);
    await again.getByLabel('Passwort').fill(SECOND.password);
    await again.getByRole('button', { name: 'Anmelden' }).click();
    await again.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Notiz (freiwillig)').inputValue()).toBe('Die Plattform hat am Telefon zugestimmt.');
    expect(await statusOf(review)).toBe('eingereicht');
    await page.getByRole('button', { name: 'Gelöscht', exact: true }).click();
    await eventually(() => statusOf(review)).toBe('gelöscht');
    await context.close();
  });

  it('a list that changes under the cursor stays where it is, and says so', async () => {
    await handIn('Anton');
    const second = await handIn('Berta');
    await handIn('Cäsar');
    const { page, context } = await open('Anton');
    await page.keyboard.press('j');
    await current(page, 'Berta').waitFor();
    await forward(second);
    await handIn('Dora');
    await page.locator('.new-changes').waitFor();
    await current(page, 'Berta').waitFor();
    await page.keyboard.press('j');
    await current(page, 'Cäsar').waitFor();
    await context.close();
  });
});

describe('screens', () => {
  it.each([390, 1024, 1280, 1440, 1920, 3440])('can be read and used at %i px, in both schemes', async (width) => {
    const review = await handIn('Anton Beispiel');
    for (const reviewer of ['Berta Muster', 'Cäsar Probe', 'Dora Test']) await handIn(reviewer);
    await handIn('Emil Lücke', {});
    await (await world.login(SECOND.email, SECOND.password)).post(`/reviews/${review.id}/takeover`, {});
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width, height: width < 600 ? 844 : 900 };
      const { page, context, complaints } = await open('Anton Beispiel', { viewport, colorScheme });
      await page.getByRole('heading', { name: 'Text für die Plattform' }).waitFor();
      await picture(page, `admin-desk-${colorScheme}-${width}`);
      expect(await sidewaysOverflow(page)).toEqual([]);
      if (width <= 1440) expect(await accessibilityFaults(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});

describe(`with ${OPEN_CASES} open cases`, () => {
  it('the next one is there within 150 ms of the key', async () => {
    for (let one = 1; one <= 14; one += 1) await handIn(`Gast ${String(one).padStart(2, '0')}`);
    await addOpenCases({ ownerUrl: world.ownerUrl, businessId, count: OPEN_CASES });
    const { page, context } = await openAll();
    let read = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('/case')) read += 1;
    });
    const measured: number[] = [];
    for (let one = 0; one < 12; one += 1) {
      // Somebody reads a case for longer than the one after the next takes to be there.
      await eventually(() => read).toBeGreaterThanOrEqual(one);
      await page.getByRole('list', { name: 'Verlauf der Bewertung' }).waitFor();
      measured.push(
        await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const shown = () => document.querySelector('[data-desk-id]')?.getAttribute('data-desk-id');
              const before = shown();
              const from = performance.now();
              const watch = () => {
                const isThere = shown() !== before && document.querySelector('article dl') !== null;
                if (isThere) resolve(performance.now() - from);
                else requestAnimationFrame(watch);
              };
              document.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true }));
              requestAnimationFrame(watch);
            }),
        ),
      );
    }
    const median = measured.toSorted((one, other) => one - other)[Math.floor(measured.length / 2)] ?? 0;
    const all = measured.map((ms) => ms.toFixed(0)).join(', ');
    process.stdout.write(`key → next case at ${OPEN_CASES} open cases: median ${median.toFixed(0)} ms (${all})\n`);
    expect(median).toBeLessThanOrEqual(150);
    await context.close();
  });
});
