import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningProduct, startProduct } from '../../../backend/src/testing/running-product.ts';
import { accessibilityFaults, axeFaults } from '../../../infra/e2e/accessibility.ts';
import { holdCall } from '../../../infra/e2e/answers.ts';
import { PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newBusiness, newCustomer, newReview, setReviewStatus } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { eventually, openBackOffice, signInAdmin } from '../admin.ts';

let product: RunningProduct;
let url: string;
const browser = await sharedBrowser();

const CUSTOMERS = 26;

beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMIT_PER_MINUTE: '100000' } });
  url = product.url;
  const admin = await signInAdmin(url);
  for (let number = 1; number <= CUSTOMERS; number += 1) {
    const customer = await newCustomer(url);
    const { token } = customer;
    await newReview(customer, await newBusiness(customer, `Geschäft ${number}`), `Stimme ${number}`);
    await call({
      ...{ url, token, method: 'POST', path: '/subscription/create' },
      body: { plan_name: 'standard', company_name: `Dachdeckerei Huber & Söhne ${number} GmbH` },
    });
    await call({ url, token, method: 'POST', path: '/chat/message', body: { message: `Frage ${number}` } });
    await call({
      ...{ url, token: admin, method: 'POST', path: '/admin/partners' },
      body: { name: `Partner ${number}`, origins: [`https://partner-${number}.example`] },
    });
  }
}, 240_000);
afterAll(async () => {
  await product?.stop();
  await product?.remove();
});

const LISTS = [
  'users',
  'businesses',
  'reviews',
  'cases',
  'subscriptions',
  'invoices',
  'chats',
  'partners',
  'audit',
] as const;
const SMALL = { width: 1280, height: 800 };
const LARGE = { width: 1920, height: 1080 };

/** What is read in a row, beside its name. */
const READ: Partial<Record<(typeof LISTS)[number], readonly string[]>> = {
  reviews: ['review_text'],
  chats: ['last_message'],
};
const READING_PX = 180;
const FOLLOWED_PX = 1760;

const open = (path: string, viewport: { readonly width: number; readonly height: number } = SMALL) =>
  openBackOffice(browser, { url, viewport, path, view: 'table' });
const rows = (page: Page) => page.locator('tr[data-row-id]');

const wholeRows = (page: Page): Promise<number> =>
  rows(page).evaluateAll(
    (all) => all.map((row) => row.getBoundingClientRect()).filter(({ bottom }) => bottom <= window.innerHeight).length,
  );

it('a list is as wide while its rows are on their way, and where there are none', async () => {
  const { page, context } = await openBackOffice(browser, { url, viewport: LARGE, path: '/users', view: 'table' });
  const widthOfMain = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().width);
  await page.getByRole('table').waitFor();
  const width = await widthOfMain();
  const held = await holdCall(page, 'GET /admin/subscriptions');
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Abos' }).click();
  await page.getByRole('status', { name: 'Abos werden geladen' }).waitFor();
  expect(await widthOfMain()).toBe(width);
  held.release();
  await page.getByRole('table').waitFor();
  expect(await widthOfMain()).toBe(width);
  await page.getByRole('textbox', { name: /^Suchen/ }).fill('gibt es nicht');
  await page.getByText('Dazu gibt es nichts.').waitFor();
  expect(await widthOfMain()).toBe(width);
  await context.close();
});

