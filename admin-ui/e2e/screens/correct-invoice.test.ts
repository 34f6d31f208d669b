import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../infra/e2e/accessibility.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call, newCustomer } from '../../../infra/e2e/customers.ts';
import { picture } from '../../../infra/e2e/pictures.ts';
import { productUrl } from '../../../infra/e2e/product-url.ts';
import { openBackOffice } from '../admin.ts';

const url = productUrl();
const browser = await sharedBrowser();

describe('the recipient of an invoice', () => {
  it.each([
    { device: 'phone', viewport: PHONE },
    { device: 'desk', viewport: DESK },
  ])(
    'is corrected on a $device: what changes is shown, and what is no address is not sent',
    async ({ device, viewport }) => {
      const { token, email } = await newCustomer(url);
      const wrong = {
        company_name: 'Bäckerei Sonenschein',
        street: 'Mühlenstraße 12',
        postal_code: '55543',
        town: 'Bingen',
      };
      await call({
        url,
        method: 'POST',
        path: '/subscription/create',
        body: { plan_name: 'standard', ...wrong },
        token,
      });
      const { page, context, complaints } = await openBackOffice(browser, { url, viewport, path: '/invoices' });
      const rows = page.locator('[data-row-id]').filter({ hasText: email });
      await rows.getByRole('button', { name: /^Berichtigen/ }).click();
      const dialog = page.getByRole('dialog', { name: /^Rechnung .* berichtigen$/ });
      const field = (name: string) => dialog.getByRole('textbox', { name });
      expect(await field('Name des Unternehmens').inputValue()).toBe(wrong.company_name);
      await dialog.getByText('Noch nichts.').waitFor();
      await dialog.getByRole('button', { name: 'Berichtigen' }).click();
      await page.getByText(/Auf der Rechnung stehen diese Angaben schon\./).waitFor();
      await field('Name des Unternehmens').fill('Bäckerei Sonnenschein GmbH');
      await field('Ort').fill('');
      await field('USt-IdNr.').fill('ATU12345675');
      await dialog.getByRole('button', { name: 'Berichtigen' }).click();
      await dialog.getByText('Bitte geben Sie auch den Ort an.').waitFor();
      await dialog.getByText(/Unser Angebot richtet sich an Unternehmen mit Sitz in Deutschland/).waitFor();
      await field('Ort').fill('Bad Kreuznach');
      await field('USt-IdNr.').fill('DE 136695976');
      await dialog.getByText('USt-IdNr.: ohne → DE136695976').waitFor();
      await dialog.getByText('Name des Unternehmens: Bäckerei Sonenschein → Bäckerei Sonnenschein GmbH').waitFor();
      await picture(page, `admin-correct-invoice-${device}`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await picture(page, `admin-correct-invoice-${device}-dark`);
      expect(await accessibilityFaults(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Berichtigen' }).click();
      await page.getByText(/^Berichtigt mit RE-/).waitFor();
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => rows.count()).toBe(2);
      await rows.getByText('Bäckerei Sonnenschein GmbH').waitFor();
      // The correction is none to correct or take back.
      expect(await rows.getByRole('button', { name: /^Berichtigen/ }).count()).toBe(1);
      // What was refused, the browser says itself.
      expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([]);
      await context.close();
    },
  );
});
