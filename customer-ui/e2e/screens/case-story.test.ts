import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Business } from '@sternklar/contracts/businesses/business.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedUpToNow } from '../../../backend/src/audit/testing/signed-up-to-now.ts';
import { unpackedBundle } from '../../../backend/src/audit/testing/unpacked-bundle.ts';
import { freePort } from '../../../backend/src/testing/running-product.ts';
import { createTestWorld, type Person, type TestWorld } from '../../../backend/src/testing/test-world.ts';
import { DESK, newPerson, PHONE, sharedBrowser, type Person as Visitor } from '../../../infra/e2e/browser.ts';

/** A small picture as a phone would send it, in base64: a JPEG of 4 × 4 pixels. */
const PHOTO =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAAEAAQBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==';
const LINK = 'https://maps.google.com/bewertung/4711';
const DAY_MS = 24 * 3_600_000;
const run = promisify(execFile);
const browser = await sharedBrowser();

let world: TestWorld;
let url: string;
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  world = await createTestWorld({ env: { PUBLIC_URL: url } });
  await world.app.listen({ port, host: '127.0.0.1' });
});
afterAll(() => world.close());

const next = (page: Page, title: string | RegExp) => page.getByRole('status').getByRole('heading', { name: title });
const desk = (page: Page) => page.getByRole('region', { name: 'Fall' });
const badge = (page: Page, state: string) => desk(page).getByText(state, { exact: true });
const step = (page: Page, name: string) => desk(page).getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const status = (page: Page, name: string) => page.locator(`[data-status="${name}"]`).first();

