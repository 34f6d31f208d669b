import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { AuditCheckpoint } from '@sternklar/contracts/audit/audit.api';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesInTar } from '../../../backend/src/audit/testing/files-in-tar.ts';
import { AUDITOR } from '../../../backend/src/testing/running-product.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { eventually, openArea, openBackOffice } from '../admin.ts';
import { logSeal, newAuditedReview } from '../audited-review.ts';

const url = productUrl();
const run = promisify(execFile);

const browser = await sharedBrowser();
let reviewId: string;
/** When it was only handed in. */
let before: string;
beforeAll(async () => {
  ({ reviewId, before } = await newAuditedReview(url));
});

const open = (path: string) => openBackOffice(browser, { url, viewport: DESK, path, who: AUDITOR });

describe('an auditor', () => {
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
