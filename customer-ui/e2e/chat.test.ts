import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accessibilityFaults } from '../../infra/e2e/accessibility.ts';
import { answerWith, holdCall } from '../../infra/e2e/answers.ts';
import { DESK, launch, newPerson, PHONE, picture } from '../../infra/e2e/browser.ts';
import {
  type Customer,
  call,
  newBusiness,
  newCustomer,
  newReview,
  setReviewStatus,
} from '../../infra/e2e/customers.ts';
import { hasFocus } from '../../infra/e2e/keyboard.ts';
import { toast } from '../../infra/e2e/toasts.ts';
import {
  asked as askedAt,
  chatWindow,
  corner,
  historyOf as historyAt,
  input,
  messages,
  openButton,
  openChat,
  replyTo as replyAt,
  say,
  sendButton,
} from './chat-steps.ts';
import { openDashboard } from './steps.ts';

const url = inject('productUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const SEND = 'POST /chat/message';
const historyOf = (customer: Customer) => historyAt(url, customer);
const replyTo = (customer: Customer, reply: string) => replyAt(url, customer, reply);
const asked = () => askedAt(url);

describe.each([{ viewport: PHONE }, { viewport: DESK }])('the chat at $viewport.width px', ({ viewport }) => {
  const signedIn = ({ token }: Customer) => newPerson(browser, { url, viewport, token });

  it('says that it is an AI and what becomes of messages, takes a question, and answers it', async () => {
    const customer = await newCustomer(url);
    const { page, context, complaints } = await signedIn(customer);
    await openChat(page);
    await chatWindow(page).getByText('Ich bin der KI-Assistent, ein Programm und kein Mensch.').waitFor();
    await chatWindow(page).getByText('Ihre Nachrichten speichern wir verschlüsselt').waitFor();
    await chatWindow(page).getByRole('button', { name: 'Was kostet das Abo?' }).waitFor();
    await picture(page, `chat-empty-${viewport.width}`);

    const sending = await holdCall(page, SEND);
    await input(page).fill('Was kostet das?');
    await input(page).press('Enter');
    await messages(page, 'user').getByText('Was kostet das?').waitFor();
    await chatWindow(page).locator('.chat-dots').waitFor();
    expect(await input(page).inputValue()).toBe('');
    sending.release();
    const reply = messages(page, 'assistant').first();
    await reply.getByText('59,00').waitFor();
    expect(await reply.innerText()).toContain('KI-Assistent');
    expect(await chatWindow(page).locator('.chat-dots').count()).toBe(0);
    await picture(page, `chat-${viewport.width}`);

    await page.reload();
    await openButton(page).click();
    await messages(page, 'assistant').getByText('59,00').waitFor();
    expect(await messages(page, 'user').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('sends nothing blank, breaks lines with Shift and Enter, and says when there is too much', async () => {
    const { page, context } = await signedIn(await newCustomer(url));
    const sending = await holdCall(page, SEND);
    await openChat(page);
    for (const blank of ['', '   ', '\n\n', '\u00a0']) {
      await input(page).fill(blank);
      await input(page).press('Enter');
      await sendButton(page).click({ force: true });
    }
    await input(page).fill('x'.repeat(3_990));
    await chatWindow(page).getByText('Noch 10\u00a0Zeichen').waitFor();
    await input(page).fill('x'.repeat(4_002));
    await chatWindow(page).getByText('2\u00a0Zeichen zu viel').waitFor();
    await sendButton(page).click({ force: true });
    expect(sending.count()).toBe(0);
    expect(await messages(page, 'user').count()).toBe(0);

    await input(page).fill('Guten Tag,');
    await input(page).press('Shift+Enter');
    await input(page).pressSequentially('was kostet das?');
    expect(sending.count()).toBe(0);
    await input(page).press('Enter');
    expect(await messages(page, 'user').locator('.chat-bubble').innerText()).toBe('Guten Tag,\nwas kostet das?');
    sending.release();
    await context.close();
  });

  it('keeps a message that did not arrive, and sends it again as the same one', async () => {
    const customer = await newCustomer(url);
    const { page, context } = await signedIn(customer);
    await openChat(page);
    await answerWith(page, SEND, { status: 500, body: { detail: 'Interner Fehler' } });
    await say(page, 'Was kostet das?');
    await toast(page, 'Failed to send message').waitFor();
    await messages(page, 'user').getByText('Nicht gesendet.').waitFor();
    await picture(page, `chat-failed-${viewport.width}`);
    await page.unrouteAll();
    await messages(page, 'user').getByRole('button', { name: 'Erneut senden' }).click();
    await messages(page, 'assistant').getByText('59,00').waitFor();
    expect(await messages(page, 'user').count()).toBe(1);
    expect(await chatWindow(page).getByText('Nicht gesendet.').count()).toBe(0);
    expect((await historyOf(customer)).map(({ sender }) => sender)).toEqual(['user', 'assistant']);
    await context.close();
  });

  it('recognises a message that arrived although its answer got lost', async () => {
    const customer = await newCustomer(url);
    const { page, context } = await signedIn(customer);
    await openChat(page);
    await page.route('**/api/chat/message', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await say(page, 'Was kostet das?');
    await messages(page, 'assistant').getByText('59,00').waitFor();
    expect(await messages(page, 'user').count()).toBe(1);
    expect(await chatWindow(page).getByText('Nicht gesendet.').count()).toBe(0);
    await context.close();
  });

  it('shows the reply of a person at once: counted while it is closed, then with who wrote it', async () => {
    const customer = await asked();
    const { page, context, complaints } = await signedIn(customer);
    await openDashboard(page);
    await openButton(page).waitFor();
    await replyTo(customer, 'Guten Tag, hier ist Frau Sommer.');
    await corner(page).getByRole('button', { name: 'Support-Chat öffnen, eine neue Antwort' }).click();
    const reply = messages(page, 'admin').first();
    await reply.getByText('Guten Tag, hier ist Frau Sommer.').waitFor();
    expect(await reply.innerText()).toContain('Support-Team (Mensch)');
    await chatWindow(page).getByText('Unser Team antwortet persönlich').waitFor();

    await say(page, 'Vielen Dank!');
    await messages(page, 'system').getByText('Ein Mensch aus unserem Team antwortet').waitFor();
    await replyTo(customer, 'Sehr gern.');
    await messages(page, 'admin').getByText('Sehr gern.').waitFor();
    await picture(page, `chat-person-${viewport.width}`);
    await messages(page, 'system').waitFor();
    await chatWindow(page).getByRole('button', { name: 'Chat schließen' }).click();
    expect(await openButton(page).getAttribute('aria-label')).toBe('Support-Chat öffnen');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('passes on the wish for a person with one press', async () => {
    const customer = await asked();
    const { page, context } = await signedIn(customer);
    await openChat(page);
    await chatWindow(page).getByRole('button', { name: 'Mit einem Menschen sprechen' }).click();
    await messages(page, 'assistant').getByText('Ich habe vermerkt').waitFor();
    await chatWindow(page).getByText('ein Mensch ist angefragt').waitFor();
    expect(await chatWindow(page).getByRole('button', { name: 'Mit einem Menschen sprechen' }).count()).toBe(0);
    await context.close();
  });

  it('shows what was written in another tab', async () => {
    const customer = await asked();
    const { page, context } = await signedIn(customer);
    await openChat(page);
    await call({
      url,
      method: 'POST',
      path: '/chat/message',
      body: { message: 'Und die Laufzeit?' },
      token: customer.token,
    });
    await messages(page, 'user').getByText('Und die Laufzeit?').waitFor();
    await context.close();
  });

  it('opens and closes by keyboard, and gives the focus back', async () => {
    const { page, context } = await signedIn(await asked());
    await openDashboard(page);
    await openButton(page).focus();
    await page.keyboard.press('Enter');
    await chatWindow(page).waitFor();
    await page.keyboard.press('Escape');
    await chatWindow(page).waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(openButton(page))).toBe(true);
    await context.close();
  });
});

it('a history that cannot be loaded is no message to anybody, and can be asked for again', async () => {
  const { page, context } = await newPerson(browser, { url, viewport: DESK, token: (await asked()).token });
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  await answerWith(page, 'GET /chat/history', { status: 500, body: { detail: 'Interner Fehler' } });
  await openChat(page);
  await chatWindow(page).getByText('Der bisherige Verlauf konnte nicht geladen werden.').waitFor();
  expect(await page.locator('.toasts li').count()).toBe(0);
  expect(logged).toContain('The chat history could not be loaded. 500');
  await page.unrouteAll();
  await chatWindow(page).getByRole('button', { name: 'Erneut laden' }).click();
  await messages(page, 'assistant').getByText('59,00').waitFor();
  await context.close();
});

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
});
