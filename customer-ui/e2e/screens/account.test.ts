import { readFile } from 'node:fs/promises';
import { ownDataSchema } from '@sternklar/contracts/accounts/own-data.api';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ADMIN } from '../../../backend/src/testing/running-product.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { answerWith } from '../../../infra/e2e/answers.ts';
import { DESK, launch, newPerson, type Person, PHONE, picture } from '../../../infra/e2e/browser.ts';
import { type Customer, call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { readToast, toast } from '../../../infra/e2e/toasts.ts';
import { dialogOf, fillCredentials, logIn, openLogin, storedToken, submitButton } from '../steps.ts';
import { changePassword, device, NEW_PASSWORD, openAccount, PHONE_AGENT } from './account-steps.ts';

const url = inject('productUrl');
const INTERNAL_NOTE = 'Nur intern: bitte später anrufen';
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const signedIn = (token: string, viewport: typeof PHONE | typeof DESK = PHONE) =>
  newPerson(browser, { url, viewport, token });

/** Signs in as another device would, beside the browser; its token. */
const signInElsewhere = async ({ email, password }: Customer, userAgent: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { readonly access_token: string }).access_token;
};
const expectNoComplaints = ({ complaints }: Person) => expect(complaints).toEqual([]);

describe('the way to the account', () => {
  it.each([
    { device: 'phone', viewport: PHONE },
    { device: 'desk', viewport: DESK },
  ])('leads from the dashboard and back on a $device, and the back key too', async ({ viewport }) => {
    const { token, email } = await newCustomer(url);
    const person = await signedIn(token, viewport);
    const { page } = person;
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Konto' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ihr Konto' }).waitFor();
    await page.getByText(email).waitFor();
    expect(new URL(page.url()).pathname).toBe('/konto');
    expect(await page.title()).toContain('Ihr Konto');
    await page.getByRole('link', { name: 'Zu Ihren Bewertungen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ihre Bewertungen' }).waitFor();
    await page.goBack();
    await page.getByText('Dieses Gerät').waitFor();
    expectNoComplaints(person);
    await person.context.close();
  });

  it('is closed to visitors', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: PHONE });
    await page.goto('/konto');
    await page.waitForURL(`${url}/`);
    await context.close();
  });

  it('leads from a mail to the switch that turns such mails off', async () => {
    const { token } = await newCustomer(url);
    const { page, context } = await signedIn(token);
    await page.goto('/konto#benachrichtigungen');
    const heading = page.getByRole('heading', { name: 'Benachrichtigungen' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(300);
    await context.close();
  });
});

