import type { ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import type { Page } from 'playwright-core';
import { type Customer, call } from '../../infra/e2e/customers.ts';

/** What the chats' tests do as a customer, and where things are on the page. */
export const chatsAt = (url: string) => {
  const say = async ({ token }: Customer, ...messages: readonly string[]) => {
    for (const message of messages)
      await call({ url, method: 'POST', path: '/chat/message', body: { message }, token });
  };
  const historyOf = ({ token }: Customer) =>
    call<readonly ChatMessage[]>({ url, method: 'GET', path: '/chat/history', token });
  const card = (page: Page, words: string) => page.locator('[data-row-id]').filter({ hasText: words });
  const shown = (page: Page, words: string) => card(page, words).locator('li[data-sender]');
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Antworten' });
  const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'Ihre Antwort' });
  const send = (page: Page) => dialog(page).getByRole('button', { name: 'Senden' });
  /** The open place to answer beside a conversation. */
  const composer = (page: Page) => page.getByRole('textbox', { name: 'Ihre Antwort' });
  const answer = async (page: Page, { email }: Customer, words: string) => {
    await card(page, email)
      .getByRole('button', { name: /^Antworten/ })
      .click();
    await field(page).fill(words);
    await send(page).click();
  };
  return { say, historyOf, card, shown, dialog, field, send, composer, answer };
};