for (const viewport of [PHONE, DESK]) {
  describe(`a request from the first word to the last at ${viewport.width} px`, { shuffle: false }, () => {
    let person: Person;
    let review: Review;
    let customer: Visitor;
    let staff: Visitor;
    let mine: Page;
    let theirs: Page;

    /** Both sign in (sessions last half a day) and look at the review again, by the product's clock. */
    const lookAgain = async () => {
      for (const one of [customer, staff]) await one?.context.close();
      const time = world.now();
      const open = async (token: string, path: string) => {
        const visitor = await newPerson(browser, { url, viewport, token });
        await visitor.context.clock.install({ time });
        await visitor.page.goto(path);
        return visitor;
      };
      const email = person.email;
      customer = await open((await world.login(email)).token, `/bewertungen/${review.id}`);
      staff = await open((await world.admin()).token, `/admin/reviews/${review.id}`);
      [mine, theirs] = [customer.page, staff.page];
    };
    const days = async (count: number) => {
      world.advance(count * DAY_MS);
      await world.catchUp();
      await lookAgain();
    };
    const mailsWith = async (subject: string) =>
      (await world.mails(person.email)).filter((mail) => mail.subject.includes(subject));

    beforeAll(async () => {
      person = await world.customer(`inhaberin-${viewport.width}@beispiel.de`);
      const business = {
        business_name: 'Bäckerei Sonnenschein',
        google_business_link: 'https://maps.google.com/?cid=1',
      };
      const business_id = (await person.post<Business>('/business', business)).body.id;
      const body = { business_id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
      review = (await person.post<Review>('/reviews', body)).body;
      await lookAgain();
    });
    afterAll(async () => {
      for (const one of [customer, staff]) await one?.context.close();
    });

    it('is handed in incomplete, and the desk asks for the link; screen and mail say so', async () => {
      await next(mine, 'Für die Plattform fehlt noch etwas').waitFor();
      await badge(theirs, 'Angaben fehlen').waitFor();
      await step(theirs, 'Kunden fragen').click();
      await dialog(theirs).getByLabel('Frage').fill('Unter welchem Link steht die Bewertung?');
      await dialog(theirs).getByRole('button', { name: 'Frage senden' }).click();
      await next(mine, 'Wir haben eine Frage an Sie').waitFor();
      const [mail] = await mailsWith('Eine Frage zu Ihrem Löschantrag');
      expect(mail?.text).toContain(`${url}/bewertungen/${review.id}#frage`);
    });

    it('is answered and completed, with a photo; the desk sees both', async () => {
      await mine.getByLabel('Ihre Antwort').fill('Den Link trage ich nach.');
      await mine.getByRole('button', { name: 'Antwort senden' }).click();
      await theirs.getByText('Den Link trage ich nach.').first().waitFor();
      await mine.getByRole('button', { name: 'Ergänzen oder korrigieren' }).click();
      await dialog(mine).getByLabel('Link zur Bewertung').fill(LINK);
      await dialog(mine).getByLabel('Grund', { exact: true }).selectOption('kein_kundenkontakt');
      await dialog(mine)
        .getByRole('checkbox', { name: /gute[nm] Glauben/ })
        .check();
      await dialog(mine).getByLabel('Was ist geschehen?').fill('An diesem Tag war geschlossen.');
      await dialog(mine).getByRole('button', { name: 'Angaben speichern' }).click();
      await dialog(mine).waitFor({ state: 'detached' });
      const photo = { name: 'Kalender.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(PHOTO, 'base64') };
      await mine.locator('input[type=file]').first().setInputFiles(photo);
      await mine.getByText('Kalender.jpg').first().waitFor();
      await theirs.getByText('Kalender.jpg').first().waitFor();
    });

    it('goes to the platform; the customer reads since when and until when', async () => {
      await step(theirs, 'Übermitteln').click();
      const text = dialog(theirs).getByLabel(/Text, wie er gesendet/);
      await expect.poll(() => text.inputValue()).toContain('geschlossen');
      await dialog(theirs)
        .getByLabel(/Aktenzeichen/)
        .fill('1-23450');
      await dialog(theirs).getByRole('button', { name: 'Als übermittelt eintragen' }).click();
      await badge(theirs, 'Bei der Plattform').waitFor();
      await next(mine, 'Jetzt ist die Plattform am Zug').waitFor();
      await mine
        .getByText(/Bei der Plattform seit .*Wir fragen am .* nach\./)
        .first()
        .waitFor();
    });

    it('falls due when the platform has not answered', async () => {
      await days(8);
      await badge(theirs, 'Nachfrage fällig').waitFor();
    });

    it('is refused by the platform; status, screen and mail follow', async () => {
      await step(theirs, 'Antwort eintragen').click();
      await dialog(theirs).getByLabel('Antwort').selectOption('refused');
      await dialog(theirs).getByRole('button', { name: 'Eintragen' }).click();
      await status(mine, 'nicht-genehmigt').waitFor();
      const mails = await world.mails(person.email);
      expect(mails[0]?.text).toContain(`/bewertungen/${review.id}`);
    });

    it('is appealed, and removed', async () => {
      await step(theirs, 'Widerspruch einlegen').click();
      await dialog(theirs)
        .getByLabel(/Text, wie er gesendet/)
        .fill('Wir bitten um erneute Prüfung.');
      await dialog(theirs).getByRole('button', { name: 'Widerspruch eintragen' }).click();
      await mine.getByText(/Ihr Widerspruch ist seit/).waitFor();
      await days(3);
      await step(theirs, 'Antwort eintragen').click();
      await dialog(theirs).getByLabel('Antwort').selectOption('removed');
      await dialog(theirs).getByRole('button', { name: 'Eintragen' }).click();
      await status(mine, 'geloescht').waitFor();
    });

    it('comes back, and the customer withdraws it', async () => {
      expect(await mine.getByRole('button', { name: 'Ergänzen oder korrigieren' }).count()).toBe(0);
      await mine.getByRole('button', { name: 'Die Bewertung ist wieder da' }).click();
      await dialog(mine).getByRole('button', { name: 'Eintragen' }).click();
      await status(mine, 'eingereicht').waitFor();
      await badge(theirs, 'Bereit zur Übermittlung').waitFor();
      await mine.getByRole('button', { name: 'Antrag zurückziehen' }).click();
      await dialog(mine).getByRole('button', { name: 'Antrag zurückziehen' }).click();
      await next(mine, 'Sie haben diesen Antrag zurückgezogen').waitFor();
      await badge(theirs, 'Zurückgezogen').waitFor();
    });

    it('stands in the history with each step, and in the bundle that proves it', async () => {
      const kinds = (await (await world.login(person.email)).get<{ kind: string }[]>(`/reviews/${review.id}/history`))
        .body;
      expect(kinds.map(({ kind }) => kind)).toEqual([
        'submitted',
        'question-asked',
        'question-answered',
        'details-amended',
        'evidence-added',
        'forwarded',
        'platform-answered',
        'status-changed',
        'appealed',
        'platform-answered',
        'status-changed',
        'came-back',
        'status-changed',
        'withdrawn',
      ]);
      await signedUpToNow(world);
      const folder = await mkdtemp(join(tmpdir(), 'sternklar-story-'));
      try {
        const bundle = await unpackedBundle(world, folder);
        const { stdout } = await run(process.execPath, ['verify-bundle.mjs', '.'], { cwd: bundle });
        expect(stdout).toContain('In Ordnung');
        const events = await readFile(join(bundle, 'events.jsonl'), 'utf8');
        const types = events
          .split('\n')
          .filter((line) => line.includes(review.id))
          .map((line) => JSON.parse(line).type);
        expect(types).toEqual(
          expect.arrayContaining(['EvidenceAdded', 'RemovalForwarded', 'RemovalAppealed', 'ReviewCameBack']),
        );
      } finally {
        await rm(folder, { recursive: true });
      }
    });
  });
}
