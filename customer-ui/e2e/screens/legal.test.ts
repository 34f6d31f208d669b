import { LEGAL_PATHS, type LegalPageName } from '@sternklar/contracts/site';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { missingFacts } from '../../src/testing/facts-on-pages.ts';
import { dialogOf, openDashboard } from '../steps.ts';

const url = productUrl();
const names = Object.keys(LEGAL_PATHS) as LegalPageName[];
const TITLES: Readonly<Record<LegalPageName, string>> = {
  impressum: 'Impressum',
  datenschutz: 'Datenschutzerklärung',
  agb: 'Allgemeine Geschäftsbedingungen',
  lieferung: 'Liefer- und Rückgabebedingungen',
  fernabsatz: 'Fernabsatzvertrag',
  'ueber-uns': 'Über uns',
};
const FOOTER_LINKS = ['Über uns', 'Impressum', 'Datenschutz', 'AGB', 'Lieferung', 'Fernabsatz'];

const browser = await sharedBrowser();

const pathOf = (page: Page) => new URL(page.url()).pathname;
const back = (page: Page) => page.getByRole('button', { name: 'Zurück' });
const mainText = (page: Page) => page.locator('main').innerText();

describe.each(names)('the page %s', (name) => {
  it('is complete and sound on a phone and a desk, in the light and in the dark', async () => {
    for (const viewport of [PHONE, DESK]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page, context, complaints } = await newPerson(browser, { url, viewport, colorScheme });
        const answer = await page.goto(LEGAL_PATHS[name], { waitUntil: 'networkidle' });
        expect(answer?.status()).toBe(200);
        expect(await page.title()).toBe(`${TITLES[name]} – Sternklar`);
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(TITLES[name]);
        expect(missingFacts(name, await mainText(page))).toEqual([]);
        expect(await sidewaysOverflow(page)).toEqual([]);
        await picture(page, `legal-${name}-${viewport.width}${colorScheme === 'dark' ? '-dark' : ''}`);
        expect(complaints).toEqual([]);
        await context.close();
      }
    }
  });

  it('can be read and used by everybody', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: PHONE });
    await page.goto(LEGAL_PATHS[name]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });

  it('says everything without scripts, and leads back to the start', async () => {
    const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false, viewport: PHONE });
    const page = await context.newPage();
    await page.goto(LEGAL_PATHS[name]);
    expect(missingFacts(name, await mainText(page))).toEqual([]);
    await back(page).click();
    await arriveAt(page, (address) => address.pathname === '/');
    await context.close();
  });

  it('goes one step back to where its reader came from, also after reading here and there', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: DESK });
    const from = name === 'agb' ? 'impressum' : 'agb';
    await page.goto(LEGAL_PATHS[from]);
    await page.goto(LEGAL_PATHS[name], { waitUntil: 'networkidle' });
    const entry = page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link').last();
    await entry.click();
    await expect.poll(() => new URL(page.url()).hash).toBe(await entry.getAttribute('href'));
    await back(page).click();
    await arriveAt(page, (address) => address.pathname === LEGAL_PATHS[from]);
    await context.close();
  });

  it('goes to the landing page where the tab has no history', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: DESK });
    await page.goto('/');
    const [fresh] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((path) => window.open(path, '_blank', 'noopener'), LEGAL_PATHS[name]),
    ]);
    await fresh.waitForLoadState('networkidle');
    expect(pathOf(fresh)).toBe(LEGAL_PATHS[name]);
    await back(fresh).click();
    await arriveAt(fresh, (address) => address.pathname === '/');
    await context.close();
  });
});

describe('the table of contents', () => {
  it('stays in sight on a desk and shows what is being read', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: DESK });
    await page.goto(LEGAL_PATHS.agb, { waitUntil: 'networkidle' });
    const contents = page.getByRole('navigation', { name: 'Inhalt' });
    await page.locator('#kuendigung').evaluate((section) => section.scrollIntoView());
    await expect.poll(() => contents.locator('[aria-current]').innerText()).toContain('Kündigung');
    expect((await contents.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await context.close();
  });

  it('is folded on a phone, opens, leads to its section and folds again', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: PHONE });
    await page.goto(LEGAL_PATHS.agb, { waitUntil: 'networkidle' });
    const entry = page.locator('details').getByRole('link', { name: /Kündigung/ });
    expect(await entry.isVisible()).toBe(false);
    await page.locator('summary').click();
    await entry.click();
    await expect.poll(() => entry.isVisible()).toBe(false);
    await expect
      .poll(async () => (await page.getByRole('heading', { name: /Kündigung/ }).boundingBox())?.y ?? -1)
      .toBeLessThan(PHONE.height / 2);
    await context.close();
  });
});

describe('the footer', () => {
  it.each(['/', ...Object.values(LEGAL_PATHS)])('of %s has four columns that lead everywhere', async (path) => {
    const { page, context } = await newPerson(browser, { url, viewport: DESK });
    await page.goto(path);
    const footer = page.locator('footer');
    expect(await footer.locator('.footer-columns > *').count()).toBe(4);
    expect(await footer.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual(FOOTER_LINKS);
    const words = await footer.innerText();
    for (const word of ['Visa', 'Mastercard', 'Kontakt', 'Bad Kreuznach', 'Deutschland']) expect(words).toContain(word);
    const year = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', year: 'numeric' }).format(new Date());
    expect(words).toContain(`© ${year}`);
    await context.close();
  });
});

describe('an address that leads nowhere', () => {
  it('is answered in German, with status 404 and a way to the start', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: PHONE });
    const answer = await page.goto('/impressum/kometen');
    expect(answer?.status()).toBe(404);
    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await arriveAt(page, (address) => address.pathname === '/');
    await context.close();
  });
});

describe('the privacy policy', () => {
  it('names everything that a visit leaves in the browser', async () => {
    const customer = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport: DESK, token: customer.token });
    await openDashboard(page);
    await page.getByRole('button', { name: 'Unternehmen hinzufügen' }).first().click();
    await dialogOf(page).getByLabel('Name des Unternehmens').fill('Bäckerei');
    const stored = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    await expect.poll(async () => (await stored()).some((key) => key.startsWith('draft:'))).toBe(true);
    const keys = (await stored()).map((key) => key.replace(/^draft:.*/, 'draft:…'));
    expect(keys).toContain('token');
    expect(await context.cookies()).toEqual([]);
    await page.goto(LEGAL_PATHS.datenschutz);
    const named = await page.locator('#browserspeicher code').allInnerTexts();
    expect(keys.filter((key) => !named.includes(key))).toEqual([]);
    await context.close();
  });
});

describe('on paper', () => {
  it('a legal page is its text alone', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: DESK });
    await page.goto(LEGAL_PATHS.agb);
    await page.emulateMedia({ media: 'print' });
    expect(await back(page).isVisible()).toBe(false);
    expect(await page.getByRole('navigation', { name: 'Inhalt' }).isVisible()).toBe(false);
    expect(await page.locator('.footer-columns').isVisible()).toBe(false);
    expect(missingFacts('agb', await mainText(page))).toEqual([]);
    await context.close();
  });
});
