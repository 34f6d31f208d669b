import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { adminToken, newBusiness, newCustomer, newReview, setReviewStatus } from '../../../infra/e2e/customers.ts';
import { hasFocus } from '../../../infra/e2e/keyboard.ts';
import { mailTo } from '../../../infra/e2e/mailbox.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';

const url = productUrl();
const browser = await sharedBrowser();
const LINK = 'https://maps.google.com/bewertung/4711';

const expectAccessible = async (page: Page) => expect(await accessibilityFaults(page)).toEqual([]);
/** What happens now, as the customer's page says it. */
const next = (page: Page, title: string) => page.getByRole('status').getByRole('heading', { name: title });
/** What comes next, as the desk says it. */
const badge = (page: Page, state: string) =>
  page.getByRole('region', { name: 'Fall' }).getByText(state, { exact: true });
const status = (page: Page, name: string) => page.locator(`[data-status="${name}"]`).first();
const step = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Fall' }).getByRole('button', { name, exact: true });
const inDialog = (page: Page) => page.getByRole('dialog');

describe('a refusal', () => {
  it('leads on a phone to the steps that are up to the customer, which stand beside it on a desk', async () => {
    const person = await newCustomer(url);
    const review = await newReview(person, await newBusiness(person));
    await setReviewStatus(url, review, 'nicht_genehmigt');
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token: person.token });
    await page.goto(`/bewertungen/${review.id}`);
    const wish = page.getByRole('button', { name: 'Widerspruch wünschen' });
    await wish.waitFor();
    const way = page.getByRole('link', { name: 'Zu dem, was Sie tun können' });
    await way.click();
    await expect.poll(async () => (await wish.boundingBox())?.y ?? PHONE.height).toBeLessThan(PHONE.height - 44);
    await page.getByRole('heading', { level: 1, name: 'Max M.' }).waitFor();
    await page.setViewportSize(DESK);
    await expect.poll(() => way.isVisible()).toBe(false);
    await context.close();
  });
});

