import { expect } from 'vitest';
import { accessibilityFaults, sidewaysOverflow } from '../../infra/e2e/accessibility.ts';
import { newPerson, type PersonOptions, sharedBrowser } from '../../infra/e2e/browser.ts';
import { newBusiness, newCustomer, newReview } from '../../infra/e2e/customers.ts';
import { picture } from '../../infra/e2e/pictures.ts';
import { toast } from '../../infra/e2e/toasts.ts';
import { dialogOf, openDashboard, submitButton } from './steps.ts';
import { openPlan, PAID, payButton, subscribeButton, subscriptionOf, typeCard } from './subscription-steps.ts';

const customerWithReviews = async (url: string) => {
  const customer = await newCustomer(url);
  const business = await newBusiness(customer);
  for (const reviewer of ['Max M.', 'Sabine L.', 'Ein Gast', 'K. Weber', 'Anonym', 'Petra']) {
    await newReview(customer, business, reviewer);
  }
  return customer;
};

/** From the plan to the payment to a badge, in a window of the given size. */
export const subscribeAt = async ({ url, viewport }: Pick<PersonOptions, 'url' | 'viewport'>): Promise<void> => {
  const customer = await customerWithReviews(url);
  const { page, context, complaints } = await newPerson(await sharedBrowser(), {
    url,
    viewport,
    token: customer.token,
  });
  await page.clock.install();
  await openDashboard(page);
  await page.getByText('Kein Abo').waitFor();
  await openPlan(page);
  for (const words of ['59\u00a0€', '708\u00a0€ im ersten Jahr', '12\u00a0Monate', '4\u00a0Wochen', '30\u00a0Tage']) {
    expect(await dialogOf(page).innerText()).toContain(words);
  }
  await picture(page, `plan-${viewport.width}`);
  // The business that was added is offered; whoever wants another name is asked for it.
  await dialogOf(page).getByLabel('Name Ihres Unternehmens').fill('');
  await submitButton(page).click();
  await dialogOf(page).getByText('Bitte geben Sie den Namen Ihres Unternehmens an.').waitFor();
  await dialogOf(page).getByLabel('Name Ihres Unternehmens').fill('Bäckerei Sonnenschein GmbH');
  await submitButton(page).click();
  await dialogOf(page).getByText('Testformular – bitte keine echten Kartendaten').waitFor();
  expect(await dialogOf(page).count()).toBe(1);
  await typeCard(page);
  expect(await dialogOf(page).getByLabel('Kartennummer').inputValue()).toBe('4539 1488 0343 6467');
  expect(await dialogOf(page).getByLabel('Gültig bis').inputValue()).toBe('11/33');
  await picture(page, `payment-${viewport.width}`);
  await page.evaluate(() => window.scrollTo(0, 400));
  await payButton(page).click();
  await dialogOf(page).getByText('Die Zahlung wird verarbeitet').waitFor();
  await picture(page, `payment-processing-${viewport.width}`);
  await page.clock.fastForward(2_000);
  await toast(page, PAID).waitFor();
  await page.getByText('Abo aktiv').waitFor();
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: 'Ihr Abo läuft.' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/konto/abo');
  const bought = page.getByRole('region', { name: 'Das haben Sie abgeschlossen' });
  for (const fact of ['Standard, 59\u00a0€ im Monat', 'Bäckerei Sonnenschein GmbH', customer.email])
    await bought.getByText(fact).waitFor();
  await bought.getByText(/^\d{1,2}\.\s\S+ \d{4} bis \d{1,2}\.\s\S+ \d{4}$/).waitFor();
  await page.getByRole('button', { name: /^Rechnung RE-\d{4}-\d{5} als PDF herunterladen$/ }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);
  await picture(page, `subscribed-${viewport.width}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await subscribeButton(page).count()).toBe(0);
  expect(await subscriptionOf(customer)).toMatchObject({
    status: 'active',
    company_name: 'Bäckerei Sonnenschein GmbH',
  });
  expect(complaints).toEqual([]);
  await context.close();
};
