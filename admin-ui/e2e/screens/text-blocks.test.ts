import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { eventually } from '../admin.ts';
import { createDeskWorld, type DeskWorld, dialog } from '../desk-visit.ts';

const browser = await sharedBrowser();
let at: DeskWorld;
beforeAll(async () => {
  at = await createDeskWorld();
});
afterAll(() => at.close());

const addBlock = async (title: string, text: string) =>
  expect((await (await at.world.admin()).post('/admin/text-blocks', { title, text })).status).toBe(201);

describe('the page of text blocks', () => {
  it('makes, changes and deletes one by keyboard, and says which placeholder there is not', async () => {
    const { token } = await at.world.admin();
    const { page, context, complaints } = await newPerson(browser, { url: at.url, viewport: DESK, token });
    await page.goto('/admin/text-blocks');
    await page.getByText('Noch keine Textbausteine.').waitFor();
    await page.getByRole('button', { name: 'Neuer Textbaustein' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Neuer Textbaustein' });
    await form.getByLabel('Bezeichnung').fill('Datum erfragen');
    await form.getByRole('textbox', { name: /^Text/ }).fill('Wann war {gast} bei Ihnen?');
    await form.getByRole('button', { name: 'Speichern' }).press('Enter');
    await form.getByText('Den Platzhalter „{gast}“ gibt es nicht.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await form.getByRole('textbox', { name: /^Text/ }).fill('Wann war {verfasser} bei {unternehmen}?');
    await form.getByRole('button', { name: 'Speichern' }).press('Enter');
    await toast(page, 'Der Textbaustein ist gespeichert.').waitFor();
    await page.getByRole('heading', { name: 'Datum erfragen' }).waitFor();
    await page.getByRole('button', { name: 'Ändern: Datum erfragen' }).press('Enter');
    const change = page.getByRole('dialog', { name: 'Textbaustein ändern' });
    await change.getByLabel('Bezeichnung').fill('Tag erfragen');
    await change.getByRole('button', { name: 'Speichern' }).press('Enter');
    await page.getByRole('button', { name: 'Löschen: Tag erfragen' }).press('Enter');
    await dialog(page).getByText('„Tag erfragen“ wird nicht mehr angeboten.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Löschen' }).press('Enter');
    await page.getByText('Noch keine Textbausteine.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    [PHONE, 'light'],
    [PHONE, 'dark'],
    [DESK, 'light'],
    [DESK, 'dark'],
  ] as const)('can be read and used at %o, %s', async (viewport, colorScheme) => {
    await addBlock(`Begrüßung ${viewport.width} ${colorScheme}`, 'Guten Tag {name},\n\ndanke für Ihre Nachricht.');
    const { token } = await at.world.admin();
    const { page, context } = await newPerson(browser, { url: at.url, viewport, colorScheme, token });
    await page.goto('/admin/text-blocks');
    await page
      .getByRole('heading', { name: /^Begrüßung/ })
      .first()
      .waitFor();
    await picture(page, `admin-text-blocks-${colorScheme}-${viewport.width}`);
    expect(await sidewaysOverflow(page)).toEqual([]);
    // It looks at both widths and schemes by itself.
    if (viewport === PHONE && colorScheme === 'light') expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});

describe('a text block at the desk', () => {
  it('is filled with the case it is written about, and what is open is caught before anybody gets it', async () => {
    const { name, handIn } = await at.newBusiness();
    const review = await handIn('Anton Beispiel', {});
    await addBlock('Besuch', 'Guten Tag {name}, war {verfasser} je bei {unternehmen}?');
    const { page, context } = await at.open('Anton Beispiel', { q: name });
    await page.keyboard.press('f');
    const question = dialog(page).getByLabel('Frage');
    await question.fill('Kennen Sie {verfasser}? ');
    await page.keyboard.press('Control+Enter');
    await dialog(page).getByText('Im Text steht noch „{verfasser}“.').waitFor();
    expect(await at.kinds(review)).not.toContain('question-asked');
    await question.fill('');
    await dialog(page).getByRole('button', { name: 'Textbaustein' }).click();
    const blocks = page.getByRole('dialog', { name: 'Textbausteine' });
    await blocks.getByLabel('Textbaustein suchen').fill('besuch');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await eventually(() => question.inputValue()).toBe(
      `Guten Tag kundin-1@werkstatt.example, war Anton Beispiel je bei ${name}?`,
    );
    await question.press('Control+Enter');
    await toast(page, 'Frage gesendet.').waitFor();
    expect(await at.kinds(review)).toContain('question-asked');
    await context.close();
  });

  it('in a note with an open place holds the decision back', async () => {
    const { name, handIn } = await at.newBusiness();
    const review = await handIn('Anton Beispiel');
    const { page, context } = await at.open('Anton Beispiel', { q: name });
    await page.getByLabel('Notiz (freiwillig)').fill('Zu {verfasser}');
    await page.getByRole('button', { name: 'Gelöscht', exact: true }).click();
    await page.locator('.toasts li', { hasText: 'Im Text steht noch „{verfasser}“.' }).waitFor();
    expect(await at.statusOf(review)).toBe('eingereicht');
    await page.getByLabel('Notiz (freiwillig)').fill('');
    await page.getByRole('button', { name: 'Textbaustein' }).click();
    await page
      .getByRole('dialog', { name: 'Textbausteine' })
      .getByRole('option', { name: /^Besuch/ })
      .click();
    await eventually(() => page.getByLabel('Notiz (freiwillig)').inputValue()).toContain('war Anton Beispiel je bei');
    await page.getByRole('button', { name: 'Gelöscht', exact: true }).click();
    await eventually(() => at.statusOf(review)).toBe('gelöscht');
    await context.close();
  });
});
