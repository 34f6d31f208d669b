import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { codeFromMailbox } from '../../../infra/e2e/mailbox.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { namedUrl, personWithPasskey, security } from '../passkey-steps.ts';
import { dialogOf, submitButton } from '../steps.ts';

const url = namedUrl();
const browser = await sharedBrowser();

const confirm = async (page: Page) => {
  await dialogOf(page).getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
  await dialogOf(page).getByText('Mit Passkey bestätigt.').waitFor();
};

describe('a passkey stands for the password', () => {
  it('where another address is asked for', async () => {
    const { page, context, customer, complaints } = await personWithPasskey(browser);
    const newEmail = `neu-${customer.email}`;
    await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click();
    await dialogOf(page).getByLabel('Neue E-Mail-Adresse').fill(newEmail);
    await confirm(page);
    expect(await dialogOf(page).getByLabel('Ihr Passwort').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, 'email-change-with-passkey');
    await submitButton(page).click();
    await dialogOf(page).getByText(newEmail).waitFor();
    await dialogOf(page)
      .getByLabel('Code')
      .fill(await codeFromMailbox(url, newEmail));
    await dialogOf(page).getByRole('button', { name: 'Bestätigen' }).click();
    await page.locator('.account-email', { hasText: newEmail }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('where the code for another address is asked for once more: a signature counts once, so it signs again', async () => {
    const { page, context, customer } = await personWithPasskey(browser);
    await page.clock.install();
    await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click();
    await dialogOf(page).getByLabel('Neue E-Mail-Adresse').fill(`neu-${customer.email}`);
    await confirm(page);
    const asked = () => page.waitForRequest((request) => request.url().endsWith('/api/account/email-change'));
    const first = asked();
    await submitButton(page).click();
    const { passkey: before } = (await first).postDataJSON();
    await dialogOf(page).getByText('Neuer Code in').waitFor();
    await page.clock.runFor(61_000);
    const second = asked();
    await dialogOf(page).getByRole('button', { name: 'Neuen Code senden' }).click();
    const { passkey, password } = (await second).postDataJSON();
    expect(password).toBeUndefined();
    expect(passkey.id).toBe(before.id);
    expect(passkey.response.clientDataJSON).not.toBe(before.response.clientDataJSON);
    await context.close();
  });

  it('where the deletion is requested, and where the account is erased at once', async () => {
    const { page, context, complaints } = await personWithPasskey(browser, DESK);
    await page.getByRole('button', { name: 'Löschung beantragen' }).click();
    await confirm(page);
    await submitButton(page).click();
    await page.getByRole('button', { name: 'Antrag zurückziehen' }).waitFor();

    await page.getByRole('button', { name: 'Sofort löschen' }).click();
    await confirm(page);
    await dialogOf(page).getByRole('checkbox').check();
    await picture(page, 'erase-account-with-passkey');
    await submitButton(page).click();
    await arriveAt(page, `${url}/`);
    await toast(page, 'Ihr Konto ist gelöscht.').waitFor();
    // The session ended with the account.
    expect(complaints.filter((complaint) => !complaint.includes('status of 401'))).toEqual([]);
    await context.close();
  });

  it('where recovery codes are issued, an app is set up, and the passkey itself is removed', async () => {
    const { page, context } = await personWithPasskey(browser);
    await security(page).getByRole('button', { name: 'Codes erstellen' }).click();
    await confirm(page);
    await submitButton(page).click();
    await dialogOf(page).getByRole('button', { name: 'Ich habe sie notiert' }).click();
    await security(page).getByRole('button', { name: 'Authenticator-App einrichten' }).click();
    await confirm(page);
    await submitButton(page).click();
    await dialogOf(page).getByText('Scannen Sie das Bild').waitFor();
    await dialogOf(page).getByRole('button', { name: 'Abbrechen' }).click();
    await security(page).getByRole('button', { name: 'Entfernen: Telefon' }).click();
    await confirm(page);
    await submitButton(page).click();
    await security(page).getByText('Noch keiner.').waitFor();
    await context.close();
  });

  it('not where its device does not know who holds it: the window stays, and asks for the password', async () => {
    const { page, context, customer, device } = await personWithPasskey(browser);
    await device.verifies(false);
    await page.getByRole('button', { name: 'Löschung beantragen' }).click();
    await dialogOf(page).getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
    await dialogOf(page).getByText('Mit dem Passkey hat es nicht geklappt.').waitFor();
    await dialogOf(page).getByLabel('Ihr Passwort').fill(customer.password);
    await submitButton(page).click();
    await page.getByRole('button', { name: 'Antrag zurückziehen' }).waitFor();
    await context.close();
  });
});
