import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { hasFocus } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { readToast } from '../../../infra/e2e/toasts.ts';
import { eventually, openBackOffice, signInAdmin } from '../admin.ts';
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
    // It looks at both widths and schemes by itself.
    if (viewport === PHONE) expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await picture(page, `admin-inbox-dark-${viewport.width}`);
    await page.emulateMedia({ colorScheme: 'light' });
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

describe('whoever waits', () => {
  const keysOf = (page: Page) => {
    const pressed: string[] = [];
    return {
      pressed,
      press: async (key: string) => {
        pressed.push(key);
        await page.keyboard.press(key);
      },
    };
  };
  const ANSWER = 'Hier ist Frau Sommer.';

  /** How many keys it takes from the first card of the list of chats, with the dialog. */
  const keysOverTheList = async (customer: Customer): Promise<number> => {
    await say(customer, 'Mensch bitte');
    const { page, context } = await openBackOffice(browser, { url, viewport: DESK, path: '/chats' });
    const { pressed, press } = keysOf(page);
    const tabUntil = async (target: Locator) => {
      while (!(await hasFocus(target)) && pressed.length < 60) await press('Tab');
    };
    const card = page.locator('[data-row-id]').filter({ hasText: customer.email });
    await card.getByRole('heading').focus();
    await tabUntil(card.getByRole('button', { name: /^Antworten/ }));
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Antworten' });
    await dialog.getByRole('textbox', { name: 'Ihre Antwort' }).fill(ANSWER);
    await tabUntil(dialog.getByRole('button', { name: 'Senden' }));
    await press('Enter');
    await readToast(page, 'Reply sent!');
    await context.close();
    return pressed.length;
  };

  it('is answered by two keys and typing, and who waits next by one more', async () => {
    const [anna, bert, clara] = [await newCustomer(url), await newCustomer(url), await newCustomer(url)];
    for (const person of [anna, bert, clara]) await say(person, 'Mensch bitte');
    const { page, context, complaints } = await open();
    await row(page, clara).waitFor();
    // How many wait comes with an answer of its own.
    await expect.poll(() => page.title()).toMatch(/^\(\d+\) Posteingang – Verwaltung/);
    const titleBefore = await page.title();
    const waiting = Number(/\d+/.exec(titleBefore)?.[0]);
    expect(await page.locator('[data-waits]').first().isVisible()).toBe(true);

    const { pressed, press } = keysOf(page);
    await press('Alt+ArrowDown');
    await eventually(() => composer(page).evaluate((field) => field === document.activeElement)).toBe(true);
    const first = new URL(page.url()).pathname;
    await page.keyboard.type(ANSWER);
    await press('Enter');
    await messages(page).getByText(ANSWER).waitFor();
    expect(pressed).toHaveLength(2);
    await eventually(() => page.title()).toMatch(new RegExp(`\\(${waiting - 1}\\) `));

    // Whoever is done goes on to who waits next with the same key that sends.
    await press('Alt+ArrowDown');
    await eventually(() => new URL(page.url()).pathname).not.toBe(first);
    const second = new URL(page.url()).pathname;
    await eventually(() => composer(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type(ANSWER);
    await press('Control+Enter');
    await eventually(() => page.title()).toMatch(new RegExp(`^(?!\\(${waiting - 1}\\))`));
    await eventually(() => new URL(page.url()).pathname).not.toBe(second);
    const overTheList = await keysOverTheList(await newCustomer(url));
    process.stdout.write(
      `chat answered, typing not counted: 2 keys in the inbox, the next one 1 more, ${overTheList} over the list and its dialog\n`,
    );
    expect(overTheList).toBeGreaterThan(2);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is gone through by keys, which are words where somebody types, and stand in the help', async () => {
    const [anna, bert] = [await newCustomer(url), await newCustomer(url)];
    await say(anna, 'Mensch bitte');
    await say(bert, 'Mensch bitte');
    const { page, context } = await open();
    await row(page, bert).waitFor();
    const opened = () => rows(page).locator('[aria-current]').getAttribute('data-conversation');
    await page.keyboard.press('j');
    await eventually(() => rows(page).locator('[aria-current]').count()).toBe(1);
    const first = await opened();
    await page.keyboard.press('j');
    await eventually(opened).not.toBe(first);
    await page.keyboard.press('k');
    await eventually(opened).toBe(first);
    await eventually(() =>
      rows(page)
        .locator('[aria-current]')
        .evaluate((at) => at === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.type('jk?r');
    await eventually(() => composer(page).inputValue()).toBe('jk?r');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Hinweise und Tasten' });
    await help.getByText('Nächste Unterhaltung').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, 'admin-inbox-help');
    await help.getByLabel('Ton abspielen').click();
    await eventually(() => help.getByLabel('Ton abspielen').isChecked()).toBe(true);
    await help.getByRole('button', { name: 'Schließen' }).click();
    await page.reload();
    await rows(page).getByRole('button', { name: 'Hinweise' }).click();
    await eventually(() => help.getByLabel('Ton abspielen').isChecked()).toBe(true);
    await help.getByLabel('Ton abspielen').click();
    await eventually(() => help.getByLabel('Ton abspielen').isChecked()).toBe(false);
    await context.close();
  });

  it('is marked until somebody answers, and not while the conversation is open', async () => {
    const [anna, bert] = [await newCustomer(url), await newCustomer(url)];
    await say(anna, 'Ich will nicht mehr leben.');
    await say(bert, 'Mensch bitte');
    const { page, context } = await open();
    await row(page, anna).getByText('Notlage').waitFor();
    await row(page, bert)
      .getByText(/^wartet seit/)
      .waitFor();
    await rows(page).getByLabel('Anlass').selectOption({ label: 'Notlage (1)' });
    await eventually(() => row(page, bert).count()).toBe(0);
    await row(page, anna).click();
    await messages(page).getByText('Ich will nicht mehr leben.').waitFor();
    expect(new URL(page.url()).search).toBe('?grund=emergency');
    await rows(page).getByLabel('Anlass').selectOption({ label: 'Alle' });
    await row(page, bert).click();
    await eventually(() =>
      row(page, bert)
        .getByText(/wartet seit|neu/)
        .count(),
    ).toBe(0);
    await composer(page).fill('Guten Tag');
    await composer(page).press('Enter');
    await row(page, bert).getByText('bei Ihnen').waitFor();
    await row(page, anna).click();
    expect(
      await row(page, bert)
        .getByText(/wartet seit/)
        .count(),
    ).toBe(0);
    await say(bert, 'Danke!');
    await row(page, bert)
      .getByText(/^wartet seit/)
      .waitFor();
    await composer(page).fill('Wir sind da.');
    await composer(page).press('Enter');
    await eventually(() => row(page, anna).getByText('Notlage').count()).toBe(0);
    await context.close();
  });
});

describe('the customer beside a conversation', () => {
  it('is shown with open cases and what the team wrote down about them', async () => {
    const customer = await newCustomer(url);
    const review = await newReview(customer, await newBusiness(customer, 'Haus am See'), 'Max Neben');
    await say(customer, 'Mensch bitte');
    const token = await signInAdmin(url);
    const note = { note: 'Hat am Telefon nachgefragt.' };
    await call({ url, method: 'POST', path: `/reviews/${review.id}/notes`, body: note, token });
    const { page, context } = await open();
    await row(page, customer).click();
    const beside = page.getByRole('complementary', { name: 'Kunde' });
    await beside.getByRole('link', { name: 'Max Neben' }).waitFor();
    await beside.getByText('Hat am Telefon nachgefragt.').waitFor();
    await picture(page, 'admin-inbox-customer');
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});

describe('a text block in a conversation', () => {
  const TEXT = 'Zu {verfasser} bei {unternehmen}: Wir melden uns.';
  const pick = async (page: Page, title: string) => {
    await page.getByRole('button', { name: 'Textbaustein' }).click();
    const blocks = page.getByRole('dialog', { name: 'Textbausteine' });
    await blocks.getByLabel('Textbaustein suchen').fill(title);
    return blocks.getByRole('option', { name: new RegExp(`^${title}`) });
  };
  const addBlock = async (title: string) => {
    const body = { title, text: TEXT };
    await call({ url, method: 'POST', path: '/admin/text-blocks', token: await signInAdmin(url), body });
  };

  it('names the one business and the one review that the customer has', async () => {
    const customer = await newCustomer(url);
    await newReview(customer, await newBusiness(customer, 'Haus am Hang'), 'Max Einzeln');
    await say(customer, 'Mensch bitte');
    await addBlock('Nur einer');
    const { page, context, complaints } = await open();
    await row(page, customer).click();
    const block = await pick(page, 'Nur einer');
    await block.getByText('Zu Max Einzeln bei Haus am Hang: Wir melden uns.').waitFor();
    await block.click();
    await eventually(() => composer(page).inputValue()).toBe('Zu Max Einzeln bei Haus am Hang: Wir melden uns.');
    await composer(page).press('Enter');
    await readToast(page, 'Reply sent!');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leaves open which of several is meant, and goes only once that is filled in', async () => {
    const customer = await newCustomer(url);
    const business = await newBusiness(customer, 'Haus Eins');
    await newBusiness(customer, 'Haus Zwei');
    await newReview(customer, business, 'Max Erster');
    await newReview(customer, business, 'Max Zweiter');
    await say(customer, 'Mensch bitte');
    await addBlock('Mehrere');
    const { page, context } = await open();
    await row(page, customer).click();
    await (await pick(page, 'Mehrere')).click();
    await eventually(() => composer(page).inputValue()).toBe(TEXT);
    await composer(page).press('Enter');
    await page.getByText('Im Text steht noch „{verfasser}“.').waitFor();
    expect((await historyOf(customer)).some(({ message }) => message.includes('Wir melden uns'))).toBe(false);
    await composer(page).fill('Zu Max Zweiter bei Haus Zwei: Wir melden uns.');
    await composer(page).press('Enter');
    await readToast(page, 'Reply sent!');
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
