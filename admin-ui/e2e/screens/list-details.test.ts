import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, AUDITOR } from '../../../backend/src/testing/running-product.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { holdCall } from '../../../infra/e2e/answers.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { hasFocus } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { eventually, openBackOffice, signInAdmin } from '../admin.ts';

const url = productUrl();
const browser = await sharedBrowser();
let customer: Customer;
let leaving: Customer;
let token: string;

const as = (who: Customer, path: string, body: object) => call({ url, method: 'POST', path, body, token: who.token });

beforeAll(async () => {
  customer = await newCustomer(url);
  leaving = await newCustomer(url);
  await newReview(customer, await newBusiness(customer, 'Haus Kleinigkeit'), 'Nora Genau');
  await as(customer, '/subscription/create', { plan_name: 'standard', company_name: 'Kleinigkeit GmbH' });
  await as(leaving, '/account/deletion-request', { password: leaving.password });
  token = await signInAdmin(url);
  await call({
    ...{ url, token, method: 'POST', path: '/admin/partners' },
    body: { name: 'Partner Kleinigkeit', origins: ['https://kleinigkeit.example'] },
  });
});

type Size = { readonly width: number; readonly height: number };
const open = (path: string, viewport: Size = DESK, view: 'table' | 'cards' = 'cards') =>
  openBackOffice(browser, { url, viewport, path, view });
const rows = (page: Page) => page.locator('main [data-row-id]');
const row = (page: Page, words: string) => rows(page).filter({ hasText: words });
const choose = (page: Page, filter: string, choice: string) =>
  page.getByLabel(filter, { exact: true }).selectOption(choice);

describe('lists', () => {
  it('wait for how one likes them, and never turn from a table into cards', async () => {
    const { page, context } = await openBackOffice(browser, { url, viewport: DESK, path: '/settings' });
    const liked = await holdCall(page, 'GET /admin/preferences');
    const listed = page.waitForResponse((answer) => answer.url().includes('/api/admin/users?'));
    await page.goto('/admin/users');
    await (await listed).finished();
    await eventually(liked.count).toBe(1);
    await page.getByRole('status', { name: /^Benutzer, [\d.]+ insgesamt werden geladen$/ }).waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    liked.release();
    await rows(page).first().waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await context.close();
  });
});

describe('users', () => {
  it('are found by role, of which auditors are no customers', async () => {
    const { page, context } = await open('/users?filter=%7B%22q%22%3A%22sternklar%22%7D');
    await row(page, AUDITOR.email).waitFor();
    await choose(page, 'Rolle', 'Kunde');
    await row(page, AUDITOR.email).waitFor({ state: 'detached' });
    expect(await row(page, ADMIN.email).count()).toBe(0);
    await choose(page, 'Rolle', 'Prüfer');
    await row(page, AUDITOR.email).waitFor();
    expect(await row(page, ADMIN.email).count()).toBe(0);
    await context.close();
  });

  it('who want to leave are found, with the day on which they said so', async () => {
    const { page, context } = await open('/users');
    await choose(page, 'Löschung', 'Beantragt');
    await eventually(async () => (await row(page, leaving.email).innerText()).replace(/\s+/g, ' ')).toMatch(
      /Löschung beantragt am \d{2}\.\d{2}\.\d{4}/,
    );
    await eventually(() => row(page, customer.email).count()).toBe(0);
    await context.close();
  });
});

describe('a row', () => {
  it.each(['users', 'businesses', 'reviews', 'cases', 'subscriptions', 'invoices', 'chats', 'partners'])(
    'of %s is headed by a link',
    async (list) => {
      if (list === 'chats') await as(customer, '/chat/message', { message: 'Was kostet das?' });
      const { page, context } = await open(`/${list}`);
      await rows(page).first().getByRole('heading').getByRole('link').first().waitFor();
      await context.close();
    },
  );
});

/** Words of fields and badges that have less room than they take. */
const cutWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const widthOf = (words: string, of: Element) => {
      if (pen) pen.font = getComputedStyle(of).font;
      return pen?.measureText(words).width ?? 0;
    };
    const roomOf = (of: HTMLElement) => {
      const { paddingLeft, paddingRight } = getComputedStyle(of);
      return of.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };
    const inSight = <Kind extends HTMLElement>(selector: string) =>
      [...document.querySelectorAll<Kind>(`main ${selector}`)].filter((one) => one.offsetParent);
    const selects = inSight<HTMLSelectElement>('select').flatMap((select) =>
      [...select.options].flatMap(({ text }) => (widthOf(text, select) > roomOf(select) ? [text] : [])),
    );
    const hints = inSight<HTMLInputElement>('input[placeholder]').flatMap((input) =>
      widthOf(input.placeholder, input) > roomOf(input) ? [input.placeholder] : [],
    );
    const badges = inSight('[data-badge]').flatMap((badge) => {
      const cell = badge.closest('td');
      const isCut = cell !== null && badge.getBoundingClientRect().right > cell.getBoundingClientRect().right;
      return isCut ? [`${badge.textContent}`] : [];
    });
    return [...selects, ...hints, ...badges];
  });

