import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DESK, launch, newPerson, PHONE } from '../../infra/e2e/browser.ts';
import type { Customer } from '../../infra/e2e/customers.ts';
import { asked, chatWindow, corner, handBack, messages, openButton, replyTo } from './chat-steps.ts';
import { openDashboard } from './steps.ts';

const url = inject('productUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

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
  },
);
