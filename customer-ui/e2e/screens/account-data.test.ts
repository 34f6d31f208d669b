import { readFile } from 'node:fs/promises';
import { ownDataSchema } from '@sternklar/contracts/accounts/own-data.api';
import { describe, expect, it } from 'vitest';
import { ADMIN } from '../../../backend/src/testing/running-product.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { answerWith } from '../../../infra/e2e/answers.ts';
import { DESK, newPerson, type Person, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { readToast, toast } from '../../../infra/e2e/toasts.ts';
import { dialogOf, submitButton } from '../steps.ts';
import { openAccount } from './account-steps.ts';

const url = productUrl();
const INTERNAL_NOTE = 'Nur intern: bitte später anrufen';
const browser = await sharedBrowser();

const signedIn = (token: string, viewport: typeof PHONE | typeof DESK = PHONE) =>
  newPerson(browser, { url, viewport, token });

const expectNoComplaints = ({ complaints }: Person) => expect(complaints).toEqual([]);

describe('mails about statuses', () => {
  it('are turned off and on again, after the server agreed', async () => {
    const { token } = await newCustomer(url);
    const { page, context } = await signedIn(token);
    await openAccount(page);
    const toggle = page.getByRole('checkbox', { name: 'E-Mail bei jeder Statusänderung' });
    await answerWith(page, 'PUT /account/notifications', { status: 500, body: {} }, { times: 1 });
    await toggle.click();
    await readToast(page, 'Die Einstellung konnte nicht gespeichert werden.');
    expect(await toggle.isChecked()).toBe(true);
    await toggle.click();
    await readToast(page, 'Sie bekommen keine E-Mails mehr bei Statusänderungen.');
    await page.reload();
    await page.getByText('Dieses Gerät').waitFor();
    expect(await toggle.isChecked()).toBe(false);
    await toggle.click();
    await readToast(page, 'Sie bekommen wieder eine E-Mail bei jeder Statusänderung.');
    await context.close();
  });
});

describe('the own data', () => {
  it('are downloaded whole, without what is not the customer’s', async () => {
    const customer = await newCustomer(url);
    const review = await newReview(customer, await newBusiness(customer), 'Max Export');
    const { access_token: admin } = await call<{ access_token: string }>({
      url,
      method: 'POST',
      path: '/auth/login',
      body: ADMIN,
    });
    const note = { note: INTERNAL_NOTE, shown_to_customer: false };
    await call({ url, method: 'POST', path: `/reviews/${review.id}/notes`, body: note, token: admin });
    const person = await signedIn(customer.token, DESK);
    await openAccount(person.page);
    const [download] = await Promise.all([
      person.page.waitForEvent('download'),
      person.page.getByRole('button', { name: 'Daten herunterladen' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^meine-daten-\d{4}-\d\d-\d\d\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    const data = ownDataSchema.parse(JSON.parse(text));
    expect(data.account.email).toBe(customer.email);
    expect(data.businesses).toHaveLength(1);
    expect(data.reviews).toMatchObject([{ id: review.id, reviewer_name: 'Max Export', history: [{}] }]);
    for (const secret of [INTERNAL_NOTE, `"${customer.password}"`, customer.token, 'argon2']) {
      expect(text).not.toContain(secret);
    }
    await toast(person.page, 'Ihre Daten sind heruntergeladen.').waitFor();
    expectNoComplaints(person);
    await person.context.close();
  });
});

describe('deleting the account', () => {
  it('does not speak of a notice to be given where it was given', async () => {
    const customer = await newCustomer(url);
    const asked = { url, token: customer.token };
    const plan = { plan_name: 'standard', company_name: 'Bäckerei Sonnenschein' };
    await call({ ...asked, method: 'POST', path: '/subscription/create', body: plan });
    await call({ ...asked, method: 'POST', path: '/subscription/notice', body: {} });
    const { page, context } = await signedIn(customer.token);
    await openAccount(page);
    await page.getByRole('button', { name: 'Löschung beantragen' }).click();
    const words = await dialogOf(page).innerText();
    expect(words).toContain('Ihr Abo ist gekündigt und läuft noch bis');
    expect(words).not.toContain('verlängert es sich');
    await context.close();
  });

  it('is asked for with the password, shown, mailed, and taken back', async () => {
    const customer = await newCustomer(url);
    const plan = { plan_name: 'standard', company_name: 'Bäckerei Sonnenschein' };
    await call({ url, method: 'POST', path: '/subscription/create', body: plan, token: customer.token });
    const person = await signedIn(customer.token);
    const { page } = person;
    await openAccount(page);
    await page.getByRole('button', { name: 'Löschung beantragen' }).click();
    const dialog = dialogOf(page);
    await dialog.getByText('Wir löschen Ihr Konto 14 Tage nach Ihrem Antrag.').waitFor();
    await dialog.getByText('Ihr Abo endet dadurch nicht von selbst').waitFor();
    await dialog.getByLabel('Ihr Passwort').fill('geraten');
    await submitButton(page).click();
    await readToast(page, 'Das Passwort stimmt nicht. Bitte prüfen Sie Ihre Eingabe.');
    await dialog.getByLabel('Ihr Passwort').fill(customer.password);
    await submitButton(page).click();
    await readToast(page, 'Ihre Löschung ist beantragt.');
    expect(await dialog.count()).toBe(0);
    await page.getByRole('link', { name: 'Antrag ansehen' }).waitFor();
    await expect
      .poll(async () => (await fetch(`${url}/mailbox.json?to=${encodeURIComponent(customer.email)}`)).text())
      .toContain('Ihre Löschung ist beantragt');
    await page.getByRole('button', { name: 'Antrag zurückziehen' }).click();
    await readToast(page, 'Ihr Konto bleibt bestehen.');
    await page.getByRole('button', { name: 'Löschung beantragen' }).waitFor();
    expect(await page.getByRole('link', { name: 'Antrag ansehen' }).count()).toBe(0);
    await person.context.close();
  });

  it('at once takes the password and a second confirmation, and leads out of a product that forgets', async () => {
    const customer = await newCustomer(url);
    const person = await signedIn(customer.token, DESK);
    const { page } = person;
    await openAccount(page);
    await page.getByRole('button', { name: 'Sofort löschen' }).click();
    const dialog = dialogOf(page);
    await dialog.getByText('Das lässt sich nicht zurücknehmen').waitFor();
    await dialog.getByLabel('Ihr Passwort').fill(customer.password);
    await submitButton(page).click();
    await dialog.getByRole('alert').getByText('Bitte bestätigen Sie').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await dialog.getByRole('checkbox').evaluate((tick) => tick === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await dialog.getByLabel('Ihr Passwort').fill('geraten');
    await submitButton(page).click();
    await readToast(page, 'Das Passwort stimmt nicht. Bitte prüfen Sie Ihre Eingabe.');
    await dialog.getByLabel('Ihr Passwort').fill(customer.password);
    await submitButton(page).dblclick();
    await readToast(page, 'Ihr Konto ist gelöscht.');
    await page.getByRole('button', { name: 'Jetzt starten' }).first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(await page.getByText('Ihre Sitzung ist abgelaufen').count()).toBe(0);
    await person.context.close();
  });

  it('at once is not offered while a subscription runs', async () => {
    const { token } = await newCustomer(url);
    await call({ url, method: 'POST', path: '/subscription/create', body: { plan_name: 'standard' }, token });
    const { page, context } = await signedIn(token);
    await openAccount(page);
    await page.getByText('sobald Ihr Abo beendet ist').waitFor();
    expect(await page.getByRole('button', { name: 'Sofort löschen' }).count()).toBe(0);
    await context.close();
  });

  it('that is asked for elsewhere shows here by itself', async () => {
    const { token, password } = await newCustomer(url);
    const { page, context } = await signedIn(token);
    await openAccount(page);
    await call({ url, method: 'POST', path: '/account/deletion-request', body: { password }, token });
    await page.getByRole('button', { name: 'Antrag zurückziehen' }).waitFor();
    await context.close();
  });
});
