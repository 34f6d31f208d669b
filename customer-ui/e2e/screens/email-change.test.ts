import { describe, expect, it } from 'vitest';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newCustomer } from '../../../infra/e2e/customers.ts';
import { codeFromMailbox, mailTo } from '../../../infra/e2e/mailbox.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { readToast, toast } from '../../../infra/e2e/toasts.ts';
import { askedToSignIn, dialogOf, fillCredentials, submitButton } from '../steps.ts';
import { openAccount, PHONE_AGENT, signInElsewhere } from './account-steps.ts';

const url = productUrl();
const browser = await sharedBrowser();
const signedIn = (token: string) => newPerson(browser, { url, viewport: PHONE, token });

describe('the e-mail address', () => {
  it('is changed with the password and the code from the new mailbox; other devices are signed out', async () => {
    const customer = await newCustomer(url);
    const newEmail = `neu-${customer.email}`;
    const other = await signedIn(await signInElsewhere(customer, PHONE_AGENT));
    await openAccount(other.page);
    const { page, context, complaints } = await signedIn(customer.token);
    await openAccount(page);
    await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Neue E-Mail-Adresse').fill(newEmail);
    await dialog.getByLabel('Ihr Passwort').fill('geraten');
    await dialog.getByRole('button', { name: 'Code anfordern' }).click();
    await readToast(page, 'Das Passwort stimmt nicht. Bitte prüfen Sie Ihre Eingabe.');
    await dialog.getByLabel('Ihr Passwort').fill(customer.password);
    await dialog.getByRole('button', { name: 'Code anfordern' }).click();
    await dialog.getByText(newEmail).waitFor();

    // Closed, the window opens with the code again: the mail may be on another device.
    await page.keyboard.press('Escape');
    await page.getByText(`Wartet auf den Code: ${newEmail}`).waitFor();
    await page.getByRole('button', { name: 'Code eingeben' }).click();
    await dialog.getByLabel('Code').fill(await codeFromMailbox(url, newEmail));
    await dialog.getByRole('button', { name: 'Bestätigen' }).click();
    await toast(page, 'Ihre neue E-Mail-Adresse gilt. Auf allen anderen Geräten sind Sie abgemeldet.').waitFor();
    await page.locator('.account-email', { hasText: newEmail }).waitFor();
    expect(await page.getByText('Wartet auf den Code').count()).toBe(0);
    await arriveAt(other.page, `${url}/`);

    await askedToSignIn(other.page);
    await fillCredentials(other.page, newEmail, customer.password);
    await submitButton(other.page).click();
    await arriveAt(other.page, '**/konto');
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
    await context.close();
    await other.context.close();
  });

  it('is taken back by one press on the page that the mail to the former address leads to', async () => {
    const customer = await newCustomer(url);
    const newEmail = `dieb-${customer.email}`;
    const thief = await signedIn(customer.token);
    await openAccount(thief.page);
    await thief.page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click();
    const dialog = dialogOf(thief.page);
    await dialog.getByLabel('Neue E-Mail-Adresse').fill(newEmail);
    await dialog.getByLabel('Ihr Passwort').fill(customer.password);
    await dialog.getByRole('button', { name: 'Code anfordern' }).click();
    await dialog.getByLabel('Code').fill(await codeFromMailbox(url, newEmail));
    await dialog.getByRole('button', { name: 'Bestätigen' }).click();
    await thief.page.locator('.account-email', { hasText: newEmail }).waitFor();

    const words = await mailTo(url, customer.email, 'Neue E-Mail-Adresse für Ihr Konto bei Sternklar');
    const { pathname, search } = new URL(words.match(/https?:\/\/\S+\/adresse-zurueck\S*/)?.[0] ?? '');
    const context = await browser.newContext({ baseURL: url, viewport: PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${pathname}${search}`);
    await page.getByRole('button', { name: 'Rückgängig machen' }).click();
    await page.getByRole('heading', { name: 'Ihr Konto hat wieder diese Adresse.' }).waitFor();
    await context.close();
    await arriveAt(thief.page, `${url}/`);
    expect(await codeFromMailbox(url, customer.email, 'reset')).toHaveLength(6);
    await thief.context.close();
  });
});
