import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { answerWith, holdCall } from '../../../infra/e2e/answers.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, call, newCustomer } from '../../../infra/e2e/customers.ts';
import { hasFocus } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import {
  asked as askedAt,
  chatWindow,
  historyOf as historyAt,
  input,
  messages,
  openButton,
  openChat,
  say,
  sendButton,
} from '../chat-steps.ts';
import { askTheAssistant, openByKeys, sayMarkup, sendAgain } from '../chat-stories.ts';

const url = productUrl();
const browser = await sharedBrowser();

const SEND = 'POST /chat/message';
const historyOf = (customer: Customer) => historyAt(url, customer);
const asked = () => askedAt(url);

describe.each([{ viewport: PHONE }, { viewport: DESK }])(
  'writing in the chat at $viewport.width px',
  ({ viewport }) => {
    const signedIn = ({ token }: Customer) => newPerson(browser, { url, viewport, token });

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

    it('offers the nearest questions where it does not know, to be asked by keyboard', async () => {
      const customer = await newCustomer(url);
      const { page, context, complaints } = await signedIn(customer);
      await openChat(page);
      await say(page, 'google');
      const nearest = chatWindow(page).getByRole('list', { name: 'Fragen zu den nächsten Themen' });
      await nearest.waitFor();
      const [first = ''] = await nearest.getByRole('button').allInnerTexts();
      expect(await nearest.getByRole('button').count()).toBe(3);
      // On a phone in one row, which scrolls, so that the answer stays in sight.
      const { height } = (await nearest.boundingBox()) ?? { height: 0 };
      expect(height).toBeLessThan(viewport === PHONE ? 70 : 240);
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, `chat-nearest-${viewport.width}`);
      // Back from the input: the wish for a person, and then the questions.
      await input(page).focus();
      await page.keyboard.press('Shift+Tab');
      for (const question of [...(await nearest.getByRole('button').all())].reverse()) {
        await page.keyboard.press('Shift+Tab');
        expect(await hasFocus(question)).toBe(true);
        const { x, width } = (await question.boundingBox()) ?? { x: -1, width: 0 };
        expect(x, 'seen whole').toBeGreaterThanOrEqual(0);
        expect(x + width, 'seen whole').toBeLessThanOrEqual(viewport.width);
      }
      await page.keyboard.press('Enter');
      await messages(page, 'user').getByText(first).waitFor();
      await nearest.waitFor({ state: 'detached' });
      await expect.poll(() => hasFocus(input(page))).toBe(true);
      const said = async () => (await historyOf(customer)).map(({ sender }) => sender);
      await expect.poll(said).toEqual(['user', 'assistant', 'user', 'assistant']);
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('leads to the pages that an answer names, and back with Back', async () => {
      const { page, context, complaints } = await signedIn(await askedAt(url, 'Wo finde ich meine Rechnung?'));
      await openChat(page);
      const link = messages(page, 'assistant').getByRole('link');
      await link.waitFor();
      expect(await link.innerText()).toBe('Kontoseite unter „Rechnungen“');
      await picture(page, `chat-link-${viewport.width}`);
      await link.press('Enter');
      await page.waitForURL('**/konto#rechnungen');
      await page.getByRole('heading', { name: 'Rechnungen', exact: true }).waitFor();
      await page.goBack();
      await page.waitForURL('**/dashboard');
      await openButton(page).waitFor();
      expect(complaints).toEqual([]);
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
  },
);

const atADesk = { url, viewport: DESK };
describe('writing in the chat at 1280 px', () => {
  it('says that it is an AI and what becomes of messages, takes a question, and answers it', () =>
    askTheAssistant(atADesk));
  it('shows what looks like markup as the text it is, whoever wrote it', () => sayMarkup(atADesk));
  it('keeps a message that did not arrive, and sends it again as the same one', () => sendAgain(atADesk));
  it('opens and closes by keyboard, and gives the focus back', () => openByKeys(atADesk));
});

it('a history that cannot be loaded is no message to anybody, and can be asked for again', async () => {
  const { page, context } = await newPerson(browser, { url, viewport: DESK, token: (await asked()).token });
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  await answerWith(page, 'GET /chat/history', { status: 500, body: { detail: 'Interner Fehler' } });
  await openChat(page);
  await chatWindow(page).getByText('Der Verlauf konnte nicht geladen werden.').waitFor();
  expect(await page.locator('.toasts li').count()).toBe(0);
  expect(logged).toContain('The chat has failed: history 500');
  await page.unrouteAll();
  await chatWindow(page).getByRole('button', { name: 'Erneut laden' }).click();
  await messages(page, 'assistant').getByText('59,00').waitFor();
  await context.close();
});
