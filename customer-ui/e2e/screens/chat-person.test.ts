import { describe, expect, it } from 'vitest';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { adminToken, type Customer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import {
  asked,
  chatWindow,
  corner,
  handBack,
  historyOf,
  messages,
  openButton,
  openChat,
  replyTo,
  resolve,
  say,
} from '../chat-steps.ts';
import { openDashboard } from '../steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

describe.each([{ viewport: PHONE }, { viewport: DESK }])(
  'a person in the chat at $viewport.width px',
  ({ viewport }) => {
    const signedIn = ({ token }: Customer) => newPerson(browser, { url, viewport, token });

    it('knows after a reload what was not read, and that a conversation was handed back', async () => {
      const customer = await asked(url);
      await replyTo(url, customer, 'Guten Tag, hier ist Frau Sommer.');
      await handBack(url, customer);
      const { page, context } = await signedIn(customer);
      await openDashboard(page);
      const unread = corner(page).getByRole('button', { name: 'Support-Chat öffnen, eine neue Antwort' });
      await unread.waitFor();
      await page.reload();
      const isRead = page.waitForResponse('**/api/chat/read');
      await unread.click();
      await messages(page, 'admin').getByText('Frau Sommer').waitFor();
      expect(await chatWindow(page).getByText('Unser Team antwortet persönlich').count()).toBe(0);
      await isRead;
      await page.reload();
      const loaded = page.waitForResponse('**/api/chat/state');
      await loaded;
      expect(await openButton(page).getAttribute('aria-label')).toBe('Support-Chat öffnen');
      await context.close();
    });

    it('shows the reply of a person at once: counted while it is closed, then with who wrote it', async () => {
      const customer = await asked(url);
      const { page, context, complaints } = await signedIn(customer);
      await openDashboard(page);
      await openButton(page).waitFor();
      await replyTo(url, customer, 'Guten Tag, hier ist Frau Sommer.');
      await corner(page).getByRole('button', { name: 'Support-Chat öffnen, eine neue Antwort' }).click();
      const reply = messages(page, 'admin').first();
      await reply.getByText('Guten Tag, hier ist Frau Sommer.').waitFor();
      expect(await reply.innerText()).toContain('Support-Team (Mensch)');
      await chatWindow(page).getByText('Unser Team antwortet persönlich').waitFor();

      await say(page, 'Vielen Dank!');
      await messages(page, 'system').getByText('Ein Mensch aus unserem Team antwortet').waitFor();
      await replyTo(url, customer, 'Sehr gern.');
      await messages(page, 'admin').getByText('Sehr gern.').waitFor();
      await picture(page, `chat-person-${viewport.width}`);
      await messages(page, 'system').waitFor();
      await chatWindow(page).getByRole('button', { name: 'Chat schließen' }).click();
      expect(await openButton(page).getAttribute('aria-label')).toBe('Support-Chat öffnen');
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('in two tabs is read in both once it was seen in the one, with what was resolved beneath it', async () => {
      const customer = await asked(url);
      const { page, context } = await signedIn(customer);
      await openDashboard(page);
      const second = await context.newPage();
      await second.goto('/');
      await openDashboard(second);
      await Promise.all([openButton(page).waitFor(), openButton(second).waitFor()]);
      await replyTo(url, customer, 'Guten Tag, hier ist Frau Sommer.');
      const news = 'Support-Chat öffnen, eine neue Antwort';
      for (const tab of [page, second]) await corner(tab).getByRole('button', { name: news }).waitFor();
      const reads: unknown[] = [];
      second.on('request', (request) => {
        if (request.url().endsWith('/api/chat/read')) reads.push(request.postDataJSON());
      });
      await openButton(second).click();
      await messages(second, 'admin').getByText('Frau Sommer').waitFor();
      await expect.poll(() => openButton(page).getAttribute('aria-label')).toBe('Support-Chat öffnen');
      await resolve(url, customer);
      await chatWindow(second).getByText('Erledigt').waitFor();
      const shown = (await historyOf(url, customer)).at(-1)?.id;
      await expect.poll(() => reads).toEqual([{ message_id: shown }, { message_id: shown }]);
      await context.close();
    });

    it('is not read in a tab that nobody looks at, although its window is open', async () => {
      const customer = await asked(url);
      const { page, context } = await signedIn(customer);
      await openChat(page);
      const reads: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/chat/read')) reads.push(request.postDataJSON());
      });
      const look = (visibilityState: DocumentVisibilityState) =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'visibilityState', { value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, visibilityState);
      await look('hidden');
      await replyTo(url, customer, 'Guten Tag, hier ist Frau Sommer.');
      await messages(page, 'admin').getByText('Frau Sommer').waitFor();
      expect(reads).toEqual([]);
      await look('visible');
      await expect.poll(() => reads).toHaveLength(1);
      await context.close();
    });

    it('tells somebody in distress where help is, and calls the desk', async () => {
      const customer = await asked(url);
      const { page, context, complaints } = await signedIn(customer);
      await openChat(page);
      await say(page, 'Ich kann so nich mehr leben');
      await messages(page, 'assistant').getByText('0800 111 0 111').waitFor();
      await chatWindow(page).getByText('ein Mensch ist angefragt').waitFor();
      await picture(page, `chat-distress-${viewport.width}`);
      const query = new URLSearchParams({ filter: JSON.stringify({ q: customer.email }) });
      const desk = await newPerson(browser, { url, viewport, token: await adminToken(url) });
      await desk.page.goto(`${url}/admin/chats?${query}`);
      await desk.page.locator('[data-status="emergency"]').filter({ visible: true }).first().waitFor();
      await picture(desk.page, `desk-distress-${viewport.width}`);
      expect(complaints).toEqual([]);
      await desk.context.close();
      await context.close();
    });

    it('passes on the wish for a person with one press', async () => {
      const customer = await asked(url);
      const { page, context } = await signedIn(customer);
      await openChat(page);
      await chatWindow(page).getByRole('button', { name: 'Mit einem Menschen sprechen' }).click();
      await messages(page, 'assistant').getByText('Ich habe vermerkt').waitFor();
      await chatWindow(page).getByText('ein Mensch ist angefragt').waitFor();
      expect(await chatWindow(page).getByRole('button', { name: 'Mit einem Menschen sprechen' }).count()).toBe(0);
      await context.close();
    });
  },
);
