import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { holdCall } from '../../../infra/e2e/answers.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newBusiness, newCustomer, newEmail } from '../../../infra/e2e/customers.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { card, dialogOf, openDashboard, submitButton } from '../steps.ts';
import { CREATE, fillCard, openPayment, openPlan, payButton } from '../subscription-steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

describe('the page after paying', () => {
  it('leads on to the reviews, and Back never to a window that was closed', async () => {
    const customer = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token: customer.token });
    await openDashboard(page);
    await openPayment(page);
    await fillCard(page);
    await payButton(page).click();
    await arriveAt(page, '**/konto/abo');
    await page.getByRole('link', { name: 'Zur Übersicht' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ihre Übersicht' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Ihr Abo läuft.' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Ihre Übersicht' }).waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    await context.close();
  });

  it('names the address of the invoices as its owner types it', async () => {
    const customer = await newCustomer(url, { email: newEmail().replace(/@.*/, '@xn--mller-kva.example') });
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token: customer.token });
    await openDashboard(page);
    await openPayment(page);
    await fillCard(page);
    await payButton(page).click();
    await arriveAt(page, '**/konto/abo');
    const facts = page.getByRole('region', { name: 'Das haben Sie abgeschlossen' });
    await facts.getByText('@müller.example').waitFor();
    await context.close();
  });

  it('says so where no subscription runs, and tells a stranger nothing', async () => {
    const customer = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token: customer.token });
    await page.goto('/konto/abo');
    await page.getByRole('heading', { level: 1, name: 'Noch läuft kein Abo.' }).waitFor();
    expect(await page.getByRole('region', { name: 'Das haben Sie abgeschlossen' }).count()).toBe(0);
    await context.close();
    const stranger = await newPerson(browser, { url, viewport: PHONE });
    await stranger.page.goto('/konto/abo');
    await arriveAt(stranger.page, `${url}/`);
    await stranger.context.close();
  });
});

describe('the plan window', () => {
  it('offers the business that was added last, and keeps what was typed instead', async () => {
    const customer = await newCustomer(url);
    await newBusiness(customer, 'Café Mond');
    await newBusiness(customer, 'Mühle am Bach');
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token: customer.token });
    await openDashboard(page);
    await card(page, 'Mühle am Bach').waitFor();
    await openPlan(page);
    const company = dialogOf(page).getByLabel('Name Ihres Unternehmens');
    expect(await company.inputValue()).toBe('Mühle am Bach');
    await company.fill('Mühle am Bach GmbH');
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await openPlan(page);
    expect(await company.inputValue()).toBe('Mühle am Bach GmbH');
    await context.close();
  });
});

describe('for everybody', () => {
  const dashboard = async () => {
    const { token } = await newCustomer(url);
    const person = await newPerson(browser, { url, viewport: PHONE, token });
    await openDashboard(person.page);
    return person;
  };

  it('the plan can be read and used, and so can what is missing in it', async () => {
    const { page, context } = await dashboard();
    await page.getByText('Kein Abo').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await openPlan(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await submitButton(page).click();
    await dialogOf(page).getByText('Bitte geben Sie den Namen Ihres Unternehmens an.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });

  it('the payment can be read and used, whether something is missing or it is under way', async () => {
    const { page, context } = await dashboard();
    await openPayment(page, 'Firma');
    await payButton(page).click();
    await dialogOf(page).getByText('Bitte geben Sie drei Ziffern ein.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await fillCard(page);
    const creation = await holdCall(page, CREATE);
    await payButton(page).click();
    await dialogOf(page).getByText('Ihr Abo wird angelegt').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    creation.release();
    await page.getByText('Abo aktiv').waitFor();
    await context.close();
  });
});
