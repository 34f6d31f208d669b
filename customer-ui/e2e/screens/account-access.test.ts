import { describe, expect, it } from 'vitest';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, newPerson, type Person, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newCustomer } from '../../../infra/e2e/customers.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { readToast, toast } from '../../../infra/e2e/toasts.ts';
import { expectFocus } from '../keyboard-way.ts';
import { askedToSignIn, dialogOf, fillCredentials, forgetPassword, storedToken, submitButton } from '../steps.ts';
import { changePassword, device, NEW_PASSWORD, openAccount, PHONE_AGENT, signInElsewhere } from './account-steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

const signedIn = (token: string, viewport: typeof PHONE | typeof DESK = PHONE) =>
  newPerson(browser, { url, viewport, token });

const expectNoComplaints = ({ complaints }: Person) => expect(complaints).toEqual([]);

describe('the password', () => {
  it('is changed by whoever knows it, signs out other devices, and is the one to sign in with', async () => {
    const customer = await newCustomer(url);
    const person = await signedIn(customer.token, DESK);
    const other = await signedIn(await signInElsewhere(customer, PHONE_AGENT));
    await openAccount(person.page);
    await openAccount(other.page);
    await changePassword(person.page, customer.password);
    await toast(person.page, 'Ihr Passwort ist geändert. Auf allen anderen Geräten sind Sie abgemeldet.').waitFor();
    await arriveAt(other.page, `${url}/`);
    expect(await storedToken(other.page)).toBeNull();
    expect(await person.page.getByLabel('Neues Passwort').inputValue()).toBe('');
    await person.page.reload();
    await person.page.getByText('Dieses Gerät').waitFor();

    await askedToSignIn(other.page);
    await fillCredentials(other.page, customer.email, customer.password);
    await submitButton(other.page).click();
    await toast(other.page, 'Authentifizierung fehlgeschlagen').waitFor();
    await askedToSignIn(other.page);
    await fillCredentials(other.page, customer.email, NEW_PASSWORD);
    await submitButton(other.page).click();
    // Where they were when their session ended.
    await arriveAt(other.page, '**/konto');
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

  it('is set anew by a code, at an address as its owner types it', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: PHONE });
    await forgetPassword(page, 'mia@müller.example');
    await dialogOf(page).getByText('Der Code geht an mia@müller.example.').waitFor();
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
    await arriveAt(there.page, `${url}/`);
    await toast(there.page, 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.').waitFor();
    expect(await device(here.page, 'Safari auf iPhone').count()).toBe(0);
    // Its button went with it.
    await expectFocus(here.page.getByRole('heading', { name: 'Angemeldete Geräte' }));
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
