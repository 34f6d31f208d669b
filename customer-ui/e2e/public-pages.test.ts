import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAt } from '../../infra/e2e/arrive-at.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../infra/e2e/browser.ts';
import { newCustomer } from '../../infra/e2e/customers.ts';
import { type Detour, startDetour } from '../../infra/e2e/detour.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { readLandingPage, readPublicPages } from './without-scripts.ts';

const url = productUrl();
const browser = await sharedBrowser();
let detour: Detour;
beforeAll(async () => {
  detour = await startDetour(url);
});
afterAll(() => detour?.close());

/** The visitor moves, over more than one place as pointers do, and React has taken the page over. */
const hydrate = async (page: Page) => {
  await page.mouse.move(100, 100, { steps: 2 });
  await page.waitForFunction(() => {
    const root = document.getElementById('app');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  await page.waitForTimeout(300);
};

/** Lets what is asked for wait until the returned function is called. */
const holdBack = async (page: Page, what: string | RegExp) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
/** All but the few lines in a page's head that see who belongs where before anything is shown. */
const SCRIPTS = /\/assets\/(?!doorkeeper)[^/]*\.js$/;

const widths = [
  { device: 'phone', viewport: PHONE },
  { device: 'desk', viewport: DESK },
];

describe.each(widths)('the landing page on a $device', ({ viewport }) => {
  it('is taken over as the server rendered it: nothing is drawn anew, nothing differs', async () => {
    const { page, context, complaints } = await newPerson(browser, { url, viewport });
    await page.goto('/');
    const heading = await page.$('h1');
    await hydrate(page);
    expect(await page.evaluate((element) => element === document.querySelector('h1'), heading)).toBe(true);
    expect(complaints).toEqual([]);
    await page.getByRole('button', { name: 'Jetzt starten' }).first().click();
    await page.getByRole('dialog').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the landing page', () => {
  it('would tell if it differed from what the server rendered', async () => {
    detour.change((text) => text.replaceAll('Negative Bewertungen mühelos entfernen.', 'Etwas ganz anderes.'));
    const { page, context, complaints } = await newPerson(browser, { url: detour.url, viewport: DESK });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Etwas ganz anderes.' }).waitFor();
    await hydrate(page);
    await expect.poll(() => complaints).toEqual([expect.stringContaining('418')]);
    detour.change(null);
    await context.close();
  });

  it('does not lose a press that comes before the app is there', async () => {
    const { page, context, complaints } = await newPerson(browser, { url, viewport: PHONE });
    const release = await holdBack(page, '**/assets/start-app-*.js');
    await page.goto('/');
    await page.getByRole('button', { name: 'Jetzt starten' }).first().click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    release();
    await page.getByRole('dialog').getByRole('heading', { name: 'Konto erstellen' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Each way in, and what it leads to. */
const waysIn = [
  { within: 'main', button: 'Jetzt starten', leadsTo: { role: 'heading', name: 'Konto erstellen' } },
  { within: 'banner', button: 'Anmelden', leadsTo: { role: 'heading', name: 'Willkommen zurück' } },
  { within: 'main', button: 'KI-Assistenten fragen', leadsTo: { role: 'textbox', name: /Nachricht/ } },
] as const;

const beforeTheFirstScript = ({ viewport }: (typeof widths)[number]) => {
  it.each(waysIn)('a press of „$button“ is answered at once, and not lost', async ({ within, button, leadsTo }) => {
    const { page, context, complaints } = await newPerson(browser, { url, viewport });
    const release = await holdBack(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole(within).getByRole('button', { name: button }).first().click();
    const said = page.locator('.moment').filter({ visible: true });
    expect(await said.innerText()).toBe('Wird geöffnet\u00a0…');
    const { x, width, y, height } = (await said.boundingBox()) ?? { x: -1, width: 0, y: 0, height: 0 };
    expect([x >= 0, x + width <= viewport.width, y + height <= viewport.height]).toEqual([true, true, true]);
    release();
    await page.getByRole(leadsTo.role, { name: leadsTo.name }).waitFor();
    expect([await said.count(), complaints]).toEqual([0, []]);
    await context.close();
  });

  it('who thinks better of it is led nowhere', async () => {
    const { page, context } = await newPerson(browser, { url, viewport });
    const release = await holdBack(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('button', { name: 'Jetzt starten' }).first().click();
    await page.locator('.moment').filter({ visible: true }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('.moment').filter({ visible: true }).count()).toBe(0);
    release();
    await page.waitForLoadState();
    await hydrate(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await context.close();
  });

  it('what cannot be opened does not say for ever that it will be', async () => {
    const { page, context } = await newPerson(browser, { url, viewport });
    await page.route('**/assets/start-app-*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Jetzt starten' }).first().click();
    await page.getByRole('alert').filter({ visible: true }).waitFor();
    expect(await page.locator('.moment').filter({ visible: true }).count()).toBe(0);
    await context.close();
  });
};
describe.each(widths.slice(0, 1))('before the first script has come, on a $device,', beforeTheFirstScript);
describe.each(widths.slice(1))(
  'before the first script has come, on a $device,',
  { tags: 'long' },
  beforeTheFirstScript,
);

/** Notes, across pages, whether something was there to be seen. */
const noteWhetherSeen = (page: Page, selector: string) =>
  page.addInitScript((wanted) => {
    const look = () => {
      if (document.querySelector(wanted) !== null && !document.documentElement.hidden)
        window.sessionStorage.setItem('seen', 'yes');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, selector);
const wasSeen = (page: Page) => page.evaluate(() => window.sessionStorage.getItem('seen') === 'yes');

describe('where somebody belongs', () => {
  it('customers are led to their dashboard without seeing the landing page for a moment', async () => {
    const { token } = await newCustomer(url);
    const { page, context, complaints } = await newPerson(browser, { url, viewport: DESK, token });
    await noteWhetherSeen(page, '.hero');
    await page.goto('/');
    await arriveAt(page, '**/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Ihre Übersicht' }).waitFor();
    expect([await wasSeen(page), complaints]).toEqual([false, []]);
    await context.close();
  });

  it('visitors are led to the landing page without seeing the dashboard, and do see that', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: DESK });
    await noteWhetherSeen(page, '.dashboard');
    await page.goto('/dashboard');
    await arriveAt(page, `${url}/`);
    expect(await wasSeen(page)).toBe(false);
    await noteWhetherSeen(page, '.hero');
    await page.goto('/');
    expect(await wasSeen(page)).toBe(true);
    await context.close();
  });

  it('the dashboard’s page comes with the shape of a dashboard, and nothing of anybody', async () => {
    const html = await (await fetch(`${url}/dashboard`)).text();
    expect(html).toContain('dashboard-head');
    expect(html).toContain('Ihre Übersicht');
    expect(html).not.toContain('class="hero');
  });
});

describe('without scripts, on a phone,', () => {
  it('every public page reads completely, in its own look', () => readPublicPages({ url, viewport: PHONE }));

  it('the landing page shows every section, answers and prices, and says what needs scripts', () =>
    readLandingPage({ url, viewport: PHONE }));
});
