import type { Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { arriveAt } from '../../infra/e2e/arrive-at.ts';
import { newPerson, PHONE, sharedBrowser } from '../../infra/e2e/browser.ts';
import { newEmail } from '../../infra/e2e/customers.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { toast } from '../../infra/e2e/toasts.ts';
import {
  fillBusiness,
  fillCode,
  fillReview,
  openAddBusiness,
  openAddReview,
  register,
  shownCode,
  storedToken,
  submitButton,
} from './steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

const PUBLIC_PATHS = ['/', '/impressum', '/datenschutz', '/agb', '/ueber-uns', '/lieferung', '/fernabsatz', '/kometen'];

it('a whole visit asks nobody but the own origin, keeps to the content policy and puts no secret into an address', async () => {
  const { page, context, complaints } = await newPerson(browser, { url, viewport: PHONE });
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  for (const path of PUBLIC_PATHS) await page.goto(path, { waitUntil: 'load' });

  const email = newEmail();
  await register(page, email);
  const code = await shownCode(page);
  await fillCode(page, code);
  await submitButton(page).click();
  await arriveAt(page, '**/dashboard');
  await openAddBusiness(page);
  await fillBusiness(page);
  await submitButton(page).click();
  await toast(page, 'Business added successfully!').waitFor();
  await openAddReview(page);
  await fillReview(page);
  await submitButton(page).click();
  await toast(page, 'Review added successfully!').waitFor();
  const token = (await storedToken(page)) ?? '';
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await arriveAt(page, `${url}/`);

  const strangers = requests.map((request) => new URL(request.url()).origin).filter((origin) => origin !== url);
  expect(strangers).toEqual([]);
  // An unknown address answers 404, which the browser writes into its console.
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);

  const secrets = [token, code, 'sonnenschein', email, encodeURIComponent(email)];
  const told = requests.flatMap((request) => [request.url(), request.headers().referer ?? '']);
  expect(token).not.toBe('');
  for (const secret of secrets) expect(told.filter((text) => text.includes(secret))).toEqual([]);
  await context.close();
});
