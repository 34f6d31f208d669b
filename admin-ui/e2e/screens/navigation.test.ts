import { describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { eventually, openArea, openBackOffice } from '../admin.ts';

const url = productUrl();
const browser = await sharedBrowser();
const SMALL_DESK = { width: 1024, height: 768 };
const TABS = ['Benutzer', 'Unternehmen', 'Bewertung anlegen', 'Bewertungen', 'Abos', 'Chats'];
/** As many as a large installation has. */
const MANY = { users: 123_456, businesses: 123_456, reviews: 1_234_567, subscriptions: 98_765, chats: 123_456 };

const open = async (viewport: { readonly width: number; readonly height: number }, path = '/users') =>
  openBackOffice(browser, { url, viewport, path });

describe('the areas', () => {
  it.each([DESK, SMALL_DESK, PHONE])(
    'are six tabs in their order, with everything else in reach, at %o',
    async (viewport) => {
      const { page, context, complaints } = await open(viewport);
      const tabs = page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link');
      await eventually(() => page.locator('[data-count]').allInnerTexts()).toHaveLength(5);
      await eventually(async () => (await page.locator('[data-count]').allInnerTexts()).join()).toMatch(/^[\d.,]+$/);
      const names = (await tabs.allInnerTexts()).map((text) => text.replace(/[\s\d.]+$/, ''));
      expect(names).toEqual(TABS);
      await openArea(page, 'System', 'Betrieb');
      await page.waitForURL('**/admin/operations');
      await eventually(() => page.getByRole('navigation', { name: 'System' }).isVisible()).toBe(false);
      await openArea(page, 'Zahlen', 'Rechnungen');
      await page.waitForURL('**/admin/invoices');
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('stand on a small desk side by side, none cut off', async () => {
    const { page, context } = await open(SMALL_DESK);
    for (const name of [...TABS, 'Fälle', 'Schreibtisch']) {
      const box = await page.getByRole('link', { name, exact: false }).first().boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= SMALL_DESK.width, name).toBe(true);
    }
    for (const name of ['Zahlen', 'System']) expect(await page.getByRole('button', { name }).isVisible()).toBe(true);
    await context.close();
  });

  it.each(['/users', '/businesses', '/reviews', '/chats'])(
    'show all of the one that is open on a phone, at %s',
    async (path) => {
      const { page, context } = await open(PHONE, path);
      const row = page.getByRole('navigation', { name: 'Bereiche' });
      await eventually(async () => {
        const [shown, chosen] = await Promise.all([row.boundingBox(), row.locator('[aria-current]').boundingBox()]);
        if (shown === null || chosen === null) return false;
        return chosen.x >= shown.x && chosen.x + chosen.width <= shown.x + shown.width;
      }).toBe(true);
      await context.close();
    },
  );

  it('show the one that is open whole on a phone, also when the counts come later', async () => {
    const { page, context } = await open(PHONE, '/chats');
    const row = page.getByRole('navigation', { name: 'Bereiche' });
    const { promise: later, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/admin/counts', async (route) => {
      await later;
      await route.fulfill({ json: MANY });
    });
    await page.route('**/api/admin/attention', async (route) => {
      await later;
      await route.fulfill({ json: { chats: 40, cases: 120, parked_events: 0 } });
    });
    await page.reload();
    await row.getByRole('link', { name: 'Chats' }).waitFor();
    release();
    await eventually(() => page.locator('[data-count="chats"]').innerText()).toBe('123.456');
    await page.locator('[data-waits]:visible').first().waitFor();
    const hiddenAtTheSide = async () => {
      const tab = await row.getByRole('link', { name: 'Chats' }).boundingBox();
      const rowBox = await row.boundingBox();
      if (tab === null || rowBox === null) throw new Error('No row of areas.');
      return Math.max(0, tab.x + tab.width - (rowBox.x + rowBox.width), rowBox.x - tab.x);
    };
    await eventually(hiddenAtTheSide).toBeLessThan(1);
    await context.close();
  });

  it('stay there when the code of a page does not arrive, which is loaded at the next try', async () => {
    const { page, context } = await open(DESK);
    await page.route('**/admin/assets/*.js', (route) => route.abort('connectionreset'));
    await openArea(page, 'System', 'Betrieb');
    await page.getByRole('heading', { name: 'Diese Seite ließ sich nicht laden' }).waitFor({ timeout: 15_000 });
    expect(await page.getByRole('navigation', { name: 'Bereiche' }).isVisible()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Seite neu laden' }).click();
    await page.getByRole('heading', { name: 'Betrieb', exact: true }).waitFor();
    await context.close();
  });

  it('stay where they are on a wide screen, whichever page is shown', async () => {
    const { page, context } = await open({ width: 1920, height: 900 });
    const first = page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link').first();
    const places: number[] = [];
    for (const path of ['users', 'reviews/create', 'desk', 'operations']) {
      await page.goto(`/admin/${path}`);
      await page.locator('main h2, main h1, main table').first().waitFor();
      places.push(Math.round((await first.boundingBox())?.x ?? -1));
    }
    expect(new Set(places)).toEqual(new Set([places[0]]));
    await context.close();
  });

  it.each([DESK, SMALL_DESK])(
    'leave the menus in sight, however many there are of everything, at %o',
    async (viewport) => {
      const { page, context } = await open(viewport);
      await page.route('**/api/admin/counts', (route) => route.fulfill({ json: MANY }));
      await page.reload();
      await eventually(() => page.locator('[data-count="reviews"]').innerText()).toBe('1.234.567');
      expect(await sidewaysOverflow(page)).toEqual([]);
      const box = await page.getByRole('button', { name: 'System' }).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      await context.close();
    },
  );

  it('stand on a phone below a bar of one row', async () => {
    const { page, context } = await open(PHONE);
    const middle = async (words: string) => {
      const box = await page.getByRole('banner').getByText(words, { exact: true }).boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    };
    expect(Math.abs((await middle('Verwaltung')) - (await middle('Abmelden')))).toBeLessThanOrEqual(2);
    expect(await middle('Verwaltung')).toBeGreaterThanOrEqual(24);
    await context.close();
  });

  it('open and close by keyboard, and give the focus back', async () => {
    const { page, context } = await open(DESK);
    const button = page.getByRole('button', { name: 'System' });
    await button.focus();
    await page.keyboard.press('Enter');
    const partners = page.getByRole('navigation', { name: 'System' }).getByRole('link', { name: 'Partner' });
    await partners.waitFor();
    await page.keyboard.press('Tab');
    await eventually(() => partners.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await partners.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await context.close();
  });

  it.each([DESK, SMALL_DESK, PHONE])('can be used by everybody while a menu is open, at %o', async (viewport) => {
    const { page, context } = await open(viewport);
    const isPhone = viewport === PHONE;
    await page.getByRole('button', { name: isPhone ? 'Menü' : 'System', exact: true }).click();
    await page.getByRole('navigation', { name: 'System' }).waitFor();
    await picture(page, `admin-areas-${viewport.width}`);
    if (viewport !== SMALL_DESK) expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});
