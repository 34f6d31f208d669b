import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { AUDITOR } from '../../../backend/src/testing/running-product.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { eventually, openArea, openBackOffice, signInAdmin } from '../admin.ts';
import { farAwayAdmin } from '../watched-visit.ts';

const url = productUrl();
const REVIEWER = 'Wird Nur Gelesen';
/** All that an auditor may press or fill in: it changes what is seen, or settings of one's own. */
const READING = [
  /^(Zahlen|System|Menü)$/,
  /^Suchen/,
  /^(CSV-Export|Für DATEV|Filter hinzufügen|Filter merken|Eingabe löschen|Neu laden|Abmelden|Reihenfolge)$/,
  /^(Alle \d+ anzeigen|Weniger anzeigen|Ganzen Text .*|Weniger .*|Wochen|Monate)$/,
  /^(Erste|Zurück|Weiter|Letzte)/,
  /^(Menü|Zahlen|System|Finden( Strg K)?)$/,
  /^(Status|Sterne|Alter|Abo|E-Mail|Rolle|Löschung|Kunde|Unternehmen)$/,
  /^(Als Tabelle|Als Karten|Spalten)$/,
  // The audit looks back, compares, and takes a copy along.
  /^(Prüfbündel herunterladen|Beleg herunterladen|Drucken|Bewertung oder Kunde|Eingereicht ab|Eingereicht bis|Suchen|Vergleichen mit)$/,
  /^(Stand:|Genauer Zeitpunkt|Wie es jetzt ist|Nicht vergleichen|Schritt zurück|Schritt vor)$/,
];
const CONTROLS = ['button', 'textbox', 'combobox', 'checkbox', 'switch', 'radio', 'menuitem', 'slider'];
const LISTS = ['users', 'businesses', 'reviews', 'subscriptions'];

const browser = await sharedBrowser();
let reviewId: string;
let businessId: string;
let userId: string;

beforeAll(async () => {
  const customer = await newCustomer(url);
  const business = await newBusiness(customer);
  businessId = business.id;
  reviewId = (await newReview(customer, business, REVIEWER)).id;
  await call({
    url,
    method: 'POST',
    path: '/subscription/create',
    body: { plan_name: 'standard' },
    token: customer.token,
  });
  await call({ url, method: 'POST', path: '/chat/message', body: { message: 'Guten Tag' }, token: customer.token });
  userId = (await call<{ id: string }>({ url, method: 'GET', path: '/auth/me', token: customer.token })).id;
});

const open = (path: string, viewport: typeof DESK | typeof PHONE = DESK) =>
  openBackOffice(browser, { url, viewport, path, who: AUDITOR });
