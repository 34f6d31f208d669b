import { describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysOverflow } from '../../infra/e2e/accessibility.ts';
import { holdCall } from '../../infra/e2e/answers.ts';
import { arriveAt } from '../../infra/e2e/arrive-at.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../infra/e2e/browser.ts';
import { type Customer, newBusiness, newCustomer, newReview } from '../../infra/e2e/customers.ts';
import { picture } from '../../infra/e2e/pictures.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { toast } from '../../infra/e2e/toasts.ts';
import { card, dialogOf, openDashboard, submitButton } from './steps.ts';
import {
  CREATE,
  fillCard,
  openPayment,
  openPlan,
  PAID,
  payButton,
  subscribeButton,
  subscriptionOf,
  typeCard,
} from './subscription-steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

const customerWithReviews = async () => {
  const customer = await newCustomer(url);
  const business = await newBusiness(customer);
  for (const reviewer of ['Max M.', 'Sabine L.', 'Ein Gast', 'K. Weber', 'Anonym', 'Petra']) {
    await newReview(customer, business, reviewer);
  }
  return customer;
};

describe.each([{ viewport: PHONE }, { viewport: DESK }])('subscribing at $viewport.width px', ({ viewport }) => {
  const signedIn = ({ token }: Customer) => newPerson(browser, { url, viewport, token });

  it('goes from the plan to the payment to a badge, one window at a time', async () => {
    const customer = await customerWithReviews();
    const { page, context, complaints } = await signedIn(customer);
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
    await bought.getByText(/^\d{1,2}\. \S+ \d{4} bis \d{1,2}\. \S+ \d{4}$/).waitFor();
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
  });
});

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
