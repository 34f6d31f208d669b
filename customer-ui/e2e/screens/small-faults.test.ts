import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import {
  card,
  dialogOf,
  fillBusiness,
  fillCode,
  fillCredentials,
  fillReview,
  openAddBusiness,
  openAddReview,
  openDashboard,
  openRegistration,
  shownCode,
  submitButton,
} from '../steps.ts';
import { stopTime } from '../subscription-steps.ts';

const url = productUrl();
const browser = await sharedBrowser();
const NARROW = { width: 320, height: 700 };

describe('messages that came before a window', () => {
  it.each([PHONE, { width: 375, height: 667 }])(
    'leave its title and its cross free, two of them also at $width × $height px',
    async (viewport) => {
      const customer = await newCustomer(url);
      await newBusiness(customer, 'Café Sonnenschein');
      const { page, context } = await newPerson(browser, { url, viewport, token: customer.token });
      page.on('dialog', (question) => question.accept());
      await page.clock.install();
      await openDashboard(page);
      await stopTime(page);
      await page.getByRole('button', { name: 'Café Sonnenschein löschen' }).click();
      await toast(page, 'Business deleted').waitFor();
      await openAddBusiness(page);
      await fillBusiness(page);
      await submitButton(page).click();
      await toast(page, 'Business added successfully!').waitFor();
      await openAddReview(page);
      expect(await page.locator('.toasts li').count()).toBe(2);
      const bottoms = await page
        .locator('.toasts li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().bottom));
      for (const part of [dialogOf(page).getByRole('heading').first(), dialogOf(page).locator('.dialog-close')]) {
        expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(Math.max(...bottoms));
      }
      await context.close();
    },
  );
});

describe('a link to a business that is none', () => {
  it('is said once, beside its field, and not sent; put right, it goes', async () => {
    const { token } = await newCustomer(url);
    const { page, context, complaints } = await newPerson(browser, { url, viewport: PHONE, token });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await openDashboard(page);
    await openAddBusiness(page);
    await fillBusiness(page, 'Bäckerei Sonnenschein', 'das Haus am Markt');
    await submitButton(page).click();
    const field = dialogOf(page).getByLabel('Link zum Google-Profil');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByText('Bitte geben Sie einen gültigen Link an').count()).toBe(1);
    expect(sent.filter((path) => path === '/api/business')).toEqual([]);
    await field.fill('maps.google.com/?cid=4711');
    await submitButton(page).click();
    await card(page, 'Bäckerei Sonnenschein').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a window for a business that is deleted elsewhere', () => {
  it('says so while it is open, and keeps what was typed', async () => {
    const customer = await newCustomer(url);
    const { id } = await newBusiness(customer);
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token: customer.token });
    await openDashboard(page);
    await openAddReview(page);
    await fillReview(page);
    expect(await dialogOf(page).getByRole('alert').count()).toBe(0);
    await call({ url, method: 'DELETE', path: `/business/${id}`, token: customer.token });
    await dialogOf(page).getByRole('alert').getByText('„Bäckerei Sonnenschein“ wurde inzwischen gelöscht.').waitFor();
    expect(await dialogOf(page).getByLabel('Name des Verfassers').inputValue()).toBe('Max M.');
    await context.close();
  });
});

describe('an address with umlauts in its domain', () => {
  it('is shown as it was typed, where the code is asked for and on the account page', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: PHONE });
    const name = crypto.randomUUID().slice(0, 8);
    const typed = `${name}@bäckerei-grün.example`;
    await openRegistration(page);
    await fillCredentials(page, typed);
    await submitButton(page).click();
    await dialogOf(page).getByText(typed).waitFor();
    await fillCode(page, await shownCode(page));
    await submitButton(page).click();
    await arriveAt(page, '**/dashboard');
    await page.goto('/konto');
    await page.locator('.account-email', { hasText: typed }).waitFor();
    await context.close();
  });
});

describe('a message on a phone', () => {
  /** What of the page that is there to be read or pressed lies below the messages. */
  const covered = (page: Page) =>
    page.evaluate(() => {
      const message = document.querySelector('.toasts li')?.getBoundingClientRect();
      if (message === undefined) return ['no message'];
      return [...document.querySelectorAll('header a, header button, main h1, main a, main button')].flatMap(
        (element) => {
          const { left, right, top, bottom, width } = element.getBoundingClientRect();
          const apart =
            right <= message.left || left >= message.right || bottom <= message.top || top >= message.bottom;
          return width > 1 && !apart ? [element.outerHTML.slice(0, 100)] : [];
        },
      );
    });

  it.each([PHONE, NARROW])('covers neither the heading nor anything to press, at $width px', async (viewport) => {
    const customer = await newCustomer(url);
    await newReview(customer, await newBusiness(customer));
    const { page, context } = await newPerson(browser, { url, viewport, token: customer.token });
    await openDashboard(page);
    await openAddBusiness(page);
    await fillBusiness(page, 'Zweites Haus');
    await submitButton(page).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    await toast(page, 'Business added successfully!').waitFor();
    await expect.poll(() => covered(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
    await context.close();
  });
});
