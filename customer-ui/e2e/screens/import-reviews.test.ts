import { readFile } from 'node:fs/promises';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, cutText } from '../../../infra/e2e/accessibility.ts';
import { answerWith, holdCall, loseAnswers } from '../../../infra/e2e/answers.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { hasFocus } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { dialogOf, openDashboard, submitButton, untilHistoryRests } from '../steps.ts';
import { check, closed, found, lineOf, lines, open, paste, TEXT, textOf } from './import-steps.ts';

const url = productUrl();
const browser = await sharedBrowser();

/** A customer whose business has one review, and somebody who looks at the dashboard. */
const atDashboard = async (options: Partial<Parameters<typeof newPerson>[1]> = {}) => {
  const customer = await newCustomer(url);
  const business = await newBusiness(customer);
  await newReview(customer, business);
  const person = await newPerson(browser, { url, viewport: DESK, token: customer.token, ...options });
  await openDashboard(person.page);
  return { ...person, customer, business };
};
const reviewsOf = ({ token }: Customer) => call<Review[]>({ url, method: 'GET', path: '/reviews', token });
describe('a pasted table', () => {
  it('is shown line by line with what is wrong, sent as far as it is right, mended, and sent again without doubles', async () => {
    const { page, context, customer, complaints } = await atDashboard();
    await open(page);
    await paste(page, TEXT);
    await found(page, '8 Bewertungen gefunden');
    expect(await hasFocus(dialogOf(page).getByRole('heading', { level: 3 }))).toBe(true);
    await dialogOf(page).getByText('Zeile 6: Die Bewertung muss 1 bis 5 Sterne haben.').waitFor();
    await lineOf(page, 7).getByText('Diese Bewertung ist schon eingereicht.').waitFor();
    await lineOf(page, 8).getByText('Dieselbe Bewertung wie in Zeile 4.').waitFor();
    await lineOf(page, 9).getByText('Zeile 9: Der Link ist ungültig.').waitFor();
    await lineOf(page, 5).getByText('Bewertung ohne Text').waitFor();

    await dialogOf(page).getByRole('button', { name: 'Text ändern', exact: true }).click();
    expect(await hasFocus(textOf(page))).toBe(true);
    await check(page);
    await dialogOf(page).getByLabel('Zeile 10 mitnehmen').uncheck();
    await dialogOf(page).getByRole('button', { name: '3 Löschanträge stellen' }).click();
    await dialogOf(page).getByText('3 eingereicht').waitFor();
    await lineOf(page, 2).getByText('Eingereicht').waitFor();
    const sent = await reviewsOf(customer);
    expect(sent.map(({ reviewer_name }) => reviewer_name).sort()).toEqual([
      'K. Weber',
      'Max M.',
      'Max Mustermann',
      'Nur Sterne',
    ]);
    expect(sent).toContainEqual(
      expect.objectContaining({
        reviewer_name: 'Max Mustermann',
        review_text: 'War nie dort, aber der Laden sieht schon von außen unfreundlich aus.\nNie wieder!',
        review_url: 'https://maps.google.com/?cid=1',
        reason: 'kein_kundenkontakt',
      }),
    );

    await dialogOf(page).getByRole('button', { name: 'Zeile 6 im Text ändern' }).click();
    const marked = await textOf(page).evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(marked).toBe('Unbekannt;6;Zu teuer.;;');
    await textOf(page).fill(TEXT.replace('Unbekannt;6', 'Unbekannt;5').replace('kein-link', ''));
    await check(page);
    await lineOf(page, 2).getByText('Diese Bewertung ist schon eingereicht.').waitFor();
    await dialogOf(page).getByRole('button', { name: '3 Löschanträge stellen' }).click();
    await toast(page, '3\u00a0Bewertungen hinzugefügt.').waitFor();
    await closed(page);
    expect(await reviewsOf(customer)).toHaveLength(7);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('without a review in it says so, next to the field', async () => {
    const { page, context } = await atDashboard();
    await open(page);
    await check(page);
    await dialogOf(page).getByText('Bitte fügen Sie Bewertungen ein oder wählen Sie eine Datei.').waitFor();
    await paste(page, 'Name;Sterne;Text');
    await dialogOf(page).getByText('Darin haben wir keine Bewertung gefunden.').waitFor();
    expect(await hasFocus(textOf(page))).toBe(true);
    await context.close();
  });
});

describe('a file', () => {
  const choose = (page: Page, name: string, buffer: Buffer) =>
    dialogOf(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });

  it('as Excel saves it, with its umlauts and line breaks, is read and shown at once', async () => {
    const { page, context } = await atDashboard();
    await open(page);
    const excel = Buffer.from('Name;Sterne;Text\r\nJ\xf6rg;1;"Sch\xf6n \x84kalt\x93.\r\nNie."\r\n', 'latin1');
    await choose(page, 'bewertungen.csv', excel);
    await found(page, 'Eine Bewertung gefunden');
    await lineOf(page, 2).getByText('Jörg').waitFor();
    expect(await lineOf(page, 2).locator('.import-text').textContent()).toBe('Schön „kalt“.\nNie.');
    await context.close();
  });

  it('that is a workbook is refused with what to do', async () => {
    const { page, context } = await atDashboard();
    await open(page);
    await choose(page, 'bewertungen.xlsx', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14]));
    await dialogOf(page).getByText('Bitte speichern Sie sie als „CSV UTF-8“').waitFor();
    await context.close();
  });

  it('can be dropped on the window', async () => {
    const { page, context } = await atDashboard();
    await open(page);
    const files = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['Max M.;1;Gezogen.'], 'zug.csv', { type: 'text/csv' }));
      return transfer;
    });
    await dialogOf(page).locator('form').dispatchEvent('drop', { dataTransfer: files });
    await lineOf(page, 1).getByText('Gezogen.').waitFor();
    await context.close();
  });

  it('that was saved from the list is read again as it was', async () => {
    const { page, context, customer } = await atDashboard();
    await newBusiness(customer, 'Café Mond');
    // The way to save stands there from the fifth review on.
    const mill = await newBusiness(customer, 'Mühle');
    for (let count = 1; count < 5; count++) await newReview(customer, mill, 'K. Weber');
    await page.reload();
    await page.getByRole('searchbox').fill('Max M.');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Eine gefundene Bewertung als CSV speichern' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^bewertungen-\d{4}-\d\d-\d\d\.csv$/);
    const csv = await readFile(await file.path());
    expect(csv.toString()).toMatch(
      /^\ufeffUnternehmen;Name;Sterne;Text;.*\r\nBäckerei Sonnenschein;Max M\.;1;War nie dort/,
    );
    await page.getByRole('button', { name: 'Suche leeren' }).click();
    await open(page, 'Café Mond');
    await choose(page, file.suggestedFilename(), csv);
    await dialogOf(page).getByRole('button', { name: 'Einen Löschantrag stellen' }).click();
    await toast(page, 'Eine Bewertung hinzugefügt.').waitFor();
    const [copy, original] = (await reviewsOf(customer)).filter(({ reviewer_name: name }) => name === 'Max M.');
    expect(copy?.review_text).toBe(original?.review_text);
    await context.close();
  });
});

