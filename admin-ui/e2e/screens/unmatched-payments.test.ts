import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signatureOf } from '../../../backend/src/payments/stripe/webhook-signature.ts';
import { type RunningProduct, startProduct } from '../../../backend/src/testing/running-product.ts';
import { STRIPE_ENV } from '../../../backend/src/testing/things/payments.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, call, newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { openBackOffice, signInAdmin } from '../admin.ts';

let product: RunningProduct;
let url: string;
let customer: Customer;
const browser = await sharedBrowser();

/** Stripe tells of something. */
const tell = async (event: {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly object: object };
}) => {
  const body = JSON.stringify(event);
  const seconds = Math.floor(Date.now() / 1_000);
  const signature = `t=${seconds},v1=${signatureOf(body, seconds, STRIPE_ENV.STRIPE_WEBHOOK_SECRET)}`;
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  expect((await fetch(`${url}/api/payments/stripe/webhook`, { method: 'POST', headers, body })).status).toBe(200);
};

/** One euro was paid for an invoice. */
const payOneEuro = async (invoiceId: string) => {
  const { id } = await call<{ id: string }>({ url, method: 'GET', path: '/auth/me', token: customer.token });
  const object = {
    id: 'pi_ein_euro',
    amount: 100,
    amount_received: 100,
    currency: 'eur',
    customer: null,
    payment_method: null,
    metadata: { account_id: id, invoice_id: invoiceId },
  };
  await tell({ id: 'evt_ein_euro', type: 'payment_intent.succeeded', data: { object } });
};
/** Its payer's bank disputes it. */
const disputeIt = () => {
  const dispute = { id: 'du_1', amount: 100, currency: 'eur', reason: 'fraudulent', status: 'needs_response' };
  return tell({
    id: 'evt_bestritten',
    type: 'charge.dispute.created',
    data: { object: { ...dispute, payment_intent: 'pi_ein_euro' } },
  });
};

/** The id of the first thing in a list, which reactors or read models may need a moment for. */
const firstOf = (token: string, path: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const [first] = await call<{ id: string }[]>({ url, token, method: 'GET', path });
      if (!first) throw new Error(`Nothing came to ${path}.`);
      return first.id;
    },
    { timeout: 20_000, interval: 100 },
  );

beforeAll(async () => {
  product = await startProduct({ env: STRIPE_ENV });
  url = product.url;
  customer = await newCustomer(url);
  const { token } = customer;
  await call({ url, token, method: 'POST', path: '/subscription/create', body: { plan_name: 'standard' } });
  await payOneEuro(await firstOf(token, '/invoices'));
  await firstOf(await signInAdmin(url), '/admin/unmatched-payments');
  await disputeIt();
}, 60_000);
afterAll(async () => {
  await product?.stop();
  await product?.remove();
});

describe('unmatched payments', () => {
  it('can be read by everybody, in both schemes', async () => {
    for (const viewport of [PHONE, DESK]) {
      const { page, context, complaints } = await openBackOffice(browser, {
        url,
        viewport,
        path: '/unmatched-payments',
      });
      await page.getByText('Anderer Betrag').first().waitFor();
      await page.getByText('Von der Bank bestritten').first().waitFor();
      // Its invoice is where it leads.
      const invoice = page.getByRole('link', { name: /^Rechnung ?: RE-/ }).first();
      const { searchParams } = new URL((await invoice.getAttribute('href')) ?? '', url);
      expect(searchParams.get('filter')).toMatch(/^\{"q":"RE-\d{4}-\d{5}"\}$/);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await picture(page, `admin-unmatched-payments-${colorScheme}-${viewport.width}`);
      }
      // It looks at both widths and schemes by itself.
      if (viewport === PHONE) expect(await accessibilityFaults(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('are settled by saying what became of the money, and leave the list of what is to be seen to', async () => {
    const { page, context, complaints } = await openBackOffice(browser, {
      url,
      viewport: DESK,
      path: '/unmatched-payments',
    });
    await page.getByLabel('Stand', { exact: true }).selectOption('open');
    const row = page.locator('[data-row-id]').filter({ hasText: 'Anderer Betrag' });
    await row.getByRole('button', { name: /^Ist geklärt/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Was ist mit den 1,00/ });
    await dialog.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, 'admin-settle-payment-1280');
    await page.setViewportSize(PHONE);
    await picture(page, 'admin-settle-payment-390');
    await page.setViewportSize(DESK);
    const choices = await dialog.getByRole('radio').all();
    expect(await Promise.all(choices.map((choice) => choice.getAttribute('value')))).toEqual([
      'paid-back',
      'paid-back-by-transfer',
      'booked-otherwise',
    ]);
    await dialog.getByRole('radio', { name: 'Anders verbucht' }).check();
    await dialog.getByRole('button', { name: 'Eintragen' }).click();
    await toast(page, 'Die Zahlung ist geklärt.').waitFor();
    await row.waitFor({ state: 'detached' });
    await page.getByLabel('Stand', { exact: true }).selectOption('settled');
    await page.getByText('Anders verbucht').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
