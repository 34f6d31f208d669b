import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { adminToken, call, newBusiness, newCustomer, newReview } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';

const url = productUrl();
const browser = await sharedBrowser();
const sending = { channel: 'report-tool', sent_text: 'Bitte prüfen Sie.' };

/** A customer with a request on its page, and what staff do about it. */
const aRequest = async (viewport: typeof PHONE | typeof DESK) => {
  const customer = await newCustomer(url);
  const review = await newReview(customer, await newBusiness(customer));
  const token = await adminToken(url);
  const step = (path: string, body: object) =>
    call({ url, method: 'POST', path: `/reviews/${review.id}/${path}`, token, body });
  const person = await newPerson(browser, { url, viewport, token: customer.token });
  const open = () => person.page.goto(`/bewertungen/${review.id}`);
  return { ...person, step, open };
};

describe.each([{ viewport: PHONE }, { viewport: DESK }])('at $viewport.width px', ({ viewport }) => {
  it('an answer that is half typed stays to be copied when the case is decided without it', async () => {
    const { page, context, step, open } = await aRequest(viewport);
    await step('forwardings', sending);
    await step('questions', { text: 'Wann war das?' });
    await open();
    const answer = page.getByLabel('Ihre Antwort');
    await answer.fill('Am 3. November war');
    await step('platform-answers', { answer: 'refused' });
    await page.getByRole('heading', { name: 'Diese Frage ist nicht mehr offen' }).waitFor();
    await page.getByText('sie ist nicht gesendet').waitFor();
    expect(await answer.inputValue()).toBe('Am 3. November war');
    expect(await answer.isEditable()).toBe(false);
    expect(await page.getByRole('button', { name: 'Antwort senden' }).count()).toBe(0);
    await picture(page, `case-question-gone-${viewport.width}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });

  it('a question that goes without a word typed to it leaves nothing, nor does one that was answered', async () => {
    const { page, context, step, open } = await aRequest(viewport);
    await step('questions', { text: 'Wann war das?' });
    await open();
    await page.getByLabel('Ihre Antwort').fill('Am 3. November.');
    await page.getByRole('button', { name: 'Antwort senden' }).click();
    await page.getByText('Danke, Ihre Antwort ist angekommen.').waitFor();
    await page.getByLabel('Ihre Antwort').waitFor({ state: 'detached' });
    await step('questions', { text: 'Um wie viel Uhr?' });
    await page.getByText('Um wie viel Uhr?').first().waitFor();
    await step('forwardings', sending);
    await step('platform-answers', { answer: 'removed' });
    await page.getByRole('heading', { name: 'Die Plattform hat die Bewertung gelöscht' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Diese Frage ist nicht mehr offen' }).count()).toBe(0);
    await context.close();
  });

  it('a request that is closed for good asks for no evidence and cannot be withdrawn, until it is open again', async () => {
    const { page, context, step, open } = await aRequest(viewport);
    await step('forwardings', sending);
    await step('platform-answers', { answer: 'refused' });
    await open();
    const add = page.getByRole('button', { name: 'Belege hinzufügen' });
    const withdraw = page.getByRole('button', { name: 'Antrag zurückziehen' });
    await add.waitFor();
    await withdraw.waitFor();
    await step('appeals', sending);
    await step('platform-answers', { answer: 'refused' });
    await page.getByRole('heading', { name: 'Die Plattform hat auch den Widerspruch abgelehnt' }).waitFor();
    await page.getByText('Neue Belege braucht er nicht.').waitFor();
    expect([await add.count(), await withdraw.count()]).toEqual([0, 0]);
    await picture(page, `case-closed-${viewport.width}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await step('platform-answers', { answer: 'removed' });
    await page.getByRole('heading', { name: 'Die Plattform hat die Bewertung gelöscht' }).waitFor();
    expect([await add.count(), await withdraw.count()]).toEqual([0, 0]);
    await step('return', {});
    await add.waitFor();
    await withdraw.waitFor();
    await context.close();
  });
});
