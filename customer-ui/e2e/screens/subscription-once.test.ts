import { describe, expect, it } from 'vitest';
import { holdCall } from '../../../infra/e2e/answers.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, newCustomer } from '../../../infra/e2e/customers.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { dialogOf, openDashboard } from '../steps.ts';
import {
  CREATE,
  fillCard,
  openPayment,
  payButton,
  stopTime,
  subscribeButton,
  subscriptionOf,
} from '../subscription-steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

describe.each([{ viewport: PHONE }, { viewport: DESK }])('a payment at $viewport.width px', ({ viewport }) => {
  const signedIn = ({ token }: Customer) => newPerson(browser, { url, viewport, token });

  it('creates nothing when the window is closed while the payment is processed', async () => {
    const customer = await newCustomer(url);
    const { page, context } = await signedIn(customer);
    await page.clock.install();
    const creations = await holdCall(page, CREATE);
    await openDashboard(page);
    await openPayment(page);
    await fillCard(page);
    await stopTime(page);
    await payButton(page).click();
    await page.clock.runFor(1_999);
    await dialogOf(page).getByText('Die Zahlung wird verarbeitet').waitFor();
    await dialogOf(page).getByRole('button', { name: 'Schließen' }).click();
    await page.clock.runFor(1);
    // The browser leaves the window's place in the history in its own time.
    await expect.poll(() => page.evaluate(() => history.state?.sternklarWindows ?? 0)).toBe(0);
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
    await fillCard(page);
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
