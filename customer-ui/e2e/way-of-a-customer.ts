import { expect } from 'vitest';
import { arriveAt } from '../../infra/e2e/arrive-at.ts';
import { newPerson, type PersonOptions, sharedBrowser } from '../../infra/e2e/browser.ts';
import { newEmail } from '../../infra/e2e/customers.ts';
import { codeFromMailbox } from '../../infra/e2e/mailbox.ts';
import { toast } from '../../infra/e2e/toasts.ts';
import {
  card,
  dialogOf,
  fillBusiness,
  fillCode,
  fillReview,
  openAddBusiness,
  openAddReview,
  register,
  storedToken,
  submitButton,
} from './steps.ts';

/** From registering over a business and a review to signing out, as a visitor of the given size and scheme goes it. */
export const goTheWay = async (look: Pick<PersonOptions, 'url' | 'viewport' | 'colorScheme'>): Promise<void> => {
  const { page, context, complaints } = await newPerson(await sharedBrowser(), {
    ...look,
    reducedMotion: 'no-preference',
  });
  const { url } = look;
  const email = newEmail();

  await register(page, email);
  await fillCode(page, await codeFromMailbox(url, email));
  await submitButton(page).click();
  await arriveAt(page, '**/dashboard');
  await toast(page, 'E-Mail erfolgreich verifiziert!').waitFor();

  await openAddBusiness(page);
  await fillBusiness(page);
  await submitButton(page).click();
  await toast(page, 'Business added successfully!').waitFor();
  const link = page.getByRole('link', { name: 'View Google Profile' });
  expect(await link.getAttribute('href')).toBe('https://maps.google.com/?cid=4711');
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer');

  await openAddReview(page);
  await fillReview(page);
  await dialogOf(page).getByRole('radio', { name: '3 von 5 Sternen' }).check();
  await submitButton(page).click();
  await toast(page, 'Review added successfully!').waitFor();
  const review = card(page, 'Bäckerei Sonnenschein').locator('[data-review-id]');
  await review.getByRole('img', { name: '3 von 5 Sternen' }).waitFor();
  await review.locator('[data-status="eingereicht"]').waitFor();

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await arriveAt(page, `${url}/`);
  expect(await storedToken(page)).toBeNull();
  expect(complaints).toEqual([]);
  await context.close();
};
