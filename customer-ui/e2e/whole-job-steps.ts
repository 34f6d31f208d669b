import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ADMIN } from '../../backend/src/testing/running-product.ts';
import { axeFaults } from '../../infra/e2e/accessibility.ts';
import { arriveAt } from '../../infra/e2e/arrive-at.ts';
import { newPerson, type Person, type PersonOptions, sharedBrowser } from '../../infra/e2e/browser.ts';
import { adminToken, call } from '../../infra/e2e/customers.ts';
import { codeFromMailbox } from '../../infra/e2e/mailbox.ts';
import { picture } from '../../infra/e2e/pictures.ts';
import {
  fillBusiness,
  fillCode,
  fillReview,
  logIn,
  openAddBusiness,
  openAddReview,
  register,
  submitButton,
} from './steps.ts';

/** A card has its buttons in sight at any width; tables are tested where their admins are others. */
export const showCards = async (url: string) => {
  const body = { lists: { reviews: { view: 'cards' } } };
  await call({ url, method: 'PUT', path: '/admin/preferences', body, token: await adminToken(url) });
};

const logInAsAdmin = async ({ page }: Person) => {
  await logIn(page, ADMIN);
  await page.getByRole('link', { name: 'Admin' }).click();
  // The area, not the reviews of one of the people listed.
  const reviews = page.getByRole('link', { name: /^Bewertungen\s*\d*$/ });
  await reviews.click();
  await arriveAt(page, '**/admin/reviews');
};

const setStatus = async ({ page }: Person, reviewer: string, status: string) => {
  await page.getByRole('button', { name: `Status ändern: ${reviewer}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Status').selectOption({ label: status });
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Review status updated!').waitFor();
  await dialog.waitFor({ state: 'detached' });
};

/** The ASCII name of the status that the reviewer's badge shows. */
const badge = (page: Page, status: string) => page.locator(`[data-status="${status}"]`);

const expectAccessible = async (page: Page) => expect(await axeFaults(page)).toEqual([]);

/** From registering to a badge that changes by itself, between two people with windows of the given size. */
export const doTheWholeJob = async ({ url, viewport }: Pick<PersonOptions, 'url' | 'viewport'>): Promise<void> => {
  const browser = await sharedBrowser();
  const device = viewport.width;
  const email = `${device}@baeckerei-sonnenschein.example`;
  const reviewer = `Max M. (${device})`;
  const customer = await newPerson(browser, { url, viewport });
  await customer.page.goto('/');
  await expectAccessible(customer.page);
  await picture(customer.page, `landing-${viewport.width}`);
  await register(customer.page, email);
  await expectAccessible(customer.page);
  await picture(customer.page, `code-${viewport.width}`);
  const code = await codeFromMailbox(url, email);
  // As pasted from a mail, with a blank in the middle and in small letters.
  await fillCode(customer.page, `${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase());
  await submitButton(customer.page).click();
  await arriveAt(customer.page, '**/dashboard');
  await openAddBusiness(customer.page);
  await fillBusiness(customer.page);
  await submitButton(customer.page).click();
  await openAddReview(customer.page);
  await fillReview(customer.page, reviewer);
  await submitButton(customer.page).click();
  await badge(customer.page, 'eingereicht').waitFor();
  let reloads = 0;
  // Not when it navigates: a window that was closed takes its place out of the history a moment later.
  customer.page.on('domcontentloaded', () => {
    reloads += 1;
  });

  const admin = await newPerson(browser, { url, viewport });
  await logInAsAdmin(admin);
  await admin.page.getByText(reviewer).first().waitFor();
  await expectAccessible(admin.page);
  await picture(admin.page, `admin-${viewport.width}`);
  await setStatus(admin, reviewer, 'gelöscht');

  await badge(customer.page, 'geloescht').waitFor();
  await expectAccessible(customer.page);
  await picture(customer.page, `dashboard-${viewport.width}`);
  expect(reloads).toBe(0);
  expect([...customer.complaints, ...admin.complaints]).toEqual([]);
  await customer.context.close();
  await admin.context.close();
};
