import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningProduct, startProduct } from '../../../backend/src/testing/running-product.ts';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { eventually, signInAdmin } from '../admin.ts';
import { farAwayAdmin, type Visitor } from '../watched-visit.ts';

let product: RunningProduct;
let url: string;
let token: string;
let reviewId: string;
const browser = await sharedBrowser();
const CUSTOMERS = 8;

beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMIT_PER_MINUTE: '100000', SIGNED_OUT_RATE_LIMIT_PER_MINUTE: '10000' } });
  url = product.url;
  token = await signInAdmin(url);
  for (let number = 1; number <= CUSTOMERS; number += 1) {
    const customer = await newCustomer(url);
    const review = await newReview(customer, await newBusiness(customer, `Geschäft ${number}`), `Stimme ${number}`);
    reviewId = review.id;
    await call({
      ...{ url, token: customer.token, method: 'POST', path: '/subscription/create' },
      body: { plan_name: 'standard', company_name: `Firma ${number} GmbH` },
    });
  }
  const lists = Object.fromEntries(['users', 'reviews', 'invoices'].map((name) => [name, { view: 'table' }]));
  await call({ url, token, method: 'PUT', path: '/admin/preferences', body: { lists } });
}, 120_000);
afterAll(async () => {
  await product?.stop();
  await product?.remove();
});

/** Milliseconds after the page is seen. */
const MOMENTS = [0, 50, 150, 250, 400, 800] as const;

/** What the developer tools of Chromium call these nets. */
const NETS = {
  'fast 4G': { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 },
  'slow 4G': { latency: 563, downloadThroughput: 180_000, uploadThroughput: 84_375 },
} as const;
type Place = 'cold, fast 4G' | 'cold, slow 4G' | 'warm, CPU ÷ 4';

const slowDown = async (page: Page, cdp: CDPSession, place: Place): Promise<void> => {
  if (place === 'warm, CPU ÷ 4') {
    await page.goto('/admin/users');
    await page.goto('about:blank');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return;
  }
  const net = NETS[place === 'cold, fast 4G' ? 'fast 4G' : 'slow 4G'];
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...net });
};

const atFullSpeed = async (cdp: CDPSession): Promise<void> => {
  const net = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await cdp.send('Network.emulateNetworkConditions', net);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
};

type At = (selector: string, index?: number) => Promise<void>;
interface Pressed {
  readonly path: () => string;
  /** What is done, one at each moment; nothing of it is missing in the end, and nothing there twice. */
  readonly presses: readonly ((page: Page, press: At) => Promise<void>)[];
  /** What can be pressed. */
  readonly controls: readonly string[];
  /** What came of it. */
  readonly result: (page: Page) => Promise<unknown>;
  /** `notes`: how many there were before. */
  readonly expected: (notes: number) => unknown;
}

const CHECK = 'tr[data-row-id] input[type=checkbox]';
const OPEN = 'tr[data-row-id] td.open button';
const tick = (index: number) => (_page: Page, press: At) => press(CHECK, index);
const key = (name: string) => (page: Page) => page.keyboard.press(name);

/** Of a table: the places of the rows that the app holds for selected, of the one that is open, and of the one with the focus. */
const rowsOf = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('tr[data-row-id]')];
    const placesOf = (is: (row: HTMLElement) => boolean) => rows.flatMap((row, at) => (is(row) ? [at] : []));
    return {
      selected: placesOf((row) => row.dataset.selected !== undefined),
      open: placesOf((row) => row.dataset.open !== undefined),
      focused: placesOf((row) => row.contains(document.activeElement)),
    };
  });

const current = (page: Page) =>
  page.evaluate(() => ({
    at: document.querySelector('article h3, article h2')?.textContent?.match(/Stimme (\d)/)?.[1],
    help: document.querySelectorAll('[role=dialog]').length,
  }));

const NOTE = 'Vor der App geschrieben';
const notes = async () => {
  const history = await call<readonly { readonly note?: string | null }[]>({
    ...{ url, token, method: 'GET', path: `/reviews/${reviewId}/history` },
  });
  const written = history.flatMap(({ note }) => note ?? []);
  expect(new Set([...written, NOTE])).toEqual(new Set([NOTE]));
  return written.length;
};

