import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { hasFocus } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { eventually, openBackOffice } from '../admin.ts';

const url = productUrl();
const browser = await sharedBrowser();

/** A business with two reviews, and the way to see just these. */
const place = async (name: string) => {
  const customer = await newCustomer(url);
  const business = await newBusiness(customer, name);
  const anton = await newReview(customer, business, `Anton ${name}`);
  await newReview(customer, business, `Berta ${name}`);
  const open = async (filter: object = {}, viewport: typeof PHONE | typeof DESK = DESK) => {
    const query = encodeURIComponent(JSON.stringify({ business_id: business.id, ...filter }));
    const visit = await openBackOffice(browser, { url, viewport, path: `/reviews?filter=${query}` });
    // Once more, so that the test sees how the stream opens.
    const live = visit.page.waitForResponse((response) => response.url().endsWith('/api/live'));
    await visit.page.reload();
    await card(visit.page, `Berta ${name}`).waitFor();
    await live;
    return visit;
  };
  return { anton, open, submit: (reviewer: string) => newReview(customer, business, `${reviewer} ${name}`) };
};
const card = (page: Page, words: string) => page.locator('[data-review-id]', { hasText: words });
const names = (page: Page) => page.locator('[data-review-id] h2').allInnerTexts();
const banner = (page: Page) => page.locator('.new-changes');
const setStatus = async (page: Page, name: string, status: string) => {
  await card(page, name)
    .getByRole('button', { name: /^Status ändern/ })
    .click();
  await page.getByRole('dialog').getByLabel('Status').selectOption(status);
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

describe('two admins at one list', () => {
  it('what one changes is marked for the other in place, new ones are offered, and nothing jumps', async () => {
    const { open, submit } = await place('Haus Live');
    const [one, other] = [await open({ status: 'eingereicht' }), await open({ status: 'eingereicht' }, PHONE)];
    await setStatus(one.page, 'Anton', 'gelöscht');
    await card(one.page, 'Anton').waitFor({ state: 'detached' });

    await card(other.page, 'Anton').getByText('gerade geändert').waitFor();
    await card(other.page, 'Anton').getByText('gelöscht', { exact: true }).waitFor();
    await banner(other.page).getByText('1 neue Änderung · Neu laden').waitFor();
    await submit('Cäsar');
    await submit('Dora');
    await banner(other.page).getByText('3 neue Änderungen · Neu laden').waitFor();
    expect(await names(other.page)).toEqual(['Berta Haus Live', 'Anton Haus Live']);
    await eventually(() => other.page.getByRole('status').allInnerTexts()).toContain('3 neue Änderungen');
    await picture(other.page, 'admin-live-rows-390');
    expect(await accessibilityFaults(other.page)).toEqual([]);

    await banner(other.page).click();
    await card(other.page, 'Dora').waitFor();
    await banner(other.page).waitFor({ state: 'detached' });
    expect(await hasFocus(other.page.getByRole('list', { name: /^Bewertungen/ }))).toBe(true);
    expect(await names(other.page)).toEqual(['Dora Haus Live', 'Cäsar Haus Live', 'Berta Haus Live']);
    expect([...one.complaints, ...other.complaints]).toEqual([]);
    await one.context.close();
    await other.context.close();
  });

  it('one’s own change is no news to oneself', async () => {
    const { open, submit } = await place('Haus Eigen');
    const { page, context } = await open({ status: 'eingereicht' });
    await setStatus(page, 'Anton', 'gelöscht');
    await card(page, 'Anton').waitFor({ state: 'detached' });
    // The stream is in order: whoever hears of the new review has heard of the change.
    await submit('Cäsar');
    await banner(page).getByText('1 neue Änderung · Neu laden').waitFor();
    await context.close();
  });

  it('whoever decides upon what changed in place decides upon the new version', async () => {
    const { open } = await place('Haus Weiter');
    const [one, other] = [await open(), await open()];
    await setStatus(one.page, 'Anton', 'gelöscht');
    await card(other.page, 'Anton').getByText('gelöscht', { exact: true }).waitFor();
    await setStatus(other.page, 'Anton', 'nicht_genehmigt');
    await card(one.page, 'Anton').getByText('nicht genehmigt', { exact: true }).waitFor();
    await one.context.close();
    await other.context.close();
  });
});

describe('the stream', () => {
  it('is one for all tabs of a browser, and tells all of them', async () => {
    const { open, submit } = await place('Haus Reiter');
    const { page, context } = await open();
    let streams = 0;
    context.on('request', (request) => {
      if (request.url().endsWith('/api/live')) streams += 1;
    });
    const second = await context.newPage();
    await second.goto(page.url());
    await card(second, 'Berta Haus Reiter').waitFor();
    await second.waitForFunction(() => navigator.locks.query().then(({ pending = [] }) => pending.length > 0));
    await submit('Cäsar');
    await banner(page).waitFor();
    await banner(second).waitFor();
    expect(streams).toBe(0);
    await context.close();
  });

  it('made up for after a break shows what happened meanwhile', async () => {
    const { open, submit } = await place('Haus Pause');
    const { page, context } = await open();
    await context.setOffline(true);
    await submit('Cäsar');
    await context.setOffline(false);
    await banner(page).waitFor();
    await context.close();
  });
});
