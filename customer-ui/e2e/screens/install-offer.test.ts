import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newCustomer } from '../../../infra/e2e/customers.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';

const url = productUrl();
const browser = await sharedBrowser();

describe('the offer to install the app', () => {
  const offer = (page: Page) =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => {
          window.sessionStorage.setItem('prompted', 'yes');
        },
      });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    });

  it('stands on the dashboard when the browser makes it, has the browser ask, and stays away once declined', async () => {
    const { token } = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token });
    const line = page.getByRole('complementary', { name: 'Als App installieren' });
    const open = async () => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Unternehmen hinzufügen' }).first().waitFor();
      expect(await offer(page)).toBe(true);
    };
    await open();
    await line.getByRole('button', { name: 'Installieren' }).click();
    expect(await page.evaluate(() => window.sessionStorage.getItem('prompted'))).toBe('yes');
    await line.waitFor({ state: 'detached' });
    await open();
    await line.getByRole('button', { name: 'Nein danke' }).click();
    await line.waitFor({ state: 'detached' });
    await open();
    expect(await line.count()).toBe(0);
    await context.close();
  });
});
