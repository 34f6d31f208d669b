import type { Partner, ShownPartner } from '@sternklar/contracts/partners/partner.api';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call } from '../../../infra/e2e/customers.ts';
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
  const body = { name, origins: ['https://www.musterhotel.example'] };
  return call<Partner>({ url, method: 'POST', path: '/admin/partners', token, body });
};
const appearance = async ({ id }: Pick<Partner, 'id'>) =>
  (await call<Partner>({ url, method: 'GET', path: `/admin/partners/${id}`, token })).appearance;

describe('the look of a partner’s chat', () => {
  it('is set by an admin, who is told of colours that cannot be read', async () => {
    const partner = await newPartner('Hotel Auftritt');
    const { page, context, complaints } = await open(`/partners/${partner.id}`);
    const form = page.getByRole('region', { name: 'Auftritt' });
    await form.getByLabel('Name im Chat').fill('Hotel Auftritt');
    await form.getByLabel('Farbe', { exact: true }).fill('#f5c400');
    await form.getByText('Kontrast 12,7\u00a0:\u00a01, gut zu lesen').waitFor();
    await form.getByLabel('Schrift darauf').fill('#ffffff');
    await form.getByText('kaum zu lesen').first().waitFor();
    await form.getByRole('group', { name: 'Auf Deutsch' }).getByLabel('Begrüßung').fill('Grüß Gott!');
    await form.getByLabel('Vorschläge für die erste Frage').first().fill('Wann kann ich anreisen?\nGibt es WLAN?');
    await form.getByLabel('Montag, von').fill('09:00');
    await form.getByRole('button', { name: 'Auftritt speichern' }).click();
    await form.getByText('Schrift in #ffffff wäre auf #f5c400 kaum zu lesen: Der Kontrast ist 1,6').waitFor();
    await form.getByText('Bitte geben Sie Anfang und Ende an.').waitFor();
    expect((await appearance(partner)).title).toBeNull();
    await form.getByLabel('Schrift darauf').fill('');
    await form.getByLabel('Montag, bis').fill('17:00');
    await form.getByRole('button', { name: 'Auftritt speichern' }).click();
    await eventually(() => appearance(partner)).toEqual({
      title: 'Hotel Auftritt',
      color: '#f5c400',
      text_color: null,
      words: {
        de: { welcome: 'Grüß Gott!', suggestions: ['Wann kann ich anreisen?', 'Gibt es WLAN?'] },
        en: { welcome: null, suggestions: [] },
      },
      office_hours: [{ day: 1, from: '09:00', to: '17:00' }],
    });
    await page.getByText('data-color="#f5c400"').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('setting the chat up', () => {
  it('is shown for what the pages are built with, with the partner’s own key', async () => {
    const partner = await newPartner('Hotel Einbau');
    const key = partner.keys[0]?.key ?? '';
    const { page, context } = await open(`/partners/${partner.id}`);
    const line = page.getByRole('region', { name: 'Zeile für die Seiten' });
    for (const [id, words] of Object.entries({
      react: `partnerKey="${key}"`,
      vue: `key: '${key}'`,
      wordpress: `chat-widget.js?key=${key}'`,
      'tag-manager': `chat-widget.js?key=${key}"></script>`,
      pinned: 'integrity="sha384-',
      html: `data-key="${key}"></script>`,
    })) {
      await page.getByLabel('Womit die Seiten gebaut sind').selectOption(id);
      await line.getByText(words).waitFor();
    }
    await context.close();
  });

  it('tells what is missing in a page’s content policy', async () => {
    const partner = await newPartner('Hotel Richtlinie');
    const { page, context } = await open(`/partners/${partner.id}`);
    const results = page.getByRole('list', { name: 'Ergebnis der Prüfung' });
    const policy = page.getByLabel('Content-Security-Policy der Seite prüfen');
    await policy.fill("Content-Security-Policy: default-src 'self'");
    await results.getByText('Es gilt default-src; nötig ist ein eigenes script-src.').waitFor();
    expect(await results.locator('[data-allowed="false"]').count()).toBe(2);
    const { script_url } = await call<ShownPartner>({
      url,
      method: 'GET',
      path: `/admin/partners/${partner.id}`,
      token,
    });
    const { origin } = new URL(script_url);
    await results.getByText(`connect-src 'self' ${origin}`).waitFor();
    await policy.fill(`script-src ${origin}; connect-src ${origin}`);
    await eventually(() => results.locator('[data-allowed="true"]').count()).toBe(3);
    await context.close();
  });

  it('and the look can be read by everybody, narrow and wide, light and dark', async () => {
    const partner = await newPartner('Musterhotel am See mit einem recht langen Namen GmbH & Co. KG');
    for (const viewport of [DESK, PHONE]) {
      const { page, context } = await open(`/partners/${partner.id}`, viewport);
      await page.getByLabel('Content-Security-Policy der Seite prüfen').fill("default-src 'self'");
      await page.getByRole('region', { name: 'Auftritt' }).getByLabel('Farbe', { exact: true }).fill('#7a1f35');
      await page.setViewportSize({ width: viewport.width, height: 3_200 });
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, `admin-partner-look-${viewport.width}`);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, `admin-partner-look-dark-${viewport.width}`);
      await context.close();
    }
  });
});
