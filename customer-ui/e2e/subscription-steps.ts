import type { Page } from 'playwright-core';
import { type Customer, call } from '../../infra/e2e/customers.ts';
import { dialogOf, submitButton } from './steps.ts';

export const PAID = 'Ihr Abo ist aktiv: Standard, 59\u00a0€ pro Monat, 12\u00a0Monate Laufzeit.';
export const CREATE = 'POST /subscription/create';
/** None of it may turn up anywhere; standing alone, so that digits inside an id do not count. */
export const CARD = { name: 'Karla Kartenprobe', number: '4539148803436467', expiry: '1133', cvv: '739' };
export const PLANTED = [
  /kartenprobe/i,
  /4539[^0-9]?1488[^0-9]?0343[^0-9]?6467/,
  /(?<![\w-])11[/ -]?33(?![\w-])/,
  /(?<![\w-])739(?![\w-])/,
];

export const subscribeButton = (page: Page) => page.getByRole('button', { name: 'Abo abschließen' });
export const payButton = (page: Page) => dialogOf(page).getByRole('button', { name: 'Zahlungspflichtig abonnieren' });

export const openPlan = async (page: Page) => {
  await subscribeButton(page).click();
  await dialogOf(page).getByRole('heading', { name: 'Tarif Standard' }).waitFor();
};

export const openPayment = async (page: Page, company = 'Bäckerei Sonnenschein GmbH') => {
  await openPlan(page);
  await dialogOf(page).getByLabel('Name Ihres Unternehmens').fill(company);
  await submitButton(page).click();
  await dialogOf(page).getByRole('heading', { name: 'Zahlung' }).waitFor();
};

/** Key by key, as people do. */
export const typeCard = async (page: Page) => {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Name auf der Karte').pressSequentially(CARD.name);
  await dialog.getByLabel('Kartennummer').pressSequentially(CARD.number);
  await dialog.getByLabel('Gültig bis').pressSequentially(CARD.expiry);
  await dialog.getByLabel('CVV').pressSequentially(CARD.cvv);
};

/** At once, where the typing is not what is looked at. */
export const fillCard = async (page: Page) => {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Name auf der Karte').fill(CARD.name);
  await dialog.getByLabel('Kartennummer').fill(CARD.number);
  await dialog.getByLabel('Gültig bis').fill(CARD.expiry);
  await dialog.getByLabel('CVV').fill(CARD.cvv);
};

/** Pays without waiting for the time that a payment is said to take; for a page with an installed clock. */
export const pay = async (page: Page) => {
  await payButton(page).click();
  await page.clock.fastForward(2_000);
};

/** From now on time passes only as the test says. */
export const stopTime = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

/** What the server has of a customer's subscription. */
export const subscriptionOf = ({ url, token }: Customer) =>
  call<{ readonly company_name: string; readonly status: string } | null>({
    url,
    method: 'GET',
    path: '/subscription',
    token,
  });
