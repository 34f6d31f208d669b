import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { answerWith } from '../../../infra/e2e/answers.ts';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newCustomer } from '../../../infra/e2e/customers.ts';
import { hasFocus } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { readToast } from '../../../infra/e2e/toasts.ts';
import { today } from '../../../infra/e2e/today.ts';
import { openBackOffice } from '../admin.ts';

const url = productUrl();
const browser = await sharedBrowser();

describe('a notice that came by letter', () => {
  it('is entered for a subscription; a refusal is told in the server’s words, and what was typed stays', async () => {
    const { token, email } = await newCustomer(url);
    const body = { plan_name: 'standard', company_name: 'Bäckerei Sonnenschein GmbH' };
    await call({ url, method: 'POST', path: '/subscription/create', body, token });
    const { page, context, complaints } = await openBackOffice(browser, {
      ...{ url, viewport: DESK, path: '/subscriptions' },
    });
    const card = page.locator('[data-row-id]').filter({ hasText: email });
    const button = card.getByRole('button', { name: /^Kündigung eintragen/ });
    await button.waitFor();
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Kündigung eintragen' });
    await dialog.getByRole('button', { name: 'Eintragen' }).click();
    await dialog.getByText('Bitte geben Sie den Tag an, an dem die Kündigung einging.').waitFor();
    expect(await hasFocus(dialog.getByLabel('Eingegangen am'))).toBe(true);
    await picture(page, 'admin-enter-notice');
    const day = today();
    await dialog.getByLabel('Eingegangen am').fill(day);
    const refusal = { status: 409, body: { title: 'Conflict', detail: 'Dieses Abo ist schon gekündigt.' } };
    await answerWith(page, 'POST /admin/subscriptions/*/notice', refusal, { times: 1 });
    await dialog.getByRole('button', { name: 'Eintragen' }).click();
    await readToast(page, 'Dieses Abo ist schon gekündigt.');
    expect(await dialog.getByLabel('Eingegangen am').inputValue()).toBe(day);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Eintragen' }).click();
    await page.getByText(/^Eingetragen\. Das Abo endet am /).waitFor();
    await card.getByText(/^zum /).waitFor();
    expect(await button.count()).toBe(0);
    // One for an earlier end may have come before it.
    await card.getByRole('button', { name: /^Frühere Kündigung eintragen/ }).click();
    const earlier = page.getByRole('dialog', { name: 'Frühere Kündigung eintragen' });
    await earlier.getByText(/Gekündigt ist zum .* gilt der frühere Tag; sonst bleibt es dabei\./).waitFor();
    await picture(page, 'admin-enter-earlier-notice');
    await earlier.getByLabel('Eingegangen am').fill(day);
    await earlier.getByRole('button', { name: 'Eintragen' }).click();
    await readToast(page, 'Dieses Abo ist bereits gekündigt, zu diesem oder einem früheren Tag.');
    // What was refused, the browser says itself.
    expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([]);
    await context.close();
  });
});

describe('an end out of the ordinary', () => {
  it('asks for why and by whom, says what it does to the month, and is shown at the subscription', async () => {
    const { token, email } = await newCustomer(url);
    const body = { plan_name: 'standard', company_name: 'Gasthof Abendrot' };
    await call({ url, method: 'POST', path: '/subscription/create', body, token });
    const { page, context, complaints } = await openBackOffice(browser, {
      url,
      viewport: DESK,
      path: '/subscriptions',
    });
    const card = page.locator('[data-row-id]').filter({ hasText: email });
    await card.getByRole('button', { name: /^Außerordentlich beenden/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Abo außerordentlich beenden' });
    await dialog.getByRole('button', { name: 'Abo beenden' }).click();
    await dialog.getByText('Bitte wählen Sie einen Grund.').waitFor();
    await dialog.getByRole('combobox', { name: 'Grund' }).selectOption('Missbrauch oder Täuschung');
    await dialog.getByText('Der Monat, in den das Ende fällt, bleibt ganz berechnet.').waitFor();
    expect(await dialog.getByRole('radio', { name: 'Der Kunde' }).count()).toBe(0);
    const cause = dialog.getByRole('combobox', { name: 'Grund' });
    await cause.selectOption('Tod der Inhaberin oder des Inhabers');
    await dialog.getByRole('radio', { name: 'Der Kunde' }).check();
    await cause.selectOption('Zahlungsverzug');
    await dialog.getByRole('button', { name: 'Abo beenden' }).click();
    await dialog.getByText('Bitte geben Sie an, wer kündigt.').waitFor();
    await dialog.getByRole('combobox', { name: 'Grund' }).selectOption('Tod der Inhaberin oder des Inhabers');
    await dialog.getByText(/Auch der Monat, in den das Ende fällt, wird storniert/).waitFor();
    await dialog.getByRole('radio', { name: 'Der Kunde' }).check();
    await picture(page, 'admin-terminate');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByLabel('Notiz für das Team (freiwillig)').fill('Die Tochter hat angerufen.');
    await dialog.getByRole('button', { name: 'Abo beenden' }).click();
    await page.getByText(/^Beendet\. Letzter Tag des Abos: /).waitFor();
    await card.getByText(/Tod der Inhaberin oder des Inhabers, vom Kunden am/).waitFor();
    await card.getByText('Die Tochter hat angerufen.').waitFor();
    expect(await card.getByRole('button', { name: /^Außerordentlich beenden/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('an invoice', () => {
  it('is taken back for a reason, without which nothing is sent', async () => {
    const { token, email } = await newCustomer(url);
    const body = { plan_name: 'standard', company_name: 'Rücknahme GmbH' };
    await call({ url, method: 'POST', path: '/subscription/create', body, token });
    const { page, context, complaints } = await openBackOffice(browser, { url, viewport: DESK, path: '/invoices' });
    const card = page.locator('[data-row-id]').filter({ hasText: email });
    await card.getByRole('button', { name: /^Stornieren/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Rechnung .* stornieren$/ });
    const reason = dialog.getByLabel('Grund, wie er auf der Stornorechnung steht');
    await reason.fill('  ');
    await dialog.getByRole('button', { name: 'Stornieren' }).click();
    await dialog.getByText('Bitte geben Sie an, warum die Rechnung storniert wird.').waitFor();
    expect(await hasFocus(reason)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, 'admin-cancel-invoice');
    await reason.fill('Doppelt gebucht');
    await dialog.getByRole('button', { name: 'Stornieren' }).click();
    await page.getByText(/^Storniert mit der Stornorechnung /).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
