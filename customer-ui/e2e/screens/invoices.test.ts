import type { Invoice } from '@sternklar/contracts/invoices/invoice.api';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';

const url = productUrl();
const browser = await sharedBrowser();

const visit = async (viewport: typeof PHONE | typeof DESK, { subscribed }: { readonly subscribed: boolean }) => {
  const { token } = await newCustomer(url);
  if (subscribed) {
    const body = { plan_name: 'standard', company_name: 'Bäckerei Sonnenschein GmbH' };
    await call({ url, method: 'POST', path: '/subscription/create', token, body });
    await expect
      .poll(() => call<Invoice[]>({ url, method: 'GET', path: '/invoices', token }), { timeout: 10_000 })
      .toHaveLength(1);
  }
  return newPerson(browser, { url, viewport, token });
};
const sectionOf = (page: Page) => page.getByRole('region', { name: 'Rechnungen' });

/** An answer of the server: so many invoices, the newest first. */
const invoices = (from: number, count: number): readonly Invoice[] =>
  Array.from({ length: count }, (_, index) => {
    const month = 30 - from - index;
    const number = String(month).padStart(5, '0');
    return {
      id: `0198a000-0000-7000-8000-0000000${number}`,
      kind: 'invoice',
      number: `RE-2026-${number}`,
      issued_on: '2026-03-02',
      served_from: '2026-03-02',
      served_until: '2026-04-01',
      plan_name: 'standard',
      amount: 59,
      net_amount: 49.58,
      vat_amount: 9.42,
      vat_percent: 19,
      paid_by: 'simulated-card',
      paid_on: '2026-03-02',
      due_on: null,
      payment_failed: false,
      payment_trouble: null,
      paid_back_amount: 0,
      taken_back_amount: 0,
      cancels: null,
      cancelled_by: null,
      corrects: null,
      corrected_by: null,
    };
  });