describe('the password', () => {
  it('is changed by whoever knows it, signs out other devices, and is the one to sign in with', async () => {
    const customer = await newCustomer(url);
    const person = await signedIn(customer.token, DESK);
    const other = await signedIn(await signInElsewhere(customer, PHONE_AGENT));
    await openAccount(person.page);
    await openAccount(other.page);
    await changePassword(person.page, customer.password);
    await toast(person.page, 'Ihr Passwort ist geändert. Auf allen anderen Geräten sind Sie abgemeldet.').waitFor();
    await other.page.waitForURL(`${url}/`);
    expect(await storedToken(other.page)).toBeNull();
    expect(await person.page.getByLabel('Neues Passwort').inputValue()).toBe('');
    await person.page.reload();
    await person.page.getByText('Dieses Gerät').waitFor();

    await openLogin(other.page);
    await fillCredentials(other.page, customer.email, customer.password);
    await submitButton(other.page).click();
    await toast(other.page, 'Authentifizierung fehlgeschlagen').waitFor();
    await logIn(other.page, { email: customer.email, password: NEW_PASSWORD });
    expectNoComplaints(person);
    await person.context.close();
    await other.context.close();
  });

  it('stays as it is when the current one is wrong, and the field says so', async () => {
    const { token, email, password } = await newCustomer(url);
    const { page, context } = await signedIn(token);
    await openAccount(page);
    await changePassword(page, 'geraten');
    await readToast(page, 'Das Passwort stimmt nicht. Bitte prüfen Sie Ihre Eingabe.');
    const field = page.getByLabel('Bisheriges Passwort');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await call({ url, method: 'POST', path: '/auth/login', body: { email, password } });
    await context.close();
  });

  it('is not sent when it is too short', async () => {
    const { token, password } = await newCustomer(url);
    const { page, context } = await signedIn(token);
    await openAccount(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await changePassword(page, password, 'kurz');
    await page.getByText('Bitte verwenden Sie mindestens 6 Zeichen.').waitFor();
    expect(sent.filter((address) => address.includes('change-password'))).toEqual([]);
    await context.close();
  });
});

describe('the devices', () => {
  it('are listed by name, and one that is signed out here leaves its screen at once', async () => {
    const customer = await newCustomer(url);
    const there = await signedIn(await signInElsewhere(customer, PHONE_AGENT));
    await openAccount(there.page);
    const here = await signedIn(await signInElsewhere(customer, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0'), DESK);
    await openAccount(here.page);
    await here.page.getByRole('button', { name: 'Abmelden: Safari auf iPhone' }).click();
    await toast(here.page, 'Das Gerät ist abgemeldet.').waitFor();
    await there.page.waitForURL(`${url}/`);
    await toast(there.page, 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.').waitFor();
    expect(await device(here.page, 'Safari auf iPhone').count()).toBe(0);
    expect(await device(here.page, 'Firefox auf Linux').count()).toBe(1);
    expectNoComplaints(here);
    await here.context.close();
    await there.context.close();
  });

  it('can all be signed out but this one', async () => {
    const customer = await newCustomer(url);
    const others = [await signInElsewhere(customer, PHONE_AGENT), await signInElsewhere(customer, PHONE_AGENT)];
    const { page, context } = await signedIn(customer.token);
    await openAccount(page);
    await page.getByRole('button', { name: 'Alle anderen abmelden' }).click();
    await toast(page, 'Alle anderen Geräte sind abgemeldet.').waitFor();
    expect(await page.locator('.device').count()).toBe(1);
    for (const token of others) {
      await expect(call({ url, method: 'GET', path: '/auth/me', token })).rejects.toThrow('401');
    }
    await context.close();
  });
});

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
  it('is asked for with the password, shown, mailed, and taken back', async () => {
    const customer = await newCustomer(url);
    const plan = { plan_name: 'standard', company_name: 'Bäckerei Sonnenschein' };
    await call({ url, method: 'POST', path: '/subscription/create', body: plan, token: customer.token });
    const person = await signedIn(customer.token);
    const { page } = person;
    await openAccount(page);
    await page.getByRole('button', { name: 'Löschung beantragen' }).click();
    const dialog = dialogOf(page);
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

  it('that is asked for elsewhere shows here by itself', async () => {
    const { token, password } = await newCustomer(url);
    const { page, context } = await signedIn(token);
    await openAccount(page);
    await call({ url, method: 'POST', path: '/account/deletion-request', body: { password }, token });
    await page.getByRole('button', { name: 'Antrag zurückziehen' }).waitFor();
    await context.close();
  });
});

describe('the account page', () => {
  it('is loaded again by hand when the server fails at first', async () => {
    const { token } = await newCustomer(url);
    const { page, context } = await signedIn(token);
    await answerWith(page, 'GET /account', { status: 503, body: {} }, { times: 1 });
    await page.goto('/konto');
    await page.getByText('Ihr Konto konnte nicht geladen werden.').waitFor();
    await page.getByRole('button', { name: 'Erneut laden' }).click();
    await page.getByText('Dieses Gerät').waitFor();
    await context.close();
  });

  it('lets an unverified address be confirmed', async () => {
    const { token } = await newCustomer(url, { verified: false });
    const { page, context } = await signedIn(token);
    await openAccount(page);
    await page.getByText('nicht bestätigt').waitFor();
    await page.getByRole('button', { name: 'Code eingeben' }).click();
    await dialogOf(page).getByRole('heading', { name: 'E-Mail-Adresse bestätigen' }).waitFor();
    await context.close();
  });

  it('keeps nobody from reading or using it, in any of its states', async () => {
    const customer = await newCustomer(url);
    await signInElsewhere(customer, PHONE_AGENT);
    await signInElsewhere(customer, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0');
    const person = await signedIn(customer.token, DESK);
    const { page } = person;
    await openAccount(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Löschung beantragen' }).click();
    await dialogOf(page).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialogOf(page).getByLabel('Ihr Passwort').fill(customer.password);
    await submitButton(page).click();
    await readToast(page, 'Ihre Löschung ist beantragt.');
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    await page.getByText('Bitte geben Sie Ihr bisheriges Passwort an.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await person.context.close();
  });

  it.each([
    { viewport: PHONE, colorScheme: 'light' },
    { viewport: PHONE, colorScheme: 'dark' },
    { viewport: DESK, colorScheme: 'light' },
    { viewport: DESK, colorScheme: 'dark' },
  ] as const)('looks as in the pictures ($viewport.width px, $colorScheme)', async ({ viewport, colorScheme }) => {
    const customer = await newCustomer(url);
    await signInElsewhere(customer, PHONE_AGENT);
    const person = await newPerson(browser, { url, viewport, colorScheme, token: customer.token });
    await openAccount(person.page);
    const suffix = colorScheme === 'dark' ? '-dark' : '';
    await picture(person.page, `account-${viewport.width}${suffix}`);
    await person.page.getByRole('button', { name: 'Löschung beantragen' }).click();
    await dialogOf(person.page).waitFor();
    await picture(person.page, `delete-account-${viewport.width}${suffix}`);
    expectNoComplaints(person);
    await person.context.close();
  });
});
