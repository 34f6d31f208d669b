import { PUBLIC_PATHS } from '@sternklar/contracts/pages';
import { expect } from 'vitest';
import { type PersonOptions, sharedBrowser } from '../../infra/e2e/browser.ts';

/** Every public page, in a window of the given size. */
export const readPublicPages = async ({ url, viewport }: Pick<PersonOptions, 'url' | 'viewport'>): Promise<void> => {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ baseURL: url, viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of PUBLIC_PATHS) {
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).isVisible(), path).toBe(true);
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(600);
    expect(await page.getByRole('contentinfo').getByRole('link').count(), path).toBeGreaterThan(5);
    const { font, width } = await page.evaluate(() => ({
      font: getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily,
      width: document.documentElement.scrollWidth,
    }));
    expect([font, width], path).toEqual([expect.stringContaining('Bricolage'), viewport.width]);
  }
  await context.close();
};

/** What the landing page shows, and what it and the dashboard say of scripts. */
export const readLandingPage = async ({ url, viewport }: Pick<PersonOptions, 'url' | 'viewport'>): Promise<void> => {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ baseURL: url, viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  for (const words of ['Unbegrenzte Löschanträge', '59\u00a0€', 'Gut zu wissen'])
    expect(await page.getByText(words).first().isVisible(), words).toBe(true);
  // Words inside of noscript are not looked for by their text.
  expect(await page.locator('.hero-no-script').innerText()).toContain('braucht diese Seite JavaScript');
  await page.getByText('Wird meine Bewertung sicher gelöscht?').click();
  expect(await page.getByText('Das kann niemand seriös zusagen.').isVisible()).toBe(true);
  await page.goto('/dashboard');
  expect(await page.locator('noscript p').innerText()).toContain('Diese Seite braucht JavaScript.');
  await context.close();
};
