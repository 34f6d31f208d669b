import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { dialogOf, openDashboard, untilHistoryRests } from '../steps.ts';
import { fillCard, openPayment, PAID, payButton, subscribeButton, subscriptionOf } from '../subscription-steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

const invoicesOf = (page: Page) => page.getByRole('region', { name: 'Rechnungen' });

describe('a subscription', () => {
  it('is booked, billed and cancelled, still runs then, and is not booked twice', async () => {
    const customer = await newCustomer(url);
    const { page, context, complaints } = await newPerson(browser, { url, viewport: PHONE, token: customer.token });
    // In another tab the same contract is about to be signed, and left so.
    const otherTab = await context.newPage();
    await otherTab.goto('/dashboard');
    await openPayment(otherTab);
    await fillCard(otherTab);

    await openDashboard(page);
    await page.getByText('Kein Abo').waitFor();
    await openPayment(page);
    await fillCard(page);
    await payButton(page).click();
    await toast(page, PAID).waitFor();
    await page.getByText('Abo aktiv').waitFor();
    expect(await subscribeButton(page).count()).toBe(0);

    // The invoice comes by itself, also to those who are there before it.
    await page.goto('/konto#rechnungen');
    const pdf = invoicesOf(page).getByRole('button', { name: /Rechnung RE-\d{4}-\d{5} als PDF herunterladen/ });
    await pdf.waitFor();
    await invoicesOf(page).getByText('59,00 €').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), pdf.click()]);
    expect(file.suggestedFilename()).toMatch(/^Rechnung-RE-\d{4}-\d{5}\.pdf$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    expect(bytes.subarray(-6).toString('latin1').trim()).toBe('%%EOF');
    expect(bytes.length).toBeGreaterThan(10_000);

    await page.getByRole('button', { name: 'Abo kündigen' }).click();
    await dialogOf(page).getByRole('button', { name: 'Jetzt kündigen' }).click();
    await page.getByText('Gekündigt zum').waitFor();
    await dialogOf(page).waitFor({ state: 'detached' });
    await untilHistoryRests(page);
    await picture(page, 'subscription-cancelled');
    await page.goto('/dashboard');
    await page.getByText('Abo aktiv').waitFor();
    expect(await subscribeButton(page).count()).toBe(0);
    expect(await subscriptionOf(customer)).toMatchObject({ status: 'active' });
    expect(complaints).toEqual([]);

    await payButton(otherTab).click();
    await toast(otherTab, 'Sie haben bereits ein aktives Abo. Sie brauchen kein zweites.').waitFor();
    await page.goto('/konto#rechnungen');
    await pdf.waitFor();
    expect(await pdf.count()).toBe(1);
    await context.close();
  });
});
