import { expect, it } from 'vitest';
import { PHONE, sharedBrowser } from '../../infra/e2e/browser.ts';
import { startPartnerSite } from './partner-site.ts';
import { chatWindow, openChat, visit } from './visitor.ts';
import { createWidgetApi } from './widget-api.ts';

const browser = await sharedBrowser();

it('the key that goes back closes the chat that covers a partner’s page, whose own history is as it was', async () => {
  const [site, api] = await Promise.all([startPartnerSite(), createWidgetApi()]);
  const { page, context, complaints } = await visit(browser, { site, product: api.url, viewport: PHONE });
  await page.evaluate(() => history.replaceState({ router: 7 }, ''));
  await page.evaluate(() => {
    const heard = window as unknown as { heard: unknown[] };
    heard.heard = [];
    window.addEventListener('popstate', ({ state }) => heard.heard.push(state));
  });
  const kept = () => page.evaluate(() => history.state as unknown);
  await openChat(page);
  await expect.poll(kept).toEqual({ router: 7, sternklarWindows: 1 });
  await page.evaluate(() => history.back());
  await chatWindow(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/');
  await openChat(page);
  await expect.poll(kept).toEqual({ router: 7, sternklarWindows: 1 });
  await chatWindow(page).getByRole('button', { name: 'Chat schließen' }).click();
  await expect.poll(kept).toEqual({ router: 7 });
  // Whatever the page hears of is its own place.
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([
    { router: 7 },
    { router: 7 },
  ]);
  expect(complaints()).toEqual([]);
  await context.close();
  await Promise.all([site.stop(), api.stop()]);
});
