import { describe, expect, it } from 'vitest';
import { ADMIN } from '../../../backend/src/testing/running-product.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call } from '../../../infra/e2e/customers.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { openFarAway } from '../watched-visit.ts';

const url = productUrl();
const browser = await sharedBrowser();

const open = (path: string) => openFarAway(browser, path, { url, viewport: DESK, colorScheme: 'light' });

describe('somebody who is not let in', () => {
  it('goes to the landing page without a token, also with the cookie', async () => {
    const { page, close } = await open('/admin/users');
    await page.getByRole('button', { name: 'Abmelden' }).waitFor();
    // In one go: what the page does without its token would end a navigation from outside.
    await page.evaluate(() => {
      window.localStorage.clear();
      window.location.assign('/admin/reviews');
    });
    await arriveAt(page, `${url}/`);
    await close();
  });

  it('sees a page made in the browser when the cookie is somebody else’s', async () => {
    const { page, context, close } = await open('/admin/users');
    const { access_token: token } = await call<{ access_token: string }>({
      url,
      method: 'POST',
      path: '/auth/login',
      body: ADMIN,
    });
    await context.addInitScript((stored) => window.localStorage.setItem('token', stored), token);
    const asked = page.waitForRequest(/\/api\/admin\/users/);
    // Other tests register people all the time: the list is asked for one.
    await page.goto(`/admin/users?filter=${encodeURIComponent(JSON.stringify({ q: ADMIN.email }))}`);
    expect((await asked).headers().authorization).toBe(`Bearer ${token}`);
    await page.getByText(ADMIN.email).first().waitFor();
    await close();
  });
});
