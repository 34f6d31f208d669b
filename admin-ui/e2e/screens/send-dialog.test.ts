import type { Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { hasFocus, tabTo } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { eventually, openBackOffice, signInAdmin } from '../admin.ts';
import { untilPagesAreRendered } from '../watched-visit.ts';

const url = productUrl();
const browser = await sharedBrowser();
const FORM = 'https://support.google.com/business/workflow/9945796';
const details = {
  reviewer_name: 'Erika Beispiel',
  rating: 1,
  review_text: 'War nie dort.',
  review_url: 'https://maps.google.com/bewertung/4711',
  reason: 'kein_kundenkontakt',
  good_faith: true,
  facts: 'An diesem Tag war geschlossen.',
};
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
  await amend();
});

const amend = (change: object = {}) =>
  call({
    url,
    method: 'PUT',
    path: `/reviews/${review.id}/details`,
    body: { ...details, ...change },
    token: customer.token,
  });
const asAdmin = (path: string, body: object) =>
  call({ url, method: 'POST', path: `/reviews/${review.id}/${path}`, body, token });
const history = () =>
  call<ReviewHistoryEntry[]>({ url, method: 'GET', path: `/reviews/${review.id}/history`, token: customer.token });
const dialog = (page: Page) => page.getByRole('dialog');
const copying = (page: Page) => dialog(page).getByRole('button', { name: /kopieren und Formular öffnen/ });
const text = (page: Page) => dialog(page).getByLabel('Text, wie er gesendet wird');
const explanation = (page: Page) => dialog(page).getByRole('textbox', { name: 'Begründung' });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe.each([
  { viewport: PHONE, colorScheme: 'light' as const, at: 'phone' },
  { viewport: DESK, colorScheme: 'dark' as const, at: 'desk' },
])('a request that goes to the platform ($at)', ({ viewport, colorScheme, at }) => {
  const open = async (step = 'Übermitteln') => {
    const person = await openBackOffice(browser, { url, viewport, colorScheme, path: `/reviews/${review.id}` });
    const { context, page } = person;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.route('https://support.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Formular</title>' }),
    );
    const button = page.getByRole('region', { name: 'Fall' }).getByRole('button', { name: step, exact: true });
    await button.waitFor();
    await button.focus();
    await page.keyboard.press('Enter');
    await copying(page).waitFor();
    return person;
  };

  it('takes two presses and a number, by keyboard: copied and opened, then recorded', async () => {
    const { page, context } = await open();
    await eventually(() => hasFocus(copying(page))).toBe(true);
    // The ring says where the focus is; a pale stain over the words says nothing more.
    await page.waitForTimeout(200);
    expect(await page.locator('.MuiTouchRipple-ripplePulsate').count()).toBe(0);
    await picture(page, `send-report-${at}`);
    const lowest = await dialog(page).getByRole('button', { name: 'Als übermittelt eintragen' }).boundingBox();
    expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    // Nobody set where the platform takes mails.
    const mail = dialog(page).getByRole('option', { name: 'E-Mail (keine Adresse der Plattform hinterlegt)' });
    expect(await mail.isDisabled()).toBe(true);
    const opening = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    const form = await opening;
    expect(form.url()).toBe(FORM);
    expect(await form.evaluate(() => window.opener)).toBeNull();
    await form.close();
    await page.bringToFront();
    expect(await clipboard(page)).toMatch(/nach unserer Kenntnis.*geschlossen/s);
    // Opening records nothing.
    expect((await history()).map(({ kind }) => kind)).not.toContain('forwarded');
    await eventually(() => hasFocus(dialog(page).getByLabel(/Aktenzeichen/))).toBe(true);
    await picture(page, `send-copied-${at}`);
    await page.keyboard.type('1-23450');
    await page.keyboard.press('Enter');
    await toast(page, 'Übermittlung eingetragen.').waitFor();
    // The button that opened the window is none any more.
    await eventually(() => hasFocus(page.getByRole('heading', { name: 'Fall', exact: true }))).toBe(true);
    expect((await history()).at(-1)).toMatchObject({
      kind: 'forwarded',
      note: expect.stringMatching(/nach unserer Kenntnis.*geschlossen/s),
      step: { channel: 'report-tool', reference: '1-23450' },
    });
    await context.close();
  });

  it('by the legal form goes field by field, each copied by itself, and is kept as it went', async () => {
    const { page, context, complaints } = await open();
    await dialog(page).getByLabel('Weg').selectOption('legal-form');
    const copy = dialog(page).getByRole('button', { name: 'Kopieren: Adresse der Bewertung' });
    await copy.waitFor();
    await copy.scrollIntoViewIfNeeded();
    await picture(page, `send-legal-${at}`);
    await tabTo(page, copy);
    await page.keyboard.press('Enter');
    await toast(page, 'Kopiert.').first().waitFor();
    expect(await clipboard(page)).toBe(details.review_url);
    await explanation(page).fill('Diese Person war nach unserer Kenntnis nie bei uns.');
    expect(complaints).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await explanation(page).press('Control+Enter');
    await toast(page, 'Übermittlung eingetragen.').waitFor();
    const { note } = (await history()).at(-1) ?? {};
    expect(note).toContain(`Adresse der Bewertung:\n${details.review_url}`);
    expect(note).toContain('Begründung:\nDiese Person war nach unserer Kenntnis nie bei uns.\n\n');
    await context.close();
  });

  it('marks the text where the browser lets nobody copy it, and opens nothing over it', async () => {
    const { page, context } = await open();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await copying(page).click();
    await page.getByText(/nicht erlaubt\. Der Text ist markiert/).waitFor();
    expect(
      await text(page).evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd]),
    ).toEqual([0, (await text(page).inputValue()).length]);
    expect(context.pages()).toHaveLength(1);
    await context.close();
  });

  it('warns of what was shortened, of what is too long, and of what the customer changed meanwhile', async () => {
    await amend({ facts: 'Wort '.repeat(600) });
    const { page, context } = await open();
    await dialog(page)
      .getByText(/am Ende eines Wortes gekürzt: Hier ist Platz für 1\.000 Zeichen/)
      .waitFor();
    await text(page).fill('x'.repeat(1_010));
    await dialog(page).getByText('Das sind 10 Zeichen mehr, als die Plattform hier annimmt (1.000).').waitFor();
    await amend({ facts: 'Wir hatten Betriebsferien.' });
    await dialog(page).getByText('Die Angaben des Kunden oder die Belege sind jetzt andere.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Neue Fassung nehmen' }).click();
    await eventually(() => text(page).inputValue()).toContain('Betriebsferien');
    await text(page).fill(' ');
    await text(page).press('Control+Enter');
    await dialog(page).getByText('Bitte tragen Sie den Text ein, wie er gesendet wird.').waitFor();
    await text(page).fill('ü'.repeat(30_001));
    await dialog(page).getByText('Er darf höchstens 60 KB haben.').waitFor();
    await context.close();
  });

  it('is entered as it was copied, whatever the customer says meanwhile, once somebody has said so', async () => {
    const { page, context } = await open();
    const copied = await text(page).inputValue();
    await copying(page).click();
    await toast(page, 'Kopiert.').first().waitFor();
    await amend({ facts: 'Wir hatten Betriebsferien.', reason: 'spam' });
    await dialog(page).getByText('Hier steht noch der Text von vorher.').waitFor();
    expect(await text(page).inputValue()).toBe(copied);
    await picture(page, `send-outdated-${at}`);
    await dialog(page)
      .getByLabel(/Aktenzeichen/)
      .press('Enter');
    await dialog(page).getByText('Bitte wählen Sie oben, welcher Text gilt.').waitFor();
    await eventually(() => hasFocus(dialog(page).getByRole('button', { name: 'Neue Fassung nehmen' }))).toBe(true);
    expect((await history()).map(({ kind }) => kind)).not.toContain('forwarded');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Dieser Text ging schon hinaus' }).click();
    await dialog(page).getByText('Eingetragen wird der Text, der schon hinausging.').waitFor();
    await dialog(page).getByRole('button', { name: 'Als übermittelt eintragen' }).click();
    await toast(page, 'Übermittlung eingetragen.').waitFor();
    expect((await history()).at(-1)).toMatchObject({ kind: 'forwarded', note: copied });
    await context.close();
  });

  it('as a letter comes as PDF, and says that it does not know what is changed here', async () => {
    await amend({ facts: 'Frau 東京 war nie da.' });
    const { page, context } = await open();
    await dialog(page).getByLabel('Weg').selectOption('post');
    await dialog(page).getByText('Diese Zeichen kann der Brief nicht zeigen: 東 京').waitFor();
    const saving = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Brief als PDF' }).click();
    expect((await saving).suggestedFilename()).toBe(`Brief-${review.id}.pdf`);
    await text(page).fill('Sehr geehrte Damen und Herren, anders.');
    await dialog(page).getByText('Was Sie hier ändern, steht nicht darin.').waitFor();
    await picture(page, `send-letter-${at}`);
    await context.close();
  });

  it('against a refusal names what went before', async () => {
    await asAdmin('forwardings', { channel: 'report-tool', sent_text: 'Gesendet.', reference: '1-2345' });
    await asAdmin('platform-answers', { answer: 'refused' });
    const { page, context } = await open('Widerspruch einlegen');
    expect(await text(page).inputValue()).toMatch(/unsere Meldung vom .* \(Ihr Aktenzeichen 1-2345\)/);
    await dialog(page).getByLabel('Weg').selectOption('post');
    await eventually(() => dialog(page).getByRole('textbox', { name: 'Betreff' }).inputValue()).toMatch(
      /^Beschwerde: .*1-2345$/,
    );
    await picture(page, `send-appeal-${at}`);
    await context.close();
  });
});
