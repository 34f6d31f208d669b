import { expect, it } from 'vitest';
import { openBackOffice } from '../../admin-ui/e2e/admin.ts';
import { chatsAt } from '../../admin-ui/e2e/chats.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../infra/e2e/browser.ts';
import { newCustomer } from '../../infra/e2e/customers.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { readToast } from '../../infra/e2e/toasts.ts';
import { chatWindow, messages, openChat, say } from './chat-steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

const { card, answer } = chatsAt(url);

it('a customer asks, somebody of the team answers in the back office, and hands back to the assistant', {
  tags: 'long',
}, async () => {
  const anna = await newCustomer(url);
  const customer = await newPerson(browser, { url, viewport: PHONE, token: anna.token });
  await openChat(customer.page);
  await customer.page.evaluate(() => Object.assign(window, { neverLeft: true }));
  await say(customer.page, 'Ich möchte mit einem Menschen sprechen.');
  await messages(customer.page, 'assistant').getByText('Ich habe vermerkt').waitFor();

  const team = await openBackOffice(browser, { url, viewport: DESK, path: '/chats' });
  await card(team.page, anna.email).getByText('wartet auf einen Menschen', { exact: true }).waitFor();
  await answer(team.page, anna, 'Guten Tag, hier ist Frau Sommer.');
  await readToast(team.page, 'Reply sent!');

  await messages(customer.page, 'admin').getByText('Guten Tag, hier ist Frau Sommer.').waitFor();
  await chatWindow(customer.page).getByText('Unser Team antwortet persönlich').waitFor();
  const answersBefore = await messages(customer.page, 'assistant').count();
  await say(customer.page, 'Was kostet das?');
  await messages(customer.page, 'system').getByText('Ein Mensch aus unserem Team antwortet').waitFor();
  expect(await messages(customer.page, 'assistant').count()).toBe(answersBefore);

  await card(team.page, anna.email)
    .getByRole('button', { name: /^An den KI-Assistenten/ })
    .click();
  await readToast(team.page, 'Der KI-Assistent antwortet wieder.');
  await chatWindow(customer.page).getByText('Unser Team antwortet persönlich').waitFor({ state: 'detached' });
  await say(customer.page, 'Was kostet das Abo?');
  await messages(customer.page, 'assistant').getByText('59,00').waitFor();

  // All of it came by itself.
  expect(await customer.page.evaluate(() => 'neverLeft' in window)).toBe(true);
  expect([...customer.complaints, ...team.complaints]).toEqual([]);
  await customer.context.close();
  await team.context.close();
});
