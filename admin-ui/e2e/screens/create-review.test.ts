import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { answerWith, holdCall, loseAnswers } from '../../../infra/e2e/answers.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, call, newBusiness, newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { readToast, toast } from '../../../infra/e2e/toasts.ts';
import { eventually, openBackOffice, signInAdmin } from '../admin.ts';

const url = productUrl();
const CREATE = 'POST /admin/reviews/create';
const BUSINESSES = 'GET /admin/users/*/businesses';
const MISSING = 'Bitte wählen Sie einen Benutzer und ein Geschäft aus';
const CREATED = 'Bewertung erfolgreich erstellt!';

const browser = await sharedBrowser();
let anna: Customer;
let bert: Customer;
let nobody: Customer;

beforeAll(async () => {
  [anna, bert, nobody] = await Promise.all([newCustomer(url), newCustomer(url), newCustomer(url)]);
  await newBusiness(anna, 'Annas Blumen');
  await newBusiness(anna, 'Annas Café');
  await newBusiness(bert, 'Berts Bäder');
});

const open = (viewport: typeof PHONE | typeof DESK = DESK, search = '') =>
  openBackOffice(browser, { url, viewport, path: `/reviews/create${search}` });
const form = (page: Page) => page.getByRole('form', { name: 'Bewertung anlegen' });
const user = (page: Page) => form(page).getByRole('combobox', { name: 'Benutzer' });
const business = (page: Page) => form(page).getByRole('combobox', { name: 'Unternehmen' });
const reviewer = (page: Page) => form(page).getByRole('textbox', { name: 'Name des Verfassers' });
const text = (page: Page) => form(page).getByRole('textbox', { name: 'Text der Bewertung' });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Bewertung anlegen' }).click();

const pick = async (page: Page, { email }: Customer) => {
  await user(page).fill(email.slice(0, email.indexOf('@')));
  // Until the answer to the search is there, the list moves: what goes down on an option may come up on none.
  await eventually(() => page.getByRole('listbox').getByRole('option').count()).toBe(1);
  await page.getByRole('option', { name: email }).click();
};
/** What can be chosen, without the invitation to choose. */
const offered = (page: Page) =>
  business(page)
    .locator('option')
    .allInnerTexts()
    .then(([, ...names]) => names);
const write = async (page: Page, name: string) => {
  await reviewer(page).fill(name);
  await text(page).fill('Nie dort gewesen.');
};
const reviewsBy = async (name: string) => {
  const token = await signInAdmin(url);
  const all = await call<readonly AdminReview[]>({ url, method: 'GET', path: '/admin/reviews', token });
  return all.filter(({ reviewer_name }) => reviewer_name === name);
};

