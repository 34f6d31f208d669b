import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accessibilityFaults } from '../../infra/e2e/accessibility.ts';
import { answerWith, holdCall } from '../../infra/e2e/answers.ts';
import { DESK, launch, newPerson, PHONE, picture } from '../../infra/e2e/browser.ts';
import { type Customer, call, newBusiness, newCustomer, newReview } from '../../infra/e2e/customers.ts';
import { toast } from '../../infra/e2e/toasts.ts';
import { dialogOf, openDashboard, submitButton } from './steps.ts';
import {
  CARD,
  CREATE,
  openPayment,
  openPlan,
  PAID,
  PLANTED,
  payButton,
  stopTime,
  subscribeButton,
  typeCard,
} from './subscription-steps.ts';
import { keptByTheBrowser, watchRequests } from './watch-page.ts';

const url = inject('productUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const subscriptionOf = ({ token }: Customer) =>
  call<{ readonly company_name: string; readonly status: string } | null>({
    url,
    method: 'GET',
    path: '/subscription',
    token,
  });

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
    await openDashboard(page);
    await page.getByText('Kein Abo').waitFor();
    await openPlan(page);
    for (const words of ['59\u00a0€', '708\u00a0€ im ersten Jahr', '12\u00a0Monate', '4\u00a0Wochen', '30\u00a0Tage']) {
      expect(await dialogOf(page).innerText()).toContain(words);
    }
    await picture(page, `plan-${viewport.width}`);
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
    await toast(page, PAID).waitFor();
    await page.getByText('Abo aktiv').waitFor();
    await dialogOf(page).waitFor({ state: 'detached' });
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

  it('sends no field of the card anywhere, and keeps none', async () => {
    const { token } = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport, token, serviceWorker: true });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const requests = await watchRequests(context);
    await openDashboard(page);
    await openPayment(page);
    await typeCard(page);
    const whileTyped = await keptByTheBrowser(page);
    const drawn = await page.content();
    await payButton(page).click();
    await toast(page, PAID).waitFor();
    await page.getByText('Abo aktiv').waitFor();
    const afterwards = await keptByTheBrowser(page);
    await page.reload();
    await page.getByText('Abo aktiv').waitFor();

    const seen = requests();
    expect(seen.find(({ address }) => address.endsWith('/api/subscription/create'))?.body).toBe(
      JSON.stringify({ plan_name: 'standard', company_name: 'Bäckerei Sonnenschein GmbH' }),
    );
    expect(seen.length).toBeGreaterThan(10);
    const everything = [...seen.map((request) => JSON.stringify(request)), whileTyped, afterwards, drawn, ...said];
    for (const planted of PLANTED) {
      expect(everything.filter((place) => planted.test(place)).map((place) => place.slice(0, 200))).toEqual([]);
    }
    await context.close();
  });

  it('creates nothing when the window is closed while the payment is processed', async () => {
    const customer = await newCustomer(url);
    const { page, context } = await signedIn(customer);
    await page.clock.install();
    const creations = await holdCall(page, CREATE);
    await openDashboard(page);
    await openPayment(page);
    await typeCard(page);
    await stopTime(page);
    await payButton(page).click();
    await page.clock.runFor(1_999);
    await dialogOf(page).getByText('Die Zahlung wird verarbeitet').waitFor();
    await dialogOf(page).getByRole('button', { name: 'Schließen' }).click();
    await page.clock.runFor(10_000);
    expect(creations.count()).toBe(0);
    expect(await page.locator('.toasts li').count()).toBe(0);
    await subscribeButton(page).click();
    await dialogOf(page).getByRole('heading', { name: 'Tarif Standard' }).waitFor();
    expect(await subscriptionOf(customer)).toBeNull();
    await context.close();
  });

  it('makes one subscription of a double click and any number of Enter keys', async () => {
    const customer = await newCustomer(url);
    const { page, context } = await signedIn(customer);
    await page.clock.install();
    const creations = await holdCall(page, CREATE);
    await openDashboard(page);
    await openPayment(page);
    await typeCard(page);
    await stopTime(page);
    await payButton(page).dblclick();
    await dialogOf(page).getByLabel('CVV').press('Enter');
    await page.clock.runFor(2_000);
    await dialogOf(page).getByText('Ihr Abo wird angelegt').waitFor();
    await dialogOf(page).getByLabel('CVV').press('Enter');
    // As a finger would: nobody waits until the button is enabled.
    await payButton(page).click({ force: true });
    await page.clock.runFor(5_000);
    expect(creations.count()).toBe(1);
    creations.release();
    await page.getByText('Abo aktiv').waitFor();
    expect(creations.count()).toBe(1);
    await context.close();
  });

  it('says why it failed, keeps what was typed, and succeeds at the second try', async () => {
    const customer = await newCustomer(url);
    const { page, context } = await signedIn(customer);
    await openDashboard(page);
    await openPayment(page);
    await typeCard(page);
    await answerWith(page, CREATE, { status: 402, body: { detail: 'Die Karte wurde abgelehnt.' } });
    await payButton(page).click();
    await toast(page, 'Die Karte wurde abgelehnt.').waitFor();
    await answerWith(page, CREATE, 'no answer');
    await payButton(page).click();
    await toast(page, 'Zahlung fehlgeschlagen').waitFor();
    expect(await dialogOf(page).getByLabel('Kartennummer').inputValue()).toBe('4539 1488 0343 6467');
    expect(await dialogOf(page).getByLabel('CVV').inputValue()).toBe(CARD.cvv);
    await page.unrouteAll();
    await payButton(page).click();
    await toast(page, PAID).waitFor();
    await context.close();
  });

  it('takes a lost answer for what it was: a subscription, and no second one', async () => {
    const customer = await newCustomer(url);
    const { page, context } = await signedIn(customer);
    await openDashboard(page);
    await openPayment(page);
    await typeCard(page);
    await page.route('**/api/subscription/create', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await payButton(page).click();
    await toast(page, 'Zahlung fehlgeschlagen').waitFor();
    await page.unrouteAll();
    await payButton(page).click();
    await toast(page, PAID).waitFor();
    await context.close();
  });
});

