import type { Business } from '@sternklar/contracts/businesses/business.api';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arriveAt } from '../../infra/e2e/arrive-at.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../infra/e2e/browser.ts';
import { call, newBusiness, newCustomer, newEmail, newReview } from '../../infra/e2e/customers.ts';
import { hasFocus, tabTo } from '../../infra/e2e/keyboard.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { toast } from '../../infra/e2e/toasts.ts';
import { card, dialogOf, openDashboard, openLogin, shownCode, storedToken, submitButton } from './steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

const expectFocus = (target: Locator) => expect.poll(() => hasFocus(target), { interval: 20 }).toBe(true);

const press = async (page: Page, target: Locator) => {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

describe.each([{ viewport: PHONE }, { viewport: DESK }])(
  'with the keyboard alone at $viewport.width px',
  ({ viewport }) => {
    it('the whole way: register, verify, add a business and a review, filter, sign out', async () => {
      const { page, context } = await newPerson(browser, { url, viewport });
      const type = (text: string) => page.keyboard.insertText(text);
      const field = (name: string) => dialogOf(page).getByLabel(name, { exact: true });
      await page.goto('/');
      await page.getByRole('button', { name: 'Jetzt starten' }).first().waitFor();
      await page.keyboard.press('Tab');
      await expectFocus(page.getByRole('link', { name: 'Zum Inhalt springen' }));
      await press(page, page.getByRole('button', { name: 'Jetzt starten' }).first());
      await expectFocus(field('E-Mail-Adresse'));
      await type(newEmail());
      await tabTo(page, field('Passwort'));
      await type('sonnenschein');
      await page.keyboard.press('Enter');

      await expectFocus(field('Code'));
      await type(await shownCode(page));
      await page.keyboard.press('Enter');
      await arriveAt(page, '**/dashboard');
      await expectFocus(page.getByRole('main'));

      await press(page, page.getByRole('button', { name: 'Unternehmen hinzufügen' }));
      await expectFocus(field('Name des Unternehmens'));
      await type('Bäckerei Sonnenschein');
      await tabTo(page, field('Link zum Google-Profil'));
      await type('maps.google.com/?cid=4711');
      await page.keyboard.press('Enter');
      await toast(page, 'Business added successfully!').waitFor();
      await dialogOf(page).waitFor({ state: 'detached' });
      await expectFocus(card(page, 'Bäckerei Sonnenschein').getByRole('heading', { level: 2 }));

      const addReview = page.getByRole('button', { name: 'Löschantrag stellen: Bäckerei Sonnenschein' });
      await press(page, addReview);
      await expectFocus(field('Name des Verfassers'));
      await type('Max M.');
      await tabTo(page, dialogOf(page).getByRole('radio', { name: '1 von 5 Sternen' }));
      await page.keyboard.press('ArrowRight');
      await tabTo(page, dialogOf(page).getByLabel('Text der Bewertung'));
      await type('War nie dort.');
      await press(page, submitButton(page));
      await toast(page, 'Review added successfully!').waitFor();
      await card(page, 'Bäckerei Sonnenschein').getByRole('img', { name: '2 von 5 Sternen' }).waitFor();
      await expectFocus(addReview);

      // Figures and filters come with the fifth review.
      const token = (await storedToken(page)) ?? '';
      const [business] = await call<readonly Business[]>({ url, method: 'GET', path: '/business', token });
      if (business === undefined) throw new Error('The business is missing.');
      for (let count = 1; count < 5; count++) await newReview({ url, token, email: '', password: '' }, business);
      const figures = page.getByRole('region', { name: 'Zahlen im Überblick' }).getByRole('button');
      await figures.waitFor();
      await tabTo(page, figures, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('radio', { name: /^Alle/ }).waitFor();
      await tabTo(page, page.getByRole('radio', { name: /^Alle/ }));
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.getByText('Keine Bewertung passt dazu.').waitFor();

      await tabTo(page, page.getByRole('button', { name: 'Abmelden' }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await arriveAt(page, `${url}/`);
      expect(await storedToken(page)).toBeNull();
      await expectFocus(page.getByRole('main'));
      await context.close();
    });
  },
);

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

  it('goes on at the next card when one is deleted, at that one when it is back, and is not lost when a message is put away', async () => {
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
