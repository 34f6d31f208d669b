import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { answerWith } from '../../../infra/e2e/answers.ts';
import { DESK, newPerson, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { toast } from '../../../infra/e2e/toasts.ts';

const url = productUrl();
const browser = await sharedBrowser();

const subscriber = async (viewport: { readonly width: number; readonly height: number }) => {
  const { token } = await newCustomer(url);
  await call({ url, method: 'POST', path: '/subscription/create', token, body: { plan_name: 'standard' } });
  const person = await newPerson(browser, { url, viewport, token });
  await person.page.goto('/konto#abo');
  await person.page.getByRole('button', { name: 'Abo kündigen' }).waitFor();
  return { ...person, token };
};

describe('notice', () => {
  it.each([
    { device: 'phone', viewport: PHONE },
    { device: 'desk', viewport: DESK },
  ])('is given on a $device with the keyboard, and taken back', async ({ device, viewport }) => {
    const { page, context, complaints, token } = await subscriber(viewport);
    await page.getByText('von uns empfohlen').waitFor();
    await picture(page, `account-subscription-${device}`);
    await page.getByRole('button', { name: 'Abo kündigen' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Abo kündigen?' });
    await dialog.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, `account-notice-${device}`);
    await dialog.getByRole('button', { name: 'Jetzt kündigen' }).press('Enter');
    await page.locator('.toasts li', { hasText: 'Ihre Kündigung ist eingegangen' }).waitFor();
    await page.getByText('Gekündigt zum').waitFor();
    const second = {
      url,
      method: 'POST',
      path: '/subscription/create',
      token,
      body: { plan_name: 'standard' },
    } as const;
    await expect(call(second)).rejects.toThrow('409');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Kündigung zurücknehmen' }).press('Enter');
    await toast(page, 'Ihr Abo läuft weiter.').waitFor();
    await page.getByRole('button', { name: 'Abo kündigen' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has each of its days whole on a line of its own, on a small phone, too', async () => {
    const { page, context } = await subscriber({ width: 320, height: 640 });
    const days = page.locator('.account-day');
    expect(await days.count()).toBe(2);
    const lines = await days.evaluateAll((all) =>
      all.map((one) => {
        const words = one.firstChild as Text;
        const date = /\d+\.\s\S+ \d{4}/.exec(words.data);
        const range = document.createRange();
        range.setStart(words, date?.index ?? 0);
        range.setEnd(words, (date?.index ?? 0) + (date?.[0].length ?? 0));
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines).toEqual([1, 1]);
    await picture(page, 'account-subscription-320');
    await context.close();
  });

  it('that would end another day by now is not given, and the new day is shown', async () => {
    const { page, context } = await subscriber(PHONE);
    await page.getByRole('button', { name: 'Abo kündigen' }).click();
    await answerWith(page, 'POST /subscription/notice', {
      status: 409,
      body: { code: 'notice-end-changed', detail: 'Inzwischen würde das Abo zu einem anderen Tag enden.' },
    });
    await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
    await toast(page, 'Inzwischen würde das Abo zu einem anderen Tag enden.').waitFor();
    await page.getByRole('dialog', { name: 'Abo kündigen?' }).waitFor();
    await context.close();
  });
});