describe('words', () => {
  it.each(['users', 'businesses', 'reviews', 'cases', 'subscriptions', 'invoices', 'chats', 'partners'])(
    'of the fields and badges of %s are whole at every width',
    async (list) => {
      if (list === 'chats') await as(customer, '/chat/message', { message: 'Was kostet das?' });
      const { page, context } = await open(`/${list}`, { width: 1024, height: 768 }, 'table');
      await rows(page).first().waitFor();
      for (const width of [1024, 1280, 1920, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await cutWords(page), `${width} px`).toEqual([]);
      }
      await context.close();
    },
  );
});

describe('badges', () => {
  it('are as wide as their words on a phone', async () => {
    for (const list of ['users', 'subscriptions', 'cases', 'reviews']) {
      const { page, context } = await open(`/${list}`, PHONE);
      await rows(page).first().waitFor();
      const spare = await page.locator('main [data-badge]').evaluateAll((all) =>
        all.map((badge) => {
          const words = document.createRange();
          words.selectNodeContents(badge);
          return badge.getBoundingClientRect().width - words.getBoundingClientRect().width;
        }),
      );
      expect(Math.max(...spare), list).toBeLessThan(50);
      await context.close();
    }
  });
});

describe('subscriptions', () => {
  it('are sorted in the table by a column that has room, and keep that for whose they are', async () => {
    const { page, context } = await open('/subscriptions', { width: 1440, height: 900 }, 'table');
    await rows(page).first().waitFor();
    expect(await page.getByRole('columnheader', { name: /^Abgeschlossen/ }).count()).toBe(0);
    await page
      .getByRole('columnheader', { name: /^Beginn/ })
      .getByRole('button')
      .click();
    await eventually(() => page.url()).toContain('sort=started_at');
    await context.close();
  });
});

describe('an invoice', () => {
  it('is not cancelled by a button that looks like the one beside it', async () => {
    const { page, context } = await open('/invoices', DESK);
    const card = row(page, 'Kleinigkeit GmbH').first();
    const colourOf = (name: RegExp) =>
      card.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).color);
    expect(await colourOf(/^Stornieren/)).not.toBe(await colourOf(/^PDF/));
    const placeOf = async (name: RegExp) => await card.getByRole('button', { name }).boundingBox();
    const [file, grave] = [await placeOf(/^XRechnung/), await placeOf(/^Stornieren/)];
    expect((grave?.x ?? 0) - ((file?.x ?? 0) + (file?.width ?? 0))).toBeGreaterThan(200);
    await picture(page, 'admin-invoices-grave-1280');
    await context.close();
  });
});

describe('what is selected', () => {
  it('goes into a file by one reading of just these', async () => {
    const { page, context } = await open('/users', DESK, 'table');
    await rows(page).nth(1).waitFor();
    for (const at of [0, 1]) await rows(page).nth(at).locator('.check input').click();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/admin/users?')) asked.push(decodeURIComponent(request.url()));
    });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV-Export (2)' }).click(),
    ]);
    expect(download.suggestedFilename()).toContain('benutzer');
    expect(asked).toEqual([expect.stringMatching(/"id":\["[^"]{36}","[^"]{36}"\]/)]);
    await context.close();
  });
});

describe('erasing an account whose subscription runs', () => {
  it('says until when it runs and what comes first, and cannot be pressed', async () => {
    const { id } = await call<{ id: string }>({ url, method: 'GET', path: '/auth/me', token: customer.token });
    const { page, context } = await open(`/users/${id}`);
    await page.getByRole('button', { name: 'Konto löschen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Konto löschen' });
    await dialog.getByText(/^Das Abo läuft bis \d{2}\.\d{2}\.\d{4} und verlängert sich dann/).waitFor();
    expect(await dialog.getByRole('button', { name: 'Endgültig löschen' }).count()).toBe(0);
    await picture(page, 'admin-erase-running-1280');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('link', { name: 'Zum Abo' }).click();
    await arriveAt(page, '**/admin/subscriptions?*');
    await row(page, customer.email).waitFor();
    await context.close();
  });
});

describe('a dialog', () => {
  it('about a status begins on the status', async () => {
    const { page, context } = await open('/reviews');
    await row(page, 'Nora Genau')
      .getByRole('button', { name: /^Status ändern/ })
      .click();
    await eventually(() => hasFocus(page.getByRole('dialog').getByLabel('Status'))).toBe(true);
    await context.close();
  });
});

describe('a moment in the audit', () => {
  it('counts as soon as it is chosen', async () => {
    const { page, context } = await open('/audit');
    const moment = page.getByLabel('Genauer Zeitpunkt');
    await moment.fill('2099-01-02T03:04:05');
    await eventually(() => page.url()).toContain('at=2099-01-02T02');
    expect(await hasFocus(moment)).toBe(true);
    const day = page.getByLabel('Eingereicht bis');
    await day.fill('2020-01-31');
    await eventually(() => page.url()).toContain('until=2020-01-31');
    expect(await hasFocus(day)).toBe(true);
    await page.getByText('Zu diesem Zeitpunkt gab es keine Bewertung, die dazu passt.').waitFor();
    await context.close();
  });
});