/** Names of all controls, as the accessibility tree has them. */
const controlsOf = async (page: Page): Promise<string[]> => {
  const tree = await page.locator('body').ariaSnapshot();
  return tree.split('\n').flatMap((line) => {
    const [, role = '', name = ''] = /^\s*- (\w+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
    return CONTROLS.includes(role) ? [name] : [];
  });
};
const commandsOn = async (page: Page) =>
  (await controlsOf(page)).filter((name) => !READING.some((reading) => reading.test(name)));

describe('an auditor', () => {
  it.each(LISTS)('reads %s, and finds no command there', async (list) => {
    const { page, context, complaints } = await open(`/${list}`);
    await page.getByText('Nur Lesen', { exact: true }).waitFor();
    await page.locator('main [data-row-id], main [data-review-id]').first().waitFor();
    expect(await commandsOn(page)).toEqual([]);
    expect(await page.locator('a[href*="/create"]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is offered the lists without chats, and the overview', async () => {
    const { page, context } = await open('/overview');
    await page.getByText('Nur Lesen', { exact: true }).waitFor();
    await page.getByText('warten auf eine Entscheidung').waitFor();
    const areas = page.getByRole('navigation', { name: 'Bereiche' });
    expect(await areas.getByRole('link').count()).toBe(LISTS.length);
    expect(await areas.getByRole('link', { name: 'Bewertung anlegen' }).count()).toBe(0);
    expect(await commandsOn(page)).toEqual([]);
    await context.close();
  });

  it('reads how the product goes, without a button to act', async () => {
    const { page, context, complaints } = await open('/operations');
    await page.getByText('Nur Lesen', { exact: true }).waitFor();
    await page.locator('main h2').first().waitFor();
    expect(await commandsOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('reads the books and takes a month of them away', async () => {
    const { page, context, complaints } = await open('/overview');
    await openArea(page, 'Zahlen', 'Buchhaltung');
    await arriveAt(page, '**/admin/journal');
    await page.getByText('Nur Lesen', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Salden' }).waitFor();
    expect(await commandsOn(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV-Export' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toMatch(/Rechnung.*59,00/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(['/audit', '/audit/:id'])('replays and proves at %s, and changes nothing', async (path) => {
    const { page, context, complaints } = await open(path.replace(':id', reviewId));
    await page.getByText('Nur Lesen', { exact: true }).waitFor();
    await page.getByRole('slider').waitFor();
    expect(await commandsOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(['/reviews/create', '/chats'])('is told so at %s, which is for admins, and led on', async (path) => {
    const { page, context, complaints } = await open(path, PHONE);
    await page.getByRole('heading', { name: 'Diese Seite ist für Admins' }).waitFor();
    expect(await commandsOn(page)).toEqual([]);
    await picture(page, 'admin-auditor-refused-390');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Zur Übersicht' }).click();
    await page.getByText('warten auf eine Entscheidung').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(['/desk', '/inbox', '/figures', '/partners/create'])(
    'is told at %s what is true there, too',
    async (path) => {
      const { page, context, complaints } = await open(path);
      await page.getByRole('heading', { name: 'Diese Seite ist für Admins' }).waitFor();
      await page.getByText('Ihr Zugang dient der Prüfung').waitFor();
      expect(await page.getByRole('main').innerText()).not.toContain('Chats');
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it.each([DESK, PHONE])(
    'is offered nothing for admins before it is known who they are, at $width px',
    async (viewport) => {
      const { page, context } = await open('/overview', viewport);
      let tell = () => {};
      const told = new Promise<void>((done) => {
        tell = done;
      });
      await page.route('**/api/auth/me', async (route) => {
        await told;
        await route.continue();
      });
      await page.reload();
      await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Benutzer' }).waitFor();
      const menu = page.getByRole('button', { name: 'Menü', exact: true });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('link', { name: 'Fälle', exact: true }).waitFor();
      const forAdmins = page.getByRole('link', {
        name: /^(Bewertung anlegen|Chats|Schreibtisch|Posteingang|Geschäft)/,
      });
      expect(await forAdmins.count()).toBe(0);
      expect(await page.getByText('Nur Lesen', { exact: true }).count()).toBe(0);
      tell();
      await page.getByText('Nur Lesen', { exact: true }).waitFor();
      expect(await forAdmins.count()).toBe(0);
      await context.close();
    },
  );

  it('gets the rows with the page itself, without commands there, too', async () => {
    const auditor = await farAwayAdmin(browser, {
      url,
      viewport: DESK,
      colorScheme: 'light',
      javaScript: false,
      who: AUDITOR,
    });
    const page = await auditor.context.newPage();
    // The first page of a busy machine may be left to the browser.
    await eventually(async () => {
      await page.goto('/admin/reviews');
      return page.locator('main [data-review-id]').count();
    }).toBeGreaterThan(0);
    const words = await page.locator('body').innerText();
    expect(words).toContain('Nur Lesen');
    expect(words).toContain(REVIEWER);
    expect(words).not.toMatch(/Status ändern|Bewertung anlegen/);
    await auditor.close();
  });

  it('comes here from the dashboard', async () => {
    const { page, context } = await open('/users');
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Prüfung' }).waitFor();
    await context.close();
  });

  it('is refused every command by the server', async () => {
    const token = await signInAdmin(url, AUDITOR);
    const review = {
      reviewer_name: 'Max',
      rating: 1,
      review_text: 'Nie da.',
      business_id: businessId,
      user_id: userId,
    };
    const commands = [
      ['PUT', `/reviews/${reviewId}/status`, { status: 'gelöscht' }],
      ['POST', `/reviews/${reviewId}/notes`, { note: 'Von der Prüfung.' }],
      ['POST', '/admin/reviews/create', review],
      ['POST', '/chat/admin-reply', { message_id: reviewId, reply: 'Guten Tag' }],
    ] as const;
    for (const [method, path, body] of commands)
      await expect(call({ url, method, path, body, token }), path).rejects.toThrow('answered 403');
  });

  it.each([DESK, PHONE])('sees at $width px what can be read by everybody', async (viewport) => {
    const { page, context } = await open('/reviews', viewport);
    await page.locator('main [data-review-id]').first().waitFor();
    await picture(page, `admin-auditor-${viewport.width}`);
    if (viewport === PHONE) expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});

it('an admin has commands there, so this test would see them', async () => {
  const { page, context } = await openBackOffice(browser, { url, viewport: DESK, path: '/reviews' });
  await page
    .getByRole('button', { name: /^Status ändern/ })
    .first()
    .waitFor();
  expect(await commandsOn(page)).not.toEqual([]);
  await context.close();
});
