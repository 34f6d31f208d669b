import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { readToast } from '../../../infra/e2e/toasts.ts';
import { eventually, openBackOffice } from '../admin.ts';
import { chatsAt } from '../chats.ts';

const url = productUrl();
const browser = await sharedBrowser();
const { say, historyOf, composer } = chatsAt(url);
const SMALL_DESK = { width: 1024, height: 768 };

const open = (viewport: { readonly width: number; readonly height: number } = DESK) =>
  openBackOffice(browser, { url, viewport, path: '/inbox' });
const rows = (page: Page) => page.getByRole('navigation', { name: 'Unterhaltungen' });
const row = (page: Page, { email }: Customer) => rows(page).getByRole('link').filter({ hasText: email });
const messages = (page: Page) => page.getByRole('region', { name: /^Nachrichten/ });

describe.each([DESK, SMALL_DESK, PHONE])('the inbox at %o', (viewport) => {
  it('opens a conversation, which is answered in its place', async () => {
    const customer = await newCustomer(url);
    await say(customer, 'Mensch bitte, was kostet das?');
    const { page, context, complaints } = await open(viewport);
    await row(page, customer).waitFor();
    await picture(page, `admin-inbox-list-${viewport.width}`);
    await row(page, customer).click();
    await messages(page).getByText('Mensch bitte, was kostet das?').waitFor();
    await page.getByRole('complementary', { name: 'Kunde' }).getByText('Kein Abo.').waitFor();
    await composer(page).fill('Guten Tag,');
    await composer(page).press('Shift+Enter');
    await composer(page).pressSequentially('hier ist Frau Sommer.');
    await picture(page, `admin-inbox-${viewport.width}`);
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await composer(page).press('Enter');
    await readToast(page, 'Reply sent!');
    await messages(page).getByText('hier ist Frau Sommer.').waitFor();
    expect((await historyOf(customer)).at(-1)?.message).toBe('Guten Tag,\nhier ist Frau Sommer.');
    await page.getByText(/^Sie antworten, bis/).waitFor();
    await page.getByRole('button', { name: 'Freigeben' }).click();
    await readToast(page, 'Die Unterhaltung ist freigegeben.');
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await readToast(page, 'Sie haben die Unterhaltung übernommen.');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a draft', () => {
  it('survives another conversation and a reload, and goes with what was sent', async () => {
    const [anna, bert] = [await newCustomer(url), await newCustomer(url)];
    await say(anna, 'Mensch bitte');
    await say(bert, 'Mensch bitte');
    const { page, context } = await open();
    await row(page, anna).click();
    await composer(page).fill('Halb fertig');
    await row(page, bert).click();
    await eventually(() => composer(page).inputValue()).toBe('');
    await row(page, anna).click();
    await eventually(() => composer(page).inputValue()).toBe('Halb fertig');
    await page.reload();
    await eventually(() => composer(page).inputValue()).toBe('Halb fertig');
    await composer(page).press('Enter');
    await readToast(page, 'Reply sent!');
    await page.reload();
    await messages(page).getByText('Halb fertig').waitFor();
    expect(await composer(page).inputValue()).toBe('');
    await context.close();
  });
});
