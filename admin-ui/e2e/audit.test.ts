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
import { DESK, sharedBrowser } from '../../infra/e2e/browser.ts';
import { call } from '../../infra/e2e/customers.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { eventually, openBackOffice } from './admin.ts';
import { logSeal, newAuditedReview, REVIEWER, seal } from './audited-review.ts';

const url = productUrl();
const run = promisify(execFile);
const PINNED = 'sternklar.audit.pinned';

const browser = await sharedBrowser();
let reviewId: string;
beforeAll(async () => {
  ({ reviewId } = await newAuditedReview(url));
});

const open = (path: string) => openBackOffice(browser, { url, viewport: DESK, path, who: AUDITOR });
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
});
