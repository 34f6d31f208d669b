import { describe, expect, it } from 'vitest';
import { newPerson, PHONE, sharedBrowser } from '../../infra/e2e/browser.ts';
import { newBusiness, newCustomer } from '../../infra/e2e/customers.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { toast } from '../../infra/e2e/toasts.ts';
import { expectFocus, goByKeys } from './keyboard-way.ts';
import { card, dialogOf, openDashboard, openLogin, submitButton } from './steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

describe('with the keyboard alone at 390 px', () => {
  it('the whole way: register, verify, add a business and a review, filter, sign out', () =>
    goByKeys({ url, viewport: PHONE }));
});

describe('the focus', () => {
  it('stays inside a window, and goes back to the button that opened it', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: PHONE });
    await openLogin(page);
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer') ?? null)).toBeNull();
    }
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await expectFocus(page.getByRole('banner').getByRole('button', { name: 'Anmelden' }));
    await context.close();
  });

  it('goes to the first field that needs attention when a form is refused', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: PHONE });
    await openLogin(page);
    await dialogOf(page).getByLabel('E-Mail-Adresse').fill('anna@firma.example');
    await submitButton(page).click();
    const password = dialogOf(page).getByLabel('Passwort', { exact: true });
    await expectFocus(password);
    expect(await password.getAttribute('aria-invalid')).toBe('true');
    const described = (await password.getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Bitte geben Sie Ihr Passwort an.');
    await context.close();
  });

  it('goes on at the next card when one is deleted, at that one when it is back, and is not lost when a message is put away', {
    tags: 'long',
  }, async () => {
    const customer = await newCustomer(url);
    await newBusiness(customer, 'Erste');
    await newBusiness(customer, 'Zweite');
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token: customer.token });
    page.on('dialog', (dialog) => void dialog.accept());
    await openDashboard(page);
    await page.getByRole('button', { name: 'Zweite löschen' }).focus();
    await page.keyboard.press('Enter');
    await card(page, 'Zweite').waitFor({ state: 'detached' });
    const heading = card(page, 'Erste').getByRole('heading', { level: 2 });
    await expectFocus(heading);

    await toast(page, 'Business deleted').getByRole('button', { name: 'Meldung schließen' }).focus();
    await page.keyboard.press('Enter');
    await toast(page, 'Business deleted').waitFor({ state: 'detached' });
    await expectFocus(heading);

    // Whoever is quick takes it back before the list was read without it.
    const { promise: isBack, resolve: back } = Promise.withResolvers<void>();
    await page.route('**/api/business', async (route) => {
      await isBack;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Erste löschen' }).focus();
    await page.keyboard.press('Enter');
    await toast(page, 'Business deleted').getByRole('button', { name: 'Rückgängig: Erste' }).focus();
    await page.keyboard.press('Enter');
    await toast(page, 'Das Unternehmen und seine Bewertungen sind wieder da.').waitFor();
    back();
    await expectFocus(heading);
    await context.close();
  });
});
