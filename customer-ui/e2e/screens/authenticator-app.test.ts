import type { Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { createSoftApp } from '../../../backend/src/testing/authenticator-apps.ts';
import { accessibilityFaults, sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { arriveAt } from '../../../infra/e2e/arrive-at.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { dialogOf, fillCredentials, openLogin, submitButton } from '../steps.ts';
import { openAccount } from './account-steps.ts';

const url = productUrl();
const browser = await sharedBrowser();
const CODE = 'Code aus der Authenticator-App';
const BESIDE_PASSWORD = 'Code der Authenticator-App oder Wiederherstellungscode';

const security = (page: Page) => page.getByRole('region', { name: 'Anmeldung und Sicherheit' });

/** What a camera reads in the picture that the page shows. */
const scanned = async (page: Page): Promise<string> => {
  const image = await dialogOf(page)
    .getByRole('img', { name: 'QR-Code für die Authenticator-App' })
    .evaluate((svg) => {
      const [x = 0, y = 0, side = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
      const scale = 6;
      const canvas = new OffscreenCanvas(side * scale, side * scale);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('There is nothing to draw on.');
      context.fillStyle = getComputedStyle(svg).backgroundColor;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.scale(scale, scale);
      context.translate(-x, -y);
      const path = svg.querySelector('path');
      if (path === null) throw new Error('There is no picture.');
      context.fillStyle = getComputedStyle(path).fill;
      context.fill(new Path2D(path.getAttribute('d') ?? ''));
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
      return { data: [...data], width, height };
    });
  return decodeQR({ ...image, data: Uint8Array.from(image.data) });
};

/** Sets an app up as somebody does who has one on a telephone. */
const setUp = async (page: Page, password: string) => {
  await security(page).getByRole('button', { name: 'Authenticator-App einrichten' }).click();
  await dialogOf(page).getByLabel('Ihr Passwort').fill(password);
  await submitButton(page).click();
  await dialogOf(page).getByText('Scannen Sie das Bild').waitFor();
  const uri = await scanned(page);
  return { uri, app: createSoftApp(new URL(uri).searchParams.get('secret') ?? '') };
};

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Abmelden', exact: true }).first().click();
  await arriveAt(page, `${url}/`);
};
const enterPassword = async (
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
) => {
  await openLogin(page);
  await fillCredentials(page, email, password);
  await submitButton(page).click();
};

describe('an authenticator app', () => {
  it.each([
    ['phone', PHONE],
    ['desk', DESK],
  ] as const)('is set up, asked for when signing in, and removed, on a %s', async (name, viewport) => {
    const customer = await newCustomer(url);
    const { page, context, complaints } = await newPerson(browser, { url, viewport, token: customer.token });
    await openAccount(page);
    const { uri, app } = await setUp(page, customer.password);
    expect(uri).toContain(encodeURIComponent(customer.email));
    expect(await dialogOf(page).getByRole('link', { name: 'App auf diesem Gerät öffnen' }).getAttribute('href')).toBe(
      uri,
    );
    expect((await dialogOf(page).locator('.app-key').innerText()).replaceAll(' ', '')).toBe(
      new URL(uri).searchParams.get('secret'),
    );
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, `authenticator-app-setup-${name}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityFaults(page)).toEqual([]);
    // Dark on light in either scheme.
    expect(await scanned(page)).toBe(uri);
    await picture(page, `authenticator-app-setup-${name}-dark`);
    await page.emulateMedia({ colorScheme: 'light' });

    await dialogOf(page).getByLabel(CODE).fill(app.code(new Date(), 40));
    await submitButton(page).click();
    await dialogOf(page).getByText('Dieser Code stimmt nicht.').waitFor();
    await dialogOf(page).getByLabel(CODE).fill(app.code(new Date()));
    await submitButton(page).click();
    await dialogOf(page).getByText('Bewahren Sie diese Codes').waitFor();
    const codes = await dialogOf(page).locator('code').allInnerTexts();
    expect(codes).toHaveLength(10);
    await dialogOf(page).getByRole('button', { name: 'Ich habe sie notiert' }).click();
    await security(page).getByText('Noch 10 Codes gelten.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, `account-authenticator-app-${name}`);

    await signOut(page);
    await enterPassword(page, customer);
    await dialogOf(page).getByLabel(CODE).waitFor();
    expect(
      await dialogOf(page)
        .getByLabel(CODE)
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, `sign-in-app-code-${name}`);
    await dialogOf(page).getByLabel(CODE).fill(app.code(new Date(), 40));
    await submitButton(page).click();
    await dialogOf(page).getByText('Dieser Code stimmt nicht oder wurde schon benutzt.').waitFor();
    await dialogOf(page).getByLabel(CODE).fill(app.code(new Date(), 1));
    await submitButton(page).click();
    await arriveAt(page, '**/dashboard');

    await openAccount(page);
    await security(page).getByText('Zuletzt benutzt:').waitFor();
    await security(page).getByRole('button', { name: 'Entfernen: Authenticator-App' }).click();
    await dialogOf(page).getByLabel('Ihr Passwort').fill(customer.password);
    await dialogOf(page).getByLabel(BESIDE_PASSWORD).fill(app.code(new Date(), 40));
    await submitButton(page).click();
    await dialogOf(page).getByText('Dieser Code stimmt nicht oder wurde schon benutzt.').first().waitFor();
    // At its field alone.
    expect(await page.getByText('Dieser Code stimmt nicht oder wurde schon benutzt.').count()).toBe(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(viewport);
    await picture(page, `authenticator-app-removal-${name}`);
    await dialogOf(page)
      .getByLabel(BESIDE_PASSWORD)
      .fill(codes[0] ?? '');
    await submitButton(page).click();
    await security(page).getByText('Nicht eingerichtet.').waitFor();
    await signOut(page);
    await enterPassword(page, customer);
    await arriveAt(page, '**/dashboard');
    // What the browser itself says of answers that refuse.
    expect(complaints.filter((complaint) => !/status of 40[01]/.test(complaint))).toEqual([]);
    await context.close();
  });

  it('that is lost is replaced after signing in with a recovery code', async () => {
    const customer = await newCustomer(url);
    const { page, context } = await newPerson(browser, { url, viewport: PHONE, token: customer.token });
    await openAccount(page);
    const { app } = await setUp(page, customer.password);
    await dialogOf(page).getByLabel(CODE).fill(app.code(new Date()));
    await submitButton(page).click();
    await dialogOf(page).getByText('Bewahren Sie diese Codes').waitFor();
    const [code = '', next = ''] = await dialogOf(page).locator('code').allInnerTexts();
    await dialogOf(page).getByRole('button', { name: 'Ich habe sie notiert' }).click();
    await security(page).getByText('Noch 10 Codes gelten.').waitFor();

    await signOut(page);
    await enterPassword(page, customer);
    await dialogOf(page).getByRole('button', { name: 'Wiederherstellungscode eingeben' }).click();
    await dialogOf(page).getByLabel('Wiederherstellungscode').fill(code);
    await picture(page, 'sign-in-recovery-code');
    await submitButton(page).click();
    await arriveAt(page, '**/dashboard');
    await openAccount(page);
    await security(page).getByText('Noch 9 Codes gelten.').waitFor();
    await security(page).getByRole('button', { name: 'Entfernen: Authenticator-App' }).click();
    await dialogOf(page).getByLabel('Ihr Passwort').fill(customer.password);
    await dialogOf(page).getByLabel(BESIDE_PASSWORD).fill(next);
    await submitButton(page).click();
    await security(page).getByText('Nicht eingerichtet.').waitFor();
    const again = await setUp(page, customer.password);
    await dialogOf(page).getByLabel(CODE).fill(again.app.code(new Date()));
    await submitButton(page).click();
    await security(page).getByRole('button', { name: 'Entfernen: Authenticator-App' }).waitFor();
    await context.close();
  });

  it('is asked for when another e-mail address is wanted', async () => {
    const customer = await newCustomer(url);
    const newEmail = `neu-${customer.email}`;
    const { page, context, complaints } = await newPerson(browser, { url, viewport: PHONE, token: customer.token });
    await openAccount(page);
    const { app } = await setUp(page, customer.password);
    await dialogOf(page).getByLabel(CODE).fill(app.code(new Date()));
    await submitButton(page).click();
    await dialogOf(page).getByRole('button', { name: 'Ich habe sie notiert' }).click();

    await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Neue E-Mail-Adresse').fill(newEmail);
    await dialog.getByLabel('Ihr Passwort').fill(customer.password);
    await dialog.getByLabel(BESIDE_PASSWORD).fill(app.code(new Date(), 40));
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Code anfordern' }).click();
    await dialog.locator('.field-error', { hasText: 'Dieser Code stimmt nicht oder wurde schon benutzt.' }).waitFor();
    await picture(page, 'email-change-with-app');
    await dialog.getByLabel(BESIDE_PASSWORD).fill(app.code(new Date(), 1));
    await dialog.getByRole('button', { name: 'Code anfordern' }).click();
    await dialog.getByText(newEmail).waitFor();
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
    await context.close();
  });

  it.each([
    ['phone', PHONE],
    ['desk', DESK],
  ] as const)('is set up once the address is verified, which the page says, on a %s', async (name, viewport) => {
    const customer = await newCustomer(url, { verified: false });
    const { page, context, complaints } = await newPerson(browser, { url, viewport, token: customer.token });
    await openAccount(page);
    await security(page).getByText('Bestätigen Sie zuerst Ihre E-Mail-Adresse').waitFor();
    await security(page).getByText('Nicht eingerichtet.').waitFor();
    for (const action of ['Passkey hinzufügen', 'Authenticator-App einrichten'])
      expect(await security(page).getByRole('button', { name: action }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
    await picture(page, `account-security-unverified-${name}`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
