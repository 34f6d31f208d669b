import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cutText, sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { newPerson, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { chatWindow, corner, input, messages, openButton, openChat, say, sendButton } from '../chat-steps.ts';
import { dialogOf, openAddReview, openDashboard, openRegistration } from '../steps.ts';

const url = productUrl();
const browser = await sharedBrowser();
/** What is left of 1280 × 1024 at 400 % (WCAG 1.4.10). */
const LARGE = { width: 320, height: 256 };

/** Controls that, scrolled to the middle, something else lies upon: whoever presses there presses that. */
const covered = async (controls: Locator): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const control of await controls.all()) {
    if (!(await control.isVisible())) continue;
    const by = await control.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const root = element.getRootNode();
      const from = root instanceof ShadowRoot ? root : document;
      const hit = from.elementFromPoint(left + width / 2, top + height / 2);
      const place = element.closest('label') ?? element;
      return hit === null || place.contains(hit) || hit.contains(element) ? null : hit.outerHTML.slice(0, 100);
    });
    if (by !== null) faults.push(`${await control.evaluate((element) => element.outerHTML.slice(0, 100))} under ${by}`);
  }
  return faults;
};
const CONTROLS = 'button, a[href], input, textarea, select';
const shapeFaults = async (page: Page) => [...(await sidewaysOverflow(page)), ...(await cutText(page))];

describe('at 400 %', () => {
  const visit = (token?: string) => newPerson(browser, { url, viewport: LARGE, ...(token !== undefined && { token }) });

  it('somebody registers', async () => {
    const { page, context } = await visit();
    await openRegistration(page);
    expect(await covered(dialogOf(page).locator(CONTROLS))).toEqual([]);
    expect(await shapeFaults(page)).toEqual([]);
    await picture(page, 'registration-400-percent');
    await context.close();
  });

  it('a request is handed in', async () => {
    const customer = await newCustomer(url);
    await newBusiness(customer);
    const { page, context } = await visit(customer.token);
    await openDashboard(page);
    await openAddReview(page);
    expect(await covered(dialogOf(page).locator(CONTROLS))).toEqual([]);
    expect(await shapeFaults(page)).toEqual([]);
    await picture(page, 'add-review-400-percent');
    await context.close();
  });

  it.each(['/dashboard', '/konto'])('nothing on %s lies upon what is to be pressed', async (path) => {
    const customer = await newCustomer(url);
    const business = await newBusiness(customer);
    await newReview(customer, business);
    const { page, context } = await visit(customer.token);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('main').locator(CONTROLS).nth(4).waitFor();
    expect(await covered(page.getByRole('main').locator(CONTROLS))).toEqual([]);
    expect(await shapeFaults(page)).toEqual([]);
    await picture(page, `${path.slice(1)}-400-percent`);
    await context.close();
  });

  it.each([
    { ...LARGE, leaves: 110 },
    // A phone that lies across, above its keyboard.
    { width: 667, height: 170, leaves: 60 },
  ])('somebody asks the chat, and reads the answer, at $width × $height px', async ({ leaves, ...viewport }) => {
    const { token } = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport, token });
    await openChat(page);
    expect(await covered(input(page).or(sendButton(page)))).toEqual([]);
    await say(page, 'Was kostet das?');
    await messages(page, 'assistant').last().waitFor();
    expect((await chatWindow(page).getByRole('log').boundingBox())?.height).toBeGreaterThanOrEqual(leaves);
    await picture(page, `chat-${viewport.width}-${viewport.height}`);
    await context.close();
  });
});

describe('the way to the chat', () => {
  it.each([320, 390])('does not lie upon the title of the page at %i px', async (width) => {
    const { token } = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport: { width, height: 700 }, token });
    await openDashboard(page);
    await openButton(page).waitFor();
    const [bubble, title] = await Promise.all([
      corner(page).boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    if (bubble === null || title === null) throw new Error('Both are on the page.');
    const isApart = bubble.y >= title.y + title.height || bubble.y + bubble.height <= title.y;
    expect(isApart, JSON.stringify({ bubble, title })).toBe(true);
    await context.close();
  });
});
