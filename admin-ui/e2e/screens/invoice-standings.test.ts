import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import type { OpenItems } from '@sternklar/contracts/invoices/open-items.api';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { eventually, openBackOffice } from '../admin.ts';

const url = productUrl();
const browser = await sharedBrowser();

const invoice = (number: number, standing: Partial<AdminInvoice>): AdminInvoice => ({
  id: `0198a000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  kind: 'invoice',
  number: `RE-2026-${String(number).padStart(5, '0')}`,
  issued_on: '2026-03-02',
  served_from: '2026-03-02',
  served_until: '2026-04-01',
  plan_name: 'standard',
  amount: 59,
  net_amount: 49.58,
  vat_amount: 9.42,
  vat_percent: 19,
  cancels: null,
  cancelled_by: null,
  corrects: null,
  corrected_by: null,
  paid_by: null,
  paid_on: null,
  due_on: '2026-03-05',
  payment_failed: true,
  payment_trouble: null,
  paid_back_amount: 0,
  taken_back_amount: 0,
  user_id: '0198a000-0000-7000-8000-00000000a001',
  user_email: 'inhaber@baeckerei-sonnenschein.example',
  company_name: 'Bäckerei Sonnenschein GmbH',
  booking: null,
  in_arrears_since: null,
  recipient: {
    company_name: 'Bäckerei Sonnenschein GmbH',
    street: null,
    postal_code: null,
    town: null,
    vat_id: null,
  },
  ...standing,
});
const STANDINGS = [
  invoice(1, { in_arrears_since: '2026-03-27' }),
  invoice(2, {}),
  invoice(3, { paid_by: 'card', paid_on: '2026-03-02', payment_trouble: 'disputed' }),
  invoice(4, { payment_trouble: 'dispute-lost' }),
  invoice(5, { paid_by: 'card', paid_on: '2026-03-02', payment_trouble: 'partly-paid-back' }),
  invoice(6, { paid_by: 'card', paid_on: '2026-03-04' }),
  invoice(7, {
    payment_trouble: 'written-off',
    payment_failed: false,
    booking: { kind: 'write-off', booked_on: '2026-04-20', received_on: null, reference: null, reason: 'insolvency' },
  }),
  invoice(8, {
    ...{ paid_by: 'transfer', paid_on: '2026-04-18', payment_failed: false },
    booking: {
      ...{ kind: 'transfer', booked_on: '2026-04-20', received_on: '2026-04-18', reason: null },
      reference: 'RE-2026-00008 Bäckerei',
    },
  }),
  invoice(9, {
    ...{ paid_by: 'transfer', paid_on: '2026-04-18', payment_failed: false },
    ...{ cancelled_by: 'RE-2026-00010', payment_trouble: 'transfer-owed' },
    booking: { kind: 'transfer', booked_on: '2026-04-20', received_on: '2026-04-18', reference: null, reason: null },
  }),
  invoice(10, { paid_by: 'card', paid_on: '2026-03-02', payment_trouble: 'partly-taken-back', taken_back_amount: 20 }),
];

const OPEN_ITEMS: OpenItems = {
  as_of: '2026-04-20',
  states: {
    open: { invoices: 21, amount: 1_239 },
    overdue: { invoices: 18, amount: 1_062 },
    'not-due': { invoices: 3, amount: 177 },
    'overdue-30': { invoices: 11, amount: 649 },
    'overdue-60': { invoices: 6, amount: 354 },
    'overdue-90': { invoices: 0, amount: 0 },
    'overdue-longer': { invoices: 1, amount: 59 },
    failed: { invoices: 15, amount: 885 },
    disputed: { invoices: 1, amount: 59 },
    'partly-taken-back': { invoices: 1, amount: 20 },
    'written-off': { invoices: 4, amount: 236 },
    'transfer-owed': { invoices: 1, amount: 59 },
  },
};

describe('invoices', () => {
  it.each([
    { name: '390-light', viewport: PHONE, colorScheme: 'light' },
    { name: '390-dark', viewport: PHONE, colorScheme: 'dark' },
    { name: '1280-light', viewport: DESK, colorScheme: 'light' },
    { name: '1280-dark', viewport: DESK, colorScheme: 'dark' },
  ] as const)('say what became of their payment, at $name', async ({ name, viewport, colorScheme }) => {
    const { page, context, complaints } = await openBackOffice(browser, { url, viewport, path: '/invoices' });
    await page.emulateMedia({ colorScheme });
    await page.route('**/api/admin/invoices?*', (route) =>
      route.fulfill({ json: STANDINGS, headers: { 'content-range': 'invoices 0-9/10' } }),
    );
    await page.route('**/api/admin/invoices/open-items', (route) => route.fulfill({ json: OPEN_ITEMS }));
    await page.reload();
    await page.getByLabel('Art', { exact: true }).selectOption('invoice');
    for (const words of [
      'Im Verzug seit 27.03.2026',
      'Karte abgelehnt',
      'Bestritten',
      'Zurückgeholt',
      'Teils zurückgezahlt',
      'Teils zurückgeholt',
      'Bezahlt am 04.03.2026',
      'Ausgebucht',
      'Überwiesen am 18.04.2026',
      'Zurückzuüberweisen',
    ]) {
      await page.getByText(words).filter({ visible: true }).first().waitFor();
    }
    await page.getByText('Davon zurück').filter({ visible: true }).first().waitFor();
    const unclear = page.getByRole('link', { name: /^Unklare Zahlung ?: RE-2026-00010$/ });
    const href = new URL((await unclear.getAttribute('href')) ?? '', url);
    expect(href.pathname).toBe('/admin/unmatched-payments');
    expect(href.searchParams.get('filter')).toBe('{"user_id":"0198a000-0000-7000-8000-00000000a001"}');
    const items = page.getByRole('list', { name: 'Offene Posten' });
    expect(await items.getByRole('link').allTextContents()).toEqual([
      'Offen: 21\u00a0· 1.239,00\u00a0€',
      'Überfällig: 18\u00a0· 1.062,00\u00a0€',
      'Noch nicht fällig: 3\u00a0· 177,00\u00a0€',
      '1–30 Tage überfällig: 11\u00a0· 649,00\u00a0€',
      '31–60 Tage überfällig: 6\u00a0· 354,00\u00a0€',
      'Über 90 Tage überfällig: 1\u00a0· 59,00\u00a0€',
      'Karte abgelehnt: 15\u00a0· 885,00\u00a0€',
      'Bestritten: 1\u00a0· 59,00\u00a0€',
      'Teils zurückgeholt: 1\u00a0· 20,00\u00a0€',
      'Zurückzuüberweisen: 1\u00a0· 59,00\u00a0€',
    ]);
    const younger = items.getByRole('link', { name: '1–30 Tage' });
    await eventually(() => younger.getAttribute('href')).toContain('kind');
    const asked = page.waitForRequest(
      (request) => new URL(request.url()).searchParams.get('filter') === '{"kind":"invoice","payment":"overdue-30"}',
    );
    await younger.click();
    await asked;
    expect(await page.getByLabel('Zahlung', { exact: true }).inputValue()).toBe('overdue-30');
    expect(await items.locator('[aria-current="true"]').count()).toBe(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, `admin-invoice-standings-${name}`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
