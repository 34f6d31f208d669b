import { beforeAll, describe, expect, it } from 'vitest';
import { doTheWholeJob, showCards } from '../../../customer-ui/e2e/whole-job-steps.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { adminToken, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';

const url = productUrl();
const browser = await sharedBrowser();
beforeAll(() => showCards(url));

/** The administrator, in the back office from the start. */
const openBackOffice = async (viewport: typeof PHONE | typeof DESK) => {
  const admin = await newPerson(browser, { url, viewport, token: await adminToken(url) });
  await admin.page.goto('/admin/reviews');
  return admin;
};

describe('the whole job at 1280 px', () => {
  it('goes from registering to a badge that changes by itself, between two people', () =>
    doTheWholeJob({ url, viewport: DESK }));
});

describe('the back office', () => {
  it('sends a customer back to the dashboard and says why, and a visitor to the landing page', async () => {
    const visitor = await newPerson(browser, { url, viewport: DESK });
    await visitor.page.goto('/admin');
    await arriveAt(visitor.page, `${url}/`);

    await visitor.context.close();

    const { token } = await newCustomer(url);
    const customer = await newPerson(browser, { url, viewport: DESK, token });
    await customer.page.goto('/admin');
    await arriveAt(customer.page, '**/dashboard');
    await toast(customer.page, 'Admin access required').waitFor();
    await customer.context.close();
  });

  it('keeps status and button on a phone, however long the words of a customer are', async () => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3);
    const customer = await newCustomer(url);
    await newReview(customer, await newBusiness(customer, word), word);
    const admin = await openBackOffice(PHONE);
    const card = admin.page.locator('[data-review-id]', { hasText: word }).first();
    for (const part of [card.locator('.status-badge'), card.getByRole('button')]) {
      const box = await part.boundingBox();
      expect((box?.x ?? PHONE.width) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    }
    await admin.context.close();
  });

  it('leaves with the session when another tab signs out', async () => {
    const admin = await openBackOffice(DESK);
    const dashboard = await admin.context.newPage();
    await dashboard.goto('/dashboard');
    await dashboard.getByRole('button', { name: 'Abmelden' }).click();
    await arriveAt(admin.page, `${url}/`);
    await admin.context.close();
  });
});
