import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN } from '../../../backend/src/testing/running-product.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { answerWith } from '../../../infra/e2e/answers.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type Customer, call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { tabTo } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { eventually, openBackOffice, signInAdmin } from '../admin.ts';
import { farAwayAdmin, untilPagesAreRendered } from '../watched-visit.ts';

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

const open = (viewport: typeof PHONE | typeof DESK = DESK, colorScheme: 'light' | 'dark' = 'light') =>
  openBackOffice(browser, { url, viewport, colorScheme, path: `/reviews/${review.id}` });
const addNote = (note: string, shown_to_customer = false) =>
  call({ url, method: 'POST', path: `/reviews/${review.id}/notes`, body: { note, shown_to_customer }, token });
const setStatus = (status: string, note?: string) =>
  call({ url, method: 'PUT', path: `/reviews/${review.id}/status`, body: { status, note }, token });
const steps = (page: Page) => page.getByRole('list', { name: 'Verlauf der Bewertung' }).getByRole('listitem');
/** Without the times, which are those of the test. */
const told = async (page: Page) =>
  (await steps(page).allTextContents()).map((text) => text.replace(/\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}/, ' | '));
const noteField = (page: Page) => page.getByRole('textbox', { name: 'Notiz' });
const byAdmin = `Admin · ${ADMIN.email}`;

describe('the page of a review', () => {
  it('has everything in itself, for whoever runs no script', async () => {
    await setStatus('nicht_genehmigt', 'Belege fehlen.');
    const admin = await farAwayAdmin(browser, { url, viewport: DESK, colorScheme: 'light', javaScript: false });
    const page = await admin.context.newPage();
    const answer = await page.goto(`/admin/reviews/${review.id}`);
    expect(answer?.status()).toBe(200);
    const main = page.locator('main');
    await main.getByRole('heading', { name: 'Erika Beispiel' }).waitFor();
    const words = (await main.innerText()).replace(/\s+/g, ' ');
    for (const expected of ['War nie dort', 'Kanzlei Nordlicht', customer.email, 'Belege fehlen.', byAdmin]) {
      expect(words).toContain(expected);
    }
    expect(words).toMatch(/Eingereicht \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2} Alter unter 1 Stunde/);
    expect(await page.getByRole('img', { name: '1 von 5 Sternen' }).count()).toBe(1);
    await admin.close();
  });

  it('tells its whole history, the newest first: who, when, from which status to which, and for whom a note is', async () => {
    await addNote('Kunde hat angerufen.');
    await setStatus('nicht_genehmigt');
    await addNote('Die Plattform verlangt Belege.', true);
    const { page, context, complaints } = await open();
    await eventually(() => told(page)).toEqual([
      `Notiz für den Kunden | ${byAdmin}Die Plattform verlangt Belege.`,
      `Status geändert von eingereicht→ auf nicht genehmigt | ${byAdmin}`,
      `Interne Notiz | ${byAdmin}Kunde hat angerufen.`,
      `Eingereicht | Kunde · ${customer.email}`,
    ]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('folds a long history until all of it is asked for', async () => {
    for (let number = 1; number <= 27; number += 1) await addNote(`Notiz ${number}`);
    const { page, context } = await open();
    await eventually(() => steps(page).count()).toBe(25);
    await page.getByRole('button', { name: '3 ältere zeigen' }).click();
    expect(await steps(page).count()).toBe(28);
    await context.close();
  });

  it('is reached from its row by keyboard, and leads to the customer', async () => {
    const { page, context } = await openBackOffice(browser, { url, viewport: DESK, path: '/reviews' });
    const link = page.locator(`[data-review-id="${review.id}"]`).getByRole('link', { name: 'Erika Beispiel' });
    await link.waitFor();
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await arriveAt(page, `**/admin/reviews/${review.id}`);
    await steps(page).first().waitFor();
    const customers = page.locator('article').getByRole('link', { name: customer.email });
    expect(await customers.getAttribute('href')).toMatch(/^\/admin\/users\/[0-9a-f-]{36}$/);
    await context.close();
  });

  it('answers 404 in German where there is no such review, also when its business was removed', async () => {
    const admin = await farAwayAdmin(browser, { url, viewport: PHONE, colorScheme: 'light' });
    const page = await admin.context.newPage();
    await call({ url, method: 'DELETE', path: `/business/${review.business_id}`, token: customer.token });
    for (const id of [review.id, 'unsinn']) {
      const answer = await page.goto(`/admin/reviews/${id}`);
      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { name: 'Diese Bewertung gibt es nicht' }).waitFor();
      await page.getByRole('link', { name: 'Zu den Bewertungen' }).waitFor();
    }
    expect((await page.goto(`/admin/reviews/${review.id}/weiter`))?.status()).toBe(404);
    await admin.close();
  });
});

/** The app listens; the page's stream stays open, so its network never rests. */
const untilTakenOver = (page: Page) =>
  page.waitForFunction(() => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Notiz speichern',
    );
    return button !== undefined && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });

