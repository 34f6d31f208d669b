import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { openSession } from '@sternklar/event-store/postgres/session';
import { takeRebuildLock } from '@sternklar/projections/engine/rebuild/rebuild-lock';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { smtpRefusal, startSmtpServer } from '../../../backend/src/platform/mail/testing/smtp-server.ts';
import { ERROR, parkNewestEvent } from '../../../backend/src/platform/operations/testing/troubles.ts';
import { NO_AUDITOR, startProduct } from '../../../backend/src/testing/running-product.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newBusiness, newCustomer, newReview, setReviewStatus } from '../../../infra/e2e/customers.ts';
import { hasFocus, tabTo } from '../../../infra/e2e/keyboard.ts';
import { readToast, toast } from '../../../infra/e2e/toasts.ts';
import { eventually, openBackOffice, signInAdmin } from '../admin.ts';

const LATER = 30_000;
const mailServer = { takesMails: true };
const closers = new AsyncDisposableStack();
const browser = await sharedBrowser();
let url: string;
let ownerUrl: string;
let sql: Awaited<ReturnType<typeof openSession>>;
let token: string;
let received: readonly unknown[];

/** A product of its own: what hangs here would be seen by the tests of other pages. */
beforeAll(async () => {
  const smtp = await startSmtpServer({
    onRcptTo: (_address, _session, answer) =>
      mailServer.takesMails ? answer() : answer(smtpRefusal(550, 'No such mailbox')),
  });
  closers.defer(() => smtp.stop());
  received = smtp.received;
  const product = await startProduct({ env: { SMTP_URL: smtp.url, ...NO_AUDITOR } });
  closers.defer(async () => {
    await product.stop();
    await product.remove();
  });
  url = product.url;
  token = await signInAdmin(url);
  const postgres = await startEmbeddedPostgres({ dataDir: product.dataDir, shared: true });
  closers.defer(() => postgres.stop());
  ownerUrl = postgres.ownerUrl;
  sql = await openSession({ url: ownerUrl, applicationName: 'test' });
  closers.defer(() => sql.end());
  const customer = await newCustomer(url);
  await setReviewStatus(url, await newReview(customer, await newBusiness(customer)), 'gelöscht');
  await vi.waitFor(async () => expect((await status()).outbox.waiting).toBe(0), LATER);
}, 120_000);
afterAll(() => closers.disposeAsync());

const status = () => call<OperationsStatus>({ url, method: 'GET', path: '/admin/operations', token });
const open = () => openBackOffice(browser, { url, viewport: DESK, path: '/operations' });
const verdict = (page: Page) => page.getByRole('region', { name: 'Lage' }).getByRole('status');
const waitForVerdict = (page: Page, words: string | RegExp) =>
  verdict(page).filter({ hasText: words }).waitFor({ timeout: LATER });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const parked = (page: Page) =>
  panel(page, 'Zurückgestellte Ereignisse')
    .getByRole('list', { name: 'Zurückgestellte Ereignisse' })
    .getByRole('listitem');
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
/** What is well is folded. */
const unfoldReadModels = (page: Page) =>
  page
    .getByText(/Lesemodelle? folgen? dem Protokoll$/)
    .first()
    .click();
const nextAnswer = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/admin/operations'), { timeout: LATER });

