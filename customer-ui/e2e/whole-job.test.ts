import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ADMIN } from '../../backend/src/testing/running-product.ts';
import { DESK, launch, newPerson, type Person, PHONE, picture } from '../../infra/e2e/browser.ts';

const url = inject('productUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const codeFromMailbox = async (email: string): Promise<string> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${url}/mailbox.json?to=${encodeURIComponent(email)}`);
    const mails = (await answer.json()) as { readonly text: string }[];
    const code = mails[0]?.text.match(/^\s*([A-Z0-9]{6})\s*$/m)?.[1];
    if (code) return code;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error(`No mail with a code reached ${email}.`);
};

const register = async ({ page }: Person, email: string) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Jetzt starten' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-Mail-Adresse').fill(email);
  await dialog.getByLabel('Passwort', { exact: true }).fill('sonnenschein');
  await dialog.getByRole('button', { name: 'Konto erstellen' }).click();
  await dialog.getByRole('heading', { name: 'E-Mail-Adresse bestätigen' }).waitFor();
};

const verify = async ({ page }: Person, code: string) => {
  const dialog = page.getByRole('dialog');
  // As pasted from a mail, with a blank in the middle and in small letters.
  await dialog.getByRole('textbox').fill(`${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase());
  await dialog.getByRole('button', { name: 'Bestätigen' }).click();
  await page.waitForURL('**/dashboard');
};

const addBusiness = async ({ page }: Person, name: string) => {
  await page.getByRole('button', { name: 'Unternehmen hinzufügen' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name des Unternehmens').fill(name);
  await dialog.getByLabel('Link zum Google-Profil').fill('maps.google.com/?cid=4711');
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
  await page.getByText('Business added successfully!').waitFor();
};

const addReview = async ({ page }: Person, reviewer: string) => {
  await page
    .getByRole('button', { name: /^Bewertung hinzufügen/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Name/).first().fill(reviewer);
  await dialog.getByLabel(/Text/).first().fill('War nie dort, aber der Laden sieht schon von außen unfreundlich aus.');
  await dialog.locator('button[type=submit]').click();
  await page.getByText('Review added successfully!').waitFor();
};

const logInAsAdmin = async ({ page }: Person) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Anmelden' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-Mail-Adresse').fill(ADMIN.email);
  await dialog.getByLabel('Passwort', { exact: true }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('link', { name: 'Admin' }).click();
  await page.waitForURL('**/admin**');
};

const setStatus = async ({ page }: Person, reviewer: string, status: string) => {
  await page.getByRole('button', { name: `Status ändern: ${reviewer}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Status').selectOption({ label: status });
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Review status updated!').waitFor();
  await dialog.waitFor({ state: 'detached' });
};

/** The ASCII name of the status that the reviewer's badge shows. */
const badge = (page: Page, status: string) => page.locator(`[data-status="${status}"]`);

const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
};

describe.each([
  { device: 'phone', viewport: PHONE },
  { device: 'desk', viewport: DESK },
])('the whole job at $viewport.width px', ({ device, viewport }) => {
  const email = `${device}@baeckerei-sonnenschein.example`;
  const reviewer = `Max M. (${device})`;

  it('goes from registering to a badge that changes by itself, between two people', async () => {
    const customer = await newPerson(browser, { url, viewport });
    await customer.page.goto('/');
    await expectAccessible(customer.page);
    await picture(customer.page, `landing-${viewport.width}`);
    await register(customer, email);
    await expectAccessible(customer.page);
    await picture(customer.page, `code-${viewport.width}`);
    await verify(customer, await codeFromMailbox(email));
    await addBusiness(customer, 'Bäckerei Sonnenschein');
    await addReview(customer, reviewer);
    await badge(customer.page, 'eingereicht').waitFor();
    let reloads = 0;
    customer.page.on('framenavigated', () => {
      reloads += 1;
    });

    const admin = await newPerson(browser, { url, viewport });
    await logInAsAdmin(admin);
    await admin.page.getByText(reviewer).first().waitFor();
    await expectAccessible(admin.page);
    await picture(admin.page, `admin-${viewport.width}`);
    await setStatus(admin, reviewer, 'gelöscht');

    await badge(customer.page, 'geloescht').waitFor();
    await expectAccessible(customer.page);
    await picture(customer.page, `dashboard-${viewport.width}`);
    expect(reloads).toBe(0);
    expect([...customer.complaints, ...admin.complaints]).toEqual([]);
    await customer.context.close();
    await admin.context.close();
  });
});

describe('the back office', () => {
  it('sends a customer back to the dashboard and says why, and a visitor to the landing page', async () => {
    const visitor = await newPerson(browser, { url, viewport: DESK });
    await visitor.page.goto('/admin');
    await visitor.page.waitForURL(`${url}/`);

    await register(visitor, 'neugierig@baeckerei-sonnenschein.example');
    await verify(visitor, await codeFromMailbox('neugierig@baeckerei-sonnenschein.example'));
    await visitor.page.goto('/admin');
    await visitor.page.waitForURL('**/dashboard');
    await visitor.page.getByText('Admin access required').waitFor();
    await visitor.context.close();
  });

  it('keeps status and button on a phone, however long the words of a customer are', async () => {
    const customer = await newPerson(browser, { url, viewport: PHONE });
    const email = 'langes-wort@baeckerei-sonnenschein.example';
    await register(customer, email);
    await verify(customer, await codeFromMailbox(email));
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3);
    await addBusiness(customer, word);
    await addReview(customer, word);

    const admin = await newPerson(browser, { url, viewport: PHONE });
    await logInAsAdmin(admin);
    const card = admin.page.locator('[data-review-id]', { hasText: word }).first();
    for (const part of [card.locator('.status-badge'), card.getByRole('button')]) {
      const box = await part.boundingBox();
      expect((box?.x ?? PHONE.width) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    }
    await customer.context.close();
    await admin.context.close();
  });

  it('leaves with the session when another tab signs out', async () => {
    const admin = await newPerson(browser, { url, viewport: DESK });
    await logInAsAdmin(admin);
    const dashboard = await admin.context.newPage();
    await dashboard.goto('/dashboard');
    await dashboard.getByRole('button', { name: 'Abmelden' }).click();
    await admin.page.waitForURL(`${url}/`);
    await admin.context.close();
  });
});
