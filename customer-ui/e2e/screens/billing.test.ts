import type { Invoice } from '@sternklar/contracts/invoices/invoice.api';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { dialogOf, submitButton } from '../steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

const subscriptionOf = (token: string) =>
  call<Subscription | null>({ url, method: 'GET', path: '/subscription', token });

describe('where invoices go', () => {
  it.each([
    { device: 'phone', viewport: PHONE, colorScheme: 'light' },
    { device: 'phone-dark', viewport: PHONE, colorScheme: 'dark' },
    { device: 'desk', viewport: DESK, colorScheme: 'light' },
    { device: 'desk-dark', viewport: DESK, colorScheme: 'dark' },
  ] as const)('is changed in the account, $device', async ({ device, viewport, colorScheme }) => {
    const { token } = await newCustomer(url);
    const body = { plan_name: 'standard', company_name: 'Bäckerei Sonnenschein GmbH' };
    await call({ url, method: 'POST', path: '/subscription/create', token, body });
    await expect
      .poll(() => call<Invoice[]>({ url, method: 'GET', path: '/invoices', token }), { timeout: 10_000 })
      .toHaveLength(1);
    const { page, context, complaints } = await newPerson(browser, { url, viewport, colorScheme, token });
    await page.goto('/konto#rechnungsangaben');
    const section = page.getByRole('region', { name: 'Rechnungsangaben' });
    await section.getByText('nicht angegeben').first().waitFor();
    await section.getByRole('button', { name: 'Rechnungsangaben ändern' }).click();
    const dialog = dialogOf(page);
    for (const [label, autocomplete] of [
      ['Name Ihres Unternehmens', 'organization'],
      ['Straße und Hausnummer', 'street-address'],
      ['PLZ', 'postal-code'],
      ['Ort', 'address-level2'],
    ] as const) {
      expect(await dialog.getByLabel(label).getAttribute('autocomplete')).toBe(autocomplete);
    }
    expect(await dialog.getByLabel('PLZ').getAttribute('inputmode')).toBe('numeric');
    await dialog.getByLabel('Straße und Hausnummer').fill('Markt 1');
    await dialog.getByLabel('PLZ').fill('5511');
    await dialog.getByLabel('Ort').fill('Mainz');
    await submitButton(page).click();
    await dialog.getByText('Bitte geben Sie die Postleitzahl mit fünf Ziffern an.', { exact: false }).waitFor();
    await picture(page, `account-billing-dialog-${device}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByLabel('PLZ').fill('55116');
    await submitButton(page).click();
    await toast(page, 'Ihre Rechnungsangaben sind gespeichert.').waitFor();
    await section.getByText('Markt 1, 55116 Mainz').waitFor();
    // Looking for faults left the page in the dark, on a phone.
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await section.scrollIntoViewIfNeeded();
    await picture(page, `account-billing-${device}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await subscriptionOf(token)).toMatchObject({ street: 'Markt 1', postal_code: '55116', vat_id: null });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the VAT id of another state, from before only German ones were taken', () => {
  it.each([
    { device: 'phone', viewport: PHONE, colorScheme: 'dark' },
    { device: 'desk', viewport: DESK, colorScheme: 'light' },
  ] as const)('is told of in the account, with what waits and what to do, on a $device', async (options) => {
    const { device, viewport, colorScheme } = options;
    const { token } = await newCustomer(url);
    const body = { plan_name: 'standard', company_name: 'Boulangerie du Soleil' };
    await call({ url, method: 'POST', path: '/subscription/create', token, body });
    const own = await subscriptionOf(token);
    const { page, context } = await newPerson(browser, { url, viewport, colorScheme, token });
    await page.route('**/api/subscription', (route) => route.fulfill({ json: { ...own, vat_id: 'FR40303265045' } }));
    await page.goto('/konto#rechnungsangaben');
    const section = page.getByRole('region', { name: 'Rechnungsangaben' });
    await section.getByText('wartet auf eine deutsche USt-IdNr.').waitFor();
    await section.getByText(/^Diese USt-IdNr\. ist keine deutsche\. .*Ihr Abo läuft weiter\.$/).waitFor();
    await section.scrollIntoViewIfNeeded();
    await picture(page, `account-foreign-vat-id-${device}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });

  it('can be corrected after the end, as long as invoices may wait', async () => {
    const { token } = await newCustomer(url);
    const body = { plan_name: 'standard', company_name: 'Boulangerie du Soleil' };
    await call({ url, method: 'POST', path: '/subscription/create', token, body });
    const own = await subscriptionOf(token);
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token });
    let vatId: string | null = 'FR40303265045';
    await page.route('**/api/subscription', (route) =>
      route.fulfill({ json: { ...own, status: 'inactive', vat_id: vatId } }),
    );
    await page.goto('/konto#rechnungsangaben');
    const section = page.getByRole('region', { name: 'Rechnungsangaben' });
    await section.getByText(/warten Rechnungen, die für die Zeit bis zum Ende Ihres Abos noch ausstehen\.$/).waitFor();
    await section.getByRole('button', { name: 'Rechnungsangaben ändern' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).waitFor();
    vatId = null;
    await page.reload();
    await page.getByRole('region', { name: 'Abo' }).waitFor();
    expect(await section.count()).toBe(0);
    await context.close();
  });
});

describe('where a provider takes the payments', () => {
  const invoice = (number: number, payment: Partial<Invoice>): Invoice => ({
    id: `0198a000-0000-7000-8000-00000000000${number}`,
    kind: 'invoice',
    number: `RE-2026-0000${number}`,
    issued_on: '2026-04-02',
    served_from: '2026-04-02',
    served_until: '2026-05-01',
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
    due_on: '2026-04-05',
    payment_failed: false,
    payment_trouble: null,
    paid_back_amount: 0,
    taken_back_amount: 0,
    ...payment,
  });

  it.each([
    { device: 'phone', viewport: PHONE, colorScheme: 'light' },
    { device: 'desk', viewport: DESK, colorScheme: 'dark' },
  ] as const)('an open invoice says until when, and is paid on its page, on a $device', async (options) => {
    const { device, viewport, colorScheme } = options;
    const { token } = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport, colorScheme, token });
    await page.route('**/api/invoices?*', (route) =>
      route.fulfill({
        json: [
          invoice(3, { payment_failed: true }),
          invoice(2, {}),
          invoice(1, { paid_by: 'card', paid_on: '2026-04-03' }),
          invoice(4, { paid_by: 'card', paid_on: '2026-04-03', payment_trouble: 'disputed' }),
          invoice(5, { payment_trouble: 'dispute-lost' }),
          invoice(6, {
            paid_by: 'card',
            paid_on: '2026-04-03',
            payment_trouble: 'partly-paid-back',
            paid_back_amount: 20,
          }),
          invoice(7, {
            ...{ paid_by: 'card', paid_on: '2026-04-03' },
            ...{ payment_trouble: 'partly-taken-back', taken_back_amount: 20 },
          }),
        ],
      }),
    );
    await page.route('**/api/invoices/*/checkout', (route) =>
      route.fulfill({ status: 201, json: { id: '1', checkout_url: `${url}/impressum`, expires_at: '' } }),
    );
    await page.goto('/konto#rechnungen');
    const section = page.getByRole('region', { name: 'Rechnungen' });
    await section.getByText('Offen, fällig am 05.04.2026. Ihre Karte wurde abgelehnt.').waitFor();
    await section.getByText('Bezahlt am 03.04.2026', { exact: true }).waitFor();
    await section.getByText('Ihre Bank prüft die Zahlung; so lange buchen wir nichts ab.').waitFor();
    await section.getByText('Davon gingen 20,00 € auf Ihre Karte zurück.').waitFor();
    const takenBack = section.getByText(/^Bezahlt am 03\.04\.2026\. Davon hat Ihre Bank 20,00\s€ zurückgeholt\./);
    expect(await takenBack.innerText()).toContain(
      'Dieser Teil ist offen: Schreiben Sie uns im Chat auf Ihrer Übersicht',
    );
    expect(await takenBack.getAttribute('data-open')).toBe('true');
    expect(await section.getByRole('button', { name: 'Rechnung RE-2026-00007 bezahlen' }).count()).toBe(0);
    await section.getByText('Offen, fällig am 05.04.2026. Ihre Bank hat die Zahlung zurückgeholt.').waitFor();
    expect(await section.innerText()).not.toContain('Testbetrieb');
    await section.scrollIntoViewIfNeeded();
    await picture(page, `account-open-invoices-${device}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await section.getByRole('button', { name: 'Rechnung RE-2026-00002 bezahlen' }).click();
    await arriveAt(page, '**/impressum');
    await context.close();
  });
});
