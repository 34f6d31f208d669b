import type { Browser, Page } from 'playwright-core';
import { type DESK, newPerson, PHONE } from '../../infra/e2e/browser.ts';
import { newCustomer } from '../../infra/e2e/customers.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { addVirtualAuthenticator } from '../../infra/e2e/virtual-authenticator.ts';
import { openAccount } from './screens/account-steps.ts';
import { dialogOf, submitButton } from './steps.ts';

/** Where passkeys work: one belongs to a name, and an address of digits has none. */
export const namedUrl = (): string => productUrl().replace('127.0.0.1', 'localhost');

export const security = (page: Page) => page.getByRole('region', { name: 'Anmeldung und Sicherheit' });

export const addPasskey = async (page: Page, password: string, name: string) => {
  await security(page).getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await dialogOf(page).getByLabel('Name').fill(name);
  await dialogOf(page).getByLabel('Ihr Passwort').fill(password);
  await submitButton(page).click();
  await security(page).getByText(name, { exact: true }).waitFor();
};

/** A new customer on the account's page, with a passkey on the device that they hold. */
export const personWithPasskey = async (browser: Browser, viewport: typeof PHONE | typeof DESK = PHONE) => {
  const url = namedUrl();
  const customer = await newCustomer(url);
  const person = await newPerson(browser, { url, viewport, token: customer.token });
  const device = await addVirtualAuthenticator(person.context, person.page);
  await openAccount(person.page);
  await addPasskey(person.page, customer.password, 'Telefon');
  return { ...person, customer, device };
};
