import type { Page } from 'playwright-core';
import type { Customer } from '../../../infra/e2e/customers.ts';

export const NEW_PASSWORD = 'mondschein-über-dem-Dach';

export const openAccount = async (page: Page) => {
  await page.goto('/konto');
  await page.getByRole('heading', { level: 1, name: 'Ihr Konto' }).waitFor();
  await page.getByText('Dieses Gerät').waitFor();
};

export const PHONE_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1';
export const device = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

export const changePassword = async (page: Page, current: string, next = NEW_PASSWORD) => {
  await page.getByLabel('Bisheriges Passwort').fill(current);
  await page.getByLabel('Neues Passwort').fill(next);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
};

/** Signs in as another device would, beside the browser; its token. */
export const signInElsewhere = async ({ url, email, password }: Customer, userAgent: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { readonly access_token: string }).access_token;
};