describe('sending', () => {
  it('shows how far it is, keeps what got no answer, and hands nothing in twice when that is sent again', async () => {
    const { page, context, customer } = await atDashboard();
    await open(page);
    await paste(page, lines(45));
    const held = await holdCall(page, 'POST /reviews/import');
    await submitButton(page).click();
    await dialogOf(page).getByText('0 von 45 gesendet').waitFor();
    await picture(page, 'import-sending-1280');
    await loseAnswers(page, 'POST /reviews/import');
    held.release();
    await toast(page, 'Failed to add review').waitFor();
    await dialogOf(page).getByText('Der Server antwortet gerade nicht.').waitFor();
    expect(await page.locator('.toasts li').count()).toBe(1);
    const unsent = await dialogOf(page).locator('[data-state="unsent"]').count();
    expect(unsent).toBeGreaterThan(0);
    await dialogOf(page)
      .getByRole('button', { name: `Noch einmal senden (${unsent})` })
      .click();
    await toast(page, '45\u00a0Bewertungen hinzugefügt.').waitFor();
    expect(await reviewsOf(customer)).toHaveLength(46);
    await context.close();
  });

  it('begins once, however fast somebody clicks', async () => {
    const { page, context, customer } = await atDashboard();
    const held = await holdCall(page, 'POST /reviews/import');
    await open(page);
    await paste(page, lines(3));
    await submitButton(page).dblclick();
    held.release();
    await toast(page, '3\u00a0Bewertungen hinzugefügt.').waitFor();
    expect([held.count(), (await reviewsOf(customer)).length]).toEqual([1, 4]);
    await context.close();
  });

  it('takes 200 in one go, says so, and the others after them', async () => {
    const { page, context } = await atDashboard();
    await open(page);
    await paste(page, lines(203));
    await dialogOf(page).getByText('Auf einmal gehen 200; die übrigen bleiben hier stehen').waitFor();
    await dialogOf(page).getByRole('button', { name: '200 Löschanträge stellen' }).click();
    await dialogOf(page).getByRole('button', { name: '3 Löschanträge stellen' }).click({ timeout: 45_000 });
    await toast(page, '203\u00a0Bewertungen hinzugefügt.').waitFor();
    await context.close();
  });

  it('of more than it shows at once goes on until all are handed in, and keeps the draft until then', async () => {
    const { page, context } = await atDashboard({ viewport: PHONE });
    // Once, and then again and again, which is left out: all of the first thousand is soon handed in.
    const many = `${'Gast;1;Immer dasselbe.\n'.repeat(999)}${lines(203)}`;
    await open(page);
    await paste(page, many);
    await found(page, '1.202 Bewertungen gefunden');
    await dialogOf(page).getByText('Gezeigt werden 1.000; 202\u00a0weitere kommen danach an die Reihe.').waitFor();
    await picture(page, 'import-many-390');
    await dialogOf(page).getByRole('button', { name: '200 Löschanträge stellen' }).click();
    await dialogOf(page).getByRole('button', { name: '4 Löschanträge stellen' }).waitFor({ timeout: 45_000 });
    await lineOf(page, 1_202).waitFor();
    await page.keyboard.press('Escape');
    await closed(page);
    await untilHistoryRests(page);
    await open(page);
    expect(await textOf(page).inputValue()).toBe(many);
    await context.close();
  });

  it('shows the server’s own words next to the line that it refuses', async () => {
    const { page, context } = await atDashboard();
    await open(page);
    await paste(page, lines(1));
    const errors = [{ field: 'review_text', message: 'So geht es leider nicht.' }];
    const key = page.waitForRequest('**/api/reviews/import');
    await page.route('**/api/reviews/import', async (route) => {
      const [line] = route.request().postDataJSON().reviews;
      await route.fulfill({ json: { results: [{ key: line.key, outcome: 'refused', errors }] } });
    });
    await submitButton(page).click();
    await key;
    await lineOf(page, 1).getByText('Zeile 1: So geht es leider nicht.').waitFor();
    await context.close();
  });
});

