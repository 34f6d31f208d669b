import type { Invoice } from '@sternklar/contracts/invoices/invoice.api';
import type { PaymentStanding } from '@sternklar/contracts/payments/payment.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningProduct, startProduct } from '../../../backend/src/testing/running-product.ts';
import { STRIPE_ENV } from '../../../backend/src/testing/things/payments.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { toast } from '../../../infra/e2e/toasts.ts';

let product: RunningProduct;
let url: string;
const browser = await sharedBrowser();
beforeAll(async () => {
  product = await startProduct({ env: { ...STRIPE_ENV, PAYMENT_PROVIDER: 'stripe' } });
  url = product.url;
}, 60_000);
afterAll(async () => {
  await product?.stop();
  await product?.remove();
});

const NOTHING: PaymentStanding = {
  has_card: true,
  card_expires_on: null,
  open_invoices: 0,
  open_amount: 0,
  step: null,
  deadline_on: null,
  in_arrears_since: null,
  requests_suspended: false,
  in_dispute: false,
};
const OPEN: PaymentStanding = { ...NOTHING, open_invoices: 2, open_amount: 118 };
const ARREARS: PaymentStanding = {
  ...OPEN,
  step: 'in-arrears',
  deadline_on: '2026-03-26',
  in_arrears_since: '2026-03-27',
  requests_suspended: true,
};

const invoice = (number: number): Invoice => ({
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
  paid_back_amount: 0,
  taken_back_amount: 0,
});

describe('a card that soon expires', () => {
  it('is told of beside the way to enter another one', async () => {
    const { token } = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token });
    const card_expires_on = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    await page.route('**/api/payments/standing', (route) => route.fulfill({ json: { ...NOTHING, card_expires_on } }));
    await page.goto('/konto#rechnungen');
    await page.getByText(/^Ihre Karte gilt noch bis zum \d{1,2}\.\s/).waitFor();
    await page.getByRole('button', { name: 'Andere Karte hinterlegen' }).waitFor();
    await context.close();
  });
});

describe('what is open', () => {
  const visit = async (
    standing: PaymentStanding,
    {
      viewport = DESK,
      colorScheme = 'light',
    }: { viewport?: typeof PHONE | typeof DESK; colorScheme?: 'light' | 'dark' } = {},
  ) => {
    const { token } = await newCustomer(url);
    const person = await newPerson(browser, { url, viewport, colorScheme, token });
    const { page } = person;
    await page.route('**/api/payments/standing', (route) => route.fulfill({ json: standing }));
    const rows = standing.open_invoices > 0 ? [invoice(2), invoice(1)] : [];
    await page.route('**/api/invoices?*', (route) => route.fulfill({ json: rows }));
    await page.goto('/konto#rechnungen');
    return { ...person, section: page.getByRole('region', { name: 'Rechnungen' }) };
  };

  it.each([
    { name: 'phone-light', viewport: PHONE, colorScheme: 'light' },
    { name: 'phone-dark', viewport: PHONE, colorScheme: 'dark' },
    { name: 'desk-light', viewport: DESK, colorScheme: 'light' },
    { name: 'desk-dark', viewport: DESK, colorScheme: 'dark' },
  ] as const)('says what follows, and what ends it, on a $name', async ({ name, ...look }) => {
    const { page, context, section, complaints } = await visit(ARREARS, look);
    await section.getByText('Ihr Konto ist seit 27. März 2026 im Verzug. Offen: 118,00 €.').waitFor();
    await section.getByText('Neue Löschanträge sind ausgesetzt').waitFor();
    await section.getByText('RE-2026-00001').waitFor();
    await section.scrollIntoViewIfNeeded();
    await picture(page, `account-in-arrears-${name}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is paid with one press', async () => {
    const { page, context, section } = await visit(OPEN);
    await section.getByText('2 Rechnungen sind offen, zusammen 118,00 €.').waitFor();
    await page.route('**/api/payments/collection', (route) => route.fulfill({ json: { invoices: 2 } }));
    await section.getByRole('button', { name: 'Alles bezahlen (118,00 €)' }).click();
    await toast(page, '2 Rechnungen werden abgebucht.').waitFor();
    await page.unroute('**/api/payments/collection');
    const refused = { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Es ist nichts offen.' };
    await page.route('**/api/payments/collection', (route) => route.fulfill({ status: 409, json: refused }));
    await section.getByRole('button', { name: 'Alles bezahlen (118,00 €)' }).click();
    await toast(page, 'Es ist nichts offen.').waitFor();
    await context.close();
  });

  it('leaves the way to another card open, also while nothing is', async () => {
    const { page, context, section } = await visit(NOTHING);
    await page.route('**/api/payments/card', (route) =>
      route.fulfill({ status: 201, json: { id: '1', checkout_url: `${url}/impressum`, expires_at: '' } }),
    );
    const change = section.getByRole('button', { name: 'Andere Karte hinterlegen' });
    await change.waitFor();
    expect(await section.getByRole('button', { name: /^Alles bezahlen/ }).count()).toBe(0);
    await change.click();
    await arriveAt(page, '**/impressum');
    await context.close();
    const without = await visit({ ...NOTHING, has_card: false });
    await without.section.getByText('Es ist keine Karte hinterlegt.').waitFor();
    await without.section.getByRole('button', { name: 'Karte hinterlegen', exact: true }).waitFor();
    await without.context.close();
  });
});
