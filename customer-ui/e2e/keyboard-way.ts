import type { Business } from '@sternklar/contracts/businesses/business.api';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { arriveAt } from '../../infra/e2e/arrive-at.ts';
import { newPerson, type PersonOptions, sharedBrowser } from '../../infra/e2e/browser.ts';
import { call, newEmail, newReview } from '../../infra/e2e/customers.ts';
import { hasFocus, tabTo } from '../../infra/e2e/keyboard.ts';
import { toast } from '../../infra/e2e/toasts.ts';
import { card, dialogOf, shownCode, storedToken, submitButton } from './steps.ts';

export const expectFocus = (target: Locator) => expect.poll(() => hasFocus(target), { interval: 20 }).toBe(true);

const press = async (page: Page, target: Locator) => {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

/** Register, verify, add a business and a review, filter and sign out by keys alone, in a window of the given size. */
export const goByKeys = async ({ url, viewport }: Pick<PersonOptions, 'url' | 'viewport'>): Promise<void> => {
  const { page, context } = await newPerson(await sharedBrowser(), { url, viewport });
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
};
