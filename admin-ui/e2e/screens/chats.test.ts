import type { AdminConversation, ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { answerWith, holdCall, loseAnswers } from '../../../infra/e2e/answers.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newCustomer } from '../../../infra/e2e/customers.ts';
import { hasFocus, tabTo } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { readToast, toast } from '../../../infra/e2e/toasts.ts';
import { eventually, openBackOffice } from '../admin.ts';
import { chatsAt } from '../chats.ts';

const url = productUrl();
const REPLY = 'POST /chat/admin-reply';
const browser = await sharedBrowser();

const open = (viewport: typeof PHONE | typeof DESK = DESK) =>
  openBackOffice(browser, { url, viewport, path: '/chats' });

const { say, historyOf, card, shown, dialog, field, send, answer } = chatsAt(url);

const SOMEBODY_ID = '01980000-0000-7000-8000-000000000001';
const SOMEBODY: AdminConversation = {
  id: SOMEBODY_ID,
  user: null,
  visitor: { id: SOMEBODY_ID, partner_id: SOMEBODY_ID, partner_name: 'Musterhotel' },
  status: 'assistant',
  messages: [],
  message_count: 0,
  unread_count: 0,
  attention: [],
  created_at: '2026-11-01T09:00:00.000Z',
  last_activity_at: '2026-11-01T09:00:00.000Z',
};
const message = (number: number, sender: ChatMessage['sender']): ChatMessage => ({
  id: `01980000-0000-7000-9000-0000000${String(number).padStart(5, '0')}`,
  sender,
  sender_label: null,
  message: `Nachricht ${number}`,
  created_at: '2026-11-01T09:00:00.000Z',
  client_message_id: null,
});
/** Has the server's list be another one, from the next page on. */
const list = (page: Page, conversations: readonly AdminConversation[]) =>
  page.route('**/api/chat/admin/all?*', (route) =>
    route.fulfill({
      json: conversations,
      headers: { 'content-range': `chats 0-${conversations.length - 1}/${conversations.length}` },
    }),
  );
describe.each([{ viewport: DESK }, { viewport: PHONE }])('a conversation at $viewport.width px', ({ viewport }) => {
  it('shows its oldest five messages with sender and time, and all of them on request', async () => {
    const customer = await newCustomer(url);
    await say(customer, 'Eins?', 'Zwei?', 'Drei?', 'Vier?');
    const { page, context, complaints } = await open(viewport);
    await eventually(() => shown(page, customer.email).count()).toBe(5);
    const first = shown(page, customer.email).first();
    expect(await first.innerText()).toMatch(/^Benutzer · \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}\s+Eins\?$/);
    expect(await shown(page, customer.email).nth(1).innerText()).toContain('KI-Assistent');
    await picture(page, `admin-chats-${viewport.width}`);

    await card(page, customer.email).getByRole('button', { name: 'Alle 8 anzeigen' }).click();
    await eventually(() => shown(page, customer.email).count()).toBe(8);
    const area = card(page, customer.email).getByRole('list', { name: /^Nachrichten/ });
    expect((await area.boundingBox())?.height).toBe(300);
    expect(await area.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
    await card(page, customer.email).getByRole('button', { name: 'Weniger anzeigen' }).click();
    await eventually(() => shown(page, customer.email).count()).toBe(5);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is answered in a dialog; the customer gets it, and the mark of what waits goes', async () => {
    const customer = await newCustomer(url);
    await say(customer, 'Was kostet das?', 'Ich möchte mit einem Menschen sprechen.');
    const { page, context, complaints } = await open(viewport);
    await card(page, customer.email).getByText('wartet auf einen Menschen', { exact: true }).waitFor();
    await card(page, customer.email).getByText('2 neue Nachrichten').waitFor();
    await card(page, customer.email)
      .getByRole('button', { name: /^Antworten/ })
      .click();
    expect(await hasFocus(field(page))).toBe(true);
    await field(page).fill('  Gern, worum geht es?  ');
    await picture(page, `admin-reply-${viewport.width}`);
    await send(page).click();
    await readToast(page, 'Reply sent!');
    await dialog(page).waitFor({ state: 'detached' });
    await card(page, customer.email).getByText('bei einem Menschen', { exact: true }).waitFor();
    expect(
      await card(page, customer.email)
        .getByText(/neue Nachricht/)
        .count(),
    ).toBe(0);
    expect((await historyOf(customer)).at(-1)).toMatchObject({ sender: 'admin', message: 'Gern, worum geht es?' });

    await say(customer, 'Um meine Rechnung.');
    await page.reload();
    await card(page, customer.email).getByText('1 neue Nachricht').waitFor();
    await card(page, customer.email)
      .getByRole('button', { name: /^Antworten/ })
      .click();
    expect(await field(page).inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a reply', () => {
  it('refers to the first message of the customer', async () => {
    const customer = await newCustomer(url);
    await say(customer, 'Eins?', 'Zwei?');
    const { page, context } = await open();
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.url().endsWith('/chat/admin-reply')),
      answer(page, customer, 'Guten Tag'),
    ]);
    const first = (await historyOf(customer)).find(({ sender }) => sender === 'user');
    expect(request.postDataJSON()).toEqual({ message_id: first?.id, reply: 'Guten Tag', afterwards: null });
    await context.close();
  });

  it('is not sent without words', async () => {
    const customer = await newCustomer(url);
    await say(customer, 'Hallo?');
    const { page, context } = await open();
    const sent = await holdCall(page, REPLY);
    await answer(page, customer, ' \n ');
    await dialog(page).getByText('Bitte schreiben Sie eine Antwort.').waitFor();
    expect(sent.count()).toBe(0);
    await context.close();
  });

  it('that fails says so and stays, also when the dialog was closed', async () => {
    const customer = await newCustomer(url);
    await say(customer, 'Hallo?');
    const { page, context } = await open();
    await answerWith(page, REPLY, { status: 500, body: { detail: 'Etwas anderes.' } });
    await answer(page, customer, 'Guten Tag');
    await readToast(page, 'Failed to send reply');
    expect(await field(page).inputValue()).toBe('Guten Tag');
    await dialog(page).getByRole('button', { name: 'Abbrechen' }).click();
    await card(page, customer.email)
      .getByRole('button', { name: /^Antworten/ })
      .click();
    expect(await field(page).inputValue()).toBe('Guten Tag');
    await context.close();
  });

  it('arrives once, although its answer got lost and it was sent again', async () => {
    const customer = await newCustomer(url);
    await say(customer, 'Hallo?');
    const { page, context } = await open();
    await loseAnswers(page, REPLY);
    await answer(page, customer, 'Nur einmal');
    await readToast(page, 'Failed to send reply');
    await send(page).click();
    await readToast(page, 'Reply sent!');
    expect((await historyOf(customer)).filter(({ message: words }) => words === 'Nur einmal')).toHaveLength(1);
    await context.close();
  });

  it('needs a message of the customer, else nothing is sent', async () => {
    const { page, context } = await openBackOffice(browser, { url, viewport: DESK, path: '/users' });
    await list(page, [{ ...SOMEBODY, messages: [message(1, 'assistant')], message_count: 1 }]);
    const sent = await holdCall(page, REPLY);
    await page.getByRole('link', { name: /^Chats/ }).click();
    await card(page, 'Unknown User')
      .getByRole('button', { name: /^Antworten/ })
      .click();
    await field(page).fill('Guten Tag');
    await send(page).click();
    await toast(page, 'No user message to reply to').waitFor();
    expect(sent.count()).toBe(0);
    await context.close();
  });

  it('is written and sent by keyboard alone', async () => {
    const customer = await newCustomer(url);
    await say(customer, 'Hallo?');
    const { page, context } = await open();
    const button = card(page, customer.email).getByRole('button', { name: /^Antworten/ });
    await button.waitFor();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await field(page).pressSequentially('Guten Tag');
    await tabTo(page, send(page));
    await page.keyboard.press('Enter');
    await toast(page, 'Reply sent!').waitFor();
    await context.close();
  });
});

describe('somebody without an account', () => {
  it('is called Unknown User, in words that are spoken in English', async () => {
    const { page, context } = await openBackOffice(browser, { url, viewport: DESK, path: '/users' });
    await list(page, [{ ...SOMEBODY, messages: [message(1, 'user')], message_count: 1 }]);
    await page.getByRole('link', { name: /^Chats/ }).click();
    const name = page.getByRole('heading', { name: 'Unknown User' });
    await name.waitFor();
    expect(await name.locator('[lang="en"]').innerText()).toBe('Unknown User');
    await card(page, 'Unknown User').getByText('Besucher über Musterhotel').waitFor();
    await context.close();
  });
});

describe('a very long conversation', () => {
  it('shows its first five and its newest messages, and says how many are between', async () => {
    const { page, context } = await openBackOffice(browser, { url, viewport: DESK, path: '/users' });
    const messages = Array.from({ length: 7 }, (_, index) => message(index + 1, 'user'));
    const long = { ...SOMEBODY, messages, message_count: 1_207 };
    await list(page, [long]);
    await answerWith(page, 'GET /chat/admin/*', { status: 200, contentType: 'application/json', body: long });
    await list(page, [long]);
    await page.getByRole('link', { name: /^Chats/ }).click();
    await page.getByRole('button', { name: 'Alle 1.207 anzeigen' }).click();
    await page.getByText('1.200 weitere Nachrichten').waitFor();
    await page.getByText('Nachricht 7').waitFor();
    await context.close();
  });
});

describe('everybody', () => {
  it('can read and use the chats and the dialog', async () => {
    const customer = await newCustomer(url);
    await say(customer, 'Eins?', 'Zwei?', 'Drei?');
    const { page, context } = await open();
    await card(page, customer.email).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await card(page, customer.email)
      .getByRole('button', { name: /^Antworten/ })
      .click();
    await dialog(page).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});
