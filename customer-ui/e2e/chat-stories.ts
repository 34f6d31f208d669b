import { expect } from 'vitest';
import { answerWith, holdCall } from '../../infra/e2e/answers.ts';
import { newPerson, type PersonOptions, sharedBrowser } from '../../infra/e2e/browser.ts';
import { type Customer, newCustomer } from '../../infra/e2e/customers.ts';
import { hasFocus } from '../../infra/e2e/keyboard.ts';
import { picture } from '../../infra/e2e/pictures.ts';
import { toast } from '../../infra/e2e/toasts.ts';
import {
  asked as askedAt,
  chatWindow,
  historyOf as historyAt,
  input,
  messages,
  openButton,
  openChat,
  replyTo as replyAt,
  say,
} from './chat-steps.ts';
import { openDashboard } from './steps.ts';

export type ChatWindow = Pick<PersonOptions, 'url' | 'viewport'>;

const SEND = 'POST /chat/message';

const signedIn = async (at: ChatWindow, { token }: Customer) => newPerson(await sharedBrowser(), { ...at, token });

/** What the chat says of itself, a question and its answer, also after the page was loaded again. */
export const askTheAssistant = async ({ url, viewport }: ChatWindow): Promise<void> => {
  const customer = await newCustomer(url);
  const { page, context, complaints } = await signedIn({ url, viewport }, customer);
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
  const says = (name: string, pressed: boolean) => reply.getByRole('button', { name, exact: true, pressed });
  await says('Nicht hilfreich', false).click();
  await says('Nicht hilfreich', true).waitFor();
  await says('Hilfreich', false).click();
  await says('Hilfreich', true).waitFor();
  await picture(page, `chat-${viewport.width}`);

  await page.reload();
  await openButton(page).click();
  await messages(page, 'assistant').getByText('59,00').waitFor();
  await says('Hilfreich', true).waitFor();
  await says('Nicht hilfreich', false).waitFor();
  expect(await messages(page, 'user').count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
};

/** What looks like markup is the text it is, whoever wrote it. */
export const sayMarkup = async ({ url, viewport }: ChatWindow): Promise<void> => {
  const customer = await newCustomer(url);
  const { page, context, complaints } = await signedIn({ url, viewport }, customer);
  await openChat(page);
  const markup = '<img src=x onerror="document.title=1"> & <b>fett</b>';
  await say(page, markup);
  await messages(page, 'user').getByText(markup).waitFor();
  // A message is shown before it has arrived; once it is answered, it has.
  await messages(page, 'assistant').first().waitFor();
  await replyAt(url, customer, `Sie schrieben: ${markup}`);
  await messages(page, 'admin').getByText(`Sie schrieben: ${markup}`).waitFor();
  expect(await chatWindow(page).locator('.chat-bubble :is(img, b)').count()).toBe(0);
  expect(await page.title()).not.toBe('1');
  expect(complaints).toEqual([]);
  await context.close();
};

/** A message that did not arrive is kept, and sent again as the same one. */
export const sendAgain = async ({ url, viewport }: ChatWindow): Promise<void> => {
  const customer = await newCustomer(url);
  const { page, context } = await signedIn({ url, viewport }, customer);
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
  expect((await historyAt(url, customer)).map(({ sender }) => sender)).toEqual(['user', 'assistant']);
  await context.close();
};

/** Opened and closed by keys, with the focus where it was. */
export const openByKeys = async ({ url, viewport }: ChatWindow): Promise<void> => {
  const { page, context } = await signedIn({ url, viewport }, await askedAt(url));
  await openDashboard(page);
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await chatWindow(page).waitFor();
  await page.keyboard.press('Escape');
  await chatWindow(page).waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(openButton(page))).toBe(true);
  await context.close();
};
