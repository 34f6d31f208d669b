import type { Partner } from '@sternklar/contracts/partners/partner.api';
import { beforeAll, describe, expect, it } from 'vitest';
import { AUDITOR } from '../../../backend/src/testing/running-product.ts';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call } from '../../../infra/e2e/customers.ts';
import { hasFocus } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { eventually, openBackOffice, signInAdmin } from '../admin.ts';

const url = productUrl();
const browser = await sharedBrowser();
let token: string;

beforeAll(async () => {
  token = await signInAdmin(url);
});

const open = (path: string, viewport: typeof PHONE | typeof DESK = DESK) =>
  openBackOffice(browser, { url, viewport, path });
const newPartner = (name: string) => {
  const body = { name, origins: ['https://www.musterhotel.example', 'https://buchen.musterhotel.example'] };
  return call<Partner>({ url, method: 'POST', path: '/admin/partners', token, body });
};
const shown = ({ id }: Pick<Partner, 'id'>) =>
  call<Partner>({ url, method: 'GET', path: `/admin/partners/${id}`, token });

describe('partners', () => {
  it('are registered, and get the line for their pages', async () => {
    const { page, context, complaints } = await open('/partners');
    await page.getByRole('link', { name: 'Partner anlegen' }).click();
    await page.getByLabel('Name').fill('Hotel Anlegen');
    await page.getByLabel('Adressen der Seiten').fill('www.hotel.example');
    await page.getByRole('button', { name: 'Partner anlegen' }).click();
    await page.getByText('www.hotel.example: Bitte geben Sie die Adresse ohne Pfad an').waitFor();
    await page.getByLabel('Adressen der Seiten').fill('https://www.hotel.example');
    await page.getByRole('button', { name: 'Partner anlegen' }).click();
    await page.getByRole('heading', { name: 'Hotel Anlegen' }).waitFor();
    const line = await page.getByRole('region', { name: 'Zeile für die Seiten' }).textContent();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { keys } = await shown({ id });
    expect(line).toMatch(/^<script async src="http[^"]+\/chat-widget\.js"\n {2}data-key="pk_[0-9a-f]{32}"><\/script>$/);
    expect(line).toContain(keys[0]?.key);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('get new keys, and lose old ones', async () => {
    const partner = await newPartner('Hotel Schlüssel');
    const old = partner.keys[0]?.key ?? '';
    const { page, context } = await open(`/partners/${partner.id}`);
    await page.getByRole('button', { name: 'Neuer Schlüssel' }).click();
    await page.getByRole('dialog').getByLabel('Den bisherigen Schlüssel').selectOption('1');
    await page.getByRole('button', { name: 'Schlüssel ersetzen' }).click();
    await page.locator('[data-key-id]', { hasText: 'ersetzt, gilt bis' }).getByText(old).waitFor();
    await page.getByRole('button', { name: `${old} sperren` }).click();
    await page.getByRole('button', { name: 'Jetzt sperren' }).click();
    await page.locator('[data-key-id]', { hasText: 'gesperrt am' }).getByText(old).waitFor();
    await eventually(() => hasFocus(page.getByRole('heading', { name: 'Schlüssel', exact: true }))).toBe(true);
    const { keys } = await shown(partner);
    expect(keys.map(({ revoked_at }) => revoked_at !== null)).toEqual([false, true]);
    expect(await page.getByRole('region', { name: 'Zeile für die Seiten' }).textContent()).toContain(keys[0]?.key);
    await context.close();
  });

  it('are changed, paused, and go on', async () => {
    const partner = await newPartner('Hotel Ändern');
    const { page, context } = await open(`/partners/${partner.id}`);
    await page.getByLabel('Adressen der Seiten').fill('https://neu.example');
    await page.getByRole('button', { name: 'Angaben speichern' }).click();
    await eventually(async () => (await shown(partner)).origins).toEqual(['https://neu.example']);
    await page.getByRole('button', { name: 'Widget anhalten' }).click();
    await page.locator('main [data-status="paused"]').waitFor();
    await eventually(() => hasFocus(page.getByRole('button', { name: 'Weiterlaufen lassen' }))).toBe(true);
    expect(await page.title()).toMatch(/^(\(\d+\) )?Hotel Ändern – Partner – Verwaltung/);
    expect((await shown(partner)).status).toBe('paused');
    await page.getByRole('button', { name: 'Weiterlaufen lassen' }).click();
    await page.locator('main [data-status="active"]').waitFor();
    await context.close();
  });

  it('are shown the secret for their server once', async () => {
    const partner = await newPartner('Hotel Geheim');
    const { page, context } = await open(`/partners/${partner.id}`);
    await page.getByRole('button', { name: 'Geheimnis erzeugen' }).click();
    const secret = await page.getByRole('region', { name: 'Geheimnis' }).textContent();
    expect(secret).toMatch(/^[\w-]{43}$/);
    await page.getByRole('region', { name: 'Beispiel für den Server (Node)' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Neues Geheimnis' }).waitFor();
    expect(await page.locator('main').textContent()).not.toContain(secret);
    await context.close();
  });

  it('are read by auditors, who are offered no command', async () => {
    const partner = await newPartner('Hotel Prüfung');
    const login = { url, method: 'POST' as const, path: '/auth/login', body: AUDITOR };
    const auditor = await newPerson(browser, {
      url,
      viewport: DESK,
      token: (await call<{ access_token: string }>(login)).access_token,
    });
    await auditor.page.goto('/admin/partners');
    await auditor.page.locator(`[data-row-id="${partner.id}"]`).waitFor();
    expect(await auditor.page.getByRole('link', { name: 'Partner anlegen' }).count()).toBe(0);
    await auditor.page.goto(`/admin/partners/${partner.id}`);
    await auditor.page.getByRole('heading', { name: 'Hotel Prüfung' }).waitFor();
    const buttons = await auditor.page.locator('main').getByRole('button').allTextContents();
    expect(buttons.every((words) => words.startsWith('Kopieren'))).toBe(true);
    await auditor.context.close();
  });

  const pages = { partners: '/partners', partner: '/partners/:id', 'partner-create': '/partners/create' };
  it.each(Object.entries(pages))(
    'as %s can be read by everybody, narrow and wide, light and dark',
    async (name, path) => {
      const partner = await newPartner('Musterhotel am See mit einem recht langen Namen GmbH & Co. KG');
      for (const viewport of [DESK, PHONE]) {
        const { page, context } = await open(path.replace(':id', partner.id), viewport);
        await page.locator('main h2').first().waitFor();
        await picture(page, `admin-${name}-${viewport.width}`);
        if (viewport === PHONE) expect(await accessibilityFaults(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await picture(page, `admin-${name}-dark-${viewport.width}`);
        await context.close();
      }
    },
  );
});