const PAGES: Readonly<Record<string, Pressed>> = {
  users: {
    path: () => '/admin/users',
    controls: [CHECK],
    presses: [0, 1, 2, 3, 4, 5].map(tick),
    result: rowsOf,
    expected: () => ({ selected: [0, 1, 2, 3, 4, 5], open: [], focused: [5] }),
  },
  reviews: {
    path: () => '/admin/reviews',
    controls: [CHECK],
    presses: [tick(0), tick(1), tick(2), key('j'), key('j'), key('x')],
    result: rowsOf,
    expected: () => ({ selected: [0, 1, 2, 4], open: [], focused: [4] }),
  },
  invoices: {
    path: () => '/admin/invoices',
    controls: [CHECK, OPEN],
    presses: [tick(1), tick(2), tick(3), tick(2), (_page, press) => press(OPEN, 4), key('x')],
    result: rowsOf,
    expected: () => ({ selected: [1, 3, 4], open: [4], focused: [4] }),
  },
  'the desk': {
    path: () => '/admin/desk',
    controls: [],
    presses: [key('j'), key('j'), key('k'), key('j'), key('j'), key('?')],
    result: current,
    expected: () => ({ at: '4', help: 1 }),
  },
  'a review': {
    path: () => `/admin/reviews/${reviewId}`,
    controls: ['form[aria-label="Notiz schreiben"] textarea', 'form button[type=submit]', 'header button'],
    presses: [
      (_page, press) => press('form[aria-label="Notiz schreiben"] textarea'),
      (page) => page.keyboard.type(NOTE.slice(0, 8)),
      (page) => page.keyboard.type(NOTE.slice(8)),
      (_page, press) => press('form button[type=submit]'),
      async () => undefined,
      key('Control+k'),
    ],
    result: async (page) => ({
      notes: await notes(),
      finder: await page.locator('[role=dialog]').count(),
      left: await page.locator('form[aria-label="Notiz schreiben"] textarea').first().inputValue(),
    }),
    expected: (before) => ({ notes: before + 1, finder: 1, left: '' }),
  },
};

/** Where everything stands that can be pressed. */
const placesOf = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    (all) =>
      Object.fromEntries(
        all.map((selector) => [
          selector,
          [...document.querySelectorAll(selector)].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [x + width / 2, y + height / 2] as const;
          }),
        ]),
      ),
    [...selectors],
  );

/** As if the page had come without what holds. */
const withoutHolder = (page: Page) =>
  page.route(
    ({ pathname }) => /^\/admin\/(?!assets)/.test(pathname),
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/<script>.*?<\/script>/s, '') });
    },
  );

/** Whether the app has taken over everything that is to be seen. */
const isLive = () =>
  document.body.ariaBusy !== 'true' &&
  [...document.querySelectorAll('main button')].every((element) =>
    Object.keys(element).some((name) => name.startsWith('__reactProps')),
  );
const BUSY_MS = 60;
const LOOK_MS = 250;
const LOOKS = 40;
const LOOKS_FOR_LOST = 4;

const pressEarly = async (name: string, place: Place, isHeld = true) => {
  const { path, presses, controls, result, expected } = PAGES[name] as Pressed;
  const visitor: Visitor = await farAwayAdmin(browser, { url, viewport: DESK, colorScheme: 'light' });
  const page = await visitor.context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const cdp = await visitor.context.newCDPSession(page);
  await cdp.send('Network.enable');
  await slowDown(page, cdp, place);
  const before = await notes();
  if (!isHeld) await withoutHolder(page);
  await page.goto(path(), { waitUntil: 'commit' });
  await page.waitForFunction(
    (all) =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      all.every((selector) => document.querySelector(selector)),
    [...controls],
  );
  const seen = performance.now();
  let places = await placesOf(page, controls);
  const press: At = async (selector, index = 0) => {
    const [x = 0, y = 0] = places[selector]?.[index] ?? [];
    await page.mouse.click(x, y);
  };
  for (const [at, moment] of MOMENTS.entries()) {
    await pause(Math.max(0, seen + moment - performance.now()));
    // A page that is busy, or is being left for what a form sends without the app, is not waited for: things stand where they did.
    const known = places;
    places = await Promise.race([placesOf(page, controls).catch(() => known), pause(BUSY_MS, known)]);
    await presses[at]?.(page, press);
  }
  await atFullSpeed(cdp);
  await page.waitForFunction(isLive);
  const wanted = expected(before);
  let came = await result(page);
  for (
    let look = 1;
    look <= (isHeld ? LOOKS : LOOKS_FOR_LOST) && JSON.stringify(came) !== JSON.stringify(wanted);
    look += 1
  ) {
    await pause(LOOK_MS);
    came = await result(page);
  }
  // What is done twice may come after it was right.
  await pause(LOOK_MS);
  came = await result(page);
  await visitor.close();
  return { came, wanted, complaints };
};

