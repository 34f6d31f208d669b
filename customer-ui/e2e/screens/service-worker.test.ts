import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newBusiness, newCustomer } from '../../../infra/e2e/customers.ts';
import { type Detour, startDetour } from '../../../infra/e2e/detour.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';

const url = productUrl();
const browser = await sharedBrowser();
let detour: Detour;
beforeAll(async () => {
  detour = await startDetour(url);
});
afterAll(() => detour?.close());

const untilControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** What the worker keeps: the addresses in each of its caches. */
const kept = (page: Page): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(async () => {
    const found: Record<string, readonly string[]> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      found[name] = (await cache.keys()).map((request) => new URL(request.url).pathname);
    }
    return found;
  });

describe('without a network', () => {
  it('the landing page is there when it is loaded again, its windows too, and other pages say why they are not', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, serviceWorker: true });
    await page.goto('/');
    await untilControlled(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Negative Bewertungen mühelos entfernen.' }).waitFor();
    await page.getByRole('button', { name: 'Jetzt starten' }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.goto('/kometen');
    await page.getByRole('heading', { name: 'Sie sind gerade offline' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Erneut versuchen' }).click();
    await page.getByRole('heading', { name: 'Seite nicht gefunden' }).waitFor();
    await context.close();
  });

  it('the dashboard stands, keeps its customer signed in, and goes on when the network is back', async () => {
    const customer = await newCustomer(url);
    await newBusiness(customer, 'Bäckerei Sonnenschein');
    const { token } = customer;
    const { page, context } = await newPerson(browser, { url, viewport: DESK, token, serviceWorker: true });
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Bäckerei Sonnenschein' }).waitFor();
    await untilControlled(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Ihre Übersicht' }).waitFor();
    await page.getByRole('button', { name: 'Abmelden' }).waitFor();
    await page.waitForTimeout(2_500);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Bäckerei Sonnenschein' }).waitFor();
    await context.close();
  });
});

describe('an open overview', () => {
  it('says that the network is gone, and no longer when it is back', async () => {
    const { token } = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Unternehmen hinzufügen' }).first().waitFor();
    await context.setOffline(true);
    const note = page.getByText('Verbindung unterbrochen – Änderungen erscheinen, sobald sie wieder steht.');
    await note.waitFor();
    await context.setOffline(false);
    await note.waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('the account page', () => {
  it('opened without a network comes by itself once there is one', async () => {
    const { token, email } = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token, serviceWorker: true });
    await page.goto('/konto');
    await page.getByText(email).first().waitFor();
    await untilControlled(page);
    await page.reload();
    await page.getByText(email).first().waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Erneut laden' }).first().waitFor();
    await context.setOffline(false);
    await page.getByText(email).first().waitFor();
    await context.close();
  });
});

describe('what is kept', () => {
  it('are pages and assets of one build, and nothing of the API or the back office', async () => {
    const { token } = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport: DESK, token, serviceWorker: true });
    await page.goto('/dashboard');
    await untilControlled(page);
    await page.reload();
    await page.getByRole('button', { name: 'Unternehmen hinzufügen' }).first().waitFor();
    await page.goto('/impressum');
    await page.goto('/admin');
    await page.goto('/dashboard');
    const caches = await kept(page);
    expect(Object.keys(caches)).toEqual([expect.stringMatching(/^sternklar-[\w-]{12}$/)]);
    const paths = Object.values(caches).flat();
    expect(paths).toEqual(expect.arrayContaining(['/', '/dashboard', '/impressum', '/offline']));
    expect(paths.filter((path) => /^\/(api|admin|mailbox)/.test(path))).toEqual([]);
    const own = /^\/(assets\/.+|impressum|dashboard|offline|message-page\.css|icon\.svg|)$/;
    expect(paths.filter((path) => !own.test(path))).toEqual([]);
    await context.close();
  });
});

describe('a new version', () => {
  it('is offered, loaded when the customer says so, and takes the place of the old one', async () => {
    const { token } = await newCustomer(detour.url);
    const { page, context } = await newPerson(browser, {
      url: detour.url,
      viewport: PHONE,
      token,
      serviceWorker: true,
    });
    await page.goto('/dashboard');
    await untilControlled(page);
    await page.getByRole('button', { name: 'Unternehmen hinzufügen' }).first().waitFor();
    const build = await page.locator('meta[name=build]').getAttribute('content');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });

    detour.change((text) => text.replaceAll(build ?? '', 'new-version-'));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByText('Neue Version').waitFor();
    expect([loads, Object.keys(await kept(page)).length]).toEqual([0, 2]);

    await page.getByRole('button', { name: 'Jetzt laden' }).click();
    await page.waitForFunction(() => document.querySelector('meta[name=build][content="new-version-"]') !== null);
    await page.getByRole('button', { name: 'Unternehmen hinzufügen' }).first().waitFor();
    expect(Object.keys(await kept(page))).toEqual(['sternklar-new-version-']);
    expect([loads, await page.getByText('Neue Version').count()]).toEqual([1, 0]);
    detour.change(null);
    await context.close();
  });
});