describe('what was pasted', () => {
  it('survives closing, a lost connection and loading the page anew, until it was sent', async () => {
    const { page, context } = await atDashboard({ viewport: PHONE });
    await open(page);
    await textOf(page).fill(lines(2));
    await page.keyboard.press('Escape');
    await closed(page);
    await untilHistoryRests(page);
    await page.reload();
    await open(page);
    expect(await textOf(page).inputValue()).toBe(lines(2));
    await dialogOf(page).getByText('Ihr Entwurf ist wieder da.').waitFor();
    await check(page);
    await context.setOffline(true);
    await dialogOf(page).getByText('Sie sind offline. Ihre Eingaben bleiben erhalten.').waitFor();
    await submitButton(page).click();
    await toast(page, 'Failed to add review').waitFor();
    await context.setOffline(false);
    await dialogOf(page).getByRole('button', { name: 'Noch einmal senden (2)' }).click();
    await toast(page, '2\u00a0Bewertungen hinzugefügt.').waitFor();
    await closed(page);
    await open(page);
    expect(await textOf(page).inputValue()).toBe('');
    await context.close();
  });

  it('is not asked for in a window that could not be loaded, and the page stays', async () => {
    const { page, context } = await atDashboard();
    await page.route('**/assets/ImportReviewsDialog*', (route) => route.abort());
    await page.getByRole('button', { name: /^Mehrere hinzufügen/ }).click();
    await toast(
      page,
      'Dieses Fenster konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    ).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Ihre Übersicht' }).waitFor();
    await context.close();
  });
});

describe('the window for several reviews', () => {
  it.each([
    { viewport: PHONE, colorScheme: 'light' },
    { viewport: PHONE, colorScheme: 'dark' },
    { viewport: DESK, colorScheme: 'light' },
    { viewport: DESK, colorScheme: 'dark' },
  ] as const)('looks as it should at $viewport.width px, $colorScheme', async ({ viewport, colorScheme }) => {
    const { page, context } = await atDashboard({ viewport, colorScheme });
    const size = `${viewport.width}-${colorScheme}`;
    await open(page);
    await picture(page, `import-text-${size}`);
    await paste(page, TEXT);
    await found(page, '8 Bewertungen gefunden');
    await picture(page, `import-preview-${size}`);
    await answerWith(page, 'POST /reviews/import', 'no answer');
    await submitButton(page).click();
    await dialogOf(page).getByText('Der Server antwortet gerade nicht.').waitFor();
    await picture(page, `import-unsent-${size}`);
    expect((await cutText(page)).filter((fault) => !fault.includes('import-text'))).toEqual([]);
    await context.close();
  });

  it('has nothing that keeps anybody from using it, in any of its states', async () => {
    const { page, context } = await atDashboard();
    await open(page);
    await dialogOf(page).getByText('Welche Spalten werden gelesen?').click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await paste(page, TEXT);
    expect(await accessibilityFaults(page)).toEqual([]);
    await submitButton(page).click();
    await dialogOf(page).getByText('4 eingereicht').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});
