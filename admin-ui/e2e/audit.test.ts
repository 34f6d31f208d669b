import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { AuditCheckpoint } from '@sternklar/contracts/audit/audit.api';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesInTar } from '../../backend/src/audit/testing/files-in-tar.ts';
import { AUDITOR } from '../../backend/src/testing/running-product.ts';
import { accessibilityFaults } from '../../infra/e2e/accessibility.ts';
import { DESK, sharedBrowser } from '../../infra/e2e/browser.ts';
import { call, newBusiness, newCustomer, newReview } from '../../infra/e2e/customers.ts';
import { picture } from '../../infra/e2e/pictures.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { eventually, openArea, openBackOffice, signInAdmin } from './admin.ts';

const url = productUrl();
const run = promisify(execFile);
const REVIEWER = 'Vera Nachvollziehbar';
const PINNED = 'sternklar.audit.pinned';

const browser = await sharedBrowser();
let reviewId: string;
/** When it was only handed in. */
let before: string;

const change = async (token: string, body: object) =>
  call({ url, method: 'PUT', path: `/reviews/${reviewId}/status`, body, token });
/** The log's own time of its newest event about the review. */
const newestAt = async (token: string): Promise<string> => {
  const history = await call<{ at: string }[]>({
    url,
    method: 'GET',
    path: `/admin/reviews/${reviewId}/history`,
    token,
  });
  return history.at(-1)?.at ?? '';
};

beforeAll(async () => {
  const customer = await newCustomer(url);
  reviewId = (await newReview(customer, await newBusiness(customer), REVIEWER)).id;
  const token = await signInAdmin(url);
  before = await newestAt(token);
  await change(token, { status: 'nicht_genehmigt', note: 'Es fehlt ein Beleg.' });
  await change(token, { status: 'gelöscht' });
});

const open = (path: string) => openBackOffice(browser, { url, viewport: DESK, path, who: AUDITOR });
const seal = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('status');
const logSeal = (page: Page) => seal(page, 'Siegel des Protokolls');
const timeline = (page: Page) => page.getByRole('list', { name: 'Verlauf der Bewertung' }).getByRole('listitem');

