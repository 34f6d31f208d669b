import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { answerWith } from '../../../infra/e2e/answers.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, call, newCustomer } from '../../../infra/e2e/customers.ts';
import { hasFocus } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { readToast } from '../../../infra/e2e/toasts.ts';
import { eventually, openBackOffice } from '../admin.ts';
import { chatsAt } from '../chats.ts';

const url = productUrl();
const browser = await sharedBrowser();

const open = (viewport: typeof PHONE | typeof DESK = DESK) =>
  openBackOffice(browser, { url, viewport, path: '/chats' });

const { say, historyOf, card, dialog, field, send, composer, answer } = chatsAt(url);

describe('what is done with a conversation', () => {
  const waitFor = (page: Page, { email }: Customer, mark: string) =>
    card(page, email).getByText(mark, { exact: true }).waitFor();
  const press = (page: Page, { email }: Customer, name: RegExp) =>
    card(page, email).getByRole('button', { name }).click();

  it('is handed back to the assistant, which answers again, and resolved, and opened again', async () => {
    const customer = await newCustomer(url);
    await say(customer, 'Mensch bitte');
    const { page, context, complaints } = await open();
    await answer(page, customer, 'Hier ist Frau Sommer.');
    await waitFor(page, customer, 'bei einem Menschen');
    await press(page, customer, /^An den KI-Assistenten/);
    await readToast(page, 'Der KI-Assistent antwortet wieder.');
    await waitFor(page, customer, 'beim KI-Assistenten');
    await say(customer, 'Was kostet das?');
    expect((await historyOf(customer)).at(-1)?.sender).toBe('assistant');

    await press(page, customer, /^Erledigt/);
    await waitFor(page, customer, 'erledigt');
    const reopen = card(page, customer.email).getByRole('button', { name: /^Wieder öffnen/ });
    await eventually(() => hasFocus(reopen)).toBe(true);
    await press(page, customer, /^Wieder öffnen/);
    await waitFor(page, customer, 'beim KI-Assistenten');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is no longer answered or opened again once its account was erased', async () => {
    const { email, password, token } = await newCustomer(url);
    await call({ url, method: 'POST', path: '/chat/message', body: { message: 'Mensch bitte' }, token });
    const { page, context } = await open();
    const id = await card(page, email).getAttribute('data-row-id');
    await call({ url, method: 'POST', path: '/account/erasure', body: { password, understood: true }, token });
    await page.reload();
    const row = page.locator(`[data-row-id="${id}"]`);
    await row.getByText('erledigt', { exact: true }).waitFor();
    await row.getByRole('link', { name: 'Zur Unterhaltung' }).waitFor();
    expect(await row.getByRole('button').count()).toBe(0);
    await page.goto(`/admin/chats/${id}`);
    await page.getByText('erledigt', { exact: true }).waitFor();
    expect(
      await page
        .locator('main')
        .getByRole('button', { name: /^(Senden|Übernehmen|Wieder öffnen)/ })
        .count(),
    ).toBe(0);
    expect(await composer(page).count()).toBe(0);
    await context.close();
  });

  it('is decided together with the reply', async () => {
    const customer = await newCustomer(url);
    await say(customer, 'Hallo?');
    const { page, context } = await open();
    await card(page, customer.email)
      .getByRole('button', { name: /^Antworten/ })
      .click();
    await field(page).fill('Das war es schon.');
    await dialog(page).getByLabel('Danach').selectOption({ label: 'erledigt' });
    await send(page).click();
    await waitFor(page, customer, 'erledigt');
    await context.close();
  });

  it('is found by its state', async () => {
    const customer = await newCustomer(url);
    await say(customer, 'Hallo?');
    const { page, context } = await open();
    await press(page, customer, /^Erledigt/);
    await waitFor(page, customer, 'erledigt');
    const choose = (label: string) => page.getByLabel('Status').selectOption({ label });
    await choose('offen');
    await card(page, customer.email).waitFor({ state: 'detached' });
    await choose('erledigt');
    await card(page, customer.email).waitFor();
    await context.close();
  });

  it('leaves a list that it no longer belongs to, and the focus goes on at its neighbour', async () => {
    const [neighbour, customer] = [await newCustomer(url), await newCustomer(url)];
    await say(neighbour, 'Hallo?');
    await say(customer, 'Hallo?');
    const { page, context } = await open();
    await page.getByLabel('Status').selectOption({ label: 'offen' });
    await card(page, neighbour.email).waitFor();
    await press(page, customer, /^Erledigt/);
    await card(page, customer.email).waitFor({ state: 'detached' });
    await eventually(() => hasFocus(card(page, neighbour.email).getByRole('heading'))).toBe(true);
    await context.close();
  });
});