describe('a note', () => {
  it('is seen by the customer when that is ticked, and never otherwise', async () => {
    const { page, context } = await open();
    await untilTakenOver(page);
    await noteField(page).fill('Nur für uns.');
    await page.getByRole('button', { name: 'Notiz speichern' }).click();
    await toast(page, 'Notiz gespeichert.').waitFor();
    await eventually(() => noteField(page).inputValue()).toBe('');
    await noteField(page).fill('Bitte reichen Sie Belege nach.');
    await page.getByRole('checkbox', { name: 'Dem Kunden zeigen' }).check();
    await page.getByRole('button', { name: 'Notiz speichern' }).click();
    await eventually(() => told(page)).toEqual([
      `Notiz für den Kunden | ${byAdmin}Bitte reichen Sie Belege nach.`,
      `Interne Notiz | ${byAdmin}Nur für uns.`,
      `Eingereicht | Kunde · ${customer.email}`,
    ]);
    expect(await page.getByRole('checkbox', { name: 'Dem Kunden zeigen' }).isChecked()).toBe(false);
    await context.close();

    const owner = await newPerson(browser, { url, viewport: PHONE, token: customer.token });
    await owner.page.goto('/dashboard');
    await owner.page.getByRole('button', { name: 'Verlauf der Bewertung von Erika Beispiel' }).click();
    const timeline = owner.page.getByRole('list', { name: 'Verlauf der Bewertung von Erika Beispiel' });
    await timeline.getByText('Bitte reichen Sie Belege nach.').waitFor();
    expect(await owner.page.content()).not.toContain('Nur für uns.');
    await owner.context.close();
  });

  it('goes with a change of status, and says so to the customer only when ticked', async () => {
    const { page, context } = await open();
    await page.getByRole('button', { name: 'Status ändern' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Status').selectOption('gelöscht');
    await dialog.getByLabel('Notiz (freiwillig)').fill('Die Plattform hat zugestimmt.');
    await dialog.getByRole('checkbox', { name: 'Dem Kunden zeigen' }).check();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await toast(page, 'Review status updated!').waitFor();
    await eventually(() => told(page)).toEqual([
      `Notiz für den Kunden | ${byAdmin}Die Plattform hat zugestimmt.`,
      `Status geändert von eingereicht→ auf gelöscht | ${byAdmin}`,
      `Eingereicht | Kunde · ${customer.email}`,
    ]);
    await context.close();
  });

  it('is asked for when it is blank, and stays where it was typed when it cannot be kept, also after a reload', async () => {
    const { page, context } = await open();
    await untilTakenOver(page);
    await page.getByRole('button', { name: 'Notiz speichern' }).click();
    await page.getByText('Bitte schreiben Sie etwas in die Notiz.').waitFor();
    await noteField(page).fill('Wichtig.');
    await answerWith(page, 'POST /reviews/*/notes', { status: 500, body: {} });
    await page.getByRole('button', { name: 'Notiz speichern' }).click();
    await toast(page, 'Die Notiz konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.').waitFor();
    await page.reload();
    await eventually(() => noteField(page).inputValue()).toBe('Wichtig.');
    await context.close();
  });
});

describe('a decision that was a mistake', () => {
  const post = (path: string, body: object) =>
    call({ url, method: 'POST', path: `/reviews/${review.id}/${path}`, body, token });
  const forwarded = async () => {
    await post('forwardings', { channel: 'report-tool', sent_text: 'Nie unsere Kundin.', reference: '7-1' });
    await post('platform-answers', { answer: 'refused' });
    return async () => {
      const found = await call<{ at_platform: boolean }>({
        url,
        method: 'GET',
        path: `/reviews/${review.id}/case`,
        token,
      });
      return found.at_platform;
    };
  };
  const setBack = async (page: Page) => {
    await page.getByRole('button', { name: 'Status ändern' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Status', { exact: true }).selectOption('eingereicht');
    return { dialog, mistake: dialog.getByRole('checkbox', { name: 'Der letzte Status war ein Versehen' }) };
  };

  it('is set right with what is at the platform, and says so before', async () => {
    const isAtPlatform = await forwarded();
    const { page, context } = await open(PHONE);
    const { dialog, mistake } = await setBack(page);
    await eventually(() => mistake.isChecked()).toBe(true);
    await dialog.getByText('Was bei der Plattform ist, bleibt dort').waitFor();
    await picture(page, 'admin-review-mistake-390');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await toast(page, 'Review status updated!').waitFor();
    expect(await isAtPlatform()).toBe(true);
    await context.close();
  });

  it('begins anew where it was none', async () => {
    const isAtPlatform = await forwarded();
    const { page, context } = await open();
    const { dialog, mistake } = await setBack(page);
    await mistake.uncheck();
    await dialog.getByText('Der Antrag beginnt von vorn').waitFor();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await toast(page, 'Review status updated!').waitFor();
    expect(await isAtPlatform()).toBe(false);
    await context.close();
  });

  it('is not taken back once the case went on', async () => {
    const isAtPlatform = await forwarded();
    await post('appeals', { channel: 'report-tool', sent_text: 'Bitte prüfen Sie noch einmal.' });
    await post('platform-answers', { answer: 'received' });
    const { page, context } = await open();
    const { dialog, mistake } = await setBack(page);
    await eventually(() => mistake.isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.getByText('Der Antrag ging seither weiter').waitFor();
    expect(await mistake.isChecked()).toBe(false);
    expect(await isAtPlatform()).toBe(true);
    await context.close();
  });
});

describe('two admins at once', () => {
  const openDialog = async (page: Page) => {
    await untilTakenOver(page);
    await page.getByRole('button', { name: 'Status ändern' }).click();
  };
  const decide = async (page: Page, status: string, note: string) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Status').selectOption(status);
    await dialog.getByLabel('Notiz (freiwillig)').fill(note);
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    return dialog;
  };
  /** Both look at the same review; the first one decides. */
  const beaten = async () => {
    const [first, second] = [await open(), await open(PHONE)];
    // The page would show what the first one does; a dialog that is open decides upon what it was opened with.
    for (const { page } of [first, second]) await openDialog(page);
    await decide(first.page, 'nicht_genehmigt', 'Belege fehlen.');
    await toast(first.page, 'Review status updated!').waitFor();
    const dialog = await decide(second.page, 'gelöscht', 'Doch weg.');
    await dialog.getByRole('alert').getByText('Jemand war schneller').waitFor();
    const close = () => Promise.all([first.context.close(), second.context.close()]);
    return { page: second.page, dialog, close };
  };

  it('the second is told who changed what and when, and may set the status all the same', async () => {
    const { page, dialog, close } = await beaten();
    const changes = dialog.getByRole('list', { name: 'Was inzwischen geschah' }).getByRole('listitem');
    const moment = String.raw`^\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}, ${ADMIN.email}: `;
    expect(await changes.allTextContents()).toEqual([
      expect.stringMatching(`${moment}Status von „eingereicht“ auf „nicht genehmigt“ geändert$`),
      expect.stringMatching(`${moment}Interne Notiz: „Belege fehlen.“$`),
    ]);
    await picture(page, 'admin-review-conflict-390');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Trotzdem auf „gelöscht“ setzen' }).click();
    await toast(page, 'Review status updated!').waitFor();
    await eventually(async () => (await told(page))[1]).toContain('von nicht genehmigt→ auf gelöscht');
    await close();
  });

  it('the second may look again instead: the page shows the new state, and what was typed is kept', async () => {
    const { page, dialog, close } = await beaten();
    await dialog.getByRole('link', { name: 'Noch einmal ansehen' }).click();
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => steps(page).count()).toBe(3);
    await page.locator('article').getByText('nicht genehmigt').waitFor();
    await page.getByRole('button', { name: 'Status ändern' }).click();
    await eventually(() => page.getByLabel('Notiz (freiwillig)').inputValue()).toBe('Doch weg.');
    expect(await page.getByRole('dialog').getByLabel('Status').inputValue()).toBe('nicht_genehmigt');
    await close();
  });
});

describe('everybody', () => {
  it.each([DESK, PHONE])('can read and use it at $width px, in the light and in the dark', async (viewport) => {
    await addNote('Kunde hat angerufen und fragt, wann es weitergeht.');
    await setStatus('nicht_genehmigt');
    await addNote('Die Plattform verlangt Belege. Bitte reichen Sie uns den Kassenzettel nach.', true);
    const { page, context } = await open(viewport);
    await steps(page).first().waitFor();
    await picture(page, `admin-review-${viewport.width}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await picture(page, `admin-review-dark-${viewport.width}`);
    // Looks at both widths, and in the scheme that is on.
    if (viewport === DESK) await page.emulateMedia({ colorScheme: 'light' });
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});
