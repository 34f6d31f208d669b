import type { Locator, Page } from 'playwright-core';
import { dialogOf } from '../steps.ts';

export const TEXT = `Name;Sterne;Text;Link;Grund
Max Mustermann;1;"War nie dort, aber der Laden sieht schon von außen unfreundlich aus.
Nie wieder!";maps.google.com/?cid=1;Kein Kundenkontakt
K. Weber;★★☆☆☆;Um halb sieben war alles ausverkauft.;;
Nur Sterne;1/5;;;
Unbekannt;6;Zu teuer.;;
Max M.;1;War nie dort, aber der Laden sieht schon von außen unfreundlich aus.;;
K. Weber;2;Um halb sieben war alles ausverkauft.;;
Dr. Annegret Schulze-Wolkenstein;3;Mittelmäßig.;kein-link;
Familie Özdemir;2 von 5;Wir haben 40 Minuten auf zwei Kaffee gewartet.;;Unwahre Tatsachenbehauptung`;
export const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `Gast ${index + 1};${(index % 5) + 1};Besuch Nummer ${index + 1}.`).join(
    '\n',
  );

export const textOf = (page: Page): Locator => dialogOf(page).getByLabel('Bewertungen', { exact: true });
export const lineOf = (page: Page, line: number): Locator => dialogOf(page).locator(`[data-line="${line}"]`);
export const open = async (page: Page, business = 'Bäckerei Sonnenschein') => {
  await page.getByRole('button', { name: `Mehrere hinzufügen: Bewertungen von ${business}` }).click();
  await textOf(page).waitFor();
};
export const found = (page: Page, words: string) => dialogOf(page).getByRole('heading', { name: words }).waitFor();
export const check = (page: Page) => dialogOf(page).getByRole('button', { name: 'Prüfen' }).click();
export const paste = async (page: Page, text: string) => {
  await textOf(page).fill(text);
  await check(page);
};
export const closed = (page: Page) => dialogOf(page).waitFor({ state: 'detached' });
