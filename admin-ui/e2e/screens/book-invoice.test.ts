import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  SECRET_KEY,
  type StripeDouble,
  startStripeDouble,
  WEBHOOK_SECRET,
} from '../../../backend/src/payments/stripe/testing/stripe-double.ts';
import { type RunningProduct, startProduct } from '../../../backend/src/testing/running-product.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { today } from '../../../infra/e2e/today.ts';
import { eventually, openBackOffice } from '../admin.ts';

let stripe: StripeDouble;
let product: RunningProduct;
let url: string;
const browser = await sharedBrowser();
beforeAll(async () => {
  stripe = await startStripeDouble();
  product = await startProduct({
    env: {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
    },
  });
  url = product.url;
}, 60_000);
afterAll(async () => {
  await product?.stop();
  await product?.remove();
  await stripe?.close();
});

const tell = async ({ body, signature }: { readonly body: string; readonly signature?: string | undefined }) => {
  const answer = await fetch(`${url}/api/payments/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature ?? '' },
    body,
  });
  expect(answer.status).toBe(200);
};

/** A customer whose bank took the first payment back: its invoice is open. */
const debtor = async () => {
  const customer = await newCustomer(url);
  const { token } = customer;
  const body = { plan_name: 'standard', company_name: 'Bäckerei Sonnenschein GmbH' };
  await call({ url, token, method: 'POST', path: '/subscription/checkout', body });
  const paid = stripe.payPage(new Date());
  await tell(paid);
  const payment = JSON.parse(paid.body).data.object.id as string;
  await eventually(async () => (await call<object[]>({ url, token, method: 'GET', path: '/invoices' })).length).toBe(1);
  const lost = { ...stripe.newDispute(payment), status: 'lost' };
  await tell(stripe.notice('charge.dispute.closed', lost, new Date()));
  await eventually(
    async () =>
      (await call<{ paid_by: string | null }[]>({ url, token, method: 'GET', path: '/invoices' }))[0]?.paid_by,
  ).toBe(null);
  return customer;
};

describe('an open invoice', () => {
  it.each([
    { device: 'phone', viewport: PHONE, colorScheme: 'dark' },
    { device: 'desk', viewport: DESK, colorScheme: 'light' },
  ] as const)(
    'is booked as transferred, open again, and written off on a $device; its customer sees each',
    async ({ device, viewport, colorScheme }) => {
      const { email, token } = await debtor();
      const { page, context, complaints } = await openBackOffice(browser, {
        url,
        viewport,
        colorScheme,
        path: '/invoices',
      });
      const row = page.locator('[data-row-id]').filter({ hasText: email });
      const owner = await newPerson(browser, { url, viewport: PHONE, token });
      await owner.page.goto('/konto#rechnungen');
      const ofOwner = (words: string | RegExp) => owner.page.locator('.invoice').getByText(words).waitFor();
      const opened = async (button: string, title: RegExp) => {
        await row.getByRole('button', { name: new RegExp(`^${button}`) }).click();
        const dialog = page.getByRole('dialog', { name: title });
        await dialog.waitFor();
        return dialog;
      };
      await ofOwner(/Ihre Bank hat die Zahlung zurückgeholt/);

      const transfer = await opened('Überweisung buchen', /^Überweisung zu RE-.* buchen$/);
      await transfer.getByRole('button', { name: 'Buchen' }).click();
      await transfer.getByText('Bitte geben Sie an, wann die Überweisung eingegangen ist.').waitFor();
      const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
      await transfer.getByLabel('Eingegangen am').fill(tomorrow);
      await transfer.getByRole('button', { name: 'Buchen' }).click();
      await page.getByText('Der Tag des Eingangs liegt in der Zukunft.').waitFor();
      await transfer.getByLabel('Eingegangen am').fill(today());
      await transfer.getByLabel('Verwendungszweck (freiwillig)').fill('RE 1 Sonnenschein');
      await picture(page, `admin-book-transfer-${device}`);
      expect(await accessibilityFaults(page)).toEqual([]);
      let sent = 0;
      await page.route('**/booking', async (route) => {
        sent += 1;
        await route.continue();
      });
      await transfer.getByRole('button', { name: 'Buchen' }).dblclick();
      await page.getByText(/ist als überwiesen gebucht/).waitFor();
      expect(sent).toBe(1);
      await row
        .getByText(/Überwiesen am/)
        .first()
        .waitFor();
      await row
        .getByText(/RE 1 Sonnenschein/)
        .first()
        .waitFor();
      await ofOwner(/^Überwiesen am/);

      const mistake = await opened('Buchung zurücknehmen', /zurücknehmen$/);
      await mistake.getByRole('button', { name: 'Zurücknehmen' }).click();
      await page.getByText(/ist wieder offen\.$/).waitFor();
      await row.getByText('Zurückgeholt').waitFor();

      const writeOff = await opened('Ausbuchen', /ausbuchen$/);
      await writeOff.getByRole('radio', { name: 'Insolvenz' }).check();
      await picture(page, `admin-write-off-${device}`);
      expect(await accessibilityFaults(page)).toEqual([]);
      await writeOff.getByRole('button', { name: 'Ausbuchen' }).click();
      await row.getByText('Ausgebucht', { exact: true }).waitFor();
      // What was wrong before is said no more.
      expect(await page.getByText('Der Tag des Eingangs liegt in der Zukunft.').count()).toBe(0);
      await ofOwner('Ausgebucht. Sie müssen nichts mehr bezahlen.');
      await picture(page, `admin-booked-${device}`);
      expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
      await owner.context.close();
      await context.close();
    },
  );
});