describe.each([{ viewport: PHONE }, { viewport: DESK }])(
  'a case between two people at $viewport.width px',
  ({ viewport }) => {
    it('goes from a question to a removal, comes back and is withdrawn; each sees the other’s steps live', async () => {
      const person = await newCustomer(url);
      const review = await newReview(person, await newBusiness(person));
      const customer = await newPerson(browser, { url, viewport, token: person.token });
      const admin = await newPerson(browser, { url, viewport, token: await adminToken(url) });
      const [mine, desk] = [customer.page, admin.page];

      await mine.goto('/dashboard');
      await mine.getByRole('link', { name: 'Max M.' }).click();
      await next(mine, 'Für die Plattform fehlt noch etwas').waitFor();
      await expectAccessible(mine);
      await picture(mine, `case-incomplete-${viewport.width}`);

      await desk.goto(`/admin/reviews/${review.id}`);
      await badge(desk, 'Angaben fehlen').waitFor();
      await step(desk, 'Kunden fragen').click();
      await inDialog(desk).getByLabel('Frage').fill('Unter welchem Link steht die Bewertung?');
      await expectAccessible(desk);
      await inDialog(desk).getByRole('button', { name: 'Frage senden' }).click();
      await badge(desk, 'Wartet auf den Kunden').waitFor();

      await next(mine, 'Wir haben eine Frage an Sie').waitFor();
      await mine.getByText('Unter welchem Link steht die Bewertung?').first().waitFor();
      await picture(mine, `case-question-${viewport.width}`);
      expect(await mailTo(url, person.email, 'Eine Frage zu Ihrem Löschantrag')).toContain(
        `/bewertungen/${review.id}#frage`,
      );
      await mine.getByLabel('Ihre Antwort').fill('Den Link trage ich nach.');
      await mine.reload();
      await expect.poll(() => mine.getByLabel('Ihre Antwort').inputValue()).toBe('Den Link trage ich nach.');
      await mine.getByRole('button', { name: 'Antwort senden' }).click();
      await badge(desk, 'Antwort prüfen').waitFor();
      await desk.getByText('„Den Link trage ich nach.“').first().waitFor();
      // The form of the question is gone, and after it the button that leads to what lacks: the keyboard goes on at what is next.
      const now = (title: string) => expect.poll(() => hasFocus(mine.getByRole('heading', { name: title }))).toBe(true);
      await now('Ihre Antwort ist angekommen');

      await mine.getByRole('button', { name: 'Jetzt ergänzen' }).click();
      await inDialog(mine).getByLabel('Link zur Bewertung').fill(LINK);
      await inDialog(mine).getByLabel('Grund', { exact: true }).selectOption('kein_kundenkontakt');
      await inDialog(mine)
        .getByRole('checkbox', { name: /guten Glauben|gutem Glauben/ })
        .check();
      await inDialog(mine).getByLabel('Was ist geschehen?').fill('An diesem Tag war geschlossen.');
      await expectAccessible(mine);
      await inDialog(mine).getByRole('button', { name: 'Angaben speichern' }).click();
      await now('Ihr Antrag ist vollständig');

      await step(desk, 'Übermitteln').click();
      await expect
        .poll(() => inDialog(desk).getByLabel('Text, wie er gesendet wird').inputValue())
        .toContain('geschlossen');
      await expectAccessible(desk);
      await picture(desk, `case-forward-${viewport.width}`);
      await inDialog(desk)
        .getByLabel(/Aktenzeichen/)
        .fill('1-23450');
      await inDialog(desk).getByRole('button', { name: 'Als übermittelt eintragen' }).click();
      await badge(desk, 'Bei der Plattform').waitFor();
      await next(mine, 'Jetzt ist die Plattform am Zug').waitFor();

      await step(desk, 'Antwort eintragen').click();
      await inDialog(desk).getByLabel('Antwort').selectOption('asks');
      await inDialog(desk).getByRole('button', { name: 'Eintragen' }).click();
      await next(mine, 'Die Plattform hat etwas gefragt').waitFor();
      await desk.getByText(/^Die Plattform hat am .* zurückgefragt; ihre Worte stehen im Verlauf\./).waitFor();
      await expectAccessible(mine);
      await next(mine, 'Die Plattform hat etwas gefragt').scrollIntoViewIfNeeded();
      await picture(mine, `case-platform-asks-${mine.viewportSize()?.width}`);
      await picture(desk, `case-platform-asks-desk-${desk.viewportSize()?.width}`);

      await step(desk, 'Antwort eintragen').click();
      await inDialog(desk).getByLabel('Antwort').selectOption('refused');
      await inDialog(desk).getByRole('button', { name: 'Eintragen' }).click();
      await status(mine, 'nicht-genehmigt').waitFor();

      await mine.getByRole('button', { name: 'Widerspruch wünschen' }).scrollIntoViewIfNeeded();
      await picture(mine, `case-refused-${viewport.width}`);
      await mine.getByRole('button', { name: 'Widerspruch wünschen' }).click();
      await expectAccessible(mine);
      await picture(mine, `case-wish-${viewport.width}`);
      await inDialog(mine).getByRole('button', { name: 'Widerspruch wünschen' }).click();
      await next(mine, 'Sie möchten Widerspruch einlegen').waitFor();
      expect(await mine.getByRole('button', { name: 'Widerspruch wünschen' }).count()).toBe(0);
      await badge(desk, 'Kunde möchte Widerspruch').waitFor();
      await expectAccessible(desk);
      await picture(desk, `case-wished-desk-${viewport.width}`);
      await step(desk, 'Kein Widerspruch').click();
      await inDialog(desk).getByRole('button', { name: 'Eintragen' }).click();
      await inDialog(desk).getByText('Bitte schreiben Sie dem Kunden').waitFor();
      await inDialog(desk).getByLabel('Warum nicht').fill('Das Kassenbuch nennt einen anderen Tag.');
      await picture(desk, `case-no-appeal-${viewport.width}`);
      await inDialog(desk).getByRole('button', { name: 'Eintragen' }).click();
      await mine.getByText('Wir legen keinen Widerspruch ein').waitFor();
      await mine.getByText('Das Kassenbuch nennt einen anderen Tag.').waitFor();
      await badge(desk, 'Entschieden').waitFor();
      await mine.getByRole('button', { name: 'Ergänzen oder korrigieren' }).click();
      await inDialog(mine)
        .getByText(/Ob Sie ihn wünschen/)
        .waitFor();
      await inDialog(mine).getByLabel('Was ist geschehen?').fill('Wir haben jetzt die Kassenrolle.');
      await inDialog(mine).getByRole('button', { name: 'Angaben speichern' }).click();
      await badge(desk, 'Widerspruch möglich').waitFor();

      await step(desk, 'Widerspruch einlegen').click();
      await expect
        .poll(() => inDialog(desk).getByLabel('Text, wie er gesendet wird').inputValue())
        .toContain('Kassenrolle');
      await inDialog(desk).getByLabel('Text, wie er gesendet wird').fill('Wir bitten um erneute Prüfung.');
      await inDialog(desk).getByRole('button', { name: 'Widerspruch eintragen' }).click();
      await mine.getByText(/Ihr Widerspruch ist seit/).waitFor();
      await step(desk, 'Antwort eintragen').click();
      await inDialog(desk).getByLabel('Antwort').selectOption('removed');
      await inDialog(desk).getByRole('button', { name: 'Eintragen' }).click();
      await status(mine, 'geloescht').waitFor();
      await picture(desk, `case-decided-${viewport.width}`);

      await mine.getByRole('button', { name: 'Die Bewertung ist wieder da' }).click();
      await inDialog(mine).getByRole('button', { name: 'Eintragen' }).click();
      await status(mine, 'eingereicht').waitFor();
      await badge(desk, 'Bereit zur Übermittlung').waitFor();

      await mine.getByRole('button', { name: 'Antrag zurückziehen' }).click();
      await inDialog(mine).getByLabel('Grund (freiwillig)').fill('Wir haben uns geeinigt.');
      await inDialog(mine).getByRole('button', { name: 'Antrag zurückziehen' }).click();
      await next(mine, 'Sie haben diesen Antrag zurückgezogen').waitFor();
      await expect.poll(() => mine.evaluate(() => document.activeElement?.id)).toBe('case-state');
      await badge(desk, 'Zurückgezogen').waitFor();
      await expectAccessible(mine);
      await expectAccessible(desk);
      await picture(mine, `case-withdrawn-${viewport.width}`);
      // In the lists, too, where the status stays as it was.
      const dashboard = await customer.context.newPage();
      await dashboard.goto('/dashboard');
      const row = dashboard.locator(`[data-review-id="${review.id}"]`);
      await row.getByText('eingereicht', { exact: true }).waitFor();
      await row.getByText('Zurückgezogen', { exact: true }).waitFor();
      await picture(dashboard, `case-withdrawn-in-list-${viewport.width}`);
      await dashboard.close();
      const reviews = await admin.context.newPage();
      await reviews.goto(
        `/admin/reviews?filter=${encodeURIComponent(JSON.stringify({ business_id: review.business_id }))}`,
      );
      await reviews.locator('[data-review-id], [data-row-id]').first().waitFor();
      await reviews
        .locator('main')
        .getByText('Zurückgezogen', { exact: true })
        .locator('visible=true')
        .first()
        .waitFor();
      await picture(reviews, `admin-withdrawn-in-list-${viewport.width}`);
      await reviews.close();
      await mine.getByRole('button', { name: 'Antrag wieder aufnehmen' }).click();
      await next(mine, 'Die Bewertung ist wieder da').waitFor();
      await Promise.all([customer.context.close(), admin.context.close()]);
      // Two people, a dozen steps, and a look at seven screens on two devices in two schemes.
    }, 180_000);

    it('is opened from a mail by somebody signed out, who signs in and is there', async () => {
      const person = await newCustomer(url);
      const review = await newReview(person, await newBusiness(person));
      const { page, context } = await newPerson(browser, { url, viewport });
      await page.goto(`/bewertungen/${review.id}#frage`);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('E-Mail-Adresse').fill(person.email);
      await dialog.getByLabel('Passwort', { exact: true }).fill(person.password);
      await dialog.locator('button[type="submit"]').click();
      await arriveAt(page, `**/bewertungen/${review.id}#frage`);
      await page.getByRole('heading', { name: 'Max M.' }).waitFor();
      await context.close();
    });

    it('of somebody else, or of none, is not there', async () => {
      const stranger = await newCustomer(url);
      const owner = await newCustomer(url);
      const review = await newReview(owner, await newBusiness(owner));
      const { page, context } = await newPerson(browser, { url, viewport, token: stranger.token });
      await page.goto(`/bewertungen/${review.id}`);
      await page.getByRole('heading', { name: 'Diese Bewertung gibt es nicht' }).waitFor();
      await context.close();
    });
  },
);