const PLACES: Readonly<Record<string, readonly Place[]>> = {
  users: ['cold, fast 4G', 'warm, CPU ÷ 4', 'cold, slow 4G'],
};

describe('what is pressed at six moments before and while the app takes the page over', { timeout: 120_000 }, () => {
  it.each(Object.keys(PAGES))('is done once on %s', async (name) => {
    for (const place of PLACES[name] ?? (['cold, fast 4G', 'warm, CPU ÷ 4'] as const)) {
      const { came, wanted, complaints } = await pressEarly(name, place);
      expect(came, place).toEqual(wanted);
      expect(complaints, place).toEqual([]);
    }
  });

  it.each(['users', 'a review'])('is lost on %s without what holds it', async (name) => {
    const { came, wanted, complaints } = await pressEarly(name, 'cold, fast 4G', false);
    expect(came).not.toEqual(wanted);
    expect(complaints).toEqual([]);
  });
});

/** A page whose app comes when the test lets it. */
const openWithoutApp = async (path: string) => {
  const visitor = await farAwayAdmin(browser, { url, viewport: DESK, colorScheme: 'light' });
  const page = await visitor.context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/admin/assets/start-*.js', async (route) => {
    await arrival;
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { page, visitor, complaints, arrive };
};
const busy = (page: Page) => page.evaluate(() => document.body.ariaBusy);
const HELP = { name: 'Tastenkürzel' };

describe('while the app is not there', () => {
  it('a press is shown as held until it is done', async () => {
    const { page, visitor, complaints, arrive } = await openWithoutApp('/admin/desk');
    expect(await busy(page)).toBeNull();
    await page.getByRole('button', HELP).click();
    expect(await busy(page)).toBe('true');
    arrive();
    await page.getByRole('dialog', HELP).waitFor();
    await eventually(() => busy(page)).toBeNull();
    expect(complaints).toEqual([]);
    await visitor.close();
  });

  it('a link goes where it leads at once', async () => {
    const { page, visitor, arrive } = await openWithoutApp('/admin/users');
    await page
      .getByRole('link', { name: /^Bewertungen/ })
      .first()
      .click();
    await page.waitForURL('**/admin/reviews');
    arrive();
    await page.waitForFunction(isLive);
    await visitor.close();
  });

  it('a link that is pressed after something else waits for that', async () => {
    const before = await notes();
    const path = `/admin/reviews/${reviewId}`;
    const { page, visitor, arrive, complaints } = await openWithoutApp(path);
    const form = page.getByRole('form', { name: 'Notiz schreiben' });
    await form.getByRole('textbox').fill(NOTE);
    await form.getByRole('button', { name: 'Notiz speichern' }).click();
    await page
      .getByRole('link', { name: /^Benutzer/ })
      .first()
      .click();
    expect([new URL(page.url()).pathname, await notes()]).toEqual([path, before]);
    arrive();
    await page.waitForURL('**/admin/users');
    await eventually(notes).toBe(before + 1);
    expect(complaints).toEqual([]);
    await visitor.close();
  });

  it('what is gone when it comes is not pressed, and nothing else is', async () => {
    const { page, visitor, complaints, arrive } = await openWithoutApp('/admin/users');
    await page.locator(CHECK).first().click();
    await page.locator(CHECK).nth(1).click();
    await page.evaluate((check) => document.querySelector(check)?.closest('tbody')?.remove(), CHECK);
    arrive();
    await page.locator('tr[data-row-id]').first().waitFor();
    await eventually(() => busy(page)).toBeNull();
    expect(await page.locator('[role=dialog]').count()).toBe(0);
    expect(complaints.filter((text) => !/hydrat|418/i.test(text))).toEqual([]);
    await visitor.close();
  });
});