describe.each([{ viewport: DESK }, { viewport: PHONE }])(
  'a conversation’s page at $viewport.width px',
  ({ viewport }) => {
    it('shows all messages as text, page by page, and takes the mark of what is new', async () => {
      const customer = await newCustomer(url);
      await say(customer, 'Mensch bitte', ...Array.from({ length: 26 }, (_, index) => `Frage ${index + 1}?`));
      await say(customer, '<img src=x onerror=alert(1)> & <b>fett</b>');
      const { page, context, complaints } = await open(viewport);
      await card(page, customer.email).getByText('28 neue Nachrichten').waitFor();
      await card(page, customer.email)
        .getByRole('link', { name: /^Zur Unterhaltung/ })
        .click();
      const messages = page.getByRole('region', { name: /^Nachrichten/ });
      await messages.getByText('<img src=x onerror=alert(1)> & <b>fett</b>').waitFor();
      expect(await messages.locator('img, b').count()).toBe(0);
      await eventually(() => page.getByText('28 neue Nachrichten').count()).toBe(0);
      await picture(page, `admin-chat-${viewport.width}`);
      expect(await accessibilityFaults(page)).toEqual([]);
      await messages.getByRole('button', { name: 'Ältere Nachrichten (6)' }).click();
      await eventually(() => messages.locator('li').count()).toBe(56);
      expect(await messages.locator('li').first().innerText()).toContain('Mensch bitte');
      expect(await hasFocus(messages)).toBe(true);

      await composer(page).fill('Hier ist Frau Sommer.');
      await composer(page).press('Enter');
      await messages.getByText('Hier ist Frau Sommer.').waitFor();
      await page.reload();
      await messages.getByText('Hier ist Frau Sommer.').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);

describe('a conversation that cannot be loaded', () => {
  it('is not said to be none, and comes at a second try; so do its messages', async () => {
    const customer = await newCustomer(url);
    await say(customer, 'Was kostet das?');
    const { page, context } = await open();
    const link = card(page, customer.email).getByRole('link', { name: /^Zur Unterhaltung/ });
    await link.waitFor();
    // The conversation, and those beside it.
    await answerWith(page, 'GET /chat/admin/*', { status: 503, body: {} }, { times: 2 });
    await answerWith(page, 'GET /chat/admin/*/messages', { status: 503, body: {} }, { times: 1 });
    await link.click();
    await eventually(() => page.locator('main').getByText('Failed to load admin data').count()).toBe(2);
    expect(await page.getByText('Diese Unterhaltung gibt es nicht').count()).toBe(0);
    await page.getByRole('button', { name: 'Erneut laden' }).last().click();
    await page.getByText('Nicht alle Nachrichten konnten geladen werden.').waitFor();
    await page
      .getByRole('region', { name: /^Unterhaltung mit/ })
      .getByRole('button', { name: 'Erneut laden' })
      .click();
    await page.getByText('Nicht alle Nachrichten konnten geladen werden.').waitFor({ state: 'detached' });
    const messages = page.getByRole('region', { name: /^Nachrichten/ });
    await messages.getByText('Was kostet das?').waitFor();
    await eventually(() => page.title()).toContain(`${customer.email} – Chats`);
    await context.close();
  });
});

describe('a conversation there is not', () => {
  it('is said to be none', async () => {
    const { page, context } = await openBackOffice(browser, {
      url,
      viewport: DESK,
      path: '/chats/01980000-0000-7000-8000-0000000000ff',
    });
    await page.getByText('Diese Unterhaltung gibt es nicht').waitFor();
    await context.close();
  });
});
