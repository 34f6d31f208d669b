import type { AdminReview, Review } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newBusiness, newCustomer, newReview, setReviewStatus } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { eventually, openArea, openBackOffice, signInAdmin } from '../admin.ts';

const url = productUrl();
const NAMES = ['Anton', 'Berta', 'Cäsar', 'Dora'];
const browser = await sharedBrowser();
let token: string;

beforeAll(async () => {
  token = await signInAdmin(url);
});

/** Four reviews of a business that nobody else has, and the desk that finds just these. */
const deskOf = async (place: string) => {
  const customer = await newCustomer(url);
  const business = await newBusiness(customer, place);
  const reviews: Review[] = [];
  for (const name of NAMES) reviews.push(await newReview(customer, business, `${name} ${place}`));
  const open = async (viewport: typeof PHONE | typeof DESK = DESK) => {
    const visit = await openBackOffice(browser, { url, viewport, path: `/desk?q=${encodeURIComponent(place)}` });
    // Once more, so that the test sees how the stream opens.
    const live = visit.page.waitForResponse((response) => response.url().endsWith('/api/live'));
    await visit.page.reload();
    await current(visit.page, 'Anton').waitFor();
    await live;
    return visit;
  };
  return { open, reviews, submit: (name: string) => newReview(customer, business, `${name} ${place}`) };
};
const current = (page: Page, name: string) =>
  page.getByRole('article').getByRole('heading', { name: new RegExp(`^${name}`) });
const decisions = (page: Page) => page.getByRole('group', { name: 'Entscheidung' });
const press = (page: Page, button: string) =>
  page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
const waiting = (page: Page, count: number) => page.getByText(`noch ${count}`, { exact: true });
const statuses = async (reviews: readonly Review[]) => {
  const read = ({ id }: Review) => call<AdminReview>({ url, method: 'GET', path: `/admin/reviews/${id}`, token });
  return (await Promise.all(reviews.map(read))).map(({ status }) => status);
};
const setStatus = async (review: Review | undefined, status: 'gelöscht' | 'nicht_genehmigt') => {
  if (review) await setReviewStatus(url, review, status);
};

