import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { ADMIN } from '../../backend/src/testing/running-product.ts';
import { newPerson, type Person, type PersonOptions } from '../../infra/e2e/browser.ts';
import { call } from '../../infra/e2e/customers.ts';

/** An administrator's token. */
export const signInAdmin = async (url: string): Promise<string> => {
  const { access_token: token } = await call<{ readonly access_token: string }>({
    url,
    method: 'POST',
    path: '/auth/login',
    body: ADMIN,
  });
  return token;
};

export interface AdminVisit extends Omit<PersonOptions, 'token'> {
  /** Below /admin, such as '/users'. */
  readonly path: string;
}

/** An administrator with a browser of their own, at a page of the back office. */
export const openBackOffice = async (browser: Browser, { path, ...options }: AdminVisit): Promise<Person> => {
  const admin = await newPerson(browser, { ...options, token: await signInAdmin(options.url) });
  await admin.page.goto(`/admin${path}`);
  await admin.page.getByRole('heading', { name: 'Verwaltung' }).waitFor();
  return admin;
};

/** `expect` for what a page comes to after a while, also on a busy machine. */
export const eventually = <Seen>(look: () => Promise<Seen> | Seen) => expect.poll(look, { timeout: 10_000 });
