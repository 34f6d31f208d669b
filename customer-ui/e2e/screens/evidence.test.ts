import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { adminToken, call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { aPdf, aPicture, type PickedFile } from '../evidence-files.ts';

const url = productUrl();
const browser = await sharedBrowser();

const expectAccessible = async (page: Page) => expect(await accessibilityFaults(page)).toEqual([]);
const evidence = (page: Page) => page.getByRole('region', { name: 'Belege' });
const list = (page: Page) => evidence(page).getByRole('list', { name: 'Belege zu diesem Antrag' });
const there = (page: Page, name: string) => list(page).getByText(name, { exact: true });
const choose = (page: Page, files: readonly PickedFile[]) =>
  evidence(page)
    .locator('[data-pick="files"]')
    .setInputFiles([...files]);
const onTheWay = (page: Page) => evidence(page).getByRole('list', { name: 'Dateien auf dem Weg' });
/** A picture of it as it looks here; looks at accessibility leave the window in another size and colour. */
const shownAs = async (page: Page, name: string) => {
  await evidence(page).evaluate((part) => part.scrollIntoView({ block: 'center' }));
  await picture(page, name);
  await page.evaluate(() => window.scrollTo({ top: 0 }));
};
const PIECES = '**/api/evidence-uploads/*?offset=*';

const aRequest = async () => {
  const person = await newCustomer(url);
  const review = await newReview(person, await newBusiness(person));
  return { person, review, path: `/bewertungen/${review.id}` };
};

/** Puts files into the page as the system does, by dropping or pasting them. */
const hand = (page: Page, how: 'drop' | 'paste', file: PickedFile) =>
  page.evaluate(
    ({ how, name, mimeType, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      const options = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        how === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    { how, name: file.name, mimeType: file.mimeType, bytes: [...file.buffer] },
  );

describe.each([
  { viewport: PHONE, colorScheme: 'dark' as const },
  { viewport: DESK, colorScheme: 'light' as const },
])('evidence at $viewport.width px', ({ viewport, colorScheme }) => {
  it('is added by one, seen live in another tab and at the desk, looked at, and removed', async () => {
    const { person, review, path } = await aRequest();
    const mine = await newPerson(browser, { url, viewport, colorScheme, token: person.token });
    const other = await mine.context.newPage();
    const desk = await newPerson(browser, { url, viewport, colorScheme, token: await adminToken(url) });
    await Promise.all([mine.page.goto(path), other.goto(path), desk.page.goto(`/admin/reviews/${review.id}`)]);
    await evidence(mine.page)
      .getByText(/Hilfreich ist, was zeigt/)
      .waitFor();
    await expectAccessible(mine.page);

    await choose(mine.page, [aPicture('Ruhetag.png'), aPdf('Kassenbuch.pdf')]);
    await there(mine.page, 'Ruhetag.png').waitFor();
    await there(mine.page, 'Kassenbuch.pdf').waitFor();
    await there(other, 'Ruhetag.png').waitFor();
    await there(desk.page, 'Kassenbuch.pdf').waitFor();
    await mine.page.getByText('Beleg hinzugefügt').first().waitFor();

    const thumbnail = evidence(mine.page).getByRole('button', { name: 'Ruhetag.png ansehen' });
    await thumbnail.focus();
    await expect.poll(() => thumbnail.getAttribute('aria-disabled')).toBe('false');
    await shownAs(mine.page, `evidence-${viewport.width}`);
    await expectAccessible(mine.page);
    await thumbnail.focus();
    await mine.page.keyboard.press('Enter');
    await mine.page.getByRole('dialog').getByRole('img', { name: 'Beleg: Ruhetag.png' }).waitFor();
    await expectAccessible(mine.page);
    await mine.page.keyboard.press('Escape');
    expect(await thumbnail.evaluate((button) => button === document.activeElement)).toBe(true);

    await evidence(desk.page).getByRole('button', { name: 'Ruhetag.png ansehen' }).click();
    await desk.page.getByRole('dialog').getByRole('img', { name: 'Beleg: Ruhetag.png' }).waitFor();
    await expectAccessible(desk.page);
    await desk.page.getByRole('button', { name: 'Schließen' }).click();
    await choose(desk.page, [aPdf('Schriftverkehr.pdf')]);
    await there(mine.page, 'Schriftverkehr.pdf').waitFor();
    expect(await evidence(mine.page).getByRole('button', { name: 'Schriftverkehr.pdf entfernen' }).count()).toBe(0);
    await shownAs(desk.page, `admin-evidence-${viewport.width}`);
    await expectAccessible(desk.page);

    const saved = mine.page.waitForEvent('download');
    await evidence(mine.page).getByRole('button', { name: 'Kassenbuch.pdf herunterladen' }).click();
    expect((await saved).suggestedFilename()).toBe('Kassenbuch.pdf');

    await desk.page.getByRole('button', { name: 'Übermitteln', exact: true }).click();
    await desk.page
      .getByRole('dialog')
      .getByRole('checkbox', { name: /Ruhetag.png/ })
      .check();
    await desk.page.keyboard.press('Escape');
    const found = await call<ReviewCase>({
      url,
      method: 'GET',
      path: `/reviews/${review.id}/case`,
      token: person.token,
    });
    const photo = found.evidence.find(({ name }) => name === 'Ruhetag.png');
    await call({
      url,
      method: 'POST',
      path: `/reviews/${review.id}/forwardings`,
      body: { channel: 'post', sent_text: 'Wir bitten um Prüfung.', evidence_sent: [photo?.id] },
      token: await adminToken(url),
    });
    await evidence(mine.page).getByText('Ging an die Plattform und bleibt beim Antrag.').waitFor();
    await mine.page.getByText(/mit einem Beleg/).waitFor();
    expect(await evidence(mine.page).getByRole('button', { name: 'Ruhetag.png entfernen' }).count()).toBe(0);

    const remove = evidence(mine.page).getByRole('button', { name: 'Kassenbuch.pdf entfernen' });
    await remove.focus();
    await mine.page.keyboard.press('Enter');
    await mine.page.getByRole('dialog').getByRole('button', { name: 'Entfernen', exact: true }).focus();
    await mine.page.keyboard.press('Enter');
    await there(mine.page, 'Kassenbuch.pdf').waitFor({ state: 'detached' });
    await there(desk.page, 'Kassenbuch.pdf').waitFor({ state: 'detached' });
    const heading = evidence(mine.page).getByRole('heading', { name: 'Belege' });
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(mine.complaints).toEqual([]);
    expect(desk.complaints).toEqual([]);
    await Promise.all([mine.context.close(), desk.context.close()]);
  });

  it('goes on by itself after its connection broke, and arrives once', async () => {
    const { person, review, path } = await aRequest();
    const { page, context } = await newPerson(browser, { url, viewport, colorScheme, token: person.token });
    await page.goto(path);
    let isCut = true;
    await page.route(PIECES, (route) =>
      isCut && !route.request().url().endsWith('offset=0') ? route.abort('connectionreset') : route.continue(),
    );
    const photo = aPicture('Ladenfoto.png', 1200, 900);
    expect(photo.buffer.length).toBeGreaterThan(1_500_000);
    await choose(page, [photo]);
    await onTheWay(page)
      .getByText(/Keine Verbindung/)
      .waitFor();
    const bar = onTheWay(page).getByRole('progressbar', { name: 'Ladenfoto.png wird gesendet' });
    expect(Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(20);
    await shownAs(page, `evidence-cut-${viewport.width}`);
    await expectAccessible(page);
    isCut = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await there(page, 'Ladenfoto.png').waitFor();
    const { evidence: added } = await call<{ readonly evidence: readonly object[] }>({
      url,
      method: 'GET',
      path: `/reviews/${review.id}/case`,
      token: person.token,
    });
    expect(added).toHaveLength(1);

    await choose(page, [photo]);
    await page.getByText('„Ladenfoto.png“ gehört schon zu diesem Antrag.').waitFor();
    expect(await list(page).getByRole('listitem').count()).toBe(1);
    await context.close();
  });

  it('goes on where it was after the page was loaded anew', async () => {
    const { person, path } = await aRequest();
    const { page, context } = await newPerson(browser, { url, viewport, colorScheme, token: person.token });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(path);
    const offsets: string[] = [];
    let isCut = true;
    await page.route(PIECES, (route) => {
      const offset = new URL(route.request().url()).searchParams.get('offset') ?? '';
      if (isCut && offset !== '0') return route.abort('connectionreset');
      offsets.push(offset);
      return route.continue();
    });
    const file = evidence(page).locator('[data-pick="files"]');
    // The same file has the same time each time it is chosen only from a disk.
    const folder = await mkdtemp(join(tmpdir(), 'evidence-'));
    const place = join(folder, 'Ladenfoto.png');
    await writeFile(place, aPicture('x', 1200, 900, 3).buffer);
    await file.setInputFiles(place);
    await onTheWay(page)
      .getByText(/Keine Verbindung/)
      .waitFor();
    await page.reload();
    await evidence(page)
      .getByText(/Noch nicht ganz angekommen/)
      .waitFor();
    isCut = false;
    await file.setInputFiles(place);
    await list(page).waitFor();
    expect(offsets.filter((offset) => offset === '0')).toHaveLength(1);
    await rm(folder, { recursive: true });
    await context.close();
  });

  it('is refused beside the file: wrong kind, too large, one too many', async () => {
    const { person, path } = await aRequest();
    const { page, context } = await newPerson(browser, { url, viewport, colorScheme, token: person.token });
    await page.goto(path);
    await choose(page, [
      { name: 'virus.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      { name: 'film.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_000_001) },
      { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') },
      // It lies about what it is, which the server sees.
      { name: 'falsch.png', mimeType: 'image/png', buffer: Buffer.from('MZ this is a program') },
    ]);
    for (const words of [/Diese Datei ist keines davon/, /höchstens 10 MB/, /Format HEIC/])
      await onTheWay(page).getByText(words).first().waitFor();
    await onTheWay(page)
      .getByText(/Diese Datei ist keines davon/)
      .nth(1)
      .waitFor();
    await shownAs(page, `evidence-refused-${viewport.width}`);
    await expectAccessible(page);
    for (const name of ['virus.svg', 'film.pdf', 'IMG_1.HEIC', 'falsch.png'])
      await onTheWay(page)
        .getByRole('button', { name: `${name} ausblenden` })
        .click();
    await onTheWay(page).waitFor({ state: 'detached' });

    await choose(
      page,
      Array.from({ length: 11 }, (_, index) => aPdf(`Beleg ${index + 1}.pdf`)),
    );
    await onTheWay(page)
      .getByText('Ein Antrag kann höchstens zehn Belege haben, die noch nicht übermittelt sind')
      .waitFor();
    await expect.poll(() => list(page).getByRole('listitem').count()).toBe(10);
    await evidence(page)
      .getByText(/Mehr als zehn Belege/)
      .waitFor();
    expect(await evidence(page).getByRole('button', { name: 'Belege hinzufügen' }).count()).toBe(0);
    await context.close();
  });

  it('that went to the platform leaves room for more, for an appeal needs some', async () => {
    const { person, review, path } = await aRequest();
    const { page, context, complaints } = await newPerson(browser, { url, viewport, colorScheme, token: person.token });
    await page.goto(path);
    await evidence(page).waitFor();
    await choose(
      page,
      Array.from({ length: 10 }, (_, index) => aPdf(`Beleg ${index + 1}.pdf`)),
    );
    await evidence(page)
      .getByText(/Mehr als zehn Belege.*Entfernen Sie einen/)
      .waitFor();
    const found = await call<ReviewCase>({
      url,
      method: 'GET',
      path: `/reviews/${review.id}/case`,
      token: person.token,
    });
    const asAdmin = async (rest: string, body: object) =>
      call({ url, method: 'POST', path: `/reviews/${review.id}/${rest}`, body, token: await adminToken(url) });
    await asAdmin('forwardings', {
      channel: 'report-tool',
      sent_text: 'Gesendet.',
      evidence_sent: found.evidence.map(({ id }) => id),
    });
    await asAdmin('platform-answers', { answer: 'refused' });
    await evidence(page).getByText('10 Belege, Platz für 10 weitere').waitFor();
    expect(
      await evidence(page)
        .getByText(/Mehr als zehn Belege/)
        .count(),
    ).toBe(0);
    await choose(page, [aPdf('Zum Widerspruch.pdf')]);
    await there(page, 'Zum Widerspruch.pdf').waitFor();
    await evidence(page).getByText('11 Belege, Platz für 9 weitere').waitFor();
    await evidence(page)
      .getByRole('button', { name: 'Belege hinzufügen' })
      .evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await picture(page, `evidence-after-sending-${viewport.width}`);
    expect(complaints).toEqual([]);
    await expectAccessible(page);
    await context.close();
  });

  it('is dropped anywhere on the page, or pasted; what is cancelled is not sent', async () => {
    const { person, path } = await aRequest();
    const { page, context } = await newPerson(browser, { url, viewport, colorScheme, token: person.token });
    await page.goto(path);
    await evidence(page).waitFor();
    await hand(page, 'drop', aPicture('Gezogen.png'));
    await there(page, 'Gezogen.png').waitFor();
    await hand(page, 'paste', aPicture('image.png', 64, 48, 5));
    await there(page, 'Eingefügtes Bild.png').waitFor();

    let held: (() => void) | undefined;
    await page.route(PIECES, async (route) => {
      await new Promise<void>((resolve) => {
        held = resolve;
      });
      await route.continue().catch(() => undefined);
    });
    await choose(page, [aPdf('Versehen.pdf')]);
    await onTheWay(page).getByRole('button', { name: 'Abbrechen: Versehen.pdf' }).click();
    await onTheWay(page).waitFor({ state: 'detached' });
    held?.();
    await page.reload();
    await there(page, 'Gezogen.png').waitFor();
    expect(await list(page).getByRole('listitem').count()).toBe(2);
    await context.close();
  });
});
