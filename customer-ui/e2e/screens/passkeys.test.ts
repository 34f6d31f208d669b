import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { answerWith } from '../../../infra/e2e/answers.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { readToast } from '../../../infra/e2e/toasts.ts';
import { addPasskey, namedUrl, personWithPasskey, security } from '../passkey-steps.ts';
import { dialogOf, fillCredentials, openLogin, submitButton } from '../steps.ts';
import { NEW_PASSWORD, openAccount } from './account-steps.ts';

const url = namedUrl();
const browser = await sharedBrowser();

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Abmelden', exact: true }).first().click();
  await arriveAt(page, `${url}/`);
};

describe('a passkey', () => {
  it.each([
    ['phone', PHONE],
    ['desk', DESK],
  ] as const)('is set up, signs in, stands for the password and is removed, on a %s', async (name, viewport) => {
    const { page, context, complaints, device } = await personWithPasskey(browser, viewport);
    expect(await device.keys()).toHaveLength(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, `account-security-${name}`);

    await signOut(page);
    await openLogin(page);
    await dialogOf(page).getByRole('button', { name: 'Mit Passkey anmelden' }).click();
    await arriveAt(page, '**/dashboard');

    await openAccount(page);
    await page.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
    await page.getByText('Mit Passkey bestätigt.').waitFor();
    await page.getByLabel('Neues Passwort').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    expect(
      await readToast(page, 'Ihr Passwort ist geändert. Auf allen anderen Geräten sind Sie abgemeldet.'),
    ).toBeTruthy();

    await security(page).getByRole('button', { name: 'Entfernen: Telefon' }).click();
    await dialogOf(page).getByLabel('Ihr Passwort').fill(NEW_PASSWORD);
    await submitButton(page).click();
    await security(page).getByText('Noch keiner.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('that is lost with its device is replaced after signing in with the password', async () => {
    const { page, context, customer, device } = await personWithPasskey(browser);
    await security(page).getByRole('button', { name: 'Codes erstellen' }).click();
    await dialogOf(page).getByLabel('Ihr Passwort').fill(customer.password);
    await submitButton(page).click();
    await dialogOf(page).getByText('Bewahren Sie diese Codes').waitFor();
    expect(await dialogOf(page).locator('code').count()).toBe(10);
    await picture(page, 'account-recovery-codes');
    await dialogOf(page).getByRole('button', { name: 'Ich habe sie notiert' }).click();
    await security(page).getByText('Noch 10 Codes gelten.').waitFor();

    await device.loseAll();
    await signOut(page);
    await openLogin(page);
    await fillCredentials(page, customer.email, customer.password);
    await submitButton(page).click();
    await arriveAt(page, '**/dashboard');
    await openAccount(page);
    await addPasskey(page, customer.password, 'Neues Telefon');
    await security(page).getByRole('button', { name: 'Entfernen: Telefon', exact: true }).click();
    await dialogOf(page).getByLabel('Ihr Passwort').fill(customer.password);
    await submitButton(page).click();
    await expect
      .poll(() =>
        security(page)
          .getByRole('button', { name: /^Entfernen/ })
          .count(),
      )
      .toBe(1);
    await context.close();
  });

  it('is refused to a page of another origin, by the browser already', async () => {
    const { page, context, device } = await personWithPasskey(browser);
    expect(await device.keys()).toHaveLength(1);
    await page.goto(`${url.replace('localhost', '127.0.0.1')}/`);
    const refusal = await page.evaluate(async () => {
      const answer = await fetch('/api/auth/passkey/options', { method: 'POST' });
      const { challenge, rpId } = await answer.json();
      const bytes = Uint8Array.from(atob(challenge.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
        letter.charCodeAt(0),
      );
      return navigator.credentials.get({ publicKey: { challenge: bytes, rpId } }).then(
        () => 'signed',
        (error: Error) => error.name,
      );
    });
    expect(refusal).toBe('SecurityError');
    await context.close();
  });

  it('or a code is asked of admins before they change how they sign in, where the password alone does not do', async () => {
    const { page, context, customer } = await personWithPasskey(browser);
    const ways = await page.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem('token')}`;
      return (await fetch('/api/account/sign-in-ways', { headers: { authorization } })).json();
    });
    await answerWith(page, 'GET /account/sign-in-ways', { status: 200, body: { ...ways, required: true } });
    await page.reload();
    const detail = 'Für dieses Konto genügt das Passwort nicht.';
    const errors = [{ field: 'app_code', message: detail }];
    const body = { code: 'recovery-code-wrong', detail, errors };
    await answerWith(page, 'POST /account/recovery-codes', { status: 400, body });
    await security(page).getByRole('button', { name: 'Codes erstellen' }).click();
    await dialogOf(page).getByRole('button', { name: 'Mit Passkey bestätigen' }).waitFor();
    await dialogOf(page).getByLabel('Ihr Passwort').fill(customer.password);
    await dialogOf(page).getByLabel('Wiederherstellungscode').fill('abcde fghjk');
    await picture(page, 'account-recovery-codes-of-an-admin');
    const sent = page.waitForRequest((request) => request.url().endsWith('/account/recovery-codes'));
    await submitButton(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ recovery_code: 'abcde fghjk' });
    await dialogOf(page).getByText(detail).first().waitFor();
    expect(await page.getByText(detail).count()).toBe(1);
    await context.close();
  });

  it('or a code is asked for where the password alone does not do', async () => {
    const { page, context } = await newPerson(browser, { url, viewport: PHONE });
    const detail = 'Für dieses Konto genügt das Passwort nicht.';
    await answerWith(page, 'POST /auth/login', { status: 401, body: { code: 'second-factor-needed', detail } });
    await openLogin(page);
    await fillCredentials(page, 'admin@firma.example');
    await submitButton(page).click();
    await dialogOf(page).getByText(detail).waitFor();
    await dialogOf(page).getByLabel('Wiederherstellungscode').fill('abcde fghjk');
    const sent = page.waitForRequest((request) => request.url().endsWith('/auth/login'));
    await submitButton(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ recovery_code: 'abcde fghjk' });
    await context.close();
  });
});
