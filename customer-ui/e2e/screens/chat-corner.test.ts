import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { answerWith } from '../../../infra/e2e/answers.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, newBusiness, newCustomer, newReview, setReviewStatus } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import {
  asked as askedAt,
  chatWindow,
  input,
  messages,
  openButton,
  openChat,
  replyTo as replyAt,
  say,
} from '../chat-steps.ts';
import { openDashboard } from '../steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

const SEND = 'POST /chat/message';
const replyTo = (customer: Customer, reply: string) => replyAt(url, customer, reply);
const asked = () => askedAt(url);

describe('the corner of the page', () => {
  const overlaps = (page: Page, cover: string) =>
    page.evaluate((selector) => {
      const widget = document.querySelector('sternklar-chat')?.shadowRoot;
      const over = widget?.querySelector(selector)?.getBoundingClientRect();
      if (over === undefined) return ['nothing covers'];
      return [...document.querySelectorAll('main .badge, main button, main a[href], main time')].flatMap((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        // Wherever the page is scrolled to: only the place from left to right counts.
        return width > 1 && right > over.left && left < over.right ? [element.outerHTML.slice(0, 120)] : [];
      });
    }, cover);

  it.each([960, 1_024, 1_280, 1_440, 1_920])('covers nothing of the page at %i px, open or closed', async (width) => {
    const customer = await asked();
    const business = await newBusiness(customer);
    await setReviewStatus(url, await newReview(customer, business), 'gelöscht');
    const viewport = { width, height: 800 };
    const { page, context } = await newPerson(browser, { url, viewport, token: customer.token });
    await openDashboard(page);
    await page.locator('[data-status="geloescht"]').first().waitFor();
    await openButton(page).waitFor();
    expect(await overlaps(page, '.chat-button')).toEqual([]);
    await openButton(page).click();
    await chatWindow(page).waitFor();
    expect(await overlaps(page, 'dialog')).toEqual([]);
    if (width === 1_280) await picture(page, 'dashboard-with-chat-1280');
    await context.close();
  });

  it('keeps the window on the part of a phone that the keyboard leaves', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token: (await asked()).token });
    await openChat(page);
    await page.evaluate(() => {
      const visible = window.visualViewport;
      if (visible === null) throw new Error('This browser has no visual viewport.');
      Object.defineProperty(visible, 'height', { value: 420 });
      Object.defineProperty(visible, 'offsetTop', { value: 30 });
      visible.dispatchEvent(new Event('resize'));
    });
    expect(await chatWindow(page).boundingBox()).toMatchObject({ y: 30, height: 420, width: PHONE.width });
    const box = await input(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(450);
    await context.close();
  });

  it('can be read and used in each state', async () => {
    const customer = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token: customer.token });
    await openChat(page);
    await chatWindow(page).getByRole('button', { name: 'Was kostet das Abo?' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await say(page, 'Was kostet das?');
    await messages(page, 'assistant').getByText('59,00').waitFor();
    await replyTo(customer, 'Guten Tag, hier ist Frau Sommer.');
    await messages(page, 'admin').waitFor();
    await say(page, 'Danke');
    await messages(page, 'system').waitFor();
    await answerWith(page, SEND, 'no answer');
    await say(page, 'Noch eine Frage');
    await chatWindow(page).getByText('Nicht gesendet.').waitFor();
    await input(page).fill('x'.repeat(4_001));
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });

  it('comes although its script could not be loaded at first', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: DESK, token: (await asked()).token });
    await page.route('**/assets/open-chat-*.js', (route) => route.abort('connectionreset'), { times: 1 });
    await openChat(page);
    await messages(page, 'assistant').getByText('59,00').waitFor();
    await context.close();
  });
});
