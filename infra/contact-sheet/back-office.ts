import type { Page } from 'playwright-core';
import { call } from '../e2e/customers.ts';
import type { Part, Place, Screen } from './screen.ts';

const admin = (name: string, open: Screen['open']): Screen => ({ name: `Verwaltung: ${name}`, as: 'admin', open });
const window = (screen: Screen): Screen => ({ ...screen, isWindow: true });

/** A page of the back office, when its lists have come. */
const at =
  (path: string, then: (page: Page) => Promise<unknown> = async () => undefined): Screen['open'] =>
  async (page) => {
    await page.goto(`/admin${path}`);
    await page.getByRole('heading', { name: 'Verwaltung' }).waitFor();
    // The live stream goes on for ever, so the network never rests.
    await page.getByRole('progressbar').first().waitFor({ state: 'detached' });
    await page.getByRole('main').waitFor();
    await then(page);
  };
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
/** The page of the first one in a list. */
const firstOf =
  (list: string, path: (id: string) => string, then?: (page: Page) => Promise<unknown>): Screen['open'] =>
  async (page, place: Place) => {
    const rows = await call<readonly { readonly id: string }[]>({
      url: place.url,
      method: 'GET',
      path: `/admin/${list}`,
      token: place.adminToken,
    });
    await at(path(rows[0]?.id ?? ''), then)(page, place);
  };

export const BACK_OFFICE: Part = {
  title: 'Verwaltung',
  screens: [
    admin('Benutzer', at('/users')),
    admin(
      'ein Benutzer',
      firstOf('users', (id) => `/users/${id}`),
    ),
    admin('Unternehmen', at('/businesses')),
    admin('Bewertung anlegen', at('/reviews/create')),
    admin('Bewertungen', at('/reviews')),
    admin(
      'Bewertungen, ausgewählt',
      at('/reviews', (page) => page.getByRole('checkbox').nth(1).check()),
    ),
    admin(
      'eine Bewertung',
      firstOf('reviews', (id) => `/reviews/${id}`),
    ),
    window(
      admin(
        'Status ändern',
        firstOf('reviews', (id) => `/reviews/${id}`, press('Status ändern')),
      ),
    ),
    admin('Abos', at('/subscriptions')),
    admin('Chats', at('/chats')),
    admin('Fälle', at('/cases')),
    admin('Zahlen der Fälle', at('/overview/cases')),
    window(admin('Schreibtisch', at('/desk'))),
    window(admin('Schreibtisch, Weiterleiten', at('/desk?q=Zo%C3%AB', press('Übermitteln')))),
    window(admin('Schreibtisch, Rückfrage', at('/desk', press('Kunden fragen')))),
    window(admin('Schreibtisch, nichts gefunden', at('/desk?q=Quastenflosser'))),
    window(
      admin(
        'Tastenkürzel',
        at('/desk', (page) => page.getByRole('button', { name: 'Tastenkürzel' }).click()),
      ),
    ),
    window(admin('Posteingang', at('/inbox'))),
    admin('Geschäft', at('/figures')),
    admin('Überblick', at('/overview')),
    admin('Rechnungen', at('/invoices')),
    admin('Unklare Zahlungen', at('/unmatched-payments')),
    admin('Buchhaltung', at('/journal')),
    admin('Partner', at('/partners')),
    admin(
      'ein Partner',
      firstOf('partners', (id) => `/partners/${id}`),
    ),
    admin('Partner anlegen', at('/partners/create')),
    admin('Textbausteine', at('/text-blocks')),
    admin('Prüfung', at('/audit')),
    admin(
      'Prüfung einer Bewertung',
      firstOf('reviews', (id) => `/audit/${id}`),
    ),
    admin('Betrieb', at('/operations')),
    admin('Einstellungen', at('/settings')),
    window(
      admin(
        'Finden',
        at('/reviews', async (page) => {
          await page.getByRole('button', { name: 'Finden' }).first().click();
          await page.getByRole('combobox', { name: /^Kunde, Unternehmen/ }).fill('Sonnenschein');
          await page.getByRole('option').first().waitFor();
        }),
      ),
    ),
    admin('gibt es nicht', at('/kometen')),
    { name: 'Prüferin: Bewertungen', as: 'auditor', open: at('/reviews') },
  ],
};