describe('the head of a table', () => {
  it('stays in sight below the bar', async () => {
    const { page, context } = await open('/users');
    await rows(page).first().waitFor();
    const head = page.locator('thead th').nth(2);
    const before = await head.boundingBox();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const bar = await page.locator('header').first().boundingBox();
    await eventually(async () => (await head.boundingBox())?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(before?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    await context.close();
  });
});

describe('rows to a screen', () => {
  it('are 16 and more at 1280×800, 24 and more at 1920×1080, in every list', { timeout: 180_000 }, async () => {
    const counted: { list: string; '1280×800': number; '1920×1080': number }[] = [];
    for (const list of LISTS) {
      const { page, context, complaints } = await open(`/${list}`);
      await rows(page).first().waitFor();
      const small = await wholeRows(page);
      await picture(page, `table-${list}-1280`);
      await page.setViewportSize(LARGE);
      await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(LARGE.width);
      counted.push({ list, '1280×800': small, '1920×1080': await wholeRows(page) });
      expect(complaints).toEqual([]);
      await context.close();
    }
    process.stdout.write(`${counted.map((row) => Object.values(row).join('\t')).join('\n')}\n`);
    for (const row of counted) {
      expect(row['1280×800'], row.list).toBeGreaterThanOrEqual(16);
      expect(row['1920×1080'], row.list).toBeGreaterThanOrEqual(24);
    }
  });
});

it('the table of subscriptions has room for whose they are and what they are, at 1280 px', async () => {
  const { page, context } = await open('/subscriptions');
  await rows(page).first().waitFor();
  const isWhole = (column: string) =>
    rows(page)
      .locator(`.column-${column}`)
      .evaluateAll((cells) => cells.every((cell) => cell.scrollWidth <= cell.clientWidth));
  for (const column of ['company_name', 'status', 'expires_at', 'amount'])
    expect(await isWhole(column), column).toBe(true);
  expect((await page.locator('thead .column-user_email').boundingBox())?.width).toBeGreaterThan(240);
  await context.close();
});

describe('a narrow desk and a very wide screen', () => {
  it.each([
    { width: 1024, height: 768 },
    { width: 3440, height: 1440 },
  ])(
    'of $width px have the whole table of every list, with room for the words that name a row',
    { timeout: 180_000 },
    async (size) => {
      for (const list of LISTS) {
        const { page, context, complaints } = await open(`/${list}`, size);
        await rows(page).first().waitFor();
        await picture(page, `table-${list}-${size.width}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), list).toBe(size.width);
        const widths = await page.locator('thead th').evaluateAll((heads) =>
          heads
            .slice(2, -1)
            .map((head) => Math.round(head.getBoundingClientRect().width))
            .filter((width) => width > 0),
        );
        expect(Math.min(...widths), `${list}: ${widths}`).toBeGreaterThanOrEqual(72);
        for (const read of READ[list] ?? [])
          expect(
            (await page.locator(`thead .column-${read}`).boundingBox())?.width,
            `${list}: ${read}`,
          ).toBeGreaterThanOrEqual(READING_PX);
        // As wide as the eye follows a row from its name to its actions, and in the middle of what is wider.
        const table = await page.locator('thead').boundingBox();
        expect(table?.width, list).toBeLessThanOrEqual(FOLLOWED_PX);
        const beside = size.width - (table?.x ?? 0) - (table?.width ?? 0);
        expect(Math.abs((table?.x ?? 0) - beside), list).toBeLessThanOrEqual(2);
        expect(complaints).toEqual([]);
        await context.close();
      }
    },
  );
});

describe('a row', () => {
  it.each(LISTS)('of %s opens in place by a click and by Enter, with all that its card has', async (list) => {
    const { page, context } = await open(`/${list}`);
    const row = rows(page).nth(1);
    await row
      .locator('td')
      .nth(2)
      .click({ position: { x: 4, y: 4 } });
    const card = page.locator('tr.opened li[data-row-id]');
    await card.waitFor();
    expect(await card.getAttribute('data-row-id')).toBe(await row.getAttribute('data-row-id'));
    expect(await card.getByRole('heading').count()).toBeGreaterThan(0);
    expect(await card.locator('a[href], button').count()).toBeGreaterThan(0);
    await row.focus();
    await page.keyboard.press('Enter');
    await card.waitFor({ state: 'detached' });
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await eventually(() => card.getAttribute('data-row-id')).toBe(await rows(page).nth(2).getAttribute('data-row-id'));
    await context.close();
  });

  it.each(LISTS)('of %s has its actions in a menu', async (list) => {
    const { page, context } = await open(`/${list}`);
    await rows(page)
      .first()
      .getByRole('button', { name: /^Aktionen/ })
      .click();
    await page.getByRole('menu').getByRole('menuitem').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await context.close();
  });

  it.each(LISTS)('of %s is selected by x, and with shift all that lie between', async (list) => {
    const { page, context } = await open(`/${list}`);
    await rows(page).first().waitFor();
    const tops = async () => {
      const all: number[] = [];
      for (const width of [1200, 1240, SMALL.width]) {
        await page.setViewportSize({ ...SMALL, width });
        const first = rows(page).first();
        all.push(await first.evaluate((row) => row.getBoundingClientRect().top));
      }
      return all;
    };
    const before = await tops();
    for (const key of ['j', 'j', 'k', 'x']) await page.keyboard.press(key);
    await eventually(() => page.locator('tr[data-selected]').count()).toBe(1);
    // Whoever selects one and the next finds that where it was: the export's count may not take a row of its own.
    expect(await tops()).toEqual(before);
    await rows(page)
      .nth(4)
      .locator('input')
      .click({ modifiers: ['Shift'] });
    await eventually(() => page.locator('tr[data-selected]').count()).toBe(5);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV-Export (5)' }).click(),
    ]);
    expect((await readFile(await download.path(), 'utf8')).trim().split('\r\n')).toHaveLength(6);
    await context.close();
  });
});

describe('a table', () => {
  it('has no box that selects all where nothing can be selected', async () => {
    const customer = await newCustomer(url);
    const review = await newReview(customer, await newBusiness(customer, 'Geschäft zuletzt'), 'Stimme zuletzt');
    await setReviewStatus(url, review, 'gelöscht');
    const all = (page: Page) => page.getByRole('columnheader').getByRole('checkbox');
    const closed = encodeURIComponent(JSON.stringify({ state: 'decided' }));
    for (const [path, boxes] of [
      ['/cases', 1],
      [`/cases?filter=${closed}`, 0],
    ] as const) {
      const { page, context } = await open(path);
      await rows(page).first().waitFor();
      expect(await all(page).count(), path).toBe(boxes);
      await context.close();
    }
  });

  it('is sorted by its head', async () => {
    const { page, context } = await open('/businesses');
    await page.getByRole('columnheader').getByRole('button', { name: 'Unternehmen' }).click();
    await eventually(() => rows(page).first().innerText()).toContain('Geschäft 1');
    expect(page.url()).toContain('sort=business_name');
    await context.close();
  });

  it('keeps its columns, and gives way to cards by one key: both are there again on the next visit', async () => {
    const { page, context } = await open('/users');
    await page.getByRole('button', { name: 'Spalten' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Sprache' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'ID' }).click();
    await page.keyboard.press('Escape');
    const heads = () => page.getByRole('columnheader').allInnerTexts();
    await eventually(async () => (await heads()).includes('ID')).toBe(true);
    expect(await heads()).not.toContain('Sprache');
    await page.reload();
    await rows(page).first().waitFor();
    expect(await heads()).toContain('ID');
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('preferences')),
      page.keyboard.press('t'),
    ]);
    await page.locator('li[data-row-id]').first().waitFor();
    await page.reload();
    await page.locator('li[data-row-id]').first().waitFor();
    expect(await rows(page).count()).toBe(0);
    await context.close();
  });

  it('is cards on a phone', async () => {
    const { page, context } = await open('/users', PHONE);
    await page.locator('li[data-row-id]').first().waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await context.close();
  });
});

describe('everybody', () => {
  it.each(LISTS)('can read and use the table of %s', { timeout: 120_000 }, async (list) => {
    // What is wrong in a row is wrong in five of them, and found in a fifth of the time.
    const { page, context } = await open(`/${list}?perPage=5`);
    await rows(page).nth(1).locator('.open button').click();
    await page.locator('tr.opened').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});
