import type { Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { hasFocus } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { eventually, openBackOffice, signInAdmin } from '../admin.ts';
import { untilPagesAreRendered } from '../watched-visit.ts';

const url = productUrl();
const browser = await sharedBrowser();
let token: string;
let customer: Customer;
let review: Review;

beforeAll(async () => {
  await untilPagesAreRendered(browser, url);
  token = await signInAdmin(url);
});
beforeEach(async () => {
  customer = await newCustomer(url);
  review = await newReview(customer, await newBusiness(customer, 'Kanzlei Nordlicht'), 'Erika Beispiel');
});

const post = (path: string, body: object, who = token) =>
  call({ url, method: 'POST', path: `/reviews/${review.id}/${path}`, body, token: who });
const history = () =>
  call<ReviewHistoryEntry[]>({ url, method: 'GET', path: `/reviews/${review.id}/history`, token: customer.token });
const forward = () => post('forwardings', { channel: 'report-tool', sent_text: 'Diese Person war nie unsere Kundin.' });
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

describe.each([
  { viewport: PHONE, colorScheme: 'light' as const, at: 'phone' },
  { viewport: DESK, colorScheme: 'dark' as const, at: 'desk' },
])('a dialog while something else happens ($at)', ({ viewport, colorScheme, at }) => {
  const open = async (step: string) => {
    const person = await openBackOffice(browser, { url, viewport, colorScheme, path: `/reviews/${review.id}` });
    const button = person.page.getByRole('region', { name: 'Fall' }).getByRole('button', { name: step, exact: true });
    await button.click();
    await dialog(person.page).waitFor();
    return person;
  };

  it('enters no answer over a decision that was not looked at, and keeps what was typed', async () => {
    await forward();
    const { page, context } = await open('Antwort eintragen');
    await dialog(page).getByLabel('Antwort').selectOption('refused');
    await dialog(page).getByLabel('Wortlaut').fill('Kein Verstoß.');
    await post('platform-answers', { answer: 'removed' });
    await dialog(page)
      .getByText(/Inzwischen hat jemand anderes entschieden: Die Bewertung steht jetzt auf „gelöscht“/)
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, `answer-meanwhile-${at}`);
    await press(page, 'Eintragen');
    const seen = dialog(page).getByRole('button', { name: 'Gesehen' });
    await eventually(() => hasFocus(seen)).toBe(true);
    expect((await history()).filter(({ kind }) => kind === 'platform-answered')).toHaveLength(1);
    await seen.click();
    expect(await dialog(page).getByLabel('Wortlaut').inputValue()).toBe('Kein Verstoß.');
    await press(page, 'Eintragen');
    await toast(page, 'Antwort eingetragen.').waitFor();
    expect((await history()).at(-1)).toMatchObject({ from: 'gelöscht', to: 'nicht_genehmigt' });
    await context.close();
  });

  it('says that the request was withdrawn, and enters what went out before with that note', async () => {
    const { page, context } = await open('Übermitteln');
    await dialog(page).getByLabel('Text, wie er gesendet wird').fill('Diese Person war nie unsere Kundin.');
    await post('withdrawal', {}, customer.token);
    await dialog(page)
      .getByText(/Der Kunde hat diesen Antrag am .* zurückgezogen: Bitte senden Sie nichts mehr ab\./)
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, `send-withdrawn-${at}`);
    await press(page, 'Als übermittelt eintragen');
    await dialog(page).getByText('Nur mit diesem Vermerk lässt es sich noch eintragen.').waitFor();
    const before = dialog(page).getByRole('checkbox', { name: 'Ging vor dem Zurückziehen an die Plattform' });
    await eventually(() => hasFocus(before)).toBe(true);
    await before.check();
    await press(page, 'Als übermittelt eintragen');
    await toast(page, 'Übermittlung eingetragen.').waitFor();
    await page.getByText(/An die Plattform übermittelt .*, vor dem Zurückziehen gesendet/).waitFor();
    expect((await history()).at(-1)).toMatchObject({ kind: 'forwarded', step: { before_withdrawal: true } });
    await context.close();
  });
});
