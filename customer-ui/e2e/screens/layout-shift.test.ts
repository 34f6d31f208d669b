import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, call, newBusiness, newCustomer } from '../../../infra/e2e/customers.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { followRequests } from '../../../infra/e2e/under-way.ts';
import { submitDecidedReviews } from './many-reviews.ts';

/** What counts as good for people is 0.1; nothing that somebody is about to press may jump away. */
const MOST_SHIFT = 0.05;
/** Half of a phone: what a day is about begins there without scrolling. */
const LOWEST_START = 420;
const AMOUNTS = [0, 1, 80, 1_000];
const PER_CALL = 50;

const url = productUrl();
const browser = await sharedBrowser();
const customers = new Map<number, Customer>();

const customerWith = async (count: number): Promise<Customer> => {
  const customer = await newCustomer(url);
  if (count === 0) return customer;
  const business = await newBusiness(customer);
  for (let from = 0; from < count; from += PER_CALL) {
    const reviews = Array.from({ length: Math.min(PER_CALL, count - from) }, (_, index) => ({
      key: randomUUID(),
      reviewer_name: `Gast ${from + index + 1}`,
      rating: (index % 5) + 1,
      review_text: `Nummer ${from + index + 1} war nie dort, aber der Laden sieht schon von außen unfreundlich aus.`,
    }));
    const body = { business_id: business.id, reviews };
    await call({ url, method: 'POST', path: '/reviews/import', body, token: customer.token });
  }
  return customer;
};
beforeAll(async () => {
  for (const count of AMOUNTS) customers.set(count, await customerWith(count));
}, 180_000);

interface Shift {
  readonly value: number;
  readonly what: readonly string[];
}

/** Notes from the start what moves by itself on the page. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const noted = window as unknown as { shifts: Shift[] };
    noted.shifts = [];
    const nameOf = (node: Node | null) => (node instanceof Element ? `${node.localName}.${node.className}` : '(text)');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value, sources } = entry as unknown as {
          hadRecentInput: boolean;
          value: number;
          sources: readonly { node: Node | null }[];
        };
        if (!hadRecentInput) noted.shifts.push({ value, what: sources.map(({ node }) => nameOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** A line and a processor as of a phone of some years ago. */
const slowDown = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const bytes = (1_600 * 1_024) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytes,
    uploadThroughput: bytes / 2,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 2 });
};

interface Visited {
  readonly count: number;
  readonly path: string;
}
/** Drawn to its end, and nothing on its way any more. */
const atRest = async (page: Page, untilAnswered: () => Promise<void>, { count, path }: Visited) => {
  if (path === '/dashboard')
    await page.waitForFunction((wanted) => document.querySelectorAll('.review').length >= wanted, Math.min(count, 10), {
      timeout: 45_000,
    });
  await page.waitForFunction(() => document.querySelector('main .skeleton') === null, undefined, { timeout: 45_000 });
  await untilAnswered();
  await page.evaluate(() => document.fonts.ready);
  // What came last may have led to more.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
  await untilAnswered();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

/** Where the first task, review or step stands, whichever comes first. */
const startOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.round(document.querySelector('.task, .review, .first-steps')?.getBoundingClientRect().top ?? 0),
  );

it('begins with the first review where no task waits, in sight of a phone without scrolling', async () => {
  const customer = await newCustomer(url);
  const business = await newBusiness(customer);
  await submitDecidedReviews(customer, business, 6);
  const { page, context } = await newPerson(browser, { url, viewport: PHONE, token: customer.token });
  // Complete requests have no task: the list of what is missing is empty then.
  await page.route('**/api/incomplete-requests', (route) => route.fulfill({ json: { total: 0, requests: [] } }));
  await page.goto('/dashboard');
  await page.locator('.review').first().waitFor();
  expect(await page.locator('.task').count()).toBe(0);
  const start = await startOf(page);
  process.stdout.write(`the first review begins at y = ${start} of /dashboard without tasks, goal ≤ ${LOWEST_START}\n`);
  expect(start).toBeLessThanOrEqual(LOWEST_START);
  await context.close();
});

describe.each([
  ['390', PHONE],
  ['1280', DESK],
] as const)('at %s px, on a slow line,', (width, viewport) => {
  it.each(['/dashboard', '/konto'])(
    '%s does not move while it loads, however much there is',
    async (path) => {
      for (const count of AMOUNTS) {
        const { token } = customers.get(count) as Customer;
        const { page, context } = await newPerson(browser, { url, viewport, token });
        await noteShifts(page);
        await slowDown(page);
        const untilAnswered = followRequests(page);
        await page.goto(path);
        await atRest(page, untilAnswered, { count, path });
        const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        process.stdout.write(
          `layout shift of ${path} at ${width} px with ${count} reviews: ${sum.toFixed(3)}, goal ≤ ${MOST_SHIFT}\n`,
        );
        expect(sum, `${count} reviews: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST_SHIFT);
        if (path === '/dashboard' && viewport === PHONE) {
          const start = await startOf(page);
          process.stdout.write(
            `what is next begins at y = ${start} of ${path} with ${count} reviews, goal ≤ ${LOWEST_START}\n`,
          );
          expect(start, `${count} reviews`).toBeGreaterThan(0);
          expect(start, `${count} reviews`).toBeLessThanOrEqual(LOWEST_START);
        }
        await context.close();
      }
    },
    300_000,
  );
});
