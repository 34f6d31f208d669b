import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysOverflow } from '../../../infra/e2e/accessibility.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { toast } from '../../../infra/e2e/toasts.ts';
import { createDeskWorld, type DeskWorld } from '../desk-visit.ts';

const ASKED = 'Haben Sie hinter dem Haus auch Parkplätze für Elefanten?';

const browser = await sharedBrowser();
let at: DeskWorld;
beforeAll(async () => {
  at = await createDeskWorld();
});
afterAll(() => at.close());

const ask = async (message: string, from: string) => {
  const { body } = await (await at.world.customer(from)).post<{ message: string }>('/chat/message', { message });
  return body.message;
};

describe('the page of the assistant', { shuffle: false }, () => {
  it('shows what it did not know; an answer is written, tried, published, and taken back', async () => {
    await ask(ASKED, 'parkt@haus.example');
    await ask('Wo sind hinter dem Haus denn Parkplätze für meine Elefanten?', 'parkt-auch@haus.example');
    await at.world.catchUp();
    const { token } = await at.world.admin();
    const { page, context, complaints } = await newPerson(browser, { url: at.url, viewport: DESK, token });
    await page.goto('/admin/teaching');
    await page.getByText('2-mal gefragt').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: /^Beibringen: / }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Antwort beibringen' });
    await form.getByRole('button', { name: 'Veröffentlichen' }).press('Enter');
    await form.getByText('Bitte schreiben Sie wenigstens eine Frage').waitFor();
    await form.getByLabel('Fragen, eine je Zeile').fill('Gibt es bei Ihnen Parkplätze für Elefanten?');
    await form.getByLabel('Eigene Antwort').fill('Wir garantieren die Löschung.');
    await form.getByRole('button', { name: 'Veröffentlichen' }).press('Enter');
    await form.getByText('Die Antwort verspricht einen Erfolg.').waitFor();
    await form.getByLabel('Eigene Antwort').fill('<b>Keine</b>: Wir arbeiten im Internet.');
    await form.getByRole('button', { name: 'An den Fragen erproben' }).press('Enter');
    await form.getByText('2 von 2 beantwortet').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, 'admin-teaching-dialog');
    await form.getByRole('button', { name: 'Veröffentlichen' }).press('Enter');
    await toast(page, 'Der Assistent antwortet ab jetzt damit.').waitFor();
    await page.getByText('Zurzeit ist keine Frage offen.').waitFor();
    await page.getByText('<b>Keine</b>: Wir arbeiten im Internet.').waitFor();
    expect(await ask(ASKED, 'dritte@haus.example')).toBe('<b>Keine</b>: Wir arbeiten im Internet.');
    await page.getByRole('button', { name: /^Zurückziehen: / }).press('Enter');
    await page.getByText('2-mal gefragt').waitFor();
    // The promise that was refused.
    expect(complaints.filter((words) => !/status of 422/.test(words))).toEqual([]);
    await context.close();
  });

  it.each([
    [PHONE, 'light'],
    [PHONE, 'dark'],
    [DESK, 'light'],
    [DESK, 'dark'],
  ] as const)('can be read and used at %o, %s', async (viewport, colorScheme) => {
    const admin = await at.world.admin();
    const phrasings = [
      `Verkaufen Sie auch Zuckerwatte an ${colorScheme === 'dark' ? 'Sonntagen' : 'Feiertagen'} ${viewport.width}?`,
    ];
    const known = await admin.get<{ id: string }[]>('/admin/taught-answers');
    for (const { id } of known.body) await admin.delete(`/admin/taught-answers/${id}`);
    expect((await admin.post('/admin/taught-answers', { phrasings, topic_id: 'price' })).status).toBe(201);
    const { page, context } = await newPerson(browser, { url: at.url, viewport, colorScheme, token: admin.token });
    await page.goto('/admin/teaching');
    await page.getByRole('heading', { name: /^Verkaufen Sie/ }).waitFor();
    await page.getByText('2-mal gefragt').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
    await picture(page, `admin-teaching-${colorScheme}-${viewport.width}`);
    await context.close();
  });
});
