import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, type RunningProduct, startProduct } from '../../../backend/src/testing/running-product.ts';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { readToast } from '../../../infra/e2e/toasts.ts';
import { eventually, openBackOffice } from '../admin.ts';
import { chatsAt } from '../chats.ts';

const ANNA = { email: 'anna@sternklar.test', password: 'stern-anna-12' } as const;
const browser = await sharedBrowser();
let product: RunningProduct;

beforeAll(async () => {
  // An administrator of before keeps the account.
  const before = await startProduct({ env: { ADMIN_EMAIL: ANNA.email, ADMIN_PASSWORD: ANNA.password } });
  await before.stop();
  product = await startProduct({ dataDir: before.dataDir, env: { RATE_LIMIT_PER_MINUTE: '100000' } });
}, 240_000);
afterAll(async () => {
  await product?.stop();
  await product?.remove();
});

const messages = (page: Page) => page.getByRole('region', { name: /^Nachrichten/ });

describe('two of the team in one conversation', () => {
  it('see who answers; the second answer is held until it is wanted all the same, and live says so', async () => {
    const { url } = product;
    const { say, historyOf, composer } = chatsAt(url);
    const customer = await newCustomer(url);
    await say(customer, 'Mensch bitte');
    const visit = { url, viewport: DESK, path: '/inbox' };
    const [anna, bernd] = [
      await openBackOffice(browser, { ...visit, who: ANNA }),
      await openBackOffice(browser, { ...visit, who: ADMIN }),
    ];
    for (const { page } of [anna, bernd]) {
      await page.getByRole('link').filter({ hasText: customer.email }).click();
      await messages(page).getByText('Mensch bitte').waitFor();
    }
    await bernd.page.getByText(/^Niemand/).waitFor({ state: 'detached' });
    await anna.page.getByRole('button', { name: 'Übernehmen' }).click();
    await bernd.page.getByText(`${ANNA.email} antwortet gerade.`).first().waitFor();

    await composer(bernd.page).fill('Ich antworte auch.');
    await composer(bernd.page).press('Enter');
    await bernd.page.getByText(`${ANNA.email} bearbeitet diese Unterhaltung.`).waitFor();
    await composer(anna.page).fill('Hier ist Anna.');
    await composer(anna.page).press('Enter');
    await readToast(anna.page, 'Reply sent!');
    await messages(bernd.page).getByText('Hier ist Anna.').waitFor();
    await picture(bernd.page, 'admin-inbox-two');
    expect(await composer(bernd.page).inputValue()).toBe('Ich antworte auch.');
    await bernd.page.getByRole('button', { name: 'Trotzdem senden' }).click();
    await readToast(bernd.page, 'Reply sent!');
    await eventually(async () => (await historyOf(customer)).map(({ message }) => message)).toContain(
      'Ich antworte auch.',
    );
    const admins = (await historyOf(customer)).filter(({ sender }) => sender === 'admin');
    expect(admins.map(({ message }) => message)).toEqual(['Hier ist Anna.', 'Ich antworte auch.']);
    await anna.page.getByText(`${ADMIN.email} antwortet gerade.`).first().waitFor();
    for (const { context } of [anna, bernd]) await context.close();
  });
});
