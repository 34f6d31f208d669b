import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { adminToken, type Customer, call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { aPicture } from '../evidence-files.ts';
import { dialogOf, fillReview, openAddReview, openDashboard, submitButton } from '../steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

const tasks = (page: Page) => page.getByRole('region', { name: 'Was auf Sie wartet' });
const open = async ({ token }: Customer, viewport: { readonly width: number; readonly height: number }) => {
  const person = await newPerson(browser, { url, viewport, token });
  await openDashboard(person.page);
  return person;
};
/** Everything the platform needs. */
const complete = (customer: Customer, id: string) =>
  call({
    url,
    method: 'PUT',
    path: `/reviews/${id}/details`,
    token: customer.token,
    body: {
      ...{ reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.', review_url: 'https://maps.google.com/1' },
      ...{ reason: 'anderer', good_faith: true, facts: 'Eine Verwechslung mit dem Haus nebenan.' },
    },
  });

describe('requests that lack something', () => {
  it('one is named on the dashboard and leads to its window; it goes once it is complete', async () => {
    const customer = await newCustomer(url);
    const review = await newReview(customer, await newBusiness(customer));
    const { page, context, complaints } = await open(customer, PHONE);
    await tasks(page).getByText('Der Antrag zur Bewertung von Max M. ist noch nicht vollständig').waitFor();
    await tasks(page)
      .getByText('Bäckerei Sonnenschein · Es fehlt: der Link zur Bewertung, der Grund und Ihre Erklärung')
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, 'dashboard-incomplete-390');
    await tasks(page).getByRole('link', { name: 'Ergänzen' }).click();
    await arriveAt(page, `**/bewertungen/${review.id}#angaben`);
    await dialogOf(page).getByRole('heading', { name: 'Angaben ergänzen' }).waitFor();
    await dialogOf(page).getByLabel('Grund', { exact: true }).selectOption('anderer');
    await dialogOf(page).getByRole('button', { name: 'Angaben speichern' }).click();
    await page.getByText(/Noch nicht angegeben: .*was geschehen ist, in Ihren Worten/).waitFor();

    await page.getByRole('link', { name: 'Zur Übersicht' }).click();
    await tasks(page)
      .getByText(/was geschehen ist/)
      .waitFor();
    await complete(customer, review.id);
    await tasks(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([PHONE, DESK])(
    'several are counted beside a question, and unfold to the way to each, at $width px',
    async (viewport) => {
      const customer = await newCustomer(url);
      const business = await newBusiness(customer);
      const asked = await newReview(customer, business, 'Petra P.');
      const token = await adminToken(url);
      const body = { text: 'Wo steht die Bewertung?' };
      await call({ url, method: 'POST', path: `/reviews/${asked.id}/questions`, token, body });
      const one = await newReview(customer, business, 'Max M.');
      await newReview(customer, business, 'Erika E.');
      const { page, context, complaints } = await open(customer, viewport);
      await tasks(page).getByText('Frage zur Bewertung von Petra P.').waitFor();
      const many = tasks(page).getByText('2 Anträge sind noch nicht vollständig');
      await many.waitFor();
      await picture(page, `dashboard-tasks-${viewport.width}`);
      await many.click();
      await tasks(page).getByText('Erika E.').waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, `dashboard-tasks-open-${viewport.width}`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await picture(page, `dashboard-tasks-open-dark-${viewport.width}`);
      await tasks(page)
        .getByRole('listitem')
        .filter({ hasText: /^Max M\./ })
        .getByRole('link', { name: 'Ergänzen' })
        .click();
      await arriveAt(page, `**/bewertungen/${one.id}#angaben`);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

describe('evidence right after handing in', () => {
  it.each([PHONE, DESK])('is there with three presses and two fields, at $width px', async (viewport) => {
    const customer = await newCustomer(url);
    await newBusiness(customer);
    const { page, context, complaints } = await open(customer, viewport);
    await openAddReview(page);
    // From now on, so that the browser hands the choice over for certain.
    const picked = page.waitForEvent('filechooser', { timeout: 45_000 });
    let presses = 0;
    const press = async (what: () => Promise<void>) => {
      presses += 1;
      await what();
    };
    // Name and words; stars are there already.
    await fillReview(page);
    await press(() => submitButton(page).click());
    await dialogOf(page).waitFor({ state: 'detached' });
    await page.getByText('Der Antrag zur Bewertung von Max M. ist eingereicht.').waitFor();
    await page.getByRole('link', { name: 'Belege hinzufügen' }).scrollIntoViewIfNeeded();
    await picture(page, `handed-in-${viewport.width}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(() => page.getByRole('link', { name: 'Belege hinzufügen' }).click());
    await arriveAt(page, '**/bewertungen/*#belege');
    const add = page.getByRole('region', { name: 'Belege' }).getByRole('button', { name: 'Belege hinzufügen' });
    await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);
    await press(() => page.keyboard.press('Enter'));
    await (await picked).setFiles([aPicture('Ruhetag.png')]);
    await page.getByRole('region', { name: 'Belege' }).getByText('Ruhetag.png', { exact: true }).waitFor();
    expect(presses).toBe(3);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