describe.each([{ viewport: DESK }, { viewport: PHONE }])(
  'a review for a user at $viewport.width px',
  ({ viewport }) => {
    it('is created in three steps; then the form is empty and the tabs count anew', async () => {
      const { page, context, complaints } = await open(viewport);
      const name = `Gast ${viewport.width}`;
      const tab = page.getByRole('link', { name: /^Bewertungen/ });
      await tab.getByText(/^\d+$/).waitFor();
      const countBefore = Number(/\d+/.exec(await tab.innerText())?.[0]);
      await pick(page, anna);
      await eventually(() => offered(page)).toEqual(['Annas Café', 'Annas Blumen']);
      await business(page).selectOption('Annas Blumen');
      await write(page, name);
      await form(page).locator('label', { hasText: '4 Sterne' }).click();
      await picture(page, `admin-create-review-${viewport.width}`);
      const [request] = await Promise.all([
        page.waitForRequest((sent) => sent.url().endsWith('/admin/reviews/create')),
        submit(page),
      ]);
      expect(request.postDataJSON()).toMatchObject({
        reviewer_name: name,
        rating: 4,
        review_text: 'Nie dort gewesen.',
      });
      await readToast(page, CREATED);

      expect([await user(page).inputValue(), await reviewer(page).inputValue(), await text(page).inputValue()]).toEqual(
        ['', '', ''],
      );
      expect(await offered(page)).toEqual([]);
      expect(await form(page).getByRole('radio', { name: '1 Stern' }).isChecked()).toBe(true);
      await eventually(async () => /\d+/.exec(await tab.innerText())?.[0]).toBe(String(countBefore + 1));
      expect(await reviewsBy(name)).toMatchObject([
        { user_email: anna.email, business_name: 'Annas Blumen', rating: 4, status: 'eingereicht' },
      ]);
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);

describe('user and business', () => {
  it('must both be chosen, else nothing is sent', async () => {
    const { page, context } = await open();
    const sent = await holdCall(page, CREATE);
    await write(page, 'Ohne alles');
    await submit(page);
    await readToast(page, MISSING);
    await pick(page, anna);
    await eventually(() => offered(page)).toHaveLength(2);
    await submit(page);
    await readToast(page, MISSING);
    await form(page).getByText('Bitte wählen Sie ein Unternehmen.').waitFor();
    expect(sent.count()).toBe(0);
    await context.close();
  });

  it('belong together: another user clears the business, and a late answer for the first one fills nothing', async () => {
    const { page, context } = await open();
    await pick(page, anna);
    await eventually(() => offered(page)).toHaveLength(2);
    await business(page).selectOption('Annas Café');
    await pick(page, bert);
    await eventually(() => offered(page)).toEqual(['Berts Bäder']);
    expect(await business(page).inputValue()).toBe('');
    await context.close();

    const slow = await open();
    const held = await holdCall(slow.page, BUSINESSES);
    await pick(slow.page, anna);
    await eventually(held.count).toBe(1);
    await pick(slow.page, nobody);
    await eventually(held.count).toBe(2);
    held.release();
    await form(slow.page).getByText('Dieser Benutzer hat noch kein Unternehmen.').waitFor();
    expect(await offered(slow.page)).toEqual([]);
    await slow.context.close();
  });

  it('are said to be missing when the businesses cannot be loaded, until they can', async () => {
    const { page, context } = await open();
    await answerWith(page, BUSINESSES, { status: 500, body: {} }, { times: 1 });
    await pick(page, bert);
    await readToast(page, 'Failed to load user businesses');
    await form(page).getByRole('button', { name: 'Erneut laden' }).click();
    await eventually(() => offered(page)).toEqual(['Berts Bäder']);
    await context.close();
  });

  it('are chosen already where a link said so', async () => {
    const { page, context } = await openBackOffice(browser, { url, viewport: DESK, path: '/businesses' });
    const row = page.locator('[data-row-id]', { hasText: 'Berts Bäder' });
    await row.getByRole('link', { name: /^Bewertung anlegen/ }).click();
    await eventually(() => user(page).inputValue()).toBe(bert.email);
    await eventually(() => business(page).locator('option:checked').innerText()).toBe('Berts Bäder');
    await context.close();
  });
});

describe('the search for a user', () => {
  const options = (page: Page) => page.getByRole('listbox').getByRole('option');

  it('asks for what is typed and for nothing else', async () => {
    const { page, context } = await open();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/admin/users' && searchParams.has('sort')) asked.push(searchParams.get('filter') ?? '');
    });
    await pick(page, bert);
    const [first] = asked;
    expect(JSON.parse(first ?? '{}')).toEqual({ q: bert.email.slice(0, bert.email.indexOf('@')) });
    await context.close();
  });

  it('offers nobody else while it looks for what is typed', async () => {
    const { page, context } = await open();
    await form(page).getByRole('button', { name: 'Vorschläge zeigen' }).click();
    await eventually(() => options(page).count()).toBeGreaterThan(2);
    const held = await holdCall(page, 'GET /admin/users');
    await user(page).pressSequentially('kundin-');
    await form(page).getByText('Benutzer werden gesucht …').waitFor();
    expect(await options(page).count()).toBe(0);
    await eventually(held.count).toBe(1);
    await form(page).getByText('Benutzer werden gesucht …').waitFor();
    expect(await options(page).count()).toBe(0);
    held.release();
    await eventually(() => options(page).count()).toBeGreaterThan(2);
    await context.close();
  });
});

describe('what is missing in the words', () => {
  it('is said at its field, and nothing is sent', async () => {
    const { page, context } = await open(DESK);
    const sent = await holdCall(page, CREATE);
    await pick(page, bert);
    await business(page).selectOption('Berts Bäder');
    await reviewer(page).fill('   ');
    await submit(page);
    await form(page).getByText('Bitte geben Sie den Namen des Verfassers an.').waitFor();
    await form(page).getByText('Bitte geben Sie den Text der Bewertung an.').waitFor();
    expect(sent.count()).toBe(0);
    await context.close();
  });
});

describe('a review that cannot be created', () => {
  it.each([
    ['the detail', { status: 422, body: { detail: 'Das Geschäft ist fort.' } }, 'Das Geschäft ist fort.'],
    ['the details', { status: 422, body: { detail: ['Name fehlt', { msg: 'Text fehlt' }] } }, 'Name fehlt, Text fehlt'],
    ['anything else', { status: 422, body: { detail: { code: 7 } } }, '{"code":7}'],
    ['the browser’s words', 'no answer' as const, 'Failed to fetch'],
  ])('says %s and keeps what was typed', async (_, answer, words) => {
    const { page, context } = await open();
    await answerWith(page, CREATE, answer);
    await pick(page, bert);
    await business(page).selectOption('Berts Bäder');
    await write(page, 'Nie da');
    await submit(page);
    await toast(page, words).waitFor();
    expect(await toast(page, CREATED).count()).toBe(0);
    expect(await reviewer(page).inputValue()).toBe('Nie da');
    await context.close();
  });

  it('is created once, although its answer got lost and it was sent again', async () => {
    const { page, context } = await open();
    await loseAnswers(page, CREATE);
    await pick(page, bert);
    await business(page).selectOption('Berts Bäder');
    await write(page, 'Nur einmal');
    await submit(page);
    await readToast(page, 'Failed to fetch');
    await submit(page);
    await readToast(page, CREATED);
    expect(await reviewsBy('Nur einmal')).toHaveLength(1);
    await context.close();
  });
});

describe('what was typed', () => {
  it('is there again after the page was loaded anew, until somebody signs out', async () => {
    const { page, context } = await open();
    await write(page, 'Angefangen');
    await page.reload();
    await eventually(() => reviewer(page).inputValue()).toBe('Angefangen');
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await arriveAt(page, (at) => at.pathname === '/');
    expect(await page.evaluate(() => Object.values({ ...sessionStorage }).join())).not.toContain('Angefangen');
    await context.close();
  });
});

describe('everybody', () => {
  it('can read and use the form, also with everything missing', async () => {
    const { page, context } = await open();
    await submit(page);
    await readToast(page, MISSING);
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});
