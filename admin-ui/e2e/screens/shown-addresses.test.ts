import { expect, it } from 'vitest';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call } from '../../../infra/e2e/customers.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { openBackOffice } from '../admin.ts';

const url = productUrl();
const browser = await sharedBrowser();

it('an address stands in lists as its owner typed it, and is found so, in the rendered page and in the app', async () => {
  const body = { password: 'sonnenschein', phone_number: '', language: 'de' };
  const email = 'inhaber@xn--mller-brot-9db.example';
  await call({ url, method: 'POST', path: '/auth/register', body: { ...body, email } });
  const path = `/users?filter=${encodeURIComponent(JSON.stringify({ q: 'müller-brot' }))}`;
  const { page, context, complaints } = await openBackOffice(browser, { url, viewport: DESK, path });
  const row = page.locator('[data-row-id]').filter({ hasText: 'inhaber@müller-brot.example' });
  await row.waitFor();
  await page.getByRole('textbox', { name: 'Suchen' }).fill('xn--mller-brot');
  await expect.poll(() => page.url()).toContain('xn--mller-brot');
  await row.waitFor();
  expect(await page.locator('[data-row-id]').count()).toBe(1);
  expect(await page.getByText('xn--mller-brot-9db').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