describe('the watch over the card', () => {
  it('would see it on every way out and in every place it could be kept', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: DESK });
    const requests = await watchRequests(context);
    await page.goto('/impressum');
    await page.evaluate(async () => {
      await fetch('/api/health/live?number=in-address', {
        method: 'POST',
        body: 'in-body',
        headers: { 'x-card': 'in-header' },
      });
      navigator.sendBeacon('/api/health/live', 'in-beacon');
      localStorage.setItem('card', 'in-local-storage');
      sessionStorage.setItem('card', 'in-session-storage');
      // biome-ignore lint/suspicious/noDocumentCookie: the oldest place to keep something
      document.cookie = 'card=in-cookie';
      history.replaceState({ card: 'in-history' }, '');
      await new Promise<void>((kept, failed) => {
        const opening = indexedDB.open('cards', 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('cards', { autoIncrement: true }).add('in-database');
        opening.onsuccess = () => {
          opening.result.close();
          kept();
        };
        opening.onerror = () => failed(opening.error);
      });
      await (await caches.open('cards')).put('/in-cache', new Response());
    });
    const everything = JSON.stringify(requests()) + (await keptByTheBrowser(page));
    const places = [
      'address',
      'body',
      'header',
      'beacon',
      'local-storage',
      'session-storage',
      'cookie',
      'history',
      'database',
      'cache',
    ];
    expect(places.filter((place) => !everything.includes(`in-${place}`))).toEqual([]);
    await context.close();
  });
});

describe('the card fields', () => {
  it('keep the caret where somebody corrects, and refuse letters and further digits', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: DESK, token: (await newCustomer(url)).token });
    await openDashboard(page);
    await openPayment(page);
    const number = dialogOf(page).getByLabel('Kartennummer');
    await number.pressSequentially('1234x567-8901');
    expect(await number.inputValue()).toBe('1234 5678 901');
    await page.keyboard.press('Home');
    for (const key of ['ArrowRight', 'ArrowRight', '9', '8', 'Backspace']) await page.keyboard.press(key);
    expect(await number.inputValue()).toBe('1293 4567 8901');
    await page.keyboard.type('00');
    expect(await number.inputValue()).toBe('1290 0345 6789 01');
    await page.keyboard.press('End');
    await page.keyboard.type('23456');
    expect(await number.inputValue()).toBe('1290 0345 6789 0123');
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('Backspace');
    expect(await number.inputValue()).toBe('');
    const cvv = dialogOf(page).getByLabel('CVV');
    await cvv.pressSequentially('1a2b3c4');
    expect(await cvv.inputValue()).toBe('123');
    for (const field of [number, cvv, dialogOf(page).getByLabel('Name auf der Karte')]) {
      expect(await field.getAttribute('autocomplete')).toBe('off');
    }
    await context.close();
  });
});

describe('for everybody', () => {
  it('each window and state can be read and used', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token: (await newCustomer(url)).token });
    await openDashboard(page);
    await page.getByText('Kein Abo').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await openPlan(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await submitButton(page).click();
    await dialogOf(page).getByText('Bitte geben Sie den Namen Ihres Unternehmens an.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialogOf(page).getByLabel('Name Ihres Unternehmens').fill('Firma');
    await submitButton(page).click();
    await payButton(page).click();
    await dialogOf(page).getByText('Bitte geben Sie drei Ziffern ein.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await typeCard(page);
    const creation = await holdCall(page, CREATE);
    await payButton(page).click();
    await dialogOf(page).getByText('Ihr Abo wird angelegt').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    creation.release();
    await page.getByText('Abo aktiv').waitFor();
    await context.close();
  });
});
