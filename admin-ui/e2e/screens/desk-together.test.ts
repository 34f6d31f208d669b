import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { hasFocus } from '../../../infra/e2e/keyboard.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { eventually } from '../admin.ts';
import {
  actions,
  current,
  type DeskBusiness,
  type DeskWorld,
  deskForEach,
  dialog,
  keysOn,
  SECOND,
} from '../desk-visit.ts';

let at: DeskWorld;
let business: DeskBusiness;
const { handIn, open } = deskForEach((there) => {
  ({ at, business } = there);
});

describe('several of one business', () => {
  it('go to the platform together with three keys, each with its own text', async () => {
    const names = ['Anton', 'Berta', 'Cäsar'];
    const reviews: Review[] = [];
    for (const one of names) reviews.push(await handIn(one));
    await handIn('Dora', {});
    const { page, context, complaints } = await open('Anton');
    const keys = keysOn(page);
    await keys.press('m');
    const copy = dialog(page).getByRole('button', { name: /^Alle Texte kopieren/ });
    await eventually(() => hasFocus(copy)).toBe(true);
    await picture(page, 'admin-desk-all-1280');
    expect(await accessibilityFaults(page)).toEqual([]);
    const form = context.waitForEvent('page');
    await keys.press('Enter');
    await (await form).close();
    await page.bringToFront();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const one of names) expect(copied).toContain(`. ${one}\n`);
    expect(copied).not.toContain('Dora');
    await eventually(() => hasFocus(dialog(page).getByLabel(/Aktenzeichen/))).toBe(true);
    await keys.press('Enter');
    await toast(page, '3 Anträge als übermittelt eingetragen.').waitFor();
    await current(page, 'Dora').waitFor();
    for (const review of reviews) expect(await at.kinds(review)).toContain('forwarded');
    expect(keys.count()).toBe(3);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('go without what somebody else works on, and one that went meanwhile is told by name', async () => {
    const [anton, berta] = [await handIn('Anton'), await handIn('Berta'), await handIn('Cäsar')];
    await handIn('Dora');
    const second = await at.world.login(SECOND.email, SECOND.password);
    await second.post(`/reviews/${berta.id}/takeover`, {});
    const { page, context } = await open('Anton');
    await page.keyboard.press('m');
    await dialog(page).getByText('Einen weiteren Fall bearbeitet gerade jemand anderes').waitFor();
    await dialog(page)
      .getByRole('button', { name: /^Alle Texte kopieren/ })
      .waitFor();
    await at.forward(anton);
    await dialog(page).getByRole('button', { name: '3 als übermittelt eintragen' }).click();
    await toast(page, '2 Anträge als übermittelt eingetragen.').waitFor();
    await page.locator('.toasts li', { hasText: /^Anton: / }).waitFor();
    expect((await at.kinds(anton)).filter((kind) => kind === 'forwarded')).toHaveLength(1);
    expect(await at.kinds(berta)).not.toContain('forwarded');
    await context.close();
  });
});

describe('what the platform asked about', () => {
  it('comes first, with its own name and day, and stays out of what goes together', async () => {
    const [, berta] = [await handIn('Anton'), await handIn('Berta'), await handIn('Cäsar')];
    await at.forward(berta);
    await (await at.world.admin()).post(`/reviews/${berta.id}/platform-answers`, { answer: 'asks', text: 'Wann?' });
    const { page, context } = await open('Berta');
    await actions(page).getByText('Rückfrage der Plattform', { exact: true }).waitFor();
    await actions(page)
      .getByText(/Zu beantworten bis/)
      .waitFor();
    await picture(page, 'admin-desk-asked-1280');
    await page.keyboard.press('j');
    await current(page, 'Anton').waitFor();
    await page.keyboard.press('m');
    await dialog(page).getByRole('button', { name: '2 als übermittelt eintragen' }).click();
    await toast(page, '2 Anträge als übermittelt eingetragen.').waitFor();
    expect((await at.kinds(berta)).filter((kind) => kind === 'forwarded')).toHaveLength(1);
    const { body } = await business.customer.get<{ next: unknown }>(`/reviews/${berta.id}/case`);
    expect(body.next).toHaveProperty('platform_asked_at');
    await context.close();
  });
});

describe('evidence', () => {
  const evidenceField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Belege', exact: true });

  it('that is left out is not named in what goes out, nor kept as sent', async () => {
    const review = await handIn('Anton');
    const left = await at.addEvidence(business.customer, review, 'Kassenbuch.pdf');
    const sent = await at.addEvidence(business.customer, review, 'Terminliste.pdf');
    const { page, context } = await open('Anton');
    await page.keyboard.press('u');
    await dialog(page).getByLabel('Weg').selectOption('legal-form');
    await eventually(() => evidenceField(page).inputValue()).toBe('– Kassenbuch.pdf\n– Terminliste.pdf');
    await dialog(page).getByRole('checkbox', { name: 'Kassenbuch.pdf' }).uncheck();
    await eventually(() => evidenceField(page).inputValue()).toBe('– Terminliste.pdf');
    const letter = page.waitForRequest('**/letter?*');
    await dialog(page).getByLabel('Weg').selectOption('post');
    await dialog(page).getByRole('button', { name: 'Brief als PDF' }).click();
    expect((await letter).url()).toContain(`evidence=${sent}`);
    await dialog(page).getByLabel('Weg').selectOption('legal-form');
    await eventually(() => evidenceField(page).inputValue()).toBe('– Terminliste.pdf');
    await picture(page, 'admin-desk-evidence-left-1280');
    await dialog(page).getByRole('button', { name: 'Als übermittelt eintragen' }).click();
    await toast(page, 'Übermittlung eingetragen.').waitFor();
    const { body } = await business.customer.get<{ note: string; step: object }[]>(`/reviews/${review.id}/history`);
    const { note, step } = body.at(-1) ?? {};
    expect(step).toMatchObject({ evidence_sent: [sent] });
    expect(note).toContain('Terminliste.pdf');
    expect(note).not.toContain('Kassenbuch.pdf');
    expect(step).not.toMatchObject({ evidence_sent: expect.arrayContaining([left]) });
    await context.close();
  });

  it('of several is named where it went along, and only then', async () => {
    for (const one of ['Anton', 'Berta']) {
      await at.addEvidence(business.customer, await handIn(one), `Rechnung ${one}.pdf`);
    }
    const { page, context } = await open('Anton');
    await page.keyboard.press('m');
    const texts = dialog(page).getByRole('textbox', { name: /^Texte zu / });
    await dialog(page).getByLabel('Weg').selectOption('legal-form');
    await eventually(() => texts.inputValue()).toContain('Erklärung:');
    expect(await texts.inputValue()).not.toContain('Rechnung Anton.pdf');
    const along = dialog(page).getByRole('checkbox', { name: 'Ihre Belege gingen mit' });
    await along.check();
    await eventually(() => texts.inputValue()).toMatch(/Rechnung Anton\.pdf.*Rechnung Berta\.pdf/s);
    expect(await hasFocus(along)).toBe(true);
    await along.uncheck();
    await eventually(() => texts.inputValue()).not.toContain('Rechnung');
    await context.close();
  });
});