describe('the page about how the product goes', () => {
  it('says first that all is well, and of every read model that it is up to date', async () => {
    const { page, context, complaints } = await open();
    await waitForVerdict(page, 'Alles in Ordnung');
    await unfoldReadModels(page);
    const rows = panel(page, 'Lesemodelle').getByRole('list', { name: 'Lesemodelle' }).getByRole('listitem');
    await eventually(() => rows.filter({ hasText: 'auf dem neuesten Stand' }).count()).toBe(
      (await status()).read_models.length,
    );
    await page.getByText('Keines. Was Ereignisse bewirken sollten, ist geschehen.').waitFor();
    await page.getByText('Keine hängt.').waitFor();
    for (const line of ['Rückstand', 'Durchsatz']) {
      await page.getByRole('img', { name: new RegExp(`^${line}: zuletzt`) }).waitFor({ timeout: LATER });
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('looks again by itself, and leaves focus and place alone', async () => {
    const { page, context } = await open();
    const last = button(page, /^Neu aufbauen: Live-Aktualisierungen/);
    await unfoldReadModels(page);
    await last.scrollIntoViewIfNeeded();
    await last.focus();
    const place = await page.evaluate(() => window.scrollY);
    await parkNewestEvent(sql);
    await waitForVerdict(page, 'Hier ist etwas zu tun: 1\u00a0Punkt');
    await nextAnswer(page);
    expect(await hasFocus(last)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(place);
    await context.close();
  });
});

describe('an event that a reactor gave up on', () => {
  it('is found from the first line, and tried again', async () => {
    const event = await parkNewestEvent(sql);
    const { page, context } = await open();
    await page.getByRole('link', { name: '1 zurückgestelltes Ereignis.' }).click();
    await eventually(() => page.evaluate(() => location.hash)).toBe('#zurueckgestellt');
    const row = parked(page).filter({ hasText: event.reactor });
    await row.getByText(ERROR).waitFor();
    await row.getByRole('button', { name: /^Noch einmal versuchen/ }).click();
    await toast(page, 'Das Ereignis ist nachgeholt.').waitFor();
    await waitForVerdict(page, 'Alles in Ordnung');
    expect(await parked(page).count()).toBe(0);
    expect(await hasFocus(page.getByRole('heading', { name: 'Zurückgestellte Ereignisse' }))).toBe(true);
    expect(await status()).toMatchObject({ parked_total: 0, to_do: [] });
    await context.close();
  });

  it('is discarded only after the consequence was told, with the keyboard alone', async () => {
    await parkNewestEvent(sql, 'when-long-gone-then-nothing');
    const { page, context } = await open();
    const discard = button(page, /^Verwerfen: when-long-gone-then-nothing/);
    await discard.waitFor();
    await page.getByText('das Ereignis lässt sich nur verwerfen').waitFor();
    expect(await button(page, /^Noch einmal versuchen/).count()).toBe(0);
    await tabTo(page, discard);
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Dieses Ereignis verwerfen?' });
    await question.getByText(/geschieht dann nie.*Zurücknehmen lässt sich das nicht\./).waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await hasFocus(discard)).toBe(true);
    expect((await status()).parked_total).toBe(1);
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Endgültig verwerfen' }).press('Enter');
    await readToast(page, 'Auf die Wirkung des Ereignisses ist verzichtet.');
    await waitForVerdict(page, 'Alles in Ordnung');
    expect((await status()).parked_total).toBe(0);
    await context.close();
  });

  it('can be tried again with all the others', async () => {
    await parkNewestEvent(sql);
    await parkNewestEvent(sql, 'when-password-changed-then-mail-owner');
    const { page, context } = await open();
    await button(page, /^Alle noch einmal versuchen/).click();
    await readToast(page, '2\u00a0Ereignisse nachgeholt.');
    await waitForVerdict(page, 'Alles in Ordnung');
    await context.close();
  });
});

describe('a mail that the mail server refuses', () => {
  it('is shown with the reason, and goes out when it is sent again after the cause was removed', async () => {
    const { page, context } = await open();
    mailServer.takesMails = false;
    await newCustomer(url, { verified: false });
    await waitForVerdict(page, 'Hier ist etwas zu tun');
    const row = panel(page, 'E-Mails').getByRole('listitem').filter({ hasText: 'aufgegeben' });
    await row.getByText(/550/).waitFor();
    mailServer.takesMails = true;
    const before = received.length;
    await row.getByRole('button', { name: /^Noch einmal senden/ }).click();
    await readToast(page, 'Die E-Mail wartet wieder auf den Versand.');
    await waitForVerdict(page, 'Alles in Ordnung');
    await eventually(() => received.length).toBe(before + 1);
    const sent = String((await status()).outbox.sent_last_day);
    await panel(page, 'E-Mails')
      .locator('dl > div', { hasText: 'in 24 Stunden' })
      .getByText(sent, { exact: true })
      .waitFor();
    await context.close();
  });
});

describe('a rebuild', () => {
  const asked = (page: Page) => page.getByRole('dialog', { name: '„Benutzer“ neu aufbauen?' });

  it('is seen to finish, while the product answers', async () => {
    const { page, context } = await open();
    await unfoldReadModels(page);
    await button(page, /^Neu aufbauen: Benutzer/).click();
    await asked(page)
      .getByText(/Das Produkt läuft weiter/)
      .waitFor();
    await asked(page).getByRole('button', { name: 'Neu aufbauen' }).click();
    await readToast(page, 'Der Neuaufbau hat begonnen.');
    await page.getByText(/^Neu aufgebaut: Benutzer, vor \d+\s?s\./).waitFor({ timeout: LATER });
    await eventually(() => button(page, /^Alle neu aufbauen/).getAttribute('aria-disabled')).toBeNull();
    await page.getByRole('link', { name: /^Benutzer/ }).click();
    await page
      .locator('main')
      .getByText(/baeckerei-sonnenschein\.example/)
      .first()
      .waitFor();
    await context.close();
  });

  it('cannot be begun while another one runs, wherever that was started', async () => {
    const lock = await takeRebuildLock(ownerUrl);
    const { page, context } = await open();
    await page.getByText('Ein Neuaufbau läuft, der von der Befehlszeile aus begann.').waitFor();
    await unfoldReadModels(page);
    const start = button(page, /^Neu aufbauen: Benutzer/);
    expect(await start.getAttribute('aria-disabled')).toBe('true');
    await start.click({ force: true });
    expect(await asked(page).count()).toBe(0);
    await lock.release();
    await eventually(() => start.getAttribute('aria-disabled')).toBeNull();
    await context.close();
  });
});
