import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { answerWith, holdCall } from '../../../infra/e2e/answers.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, newPerson, type Person, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { readToast } from '../../../infra/e2e/toasts.ts';
import { dialogOf, submitButton } from '../steps.ts';
import { openAccount, PHONE_AGENT, signInElsewhere } from './account-steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

const signedIn = (token: string, viewport: typeof PHONE | typeof DESK = PHONE) =>
  newPerson(browser, { url, viewport, token });

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
    await page.getByRole('heading', { level: 1, name: 'Ihre Übersicht' }).waitFor();
    await page.goBack();
    await page.getByText('Dieses Gerät').waitFor();
    expectNoComplaints(person);
    await person.context.close();
  });

  it('is closed to visitors', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: PHONE });
    await page.goto('/konto');
    await arriveAt(page, `${url}/`);
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

  it('says nothing of a subscription that it could not read, and reads it again by hand', async () => {
    const { token } = await newCustomer(url);
    const { page, context } = await signedIn(token);
    const reading = await holdCall(page, 'GET /subscription');
    await page.goto('/konto');
    const section = page.getByRole('region', { name: 'Abo' });
    await page.getByRole('main').getByRole('img', { name: 'Ihr Konto wird geladen' }).waitFor();
    expect(await page.getByText('Sie haben kein laufendes Abo.').count()).toBe(0);
    reading.release();
    await section.getByText('Sie haben kein laufendes Abo.').waitFor();
    // Whenever the live connection stands anew the page reads it by itself as well: here it never does.
    await context.route('**/api/live*', (route) => route.abort());
    await answerWith(page, 'GET /subscription', { status: 503, body: {} });
    await page.reload();
    await section.getByText('Ihr Abo konnte nicht geladen werden.').waitFor();
    expect(await section.getByText('Sie haben kein laufendes Abo.').count()).toBe(0);
    await page.unrouteAll();
    await section.getByRole('button', { name: 'Erneut laden' }).click();
    await section.getByText('Sie haben kein laufendes Abo.').waitFor();
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
