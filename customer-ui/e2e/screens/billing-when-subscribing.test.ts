import { CURRENT_TERMS } from '@sternklar/contracts/legal-versions';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { adminToken, call, newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { dialogOf, openDashboard, submitButton } from '../steps.ts';
import { openPlan, PAID, payButton, typeCard } from '../subscription-steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

const subscriptionOf = (token: string) =>
  call<Subscription | null>({ url, method: 'GET', path: '/subscription', token });

describe('where invoices go', () => {
  it.each([
    { device: 'phone', viewport: PHONE, colorScheme: 'light' },
    { device: 'desk', viewport: DESK, colorScheme: 'dark' },
  ] as const)('may be said while subscribing, on a $device', async ({ device, viewport, colorScheme }) => {
    const { token } = await newCustomer(url);
    const { page, context, complaints } = await newPerson(browser, { url, viewport, colorScheme, token });
    await openDashboard(page);
    await openPlan(page);
    const dialog = dialogOf(page);
    await dialog.getByLabel('Name Ihres Unternehmens').fill('Bäckerei Sonnenschein GmbH');
    expect(await dialog.getByLabel('PLZ').isVisible()).toBe(false);
    await dialog.getByText('Rechnungsanschrift und USt-IdNr. angeben').click();
    await dialog.getByLabel('Straße und Hausnummer').fill('Mühlenstraße 12');
    await dialog.getByLabel('USt-IdNr.').fill('DE136695975');
    await dialog.getByText('Rechnungsanschrift und USt-IdNr. angeben').click();
    await submitButton(page).click();
    for (const sentence of ['auch die Postleitzahl', 'auch den Ort', 'die Prüfziffer stimmt nicht']) {
      await dialog.getByText(sentence).waitFor();
    }
    expect((await dialog.getByText('auch die Postleitzahl').boundingBox())?.width).toBeGreaterThan(250);
    expect(await dialog.getByLabel('PLZ').evaluate((field) => field === document.activeElement)).toBe(true);
    await picture(page, `plan-billing-${device}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByLabel('PLZ').fill('55543');
    await dialog.getByLabel('Ort').fill('Bad Kreuznach');
    await dialog.getByLabel('USt-IdNr.').fill('DE 136 695 976');
    await submitButton(page).click();
    await typeCard(page);
    await dialog.getByRole('button', { name: 'Zurück zum Tarif' }).click();
    expect(await dialog.getByLabel('Straße und Hausnummer').inputValue()).toBe('Mühlenstraße 12');
    await submitButton(page).click();
    await typeCard(page);
    await payButton(page).click();
    await toast(page, PAID).waitFor();
    expect(await subscriptionOf(token)).toMatchObject({
      company_name: 'Bäckerei Sonnenschein GmbH',
      street: 'Mühlenstraße 12',
      postal_code: '55543',
      town: 'Bad Kreuznach',
      vat_id: 'DE136695976',
    });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('whoever subscribes anew within a month that is billed', () => {
  it.each([
    { device: 'phone', viewport: PHONE, colorScheme: 'light' },
    { device: 'desk', viewport: DESK, colorScheme: 'dark' },
  ] as const)('reads before paying from when on it costs, on a $device', async ({ device, viewport, colorScheme }) => {
    const { token } = await newCustomer(url);
    await call({ url, method: 'POST', path: '/subscription/create', body: { plan_name: 'standard' }, token });
    const { id } = (await subscriptionOf(token)) ?? {};
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
    await call({
      url,
      method: 'POST',
      path: `/admin/subscriptions/${id}/termination`,
      body: { cause: 'mutual-consent', declared_by: 'customer', declared_on: today, ends_on: today },
      token: await adminToken(url),
    });
    const { page, context, complaints } = await newPerson(browser, { url, viewport, colorScheme, token });
    await openDashboard(page);
    await openPlan(page);
    const border = (await subscriptionOf(token))?.billed_until ?? '';
    const from = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'long' }).format(
      new Date(border),
    );
    await dialogOf(page).getByText(`Laufzeit und erster bezahlter Monat beginnen am ${from}.`).waitFor();
    await picture(page, `plan-anew-${device}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('where a provider takes the payments', () => {
  /** The pages as an installation with a provider serves them. */
  const withProvider = (page: Page, path: string) =>
    page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"paymentProvider":null', '"paymentProvider":"Zahl GmbH"');
      await route.fulfill({ response, body });
    });
  it.each([
    { device: 'phone', viewport: PHONE },
    { device: 'desk', viewport: DESK },
  ] as const)('the plan leads to its page, without a field for a card, on a $device', async ({ viewport }) => {
    const { token } = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport, token });
    await withProvider(page, '/dashboard');
    const bodies: unknown[] = [];
    await page.route('**/api/subscription/checkout', (route) => {
      bodies.push(route.request().postDataJSON());
      const answers = [
        { status: 503, json: { detail: 'Der Zahlungsdienstleister ist gerade nicht erreichbar.' } },
        { status: 201, json: { id: '1', checkout_url: `${url}/impressum`, expires_at: '2026-03-02T10:00:00.000Z' } },
      ];
      return route.fulfill(answers[bodies.length - 1] ?? { status: 500 });
    });
    await openDashboard(page);
    await openPlan(page);
    await dialogOf(page).getByLabel('Name Ihres Unternehmens').fill('Bäckerei Sonnenschein GmbH');
    await dialogOf(page).getByRole('link', { name: 'AGB' }).waitFor();
    await payButton(page).click();
    await toast(page, 'Der Zahlungsdienstleister ist gerade nicht erreichbar.').waitFor();
    expect(await dialogOf(page).getByLabel('PLZ').isVisible()).toBe(false);
    expect(await dialogOf(page).getByLabel('Kartennummer').count()).toBe(0);
    await submitButton(page).click();
    await arriveAt(page, '**/impressum');
    const sent = {
      plan_name: 'standard',
      company_name: 'Bäckerei Sonnenschein GmbH',
      accepted_terms: CURRENT_TERMS,
    };
    expect(bodies).toEqual([sent, sent]);
    await context.close();
  });
});
