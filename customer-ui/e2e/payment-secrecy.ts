import { CURRENT_TERMS } from '@sternklar/contracts/legal-versions';
import { expect } from 'vitest';
import { newPerson, type PersonOptions, sharedBrowser } from '../../infra/e2e/browser.ts';
import { newCustomer } from '../../infra/e2e/customers.ts';
import { toast } from '../../infra/e2e/toasts.ts';
import { openDashboard } from './steps.ts';
import { openPayment, PAID, PLANTED, pay, typeCard } from './subscription-steps.ts';
import { keptByTheBrowser, watchRequests } from './watch-page.ts';

/** Pays in a window of the given size, and looks for the card wherever it could have gone or be kept. */
export const expectCardNowhere = async ({ url, viewport }: Pick<PersonOptions, 'url' | 'viewport'>): Promise<void> => {
  const { token } = await newCustomer(url);
  const { page, context } = await newPerson(await sharedBrowser(), { url, viewport, token, serviceWorker: true });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const requests = await watchRequests(context);
  await page.clock.install();
  await openDashboard(page);
  await openPayment(page);
  await typeCard(page);
  const whileTyped = await keptByTheBrowser(page);
  const drawn = await page.content();
  await pay(page);
  await toast(page, PAID).waitFor();
  await page.getByText('Abo aktiv').waitFor();
  const afterwards = await keptByTheBrowser(page);
  await page.reload();
  await page.getByText('Abo aktiv').waitFor();

  const seen = requests();
  expect(seen.find(({ address }) => address.endsWith('/api/subscription/create'))?.body).toBe(
    JSON.stringify({
      plan_name: 'standard',
      company_name: 'Bäckerei Sonnenschein GmbH',
      accepted_terms: CURRENT_TERMS,
    }),
  );
  expect(seen.length).toBeGreaterThan(10);
  const everything = [...seen.map((request) => JSON.stringify(request)), whileTyped, afterwards, drawn, ...said];
  for (const planted of PLANTED) {
    expect(everything.filter((place) => planted.test(place)).map((place) => place.slice(0, 200))).toEqual([]);
  }
  await context.close();
};
