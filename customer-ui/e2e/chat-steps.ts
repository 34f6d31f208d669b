import type { ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import type { Locator, Page } from 'playwright-core';
import { conversationOf } from '../../backend/src/conversations/conversation-id.ts';
import { ADMIN } from '../../backend/src/testing/running-product.ts';
import { type Customer, call, newCustomer } from '../../infra/e2e/customers.ts';
import { openDashboard } from './steps.ts';

export const corner = (page: Page) => page.getByRole('complementary', { name: 'Support-Chat' });
export const openButton = (page: Page) => corner(page).getByRole('button', { name: /^Support-Chat öffnen/ });
export const chatWindow = (page: Page) => page.getByRole('dialog', { name: 'Support' });
export const input = (page: Page) => chatWindow(page).getByRole('textbox', { name: 'Ihre Nachricht' });
export const sendButton = (page: Page) => chatWindow(page).getByRole('button', { name: 'Nachricht senden' });
export const messages = (page: Page, sender: 'user' | 'assistant' | 'admin' | 'system'): Locator =>
  chatWindow(page).locator(`li[data-sender="${sender}"]`);

export const openChat = async (page: Page) => {
  await openDashboard(page);
  await openButton(page).click();
  await chatWindow(page).waitFor();
};
export const say = async (page: Page, words: string) => {
  await input(page).fill(words);
  await sendButton(page).click();
};

export const historyOf = (url: string, { token }: Customer) =>
  call<readonly ChatMessage[]>({ url, method: 'GET', path: '/chat/history', token });

/** What an administrator does in the back office. */
const asAdmin = async (url: string, path: string, body: object) => {
  const { access_token: token } = await call<{ readonly access_token: string }>({
    url,
    method: 'POST',
    path: '/auth/login',
    body: ADMIN,
  });
  await call({ url, method: 'POST', path, body, token });
};
export const replyTo = async (url: string, customer: Customer, reply: string) => {
  const first = (await historyOf(url, customer)).find(({ sender }) => sender === 'user');
  await asAdmin(url, '/chat/admin-reply', { message_id: first?.id, reply });
};

export const asked = async (url: string, words = 'Was kostet das?') => {
  const customer = await newCustomer(url);
  await call({ url, method: 'POST', path: '/chat/message', body: { message: words }, token: customer.token });
  return customer;
};
const takeStep = async (url: string, { token }: Customer, step: string) => {
  const { id } = await call<{ readonly id: string }>({ url, method: 'GET', path: '/auth/me', token });
  const { conversationId } = conversationOf({ kind: 'account', id });
  await asAdmin(url, `/chat/admin/${conversationId}/${step}`, {});
};
/** From the person who replied to the assistant again. */
export const handBack = (url: string, customer: Customer) => takeStep(url, customer, 'hand-back');
export const resolve = (url: string, customer: Customer) => takeStep(url, customer, 'resolve');