describe('invoices', () => {
  it.each([
    { device: 'phone', viewport: PHONE },
    { device: 'desk', viewport: DESK },
  ])('are listed on a $device, and come as PDF', async ({ device, viewport }) => {
    const { page, context, complaints } = await visit(viewport, { subscribed: true });
    await page.goto('/konto#rechnungen');
    const section = sectionOf(page);
    const download = section.getByRole('button', { name: /Rechnung RE-\d{4}-\d{5} als PDF herunterladen/ });
    await download.waitFor();
    await section.getByText('59,00 €').waitFor();
    await section.scrollIntoViewIfNeeded();
    await picture(page, `account-invoices-${device}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), download.press('Enter')]);
    expect(file.suggestedFilename()).toMatch(/^Rechnung-RE-\d{4}-\d{5}\.pdf$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    { device: 'phone', viewport: PHONE },
    { device: 'desk', viewport: DESK },
  ])('are listed on a $device with what corrects them, which asks for no money', async ({ device, viewport }) => {
    const { page, context, complaints } = await visit(viewport, { subscribed: false });
    const [invoice] = invoices(28, 1);
    if (!invoice) return expect.unreachable();
    const correction: Invoice = {
      ...invoice,
      ...{ id: '0198a000-0000-7000-8000-000000000009', kind: 'correction', number: 'RE-2026-00009' },
      ...{ amount: 0, net_amount: 0, vat_amount: 0, paid_by: null, paid_on: null, corrects: invoice.number },
    };
    await page.route('**/api/invoices?*', (route) =>
      route.fulfill({ json: [correction, { ...invoice, corrected_by: correction.number }] }),
    );
    await page.goto('/konto#rechnungen');
    const rows = sectionOf(page).getByRole('listitem');
    await rows
      .first()
      .getByText(`Berichtigt Name oder Anschrift der Rechnung ${invoice.number}; der Betrag bleibt.`)
      .waitFor();
    expect(await rows.first().innerText()).not.toMatch(/€|Offen|Bezahl/);
    await rows
      .first()
      .getByRole('button', { name: 'Rechnungsberichtigung RE-2026-00009 als PDF herunterladen' })
      .waitFor();
    await rows.last().getByText('Berichtigt mit RE-2026-00009').waitFor();
    await rows.last().getByText('59,00 €').waitFor();
    // The longest standing leaves the number a line.
    const number = rows.first().locator('.invoice-number');
    expect((await number.boundingBox())?.height).toBeLessThan(80);
    await sectionOf(page).scrollIntoViewIfNeeded();
    await picture(page, `account-invoice-corrected-${device}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await picture(page, `account-invoice-corrected-${device}-dark`);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are not offered as XRechnung where the operator has no telephone number', async () => {
    const { page, context } = await visit(PHONE, { subscribed: true });
    await page.goto('/konto#rechnungen');
    await sectionOf(page)
      .getByRole('button', { name: /als PDF herunterladen/ })
      .waitFor();
    expect(await sectionOf(page).innerText()).not.toContain('XRechnung');
    await context.close();
  });

  it('come as XRechnung where there is one, or the reason why they do not is told', async () => {
    const { page, context } = await visit(PHONE, { subscribed: true });
    await page.route('**/konto', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"phone":null', '"phone":"0671 123456"');
      await route.fulfill({ response, body });
    });
    await page.goto('/konto#rechnungen');
    const download = sectionOf(page).getByRole('button', {
      name: /Rechnung RE-\d{4}-\d{5} als XRechnung herunterladen/,
    });
    await download.click();
    await page.getByText(/^Diese Rechnung gibt es nicht als XRechnung\. Es fehlt: .*OPERATOR_NAME/).waitFor();
    await page.route('**/api/invoices/*/xrechnung', (route) =>
      route.fulfill({ body: '<rechnung/>', contentType: 'application/xml' }),
    );
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toMatch(/^XRechnung-RE-\d{4}-\d{5}\.xml$/);
    await context.close();
  });

  it('are promised where there is none yet, and appear by themselves', async () => {
    const { token } = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token });
    await page.goto('/konto#rechnungen');
    await sectionOf(page).getByText('Sie haben noch keine Rechnung.').waitFor();
    await call({ url, method: 'POST', path: '/subscription/create', token, body: { plan_name: 'standard' } });
    await sectionOf(page)
      .getByRole('button', { name: /als PDF herunterladen/ })
      .waitFor();
    await context.close();
  });

  it('are shown a year at a time', async () => {
    const { page, context } = await visit(PHONE, { subscribed: false });
    await page.route('**/api/invoices?*', (route) => {
      const [from, last] = JSON.parse(new URL(route.request().url()).searchParams.get('range') ?? '[0,0]');
      return route.fulfill({ json: invoices(from, Math.min(last - from + 1, 30 - from)) });
    });
    await page.goto('/konto#rechnungen');
    const rows = sectionOf(page).getByRole('listitem');
    const older = sectionOf(page).getByRole('button', { name: 'Ältere Rechnungen anzeigen' });
    for (const shown of [12, 24]) {
      await older.waitFor();
      await expect.poll(() => rows.count()).toBe(shown);
      await older.click();
    }
    await expect.poll(() => rows.count()).toBe(30);
    expect(await older.count()).toBe(0);
    await context.close();
  });

  it('say so when they cannot be read or opened, and can be asked for again', async () => {
    const { page, context } = await visit(PHONE, { subscribed: true });
    await page.route('**/api/invoices?*', (route) => route.abort());
    await page.goto('/konto#rechnungen');
    const section = sectionOf(page);
    await section.getByText('Ihre Rechnungen konnten nicht geladen werden.').waitFor();
    await page.unroute('**/api/invoices?*');
    await section.getByRole('button', { name: 'Erneut laden' }).click();
    const download = section.getByRole('button', { name: /als PDF herunterladen/ });
    await download.waitFor();
    await page.route('**/api/invoices/*/pdf', (route) => route.abort(), { times: 1 });
    await download.click();
    await toast(page, 'Die Rechnung konnte nicht heruntergeladen werden.').waitFor();
    await context.close();
  });
});