describe('by keys alone', () => {
  it('three reviews are decided, each followed by the next one, and the last one is taken back', async () => {
    const { open, reviews } = await deskOf('Platz Tasten');
    const { page, context, complaints } = await open();
    await waiting(page, 4).waitFor();
    await page.keyboard.press('j');
    await current(page, 'Berta').waitFor();
    await page.keyboard.press('k');
    await current(page, 'Anton').waitFor();
    for (const [key, next] of [
      ['1', 'Berta'],
      ['2', 'Cäsar'],
      ['1', 'Dora'],
    ] as const) {
      await page.keyboard.press(key);
      await current(page, next).waitFor();
    }
    await toast(page, 'Review status updated!').first().waitFor();
    await waiting(page, 1).waitFor();
    expect(await statuses(reviews)).toEqual(['gelöscht', 'nicht_genehmigt', 'gelöscht', 'eingereicht']);
    expect(await current(page, 'Dora').evaluate((heading) => heading === document.activeElement)).toBe(true);

    await page.getByText('Zuletzt: Cäsar Platz Tasten – gelöscht').waitFor();
    await page.getByRole('button', { name: 'Zurücknehmen' }).click();
    await current(page, 'Cäsar').waitFor();
    await waiting(page, 2).waitFor();
    expect(await statuses(reviews)).toEqual(['gelöscht', 'nicht_genehmigt', 'eingereicht', 'eingereicht']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a key that comes the moment the next review stands there is about that one', async () => {
    const { open, reviews } = await deskOf('Platz Moment');
    const { page, context, complaints } = await open();
    await waiting(page, 4).waitFor();
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        const shown = [...document.querySelectorAll('article :is(h1, h2, h3)')];
        if (!shown.some((heading) => heading.textContent?.startsWith('Berta'))) return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true }));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await page.keyboard.press('1');
    await current(page, 'Cäsar').waitFor();
    expect(await statuses(reviews)).toEqual(['gelöscht', 'nicht_genehmigt', 'eingereicht', 'eingereicht']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('one searches and gets help; while typing they are letters, and they can be turned off for good', async () => {
    const { open, reviews } = await deskOf('Platz Hilfe');
    const { page, context } = await open();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Tastenkürzel' });
    await help.getByText('Nächster Fall').waitFor();
    await picture(page, 'admin-desk-help-1280');
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await page.keyboard.type('1j');
    expect(await page.getByRole('searchbox', { name: 'Suchen' }).inputValue()).toContain('1j');
    await page.getByText('Dazu wartet nichts').waitFor();
    // The desk's own tab shows all of it again.
    await page.getByRole('link', { name: 'Schreibtisch' }).click();
    await page.getByRole('article').waitFor();
    expect(await page.getByRole('searchbox', { name: 'Suchen' }).inputValue()).toBe('');
    await page.getByRole('searchbox', { name: 'Suchen' }).fill('Platz Hilfe');
    await current(page, 'Anton').waitFor();
    await page.getByLabel('Notiz (freiwillig)').fill('1 2 3 j');
    expect(await statuses(reviews)).toEqual(['eingereicht', 'eingereicht', 'eingereicht', 'eingereicht']);

    await page.getByRole('button', { name: 'Tastenkürzel' }).click();
    await help.getByRole('checkbox', { name: 'Tastenkürzel verwenden' }).uncheck();
    await help.getByRole('button', { name: 'Schließen' }).click();
    await page.reload();
    await current(page, 'Anton').waitFor();
    await eventually(() => decisions(page).locator('[aria-keyshortcuts]').count()).toBe(0);
    await page.keyboard.press('j');
    await page.keyboard.press('1');
    await current(page, 'Anton').waitFor();
    expect(await statuses(reviews)).toEqual(['eingereicht', 'eingereicht', 'eingereicht', 'eingereicht']);
    await context.close();
  });
});

describe('two admins at the desk', () => {
  it('the second is told what the first one decided, and decides again or goes on', async () => {
    const { open, reviews, submit } = await deskOf('Platz Beide');
    const { page, context } = await open();
    await setStatus(reviews[0], 'nicht_genehmigt');
    await page.getByRole('article').getByText('nicht genehmigt', { exact: true }).waitFor();
    await submit('Emil');
    await page.locator('.new-changes', { hasText: '2 neue Änderungen' }).waitFor();
    await page.keyboard.press('1');
    await page.getByRole('alert').getByText('Diese Bewertung steht inzwischen auf „nicht genehmigt“.').waitFor();
    expect((await statuses(reviews))[0]).toBe('nicht_genehmigt');
    await picture(page, 'admin-desk-conflict-1280');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('1');
    await current(page, 'Berta').waitFor();
    expect((await statuses(reviews))[0]).toBe('gelöscht');
    await page.locator('.new-changes').click();
    await waiting(page, 4).waitFor();
    await current(page, 'Berta').waitFor();
    await context.close();
  });
});

describe.each([{ viewport: DESK }, { viewport: PHONE }])('the desk at $viewport.width px', ({ viewport }) => {
  it('is worked through by buttons, with a note, until all is decided', async () => {
    const { open, reviews } = await deskOf(`Platz ${viewport.width}`);
    const { page, context, complaints } = await open(viewport);
    await page.getByRole('group', { name: 'Schritte' }).waitFor();
    await page.getByRole('list', { name: 'Verlauf der Bewertung' }).waitFor();
    await picture(page, `admin-desk-${viewport.width}`);
    expect(await sidewaysOverflow(page)).toEqual([]);
    const height = async (name: string) =>
      (await page.getByRole('main').getByRole('button', { name, exact: true }).boundingBox())?.height ?? 0;
    for (const name of ['Gelöscht', 'Nicht genehmigt', 'Nächste'])
      expect(await height(name)).toBeGreaterThanOrEqual(44);
    await page.getByLabel('Notiz (freiwillig)').fill('Belege fehlen.');
    await page.getByRole('checkbox', { name: 'Dem Kunden zeigen' }).check();
    await openArea(page, 'Zahlen', 'Übersicht');
    await arriveAt(page, '**/overview');
    await page.goBack();
    await eventually(() => page.getByLabel('Notiz (freiwillig)').inputValue()).toBe('Belege fehlen.');
    expect(await page.getByRole('checkbox', { name: 'Dem Kunden zeigen' }).isChecked()).toBe(true);
    await press(page, 'Nächste');
    await current(page, 'Berta').waitFor();
    expect(await page.getByLabel('Notiz (freiwillig)').inputValue()).toBe('');
    await press(page, 'Vorige');
    await press(page, 'Nicht genehmigt');
    await current(page, 'Berta').waitFor();
    const history = await call<{ note: string | null; shown_to_customer: boolean }[]>({
      url,
      method: 'GET',
      path: `/reviews/${reviews[0]?.id}/history`,
      token,
    });
    expect(history.at(-1)).toMatchObject({ note: 'Belege fehlen.', shown_to_customer: true });
    for (const next of ['Cäsar', 'Dora']) {
      await press(page, 'Gelöscht');
      await current(page, next).waitFor();
    }
    await press(page, 'Gelöscht');
    await page.getByText('Dazu wartet nichts').waitFor();
    await page.getByText('noch 0', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('everybody', () => {
  it('can read and use the desk', async () => {
    const { open } = await deskOf('Platz Lesbar');
    const { page, context } = await open(PHONE);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await picture(page, 'admin-desk-dark-390');
    await context.close();
  });

  it('is told that all is decided when nothing waits', async () => {
    const { page, context } = await openBackOffice(browser, { url, viewport: PHONE, path: '/overview' });
    await page.route('**/api/admin/cases?*', (route) =>
      route.fulfill({ json: [], headers: { 'content-range': 'cases 0-0/0' } }),
    );
    await openArea(page, 'Arbeit', 'Schreibtisch');
    await page.getByRole('heading', { name: 'Alles erledigt' }).waitFor();
    await picture(page, 'admin-desk-empty-390');
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});