describe('an auditor', () => {
  it('finds a review, replays it by keyboard, and sees it proven', async () => {
    const { page, context, complaints } = await open('/audit');
    await eventually(() => logSeal(page).innerText()).toBe('Geprüft: Die Unterschrift stimmt');
    await page.getByRole('textbox', { name: 'Bewertung oder Kunde' }).fill(REVIEWER);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: REVIEWER }).click();
    await timeline(page).nth(3).waitFor();
    await eventually(async () => {
      await page.reload();
      return seal(page, 'Siegel der Bewertung').filter({ hasNotText: 'Wird geprüft' }).innerText();
    }).toBe('Geprüft: Alle 4\u00a0Schritte stehen so im Protokoll');

    const slider = page.getByRole('slider', { name: /^Stand:/ });
    await slider.focus();
    await page.keyboard.press('Home');
    await page.getByText('3 spätere Schritte sind ausgeblendet.').waitFor();
    expect(await timeline(page).count()).toBe(1);
    // The newest stated time lies up to a minute back, so in a log that began just now there may be none yet.
    await page.getByText(/^(Begrenzt durch den|Noch begrenzt kein) unterschriebene[nr] Stand/).waitFor();
    await page.getByRole('button', { name: 'Schritt vor' }).click();
    await page.getByText('Ein späterer Schritt ist ausgeblendet.').waitFor();
    await eventually(() => timeline(page).nth(1).innerText()).toContain('nicht genehmigt');
    await slider.focus();
    await page.keyboard.press('End');
    await eventually(() => timeline(page).count()).toBe(4);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('sees the whole list as of a moment, and what changed since', async () => {
    const { page, context, complaints } = await open(`/audit?q=${reviewId}&at=${before}`);
    const row = page.locator(`[data-row-id="${reviewId}"]`);
    expect(await row.locator('[data-status]').getAttribute('data-status')).toBe('eingereicht');
    await page.goto(`/admin/audit?q=${reviewId}&with=${before}`);
    await eventually(() =>
      row.locator('[data-status]').evaluateAll((badges) => badges.map((badge) => badge.getAttribute('data-status'))),
    ).toEqual(['eingereicht', 'geloescht']);
    await row.getByRole('link').click();
    await page.getByRole('heading', { name: 'Vergleich' }).waitFor();
    expect(await page.getByRole('list', { name: 'Was dazwischen geschah' }).getByRole('listitem').count()).toBe(3);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('takes a bundle along that verifies without the product', async () => {
    const { page, context } = await open('/audit');
    const folder = await mkdtemp(join(tmpdir(), 'sternklar-audit-'));
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Prüfbündel herunterladen' }).click();
    const download = await coming;
    await page.getByText('Prüfbündel gespeichert.').waitFor();
    const tar = join(folder, download.suggestedFilename());
    await download.saveAs(tar);
    for (const [name, content] of filesInTar(await readFile(tar))) {
      await mkdir(join(folder, 'bundle', dirname(name)), { recursive: true });
      await writeFile(join(folder, 'bundle', name), content);
    }
    const [root = ''] = await readdir(join(folder, 'bundle'));
    const bundle = join(folder, 'bundle', root);
    const { stdout } = await run(process.execPath, [join(bundle, 'verify-bundle.mjs'), bundle]);
    expect(stdout).toContain('In Ordnung: ');
    expect(await readFile(join(bundle, 'status-history.csv'), 'utf8')).toContain(reviewId);
    await context.close();

    // The saved page finds the same, and what was damaged, without a network.
    const offline = await browser.newContext({ offline: true });
    const saved = await offline.newPage();
    await saved.goto(pathToFileURL(join(bundle, 'verify.html')).href);
    const files = (await readdir(bundle)).map((name) => join(bundle, name));
    const verdictOn = async () => {
      await saved.getByLabel('Alle Dateien des Bündels').setInputFiles(files);
      await saved.getByRole('button', { name: 'Prüfen' }).click();
      await saved
        .getByRole('status')
        .filter({ hasText: /In Ordnung|FEHLER/ })
        .waitFor();
      return saved.getByRole('status').innerText();
    };
    await saved.getByLabel('Früherer Prüfpunkt').fill(await readFile(join(bundle, 'checkpoint.txt'), 'utf8'));
    expect(await verdictOn()).toMatch(/^In Ordnung: \d+ Ereignisse.*kam nur hinzu\./);
    const events = await readFile(join(bundle, 'events.jsonl'), 'utf8');
    await writeFile(join(bundle, 'events.jsonl'), events.replace('AccountRegistered', 'AccountRegistereD'));
    await saved.reload();
    expect(await verdictOn()).toMatch(/^FEHLER: Zeile \d+ von events\.jsonl wurde verändert/);
    await offline.close();
    await rm(folder, { recursive: true });
  });

  it('takes the proof of one review along, which verifies without the product and is refused once changed', async () => {
    const { page, context, complaints } = await open(`/audit/${reviewId}`);
    const folder = await mkdtemp(join(tmpdir(), 'sternklar-beleg-'));
    const button = page.getByRole('button', { name: 'Beleg herunterladen' });
    await button.waitFor();
    const coming = page.waitForEvent('download');
    await button.click();
    const download = await coming;
    await page.getByText('Beleg gespeichert.').waitFor();
    const tar = join(folder, download.suggestedFilename());
    await download.saveAs(tar);
    expect(download.suggestedFilename()).toBe(`beleg-${reviewId}.tar`);
    const proof = join(folder, `beleg-${reviewId}`);
    await mkdir(proof);
    for (const [name, content] of filesInTar(await readFile(tar))) await writeFile(join(folder, name), content);
    const { stdout } = await run(process.execPath, ['verify-review.mjs', '.'], { cwd: proof });
    expect(stdout).toContain('In Ordnung: ');

    const offline = await browser.newContext({ offline: true });
    const saved = await offline.newPage();
    await saved.goto(pathToFileURL(join(proof, 'beleg.html')).href);
    expect(await saved.getByRole('heading', { level: 1 }).innerText()).toBe('Beleg: Verlauf einer Bewertung');
    expect(await saved.getByText('Status geändert: ').count()).toBeGreaterThan(0);
    expect(await accessibilityFaults(saved)).toEqual([]);
    await picture(saved, 'review-proof-page');
    await offline.close();

    const said = await readFile(join(proof, 'beleg.html'), 'utf8');
    await writeFile(join(proof, 'beleg.html'), said.replace('→ gelöscht', '→ eingereicht'));
    const refused = run(process.execPath, ['verify-review.mjs', '.'], { cwd: proof });
    await expect(refused).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('FEHLER: beleg.html') });

    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await button.isVisible()).toBe(false);
    expect(await page.getByText('Aus dem Protokoll gelesen am').isVisible()).toBe(true);
    await picture(page, 'admin-audited-review-print');
    expect(complaints).toEqual([]);
    await context.close();
    await rm(folder, { recursive: true });
  });
});

describe('the seal', () => {
  const pin = (page: Page, pinned: { key: string; note: string }) =>
    page.evaluate(
      ([name, value]) => window.localStorage.setItem(name ?? '', value ?? ''),
      [PINNED, JSON.stringify(pinned)],
    );

  it('tells when the past was rewritten, and when the key is another one, until that one is trusted', async () => {
    const { page, context } = await open('/audit');
    await eventually(() => logSeal(page).innerText()).toBe('Geprüft: Die Unterschrift stimmt');
    const state = await call<AuditCheckpoint>({ url, method: 'GET', path: '/audit/checkpoint' });
    const key = state.keys[0]?.key ?? '';

    await pin(page, { key, note: state.note.replace(state.root, Buffer.alloc(32).toString('base64')) });
    await page.reload();
    await eventually(() => logSeal(page).innerText()).toBe('Die Geschichte wurde umgeschrieben');

    await pin(page, { key: 'anderer+00000000+AQ==', note: state.note });
    await page.reload();
    await eventually(() => logSeal(page).innerText()).toBe('Der Schlüssel hat gewechselt');
    await page.getByRole('button', { name: 'Dem neuen Schlüssel vertrauen' }).click();
    await eventually(() => logSeal(page).innerText()).toBe('Geprüft: Die Geschichte ist unverändert');
    await context.close();
  });

  it('does not hold for a state that somebody changed', async () => {
    const { page, context } = await open('/users');
    await page.route('**/api/audit/checkpoint', async (route) => {
      const answer: AuditCheckpoint = await (await route.fetch()).json();
      const note = answer.note.replace(`\n${answer.size}\n`, `\n${answer.size + 1}\n`);
      await route.fulfill({ json: { ...answer, note } });
    });
    await openArea(page, 'System', 'Prüfung');
    await eventually(() => logSeal(page).innerText()).toBe('Die Unterschrift stimmt nicht');
    await context.close();
  });
});
