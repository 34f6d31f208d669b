import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { openBackOffice } from '../admin.ts';

const url = productUrl();
const browser = await sharedBrowser();

const invoice = (number: number, standing: Partial<AdminInvoice>): AdminInvoice => ({
  id: `0198a000-0000-7000-8000-00000000000${number}`,
  kind: 'invoice',
  number: `RE-2026-0000${number}`,
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
  user_id: '0198a000-0000-7000-8000-00000000a001',
  user_email: 'inhaber@baeckerei-sonnenschein.example',
  company_name: 'Bäckerei Sonnenschein GmbH',
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
];

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
      route.fulfill({ json: STANDINGS, headers: { 'content-range': 'invoices 0-5/6' } }),
    );
    await page.getByLabel('Art', { exact: true }).selectOption('invoice');
    for (const words of [
      'Im Verzug seit 27.03.2026',
      'Karte abgelehnt',
      'Bestritten',
      'Zurückgeholt',
      'Teils zurückgezahlt',
      'Bezahlt am 04.03.2026',
    ]) {
      await page.getByText(words).first().waitFor();
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, `admin-invoice-standings-${name}`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
